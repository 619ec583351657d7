import { useClock } from '#current/surroundings.ts';
import type { Problem } from '#machines/session/login.setup.ts';
import { FocusedTray } from '#ui/messages/tray/FocusedTray.tsx';
import { WaitCountdown } from '#ui/messages/wait/WaitCountdown.tsx';
import { WAIT_A_MOMENT } from './messages.ts';

export interface ThrottleNoticeProps {
  title: string;
  /** The 429. */
  problem: Problem;
  /** The name under which the server speaks of it. */
  field: string;
}

/** A 429 of a form: the server's own words about waiting, and the time that it named counted down. */
export function ThrottleNotice({ title, problem: { errors, message, retryAfterSeconds }, field }: ThrottleNoticeProps) {
  const { now } = useClock();
  const said = errors[field]?.[0] ?? message;
  return (
    <>
      <FocusedTray title={title}>{said ?? (retryAfterSeconds === null ? WAIT_A_MOMENT : null)}</FocusedTray>
      {retryAfterSeconds !== null && retryAfterSeconds > 0 && (
        <WaitCountdown seconds={Math.ceil(retryAfterSeconds)} now={now} />
      )}
    </>
  );
}
