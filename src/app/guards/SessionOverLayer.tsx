import { useEffect, useSyncExternalStore } from 'react';
import { onUnsentWork, unsentWork } from '#persistence/unsent-work.ts';
import { failureMeaning } from '#contracts/failure.ts';
import { PlainQuestion } from '#ui/frames/dialog/PlainQuestion.tsx';
import { lazyPart } from '#ui/frames/part/lazy-part.tsx';
import { config } from '#current/config.ts';
import { messageFor } from '#features/session/failure-message.ts';
import { useServices } from '../services/services.ts';
import { LeaveQuestion } from '../shell/leave-question.tsx';
import { SignOutPart } from '../session/sign-out-part.tsx';

const SessionOverDialog = lazyPart(
  async () => (await import('#features/session/SessionOverDialog.tsx')).SessionOverDialog,
  {
    // Only a press leaves the page: Esc asks again.
    missing: (again, { title, onLeave }) => (
      <PlainQuestion
        title={title}
        confirmText="Try again"
        cancelText="Leave this page"
        onConfirm={again}
        onCancel={onLeave}
        onEscape={again}
      >
        Signing in could not be loaded. What you typed is still on this page. Check your connection, then try again.
      </PlainQuestion>
    ),
  },
);

/** After work began, what may ask about it is fetched. */
const SOON_MILLISECONDS = 1000;

/** J-01, J-02: signing in over the page, while somebody's session is over and their work stands on it. */
export function SessionOverLayer() {
  const { sessionOver } = useServices();
  const interruption = useSyncExternalStore(sessionOver.subscribe, sessionOver.current);
  const work = useSyncExternalStore(onUnsentWork, unsentWork);
  const hasWork = work !== null;

  useEffect(() => {
    if (!hasWork) return undefined;
    // Fetched while there is a connection, and the release that this page is of still answers: a session may end, or
    // somebody leave, long after. Not in the frame of the first key or press.
    const timer = setTimeout(
      () => void Promise.all([SessionOverDialog, LeaveQuestion, SignOutPart].map((part) => part.fetch())),
      SOON_MILLISECONDS,
    );
    return () => clearTimeout(timer);
  }, [hasWork]);

  if (interruption === null) return null;
  const { title, text } = messageFor(interruption.failure, config.productName);
  return (
    <SessionOverDialog
      login={interruption.login}
      title={title}
      lead={text}
      profile={interruption.profile}
      work={work ?? interruption.work}
      goesOn={failureMeaning(interruption.failure).continuesAfterSignIn}
      onLeave={sessionOver.leave}
    />
  );
}
