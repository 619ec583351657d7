import { useEffect, useState, type ReactNode } from 'react';
import { useBlocker, useNavigation } from 'react-router';
import { useCurrent } from '#current/current-context.ts';
import { hasUnsavedWork } from '#persistence/unsaved-work.ts';
import { RealtimeLayer } from '../realtime/RealtimeLayer.tsx';
import { ViewAsLayer } from '../shell/ViewAsLayer.tsx';
import { PageOrOutline } from '../shell/PageOrOutline.tsx';
import { useLateScrollPosition } from '../shell/use-late-scroll-position.ts';
import { LeaveQuestion } from '../shell/leave-question.tsx';
import { BootSkeleton } from '../pages/BootSkeleton.tsx';
import { SessionOverLayer } from './SessionOverLayer.tsx';

/**
 * Waits with the first signed-in page until a change of route that is under way has ended: a session that begins while
 * the page of somebody else is being left must not ask for that page in the new name.
 */
function OnceSettled({ children }: { children: ReactNode }) {
  const idle = useNavigation().state === 'idle';
  const [isSettled, setSettled] = useState(idle);
  if (idle && !isSettled) setSettled(true);
  return isSettled ? children : <BootSkeleton />;
}

/**
 * C-29: stands once around every signed-in page and asks before it is left while something would be lost: a file on its
 * way, or answers that this device refused to keep. What is kept on the device needs no question, unless its page says
 * so (an unsaved profile). An ended session leads to sign-in without one.
 */
function LeaveGuard({ hasUnsavedWork }: { hasUnsavedWork: (nextPath?: string) => boolean }) {
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

/** What every page of somebody who is signed in hangs in. Nothing of it is needed for signing in, so it is loaded apart. */
export function SignedInFrame() {
  const { profile } = useCurrent();
  useLateScrollPosition();
  return (
    <>
      <ViewAsLayer profile={profile} />
      <LeaveGuard hasUnsavedWork={hasUnsavedWork} />
      <RealtimeLayer key={profile.id}>
        <OnceSettled>
          <PageOrOutline />
        </OnceSettled>
      </RealtimeLayer>
      <SessionOverLayer />
    </>
  );
}
