import type { SnapshotFrom } from 'xstate';
import type { viewAsMachine } from '#machines/session/view-as.machine.ts';
import { FocusedTray } from './FocusedTray.tsx';
import { VIEW_AS_REFUSED } from './view-as-messages.ts';

/** H-04: what became of the last try, said where it was made: the page's own tray is behind the dialog. */
export function ViewAsNotice({ state }: { state: SnapshotFrom<typeof viewAsMachine> }) {
  if (state.matches({ entering: { form: 'refused' } })) return <FocusedTray title={VIEW_AS_REFUSED} />;
  if (state.matches({ entering: { form: 'notStarted' } })) {
    return (
      <FocusedTray title={VIEW_AS_REFUSED}>
        Something went wrong. You are still yourself, and can try again.
      </FocusedTray>
    );
  }
  if (state.matches('unconfirmed')) {
    return (
      <FocusedTray title="We haven't heard back yet">
        View As may have started. Check again before you do anything else.
      </FocusedTray>
    );
  }
  return null;
}
