import { FocusedTray } from '#ui/messages/tray/FocusedTray.tsx';
import { WaitCountdown } from '#ui/messages/wait/WaitCountdown.tsx';
import { FAILED } from './two-factor-messages.ts';
import type { TwoFactorState } from './use-two-factor.ts';

/** G-09, with what still holds. It takes the focus. */
export function FailedTray({ snapshot }: { snapshot: TwoFactorState }) {
  return (
    <FocusedTray className="tf__tray" title={FAILED.title}>
      {FAILED.text} {snapshot.context.isOn ? 'Two-factor is on.' : 'Two-factor is still off.'}
    </FocusedTray>
  );
}

/** L20: how long to wait, where the server says so. */
export function Wait({ seconds, now }: { seconds: number | null; now: () => number }) {
  return seconds !== null && seconds > 0 ? <WaitCountdown seconds={Math.ceil(seconds)} now={now} /> : null;
}
