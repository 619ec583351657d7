import type { BatchOutcome } from '#machines/evidence/bulk.machine.ts';
import { Note } from '#ui/messages/note/Note.tsx';
import { ErrorTray } from '#ui/messages/tray/ErrorTray.tsx';
import { outcomeText, outcomeTitle } from './bulk-messages.ts';

/** what was decided, and what remains. `waiting`: keys of what still waits. */
export function BatchOutcomeNote({ outcome, waiting }: { outcome: BatchOutcome; waiting: ReadonlySet<string> }) {
  const gone = outcome.failed.filter(({ key }) => !waiting.has(key)).length;
  if (outcome.failed.length > 0)
    return <ErrorTray title={outcomeTitle(outcome, gone)}>{outcomeText(outcome, gone)}</ErrorTray>;
  return (
    <div role="status" className="list__done">
      <Note title={outcomeTitle(outcome, gone)}>
        <p>{outcomeText(outcome, gone)}</p>
      </Note>
    </div>
  );
}
