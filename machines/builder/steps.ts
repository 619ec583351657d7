import type { BuilderContent } from '#contracts/builder/content.schema.ts';
import { move, type Edited, type Position } from './edits.ts';
import { kindOfNode, nodeAt, placedBlocks, ROOT, slotsOf, type PlacedBlock } from './node-tree.ts';

/** Where an arrow key leads a block that is lifted (P-04): past its neighbour, into columns, out of them. */
export type Direction = 'up' | 'down' | 'into' | 'out';

const isContainer = (nodes: BuilderContent, id: string): boolean => {
  const node = nodeAt(nodes, id);
  const kind = node === undefined ? undefined : kindOfNode(node);
  return kind === 'card' || kind === 'columns';
};

/** The slot that holds a block, among those of the block around it. */
const slotsAround = (nodes: BuilderContent, { within }: PlacedBlock): readonly string[] =>
  within === null ? [ROOT] : slotsOf(nodes, within.id);

/** Past the neighbour; at the end of a column to the next one, and from the last one out. */
const along = (nodes: BuilderContent, block: PlacedBlock, by: 1 | -1): Position | null => {
  const neighbour = block.siblings[block.siblings.indexOf(block.id) + by];
  if (neighbour !== undefined) return { kind: by === 1 ? 'after' : 'before', id: neighbour };
  if (block.within === null) return null;
  const slots = slotsAround(nodes, block);
  const next = slots[slots.indexOf(block.slot ?? '') + by];
  if (block.slot !== null && slots.includes(block.slot) && next !== undefined)
    return { kind: by === 1 ? 'first' : 'last', slot: next };
  return { kind: by === 1 ? 'after' : 'before', id: block.within.id };
};

/** Into the next column; else into the block above, else the one below, where those can take one in. */
const into = (nodes: BuilderContent, block: PlacedBlock): Position | null => {
  const at = block.siblings.indexOf(block.id);
  const [above, below] = [block.siblings[at - 1], block.siblings[at + 1]];
  const slots = slotsAround(nodes, block);
  const next = block.within === null ? undefined : slots[slots.indexOf(block.slot ?? '') + 1];
  if (next !== undefined && block.slot !== null && slots.includes(block.slot)) return { kind: 'last', slot: next };
  for (const [id, kind] of [
    [above, 'last'],
    [below, 'first'],
  ] as const) {
    const slot = id === undefined || !isContainer(nodes, id) ? undefined : slotsOf(nodes, id)[0];
    if (slot !== undefined) return { kind, slot };
  }
  return null;
};

/** Where a step leads; null where there is nowhere to go. */
export const stepFrom = (nodes: BuilderContent, id: string, direction: Direction): Position | null => {
  const block = placedBlocks(nodes).find((placed) => placed.id === id);
  if (block === undefined) return null;
  switch (direction) {
    case 'up':
      return along(nodes, block, -1);
    case 'down':
      return along(nodes, block, 1);
    case 'into':
      return into(nodes, block);
    case 'out':
      return block.within === null ? null : { kind: 'after', id: block.within.id };
  }
};

/** A document in which a block went one step; null where there is nowhere to go. */
export const stepped = (nodes: BuilderContent, id: string, direction: Direction): Edited => {
  const position = stepFrom(nodes, id, direction);
  return position === null ? null : move(nodes, id, position);
};

/** Where a block stands: how many of how many, the blocks beside it, and the block around it with its column from 1. */
export interface Standing {
  readonly number: number;
  readonly count: number;
  readonly after: string | null;
  readonly before: string | null;
  readonly within: { readonly id: string; readonly column: number; readonly columns: number } | null;
}

/** Where a block stands; null for one that is in no list. */
export const standingOf = (nodes: BuilderContent, id: string): Standing | null => {
  const block = placedBlocks(nodes).find((placed) => placed.id === id);
  if (block === undefined) return null;
  const at = block.siblings.indexOf(id);
  return {
    number: at + 1,
    count: block.siblings.length,
    after: block.siblings[at - 1] ?? null,
    before: block.siblings[at + 1] ?? null,
    within:
      block.within === null
        ? null
        : {
            id: block.within.id,
            column: block.within.column + 1,
            columns: Math.max(1, slotsOf(nodes, block.within.id).length),
          },
  };
};
