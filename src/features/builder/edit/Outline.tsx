import { memo, useCallback } from 'react';
import { Key } from '#ui/actions/keys/Key.tsx';
import { BlockIcon } from './block-icons.tsx';
import { blockRow, type BlockRow } from './block-row.ts';
import { RowToFix } from './RowToFix.tsx';
import { arrangementOf, useEditor, useNodes, useSelected } from './editor-context.ts';

interface RowProps extends BlockRow {
  readonly isSelected: boolean;
  readonly onSelect: (id: string) => void;
}

const Row = memo(function Row({ id, kind, text, meta, depth, isSelected, onSelect }: RowProps) {
  return (
    <li className={`bx-o bx-o--${Math.min(4, depth)}${isSelected ? ' is-sel' : ''}`}>
      <button type="button" data-row={id} aria-current={isSelected ? true : undefined} onClick={() => onSelect(id)}>
        <BlockIcon kind={kind} />
        <span>
          <b>{text}</b>
          <span className="meta">{meta}</span>
          <RowToFix id={id} kind={kind} />
        </span>
      </button>
    </li>
  );
});

/** Every block as a row, those within others further in; the same list that a phone edits. */
export function Outline() {
  const { actor, titleOf } = useEditor();
  const nodes = useNodes();
  const selected = useSelected();
  const select = useCallback((id: string): void => actor.send({ type: 'block.selected', id }), [actor]);
  return (
    <>
      <ol className="bx-out">
        {arrangementOf(nodes).placed.map((block) => (
          <Row
            key={block.id}
            {...blockRow(nodes, block, titleOf)}
            isSelected={block.id === selected}
            onSelect={select}
          />
        ))}
      </ol>
      <p className="bx-how meta">
        <Key>M</Key> lifts a block, arrows move it.
      </p>
    </>
  );
}
