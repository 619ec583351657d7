import { useSelector } from '@xstate/react';
import { Button } from '#ui/actions/button/Button.tsx';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { arrangementOf, useEditor } from './editor-context.ts';

const blocks = (count: number): string => (count === 1 ? '1 block' : `${count} blocks`);

/** P-24: somebody else changed the page since. Nothing is overwritten unasked, and nothing of the own is lost. */
export function ConflictDialog() {
  const { actor } = useEditor();
  const theirs = useSelector(actor, ({ context }) => context.theirs);
  const mine = useSelector(actor, ({ context }) => context.history.nodes);
  const isPublishing = useSelector(actor, ({ context }) => context.sent?.doing === 'publish');
  if (theirs === null) return null;
  const nodes = theirs.draft ?? theirs.published;
  const postpone = (): void => actor.send({ type: 'decision.postponed' });
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="small"
      title="Somebody else changed this page"
      onClose={postpone}
      foot={
        <>
          <Button variant="secondary" onClick={() => actor.send({ type: 'theirs.taken' })}>
            See theirs
          </Button>
          <Button variant="danger" onClick={() => actor.send({ type: 'mine.written' })}>
            {isPublishing ? 'Publish mine over theirs' : 'Save mine over theirs'}
          </Button>
        </>
      }
    >
      <p>
        It was saved elsewhere after you opened it. Theirs has{' '}
        {nodes === null ? 'nothing that can be read here' : blocks(arrangementOf(nodes).placed.length)}, yours has{' '}
        {blocks(arrangementOf(mine).placed.length)}.
      </p>
      <p>
        If you look at theirs, Undo brings yours back. If you save yours, theirs cannot be brought back from here. Close
        this to decide later: yours stays on this device.
      </p>
    </Dialog>
  );
}
