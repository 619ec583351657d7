import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { failureOutcome } from '#contracts/failure.ts';
import type { loginMachine } from '#machines/session/login.machine.ts';
import { FocusedTray } from '#ui/messages/tray/FocusedTray.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import type { LoginScreenProps } from './screen-props.ts';
import { ThrottleNotice } from './ThrottleNotice.tsx';
import { SESSION_ENDED, SESSION_EXPIRED, SIGN_IN_REFUSED } from './messages.ts';

const NOTICES = ['refused', 'throttled', 'expired', 'failed', 'ended'] as const;

const noticeOf = (state: SnapshotFrom<typeof loginMachine>): (typeof NOTICES)[number] | undefined =>
  NOTICES.find((form) => state.matches({ signedOut: { form } }));

/** What came of the last try, or how the session ended: one place inside the form, gone with the next try (0130). */
export function SignInNotice({ login }: LoginScreenProps) {
  const notice = useSelector(login, noticeOf);
  const problem = useSelector(login, (state) => state.context.problem);
  if (notice === undefined) return null;
  if (notice === 'refused') return <FocusedTray title={SIGN_IN_REFUSED} />;
  if (notice === 'expired') return <FocusedTray title={SESSION_EXPIRED.title}>{SESSION_EXPIRED.text}</FocusedTray>;
  if (notice === 'throttled' && problem !== null)
    return <ThrottleNotice title={SIGN_IN_REFUSED} problem={problem} field="email" />;
  const ending =
    notice === 'ended' && problem !== null
      ? SESSION_ENDED[failureOutcome(problem) === 'denied' ? 'denied' : 'sessionOver']
      : null;
  return <ProblemNotice problem={problem} consequence={ending} />;
}
