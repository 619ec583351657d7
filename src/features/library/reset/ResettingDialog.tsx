import { Button } from '#ui/actions/button/Button.tsx';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { countOf } from '#ui/format/counts.ts';
import { ProgressBar } from '#ui/messages/progress/ProgressBar.tsx';
import type { BulkResetFlow } from './use-bulk-reset.ts';

interface ResettingDialogProps {
  readonly flow: BulkResetFlow;
  readonly nameOf: (userId: number) => string;
}

/** N-22: how far the run is, and the way to stop it. */
export function ResettingDialog({ flow: { snapshot, send }, nameOf }: ResettingDialogProps) {
  const { queue, outcome, isStopping } = snapshot.context;
  const asked = outcome?.asked ?? 0;
  const done = asked - queue.length;
  const [current] = queue;
  return (
    <Dialog
      isOpen
      noClose
      size="small"
      title="Resetting"
      lead="Keep this page open until it is through."
      onClose={() => undefined}
      foot={
        <>
          <p className="foot__fact">
            <span className="meta">Stopping leaves those who are through as they are.</span>
          </p>
          <Button
            variant="secondary"
            busy={isStopping}
            busyText="Stopping…"
            onClick={() => send({ type: 'stop.requested' })}
          >
            Stop after this one
          </Button>
        </>
      }
    >
      <p className="prog__n" role="status">
        <b>{countOf(done, asked)}</b>
      </p>
      <ProgressBar label="Resets" percent={asked === 0 ? 0 : (done / asked) * 100} />
      <p className="meta">{current === undefined ? '' : nameOf(current)}</p>
    </Dialog>
  );
}
