import { memo } from 'react';
import { blockName, blockText, faultText } from '#machines/builder/block-texts.ts';
import { kindOfNode, nodeAt, type PlacedBlock } from '#machines/builder/node-tree.ts';
import type { BlockKind } from '#contracts/builder/blocks.schema.ts';
import { Key } from '#ui/actions/keys/Key.tsx';
import { Marker } from '#ui/messages/marker/Marker.tsx';
import { BlockIcon } from './block-icons.tsx';
import { arrangementOf, useEditor, useFault, useNodes, useSelected } from './editor-context.ts';

interface RowProps {
  readonly id: string;
  readonly kind: BlockKind | undefined;
  readonly text: string;
  readonly meta: string;
  readonly depth: number;
  readonly isSelected: boolean;
  readonly onSelect: (id: string) => void;
}

const Row = memo(function Row({ id, kind, text, meta, depth, isSelected, onSelect }: RowProps) {
  const fault = useFault(id);
  return (
    <li className={`bx-o bx-o--${Math.min(4, depth)}${isSelected ? ' is-sel' : ''}`}>
      <button type="button" data-row={id} aria-current={isSelected ? true : undefined} onClick={() => onSelect(id)}>
        <BlockIcon kind={kind} />
        <span>
          <b>{text}</b>
          <span className="meta">{meta}</span>
          {fault !== undefined && kind !== undefined && (
            <span className="bl__e">
              <Marker shape="overdue" size={20} />
              {faultText(fault, kind)}
            </span>
          )}
        </span>
      </button>
    </li>
  );
});

/** What stands beside the name of a block in a list: its kind, and its column. */
export const kindText = (name: string, { within }: Pick<PlacedBlock, 'within'>, columns: number): string =>
  within === null || columns < 2 ? name : `${name}, column ${within.column + 1}`;

/** Every block as a row, those within others further in; the same list that a phone edits. */
export function Outline() {
  const { actor, titleOf } = useEditor();
  const nodes = useNodes();
  const selected = useSelected();
  const { placed, columns } = arrangementOf(nodes);
  const select = (id: string): void => actor.send({ type: 'block.selected', id });
  return (
    <>
      <ol className="bx-out">
        {placed.map((block) => {
          const { id, depth, within } = block;
          const node = nodeAt(nodes, id);
          const name = blockName(nodes, id);
          return (
            <Row
              key={id}
              id={id}
              kind={node === undefined ? undefined : kindOfNode(node)}
              text={blockText(nodes, id, titleOf) ?? 'Nothing yet'}
              meta={kindText(name, block, within === null ? 0 : (columns.get(within.id)?.length ?? 0))}
              depth={depth}
              isSelected={id === selected}
              onSelect={select}
            />
          );
        })}
      </ol>
      <p className="bx-how meta">
        <Key>M</Key> lifts a block, arrows move it.
      </p>
    </>
  );
}
