import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { LeaveQuestion } from '../shell/leave-question.tsx';

/**
 * C-29: stands once around every signed-in page, and around a public one on which somebody types, and asks before it is
 * left while something would be lost: a file on its way, or answers that this device refused to keep. What is kept on
 * the device needs no question, unless its page says so (an unsaved profile). An ended session leads to sign-in without
 * one.
 */
export function LeaveGuard({ hasUnsavedWork }: { hasUnsavedWork: (nextPath?: string) => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.pathname !== '/login' &&
      hasUnsavedWork(nextLocation.pathname),
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (hasUnsavedWork()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsavedWork]);

  if (blocker.state !== 'blocked') return null;
  return <LeaveQuestion onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />;
}
