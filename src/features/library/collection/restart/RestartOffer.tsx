import { useEffect, useRef } from 'react';
import { Button } from '#ui/actions/button/Button.tsx';
import { lazyPart } from '#ui/frames/part/lazy-part.tsx';
import type { RestartDialogProps } from './RestartDialog.tsx';

/** Its code comes with the dialog that it opens. */
const RestartDialog = lazyPart(async () => (await import('./RestartDialog.tsx')).RestartDialog);

/**
 * N-23: that it begins again. The dialog went with the button that opened it, so the focus comes here (B-23): a frame
 * later, because what is outside of a dialog is inert until it has gone.
 */
function StartedAgain({ learner }: Pick<RestartDialogProps, 'learner'>) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) message.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <p ref={message} tabIndex={-1} role="status" className="coll__again">
      {learner ?? 'You'} can start again now. Points, awards, evidence and results have stayed.
    </p>
  );
}

/** N-14, N-21: the way to begin a completed collection again, and that it begins again (N-23). */
export function RestartOffer(props: RestartDialogProps) {
  const { flow, learner } = props;
  const { snapshot, send } = flow;
  return (
    <>
      {snapshot.context.canRestart && (
        <div className="coll__again">
          <p className="meta">Everything in it can be looked at again without starting again.</p>
          <Button variant="secondary" onClick={() => send({ type: 'requested' })}>
            Start again
          </Button>
        </div>
      )}
      {snapshot.matches('done') && !snapshot.context.canRestart && <StartedAgain learner={learner} />}
      {snapshot.hasTag('dialog') && <RestartDialog {...props} />}
    </>
  );
}
