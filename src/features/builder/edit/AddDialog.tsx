import type { BlockKind } from '#contracts/builder/blocks.schema.ts';
import { blockTitle } from '#machines/builder/block-texts.ts';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { BlockGroups } from './BlockPalette.tsx';
import { useEditor, useNodes, useSelected } from './editor-context.ts';

/** The palette over the page: what is chosen goes below the block that is selected, or at the end. */
export function AddDialog({ onAdd, onClose }: { onAdd: (kind: BlockKind) => void; onClose: () => void }) {
  const { titleOf } = useEditor();
  const nodes = useNodes();
  const selected = useSelected();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      isDismissable
      title="Add a block"
      lead={selected === null ? 'At the end of the page' : `Below “${blockTitle(nodes, selected, titleOf)}”`}
    >
      <div className="bl__add">
        <BlockGroups level={3} onAdd={onAdd} />
      </div>
    </Dialog>
  );
}
