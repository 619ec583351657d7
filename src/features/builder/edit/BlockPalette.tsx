import { IconSearch } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import type { BlockKind } from '#contracts/builder/blocks.schema.ts';
import { BLOCK_NAMES } from '#machines/builder/block-texts.ts';
import { BLOCK_GROUPS, BlockIcon } from './block-icons.tsx';
import { useDragSource } from './use-drag-source.ts';

function PaletteButton({
  kind,
  howId,
  onAdd,
}: {
  kind: BlockKind;
  howId: string | undefined;
  onAdd: (kind: BlockKind) => void;
}) {
  const element = useRef<HTMLButtonElement>(null);
  useDragSource(element, element, { kind: 'new', block: kind }, () => [BLOCK_NAMES[kind], 'New block']);
  return (
    <button ref={element} type="button" className="bx-pb" aria-describedby={howId} onClick={() => onAdd(kind)}>
      <BlockIcon kind={kind} />
      {BLOCK_NAMES[kind]}
    </button>
  );
}

/** P-01: the 17 blocks in their groups. */
export function BlockGroups({
  search = '',
  howId,
  level,
  onAdd,
}: {
  search?: string;
  howId?: string;
  level: 2 | 3;
  onAdd: (kind: BlockKind) => void;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const sought = search.trim().toLowerCase();
  const groups = BLOCK_GROUPS.map((group) => ({
    ...group,
    kinds: group.kinds.filter((kind) => BLOCK_NAMES[kind].toLowerCase().includes(sought)),
  })).filter(({ kinds }) => kinds.length > 0);
  if (groups.length === 0) return <p className="meta bx-none">No block is called “{search.trim()}”.</p>;
  return groups.map(({ title, kinds }) => (
    <div key={title}>
      <Heading className="bx-g">{title}</Heading>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <PaletteButton {...{ kind, howId, onAdd }} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** The palette beside the page: a block is dragged from it, or added below the one that is selected. */
export function BlockPalette({ onAdd }: { onAdd: (kind: BlockKind) => void }) {
  const howId = useId();
  const [search, setSearch] = useState('');
  return (
    <>
      <div className="bx-pal__in">
        <span className="bx-find">
          <IconSearch className="ic" aria-hidden />
          <input
            className="input"
            type="search"
            aria-label="Find a block"
            placeholder="Find a block"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </span>
        <BlockGroups search={search} howId={howId} level={2} onAdd={onAdd} />
      </div>
      <p className="bx-how meta" id={howId}>
        Drag, or press to add below.
      </p>
    </>
  );
}
