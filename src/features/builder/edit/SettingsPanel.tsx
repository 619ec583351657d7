import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { BuilderContent } from '#contracts/builder/content.schema.ts';
import {
  BLOCK_NAMES,
  blockName,
  blockTitle,
  faultText,
  standingText,
  toFixTitle,
} from '#machines/builder/block-texts.ts';
import { move, type Position } from '#machines/builder/edits.ts';
import { kindOfNode, nodeAt, ROOT, slotsOf } from '#machines/builder/node-tree.ts';
import { standingOf } from '#machines/builder/steps.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';
import { Note } from '#ui/messages/note/Note.tsx';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import '#ui/frames/breadcrumb/breadcrumb.css';
import { arrangementOf, useEditor, useFaults, useNodes } from './editor-context.ts';

import { BlockSettings } from './BlockSettings.tsx';

/** Where a block could stand, beside where it is: by its text, in a list. */
const targetsOf = (
  nodes: BuilderContent,
  id: string,
  title: (id: string) => string,
): readonly { readonly key: string; readonly label: string; readonly at: Position }[] => {
  const { placed } = arrangementOf(nodes);
  const rows = placed
    .filter((block) => block.id !== id)
    .flatMap((block) => {
      const after = {
        key: `after ${block.id}`,
        label: `Below “${title(block.id)}”`,
        at: { kind: 'after' as const, id: block.id },
      };
      const node = nodeAt(nodes, block.id);
      const kind = node === undefined ? undefined : kindOfNode(node);
      if (kind !== 'card' && kind !== 'columns') return [after];
      const slots = slotsOf(nodes, block.id);
      return [
        after,
        ...slots.map((slot, index) => ({
          key: `into ${slot}`,
          label: kind === 'card' ? `Into “${title(block.id)}”` : `Into column ${index + 1} of “${title(block.id)}”`,
          at: { kind: 'last' as const, slot },
        })),
      ];
    });
  return [
    { key: 'first', label: 'At the head of the page', at: { kind: 'first' as const, slot: ROOT } },
    ...rows,
  ].filter(({ at }) => move(nodes, id, at) !== null);
};

/** "Move to": the same as dragging, without dragging (P-04). Its list is made when it is looked at. */
function MoveTo({ id }: { id: string }) {
  const { actor, titleOf } = useEditor();
  const nodes = useNodes();
  const [isOpen, setOpen] = useState(false);
  const standing = standingOf(nodes, id);
  const targets = isOpen ? targetsOf(nodes, id, (block) => blockTitle(nodes, block, titleOf)) : [];
  return (
    <>
      {standing !== null && (
        <dl className="stack bx-facts">
          <div>
            <dt>Where</dt>
            <dd>{standingText(nodes, standing, titleOf)}</dd>
          </div>
        </dl>
      )}
      <SelectField
        label="Move to"
        value=""
        placeholder="Here"
        options={targets.map(({ key, label }) => ({ value: key, label }))}
        onFocus={() => setOpen(true)}
        onPointerDown={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onChange={(key) => {
          const target = targets.find((one) => one.key === key);
          if (target !== undefined) actor.send({ type: 'edited', edit: { kind: 'move', id, at: target.at } });
        }}
      />
    </>
  );
}

/** What is to fix before publishing, each leading to its field. */
function FaultTray({ onFix }: { onFix: (id: string, field: string) => void }) {
  const faults = useFaults();
  const nodes = useNodes();
  if (faults.length === 0) return null;
  return (
    <div className="tray bx-tray">
      <p className="tray__t">
        <Marker shape="overdue" size={20} />
        {toFixTitle(faults.length)}
      </p>
      <ul>
        {faults.map((fault) => {
          const node = nodeAt(nodes, fault.id);
          const kind = node === undefined ? undefined : kindOfNode(node);
          return (
            <li key={`${fault.id} ${fault.field}`}>
              <button type="button" className="btn-text" onClick={() => onFix(fault.id, fault.field)}>
                {blockName(nodes, fault.id)}: {kind === undefined ? '' : faultText(fault, kind)}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The way from the page to a block, through what holds it. */
function Trail({ id }: { id: string }) {
  const { actor } = useEditor();
  const nodes = useNodes();
  const { byId } = arrangementOf(nodes);
  const holders: { readonly id: string; readonly label: string }[] = [];
  for (let at = byId.get(id)?.within ?? null; at !== null; at = byId.get(at.id)?.within ?? null) {
    const name = blockName(nodes, at.id);
    holders.unshift({ id: at.id, label: slotsOf(nodes, at.id).length > 1 ? `${name}, column ${at.column + 1}` : name });
  }
  return (
    <nav className="crumbs bx-trail" aria-label="Where this block is">
      <ol>
        <li>
          <button type="button" className="btn-text" onClick={() => actor.send({ type: 'block.selected', id: null })}>
            Page
          </button>
        </li>
        {holders.map((holder) => (
          <li key={holder.id}>
            <button
              type="button"
              className="btn-text"
              onClick={() => actor.send({ type: 'block.selected', id: holder.id })}
            >
              {holder.label}
            </button>
          </li>
        ))}
        <li aria-current="true">{blockName(nodes, id)}</li>
      </ol>
    </nav>
  );
}

/** Duplicate and delete, at the end of the settings. */
function BlockActions({ id }: { id: string }) {
  const { actor } = useEditor();
  return (
    <div className="bx-set__f">
      <Button variant="secondary" onClick={() => actor.send({ type: 'edited', edit: { kind: 'duplicate', id } })}>
        <IconCopy className="ic" aria-hidden />
        Duplicate
      </Button>
      <Button variant="danger" onClick={() => actor.send({ type: 'edited', edit: { kind: 'remove', id } })}>
        <IconTrash className="ic" aria-hidden />
        Delete
      </Button>
    </div>
  );
}

/** Beside the page: what is to fix, and the settings of the block that is selected. */
export function SettingsPanel({
  selected,
  onFix,
}: {
  selected: string | null;
  onFix: (id: string, field: string) => void;
}) {
  const { actor, titleOf } = useEditor();
  const nodes = useNodes();
  const isMoving = useSelector(actor, ({ context }) => context.lifted !== null);
  const node = selected === null ? undefined : nodeAt(nodes, selected);
  const kind = node === undefined ? undefined : kindOfNode(node);
  return (
    <div className="bx-set__in">
      <FaultTray onFix={onFix} />
      {selected === null || node === undefined ? (
        <p className="meta">Choose a block to see its settings.</p>
      ) : (
        <>
          <Trail id={selected} />
          <h2>{kind === undefined ? blockName(nodes, selected) : BLOCK_NAMES[kind]}</h2>
          {isMoving ? (
            <>
              <p className="meta">{blockTitle(nodes, selected, titleOf)}</p>
              <Note>
                <p>It moves on the page as you press. Nothing is saved until you drop it.</p>
              </Note>
            </>
          ) : (
            <>
              <BlockSettings key={selected} id={selected} />
              <MoveTo key={`to ${selected}`} id={selected} />
              <BlockActions key={`with ${selected}`} id={selected} />
            </>
          )}
        </>
      )}
    </div>
  );
}
