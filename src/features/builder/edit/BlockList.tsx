import { IconArrowDown, IconArrowUp, IconGripVertical, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { blockName, blockText, blockTitle, faultText } from '#machines/builder/block-texts.ts';
import { kindOfNode, nodeAt } from '#machines/builder/node-tree.ts';
import { shownNodes } from '#machines/builder/publishing.machine.ts';
import { stepFrom } from '#machines/builder/steps.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import { BlockIcon } from './block-icons.tsx';
import { arrangementOf, useEditor, useFault, useFaults, useNodes, useSelected } from './editor-context.ts';
import { kindText } from './Outline.tsx';
import { BlockSettings } from './BlockSettings.tsx';

/** One block of the list; the one that is selected shows what can be done with it. */
function Row({ id, onEdit }: { id: string; onEdit: () => void }) {
  const { actor, titleOf, onAdd } = useEditor();
  const nodes = useNodes();
  const isSelected = useSelected() === id;
  const fault = useFault(id);
  const { byId, columns } = arrangementOf(nodes);
  const block = byId.get(id);
  const node = nodeAt(nodes, id);
  if (block === undefined || node === undefined) return null;
  const kind = kindOfNode(node);
  const name = blockName(nodes, id);
  const title = blockTitle(nodes, id, titleOf);
  const move = (direction: 'up' | 'down'): void => {
    const at = stepFrom(shownNodes(actor.getSnapshot().context), id, direction);
    if (at !== null) actor.send({ type: 'edited', edit: { kind: 'move', id, at } });
  };
  return (
    <li
      className={`bl__i${block.depth > 0 ? ' is-in' : ''}${isSelected ? ' is-sel' : ''}${fault === undefined ? '' : ' is-err'}`}
    >
      <button
        type="button"
        className="bl__g"
        data-row={id}
        aria-label={`Move ${name}: ${title}`}
        onClick={() => actor.send({ type: 'block.lifted', id })}
      >
        <IconGripVertical className="ic" aria-hidden />
      </button>
      <button
        type="button"
        className="bl__b"
        data-row={id}
        aria-expanded={isSelected}
        onClick={() => actor.send({ type: 'block.selected', id: isSelected ? null : id })}
      >
        <span className="meta">
          <BlockIcon kind={kind} />
          {kindText(name, block, block.within === null ? 0 : (columns.get(block.within.id)?.length ?? 0))}
        </span>
        <b>{blockText(nodes, id, titleOf) ?? 'Nothing yet'}</b>
        {fault !== undefined && kind !== undefined && (
          <span className="bl__e">
            <Marker shape="overdue" size={20} />
            {faultText(fault, kind)}
          </span>
        )}
      </button>
      {isSelected && (
        <div className="bl__a">
          <Button variant="primary" onClick={onEdit}>
            <IconPencil className="ic" aria-hidden />
            Edit
          </Button>
          <Button variant="secondary" icon aria-label="Move up" onClick={() => move('up')}>
            <IconArrowUp className="ic" aria-hidden />
          </Button>
          <Button variant="secondary" icon aria-label="Move down" onClick={() => move('down')}>
            <IconArrowDown className="ic" aria-hidden />
          </Button>
          <Button variant="secondary" icon aria-label="Add a block below" onClick={onAdd}>
            <IconPlus className="ic" aria-hidden />
          </Button>
          <Button
            variant="danger"
            icon
            aria-label="Delete"
            onClick={() => actor.send({ type: 'edited', edit: { kind: 'remove', id } })}
          >
            <IconTrash className="ic" aria-hidden />
          </Button>
        </div>
      )}
    </li>
  );
}

/** A phone puts right, it does not lay out: the page as the list of its blocks, each edited in a sheet from below. */
export function BlockList({ onLayouts }: { onLayouts: () => void }) {
  const { actor, onAdd } = useEditor();
  const nodes = useNodes();
  const selected = useSelected();
  const faults = useFaults().length;
  const [isEditing, setEditing] = useState(false);
  const { placed } = arrangementOf(nodes);
  const addAtTheEnd = (): void => {
    actor.send({ type: 'block.selected', id: null });
    onAdd();
  };
  if (placed.length === 0)
    return (
      <section className="bl" aria-label="The page" tabIndex={-1}>
        <p className="lead">The first block goes here. Begin with something that is nearly right, or with a block.</p>
        <div className="form__act">
          <Button variant="primary" onClick={onLayouts}>
            Choose a layout
          </Button>
          <Button variant="secondary" onClick={addAtTheEnd}>
            <IconPlus className="ic" aria-hidden />
            Add a block
          </Button>
        </div>
      </section>
    );
  return (
    <section className="bl" aria-label="Blocks of this page" tabIndex={-1}>
      {faults > 0 && (
        <div className="tray bl__tray">
          <p className="tray__t">
            <Marker shape="overdue" size={20} />
            {faults === 1 ? 'One thing to fix before publishing' : `${faults} things to fix before publishing`}
          </p>
          <p>Each block below says what.</p>
        </div>
      )}
      <p className="meta bl__h">{placed.length === 1 ? '1 block' : `${placed.length} blocks`}. Tap one to change it.</p>
      <ol className="bl__l">
        {placed.map(({ id }) => (
          <Row key={id} id={id} onEdit={() => setEditing(true)} />
        ))}
      </ol>
      <button type="button" className="bx-end" onClick={addAtTheEnd}>
        <IconPlus className="ic" aria-hidden />
        Add a block
      </button>
      {isEditing && selected !== null && (
        <Dialog
          isOpen
          onClose={() => setEditing(false)}
          title={blockName(nodes, selected)}
          size="small"
          className="bl__sheet"
          foot={
            <>
              <Button
                variant="danger"
                onClick={() => {
                  setEditing(false);
                  actor.send({ type: 'edited', edit: { kind: 'remove', id: selected } });
                }}
              >
                <IconTrash className="ic" aria-hidden />
                Delete
              </Button>
              <Button variant="primary" onClick={() => setEditing(false)}>
                Done
              </Button>
            </>
          }
        >
          <BlockSettings key={selected} id={selected} isAlone />
        </Dialog>
      )}
    </section>
  );
}
