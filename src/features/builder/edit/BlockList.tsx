import { IconArrowDown, IconArrowUp, IconGripVertical, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { memo, useCallback, useState } from 'react';
import { blockName, blockTitle, toFixTitle } from '#machines/builder/block-texts.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Dialog } from '#ui/frames/dialog/Dialog.tsx';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import { BlockIcon } from './block-icons.tsx';
import { blockRow, type BlockRow } from './block-row.ts';
import { RowToFix } from './RowToFix.tsx';
import { addAtTheEnd, moveBeside } from './block-commands.ts';
import { arrangementOf, useEditor, useFault, useFaults, useNodes, useSelected } from './editor-context.ts';
import { BlockSettings } from './BlockSettings.tsx';

interface RowProps extends BlockRow {
  readonly title: string;
  readonly isSelected: boolean;
  readonly onEdit: () => void;
}

/** One block of the list; the one that is selected shows what can be done with it. */
const Row = memo(function Row({ id, kind, name, title, text, meta, depth, isSelected, onEdit }: RowProps) {
  const { actor, onAdd } = useEditor();
  const fault = useFault(id);
  return (
    <li
      className={`bl__i${depth > 0 ? ' is-in' : ''}${isSelected ? ' is-sel' : ''}${fault === undefined ? '' : ' is-err'}`}
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
          {meta}
        </span>
        <b>{text}</b>
        <RowToFix id={id} kind={kind} />
      </button>
      {isSelected && (
        <div className="bl__a">
          <Button variant="primary" onClick={onEdit}>
            <IconPencil className="ic" aria-hidden />
            Edit
          </Button>
          <Button variant="secondary" icon aria-label="Move up" onClick={() => moveBeside(actor, id, 'up')}>
            <IconArrowUp className="ic" aria-hidden />
          </Button>
          <Button variant="secondary" icon aria-label="Move down" onClick={() => moveBeside(actor, id, 'down')}>
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
});

/** A phone puts right, it does not lay out: the page as the list of its blocks, each edited in a sheet from below. */
export function BlockList({ onLayouts }: { onLayouts: () => void }) {
  const editor = useEditor();
  const { actor, titleOf } = editor;
  const nodes = useNodes();
  const selected = useSelected();
  const faults = useFaults().length;
  const [isEditing, setEditing] = useState(false);
  const edit = useCallback(() => setEditing(true), []);
  const { placed } = arrangementOf(nodes);
  if (placed.length === 0)
    return (
      <section className="bl" aria-label="The page" tabIndex={-1}>
        <p className="lead">The first block goes here. Begin with something that is nearly right, or with a block.</p>
        <div className="form__act">
          <Button variant="primary" onClick={onLayouts}>
            Choose a layout
          </Button>
          <Button variant="secondary" onClick={() => addAtTheEnd(editor)}>
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
            {toFixTitle(faults)}
          </p>
          <p>Each block below says what.</p>
        </div>
      )}
      <p className="meta bl__h">{placed.length === 1 ? '1 block' : `${placed.length} blocks`}. Tap one to change it.</p>
      <ol className="bl__l">
        {placed.map((block) => (
          <Row
            key={block.id}
            {...blockRow(nodes, block, titleOf)}
            title={blockTitle(nodes, block.id, titleOf)}
            isSelected={block.id === selected}
            onEdit={edit}
          />
        ))}
      </ol>
      <button type="button" className="bx-end" onClick={() => addAtTheEnd(editor)}>
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
