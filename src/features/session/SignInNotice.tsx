import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from '#machines/session/login.machine.ts';
import { FocusedTray } from './FocusedTray.tsx';
import type { LoginScreenProps } from './screen-props.ts';
import { SESSION_EXPIRED, SIGN_IN_REFUSED } from './messages.ts';

const noticeOf = (state: SnapshotFrom<typeof loginMachine>): 'refused' | 'throttled' | 'expired' | null => {
  if (state.matches({ signedOut: { form: 'refused' } })) return 'refused';
  if (state.matches({ signedOut: { form: 'throttled' } })) return 'throttled';
  return state.matches({ signedOut: { form: 'expired' } }) ? 'expired' : null;
};

/** What came of the last try: A-13, with the server's own words about waiting, or J-02's for a code that came too late. */
export function SignInNotice({ login }: LoginScreenProps) {
  const notice = useSelector(login, noticeOf);
  const waitMessage = useSelector(login, (state) => state.context.waitMessage);
  if (notice === null) return null;
  if (notice === 'expired') return <FocusedTray title={SESSION_EXPIRED.title}>{SESSION_EXPIRED.text}</FocusedTray>;
  return <FocusedTray title={SIGN_IN_REFUSED}>{notice === 'throttled' ? waitMessage : null}</FocusedTray>;
}
