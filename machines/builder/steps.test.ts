import { describe, expect, test } from 'vitest';
import type { BuilderContent } from '#contracts/builder/content.schema.ts';
import { applyEdit, EMPTY_CONTENT } from './apply-edit.ts';
import { standingText } from './block-texts.ts';
import { placedBlocks, ROOT } from './node-tree.ts';
import { standingOf, stepped, type Direction } from './steps.ts';

let made = 0;
const newId = (): string => `b${(made += 1)}`;

/** A page of a heading, two columns with a text in each, and a card; its ids in the order in which it is read. */
const page = () => {
  made = 0;
  let nodes: BuilderContent = EMPTY_CONTENT;
  const add = (block: 'heading' | 'columns' | 'card' | 'simpleText', slot = ROOT): string => {
    const applied = applyEdit(nodes, { kind: 'insert', block, at: { kind: 'last', slot } }, newId);
    if (applied === null || applied.selected === null) throw new Error('Nothing was added.');
    ({ nodes } = applied);
    return applied.selected;
  };
  const heading = add('heading');
  const columns = add('columns');
  const slots = Object.values(nodes[columns]?.linkedNodes ?? {});
  const left = add('simpleText', slots[0]);
  const right = add('simpleText', slots[1]);
  const card = add('card');
  return { nodes, heading, columns, left, right, card };
};

const where = (nodes: BuilderContent, id: string): string => {
  const block = placedBlocks(nodes).find((placed) => placed.id === id);
  const standing = standingOf(nodes, id);
  return `${block?.within?.id ?? ROOT}/${block?.within?.column ?? 0}/${standing?.number}of${standing?.count}`;
};

describe('P-04: where an arrow leads a block that is lifted', () => {
  test.each<
    [string, (all: ReturnType<typeof page>) => string, readonly Direction[], (all: ReturnType<typeof page>) => string]
  >([
    ['down past its neighbour', ({ heading }) => heading, ['down'], () => `${ROOT}/0/2of3`],
    ['down to the end, and no further', ({ card }) => card, ['down'], () => `${ROOT}/0/3of3`],
    ['up to the head', ({ card }) => card, ['up', 'up', 'up'], () => `${ROOT}/0/1of3`],
    ['into the columns below', ({ heading }) => heading, ['into'], ({ columns }) => `${columns}/0/1of2`],
    ['into the next column', ({ heading }) => heading, ['into', 'into'], ({ columns }) => `${columns}/1/2of2`],
    ['out of a column, below it', ({ left }) => left, ['out'], () => `${ROOT}/0/3of4`],
    ['from the first column down to the second', ({ left }) => left, ['down'], ({ columns }) => `${columns}/1/1of2`],
    ['from the last column down below the columns', ({ right }) => right, ['down'], () => `${ROOT}/0/3of4`],
    ['from the second column up to the first', ({ right }) => right, ['up'], ({ columns }) => `${columns}/0/2of2`],
    ['from the first column up above the columns', ({ left }) => left, ['up'], () => `${ROOT}/0/2of4`],
    ['into the columns above, at their end', ({ card }) => card, ['into'], ({ columns }) => `${columns}/0/2of2`],
    ['nowhere out of the page', ({ heading }) => heading, ['out'], () => `${ROOT}/0/1of3`],
    ['nowhere into what takes nothing', ({ left }) => left, ['out', 'down', 'into', 'out'], () => `${ROOT}/0/4of4`],
  ])('%s', (_, blockOf, steps, expected) => {
    const all = page();
    const id = blockOf(all);
    const nodes = steps.reduce((before, step) => stepped(before, id, step) ?? before, all.nodes);
    expect(where(nodes, id)).toBe(expected(all));
    expect(placedBlocks(nodes)).toHaveLength(5);
  });

  test('columns do not go into themselves', () => {
    const { nodes, columns, card } = page();
    const moved = stepped(nodes, columns, 'down') ?? nodes;
    expect(where(moved, columns)).toBe(`${ROOT}/0/3of3`);
    // The card above takes them in; then nothing is beside them to go into.
    const within = stepped(moved, columns, 'into') ?? moved;
    expect(where(within, columns)).toBe(`${card}/0/1of1`);
    expect(stepped(within, columns, 'into')).toBeNull();
  });

  test('a block that is gone goes nowhere', () => {
    expect(stepped(page().nodes, 'gone', 'up')).toBeNull();
  });
});

test('P-04: what is said of it: its column, its place, and what is beside it', () => {
  const { nodes, heading, left, card } = page();
  const said = (id: string): string => {
    const standing = standingOf(nodes, id);
    return standing === null ? '' : standingText(nodes, standing);
  };
  expect(said(heading)).toBe('Place 1 of 3, before “2 columns”');
  expect(said(card)).toBe('Place 3 of 3, after “2 columns”');
  expect(said(left)).toBe('Column 1 of 2. Place 1 of 1, alone');
  const inCard =
    applyEdit(nodes, { kind: 'move', id: heading, at: { kind: 'last', slot: card } }, newId)?.nodes ?? nodes;
  const standing = standingOf(inCard, heading);
  expect(standing === null ? '' : standingText(inCard, standing)).toBe('In “Card container”. Place 1 of 1, alone');
});
