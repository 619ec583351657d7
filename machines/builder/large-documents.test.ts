import { expect, test } from 'vitest';
import type { BuilderContent } from '#contracts/builder/content.schema.ts';
import { blockFaults } from './block-faults.ts';
import { readContent, writeContent } from './content-text.ts';
import { allBlocks, documentOf } from './document.ts';
import { copy, duplicate, insert, move, newBlock, remove, setColumnCount, setProps, type Edited } from './edits.ts';
import { placedBlocks, subtreeOf } from './node-tree.ts';

const ORIGIN = 'https://learn.example';

/** A document of this many blocks: a tenth of them columns with three blocks in each of two columns. */
const documentOfBlocks = (count: number): BuilderContent => {
  const nodes: BuilderContent = { ROOT: { type: 'div', props: {}, nodes: [] } };
  let blocks = 0;
  const text = (parent: string): string => {
    blocks += 1;
    const id = `b${blocks}`;
    nodes[id] = { type: { resolvedName: 'Heading' }, props: { text: id, style: 'h2' }, nodes: [], parent };
    nodes[parent]?.nodes?.push(id);
    return id;
  };
  while (blocks < count) {
    text('ROOT');
    if (blocks + 7 > count || blocks % 10 !== 1) continue;
    blocks += 1;
    const id = `b${blocks}`;
    const keys = [`${id}-1`, `${id}-2`] as const;
    nodes['ROOT']?.nodes?.push(id);
    nodes[id] = {
      type: { resolvedName: 'Columns' },
      props: { columns: 2 },
      linkedNodes: { 'column-1': keys[0], 'column-2': keys[1] },
      parent: 'ROOT',
    };
    for (const key of keys) {
      nodes[key] = { type: { resolvedName: 'Column' }, props: {}, nodes: [], parent: id };
      for (let index = 0; index < 3; index += 1) text(key);
    }
  }
  return nodes;
};

/** How often a node is looked at: each reads its type, its settings and its lists through a proxy that counts. */
const countedDocument = (count: number): { readonly nodes: BuilderContent; readonly looks: () => number } => {
  let looks = 0;
  const counted = <T extends object>(value: T): T =>
    new Proxy(value, {
      get: (target, key) => {
        looks += 1;
        const found: unknown = Reflect.get(target, key);
        return typeof found === 'object' && found !== null && !Array.isArray(found) ? counted(found) : found;
      },
    });
  const nodes = Object.fromEntries(Object.entries(documentOfBlocks(count)).map(([id, node]) => [id, counted(node)]));
  return { nodes, looks: () => looks };
};

const counter = () => {
  let next = 0;
  return () => `new-${(next += 1)}`;
};

const WORK: readonly (readonly [string, (nodes: BuilderContent) => unknown])[] = [
  ['documentOf', documentOf],
  ['placedBlocks', placedBlocks],
  ['blockFaults', (nodes) => blockFaults(nodes, ORIGIN)],
  ['writeContent', writeContent],
  ['insert', (nodes) => insert(nodes, newBlock('columns', {}, counter()), { kind: 'after', id: 'b9' })],
  ['move', (nodes) => move(nodes, 'b1', { kind: 'last', slot: 'ROOT' })],
  ['remove', (nodes) => remove(nodes, 'b2')],
  ['copy', (nodes) => copy(nodes, 'b2')],
  ['duplicate', (nodes) => duplicate(nodes, 'b2', counter())],
  ['setProps', (nodes) => setProps(nodes, 'b1', { text: 'new' })],
  ['setColumnCount', (nodes) => setColumnCount(nodes, 'b2', 3, counter())],
];

test.each(WORK)('the work of %s grows with the document, and no faster', (_, work) => {
  const looksAt = (count: number): number => {
    const { nodes, looks } = countedDocument(count);
    expect(work(nodes)).not.toBeNull();
    return looks();
  };
  const [small, large] = [looksAt(500), looksAt(2000)];
  expect(large).toBeLessThan(small * 4.5 + 100);
  // A few dozen looks at each of 2,000 blocks.
  expect(large).toBeLessThan(2000 * 60);
});

test('the list of a block beside 2,000 others is made once', () => {
  const placed = placedBlocks(documentOfBlocks(2000)).filter(({ slot }) => slot === 'ROOT');
  expect(placed.length).toBeGreaterThan(500);
  expect(new Set(placed.map(({ siblings }) => siblings)).size).toBe(1);
});

test('2,000 blocks are all read, all placed, and written as they were', () => {
  const nodes = documentOfBlocks(2000);
  expect(allBlocks(documentOf(nodes))).toHaveLength(2000);
  expect(placedBlocks(nodes)).toHaveLength(2000);
  expect(readContent(writeContent(nodes))).toEqual(nodes);
  expect(blockFaults(nodes, ORIGIN)).toEqual([]);
});

test.each<[string, (nodes: BuilderContent) => Edited, readonly string[]]>([
  ['setProps', (nodes) => setProps(nodes, 'b1', { text: 'new' }), ['b1']],
  ['move', (nodes) => move(nodes, 'b1', { kind: 'last', slot: 'b2-1' }), ['ROOT', 'b1', 'b2-1']],
  ['insert', (nodes) => insert(nodes, newBlock('card', {}, counter()), { kind: 'after', id: 'b3' }), ['b2-1']],
  ['remove', (nodes) => remove(nodes, 'b3'), ['b2-1']],
  ['duplicate', (nodes) => duplicate(nodes, 'b3', counter()), ['b2-1']],
  ['setColumnCount', (nodes) => setColumnCount(nodes, 'b2', 3, counter()), ['b2']],
])('%s of one block leaves every other node the same object', (_, edit, changed) => {
  const nodes = documentOfBlocks(2000);
  const edited = edit(nodes) ?? {};
  const others = Object.keys(nodes).filter((id) => Object.hasOwn(edited, id) && edited[id] !== nodes[id]);
  expect(others.toSorted()).toEqual(changed.toSorted());
});

test('a list of 200,000 keys, and 40 cards that are each in a list twice, end as others do', () => {
  const long = { ROOT: { type: 'div', nodes: Array.from({ length: 200_000 }, (_, index) => `gone-${index}`) } };
  expect(subtreeOf(long, 'ROOT').size).toBe(1);
  const twice: BuilderContent = {
    ROOT: { type: 'div', nodes: ['c0', 'x'] },
    x: { type: 'Heading', props: { text: '' } },
  };
  for (let index = 0; index < 40; index += 1)
    twice[`c${index}`] = { type: 'Card', props: { title: '' }, nodes: [`c${index + 1}`, `c${index + 1}`] };
  expect(move(twice, 'c0', { kind: 'after', id: 'x' })?.['ROOT']?.nodes).toEqual(['x', 'c0']);
});
