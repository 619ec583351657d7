import { describe, expect, test } from 'vitest';
import type { BuilderContent, BuilderNode } from '#contracts/builder/content.schema.ts';
import { readContent, writeContent } from './content-text.ts';
import { allBlocks, documentOf } from './document.ts';
import {
  copy,
  duplicate,
  insert,
  move,
  newBlock,
  remove,
  renewed,
  setColumnCount,
  setProps,
  type Edited,
  type Position,
} from './edits.ts';
import { randomFrom, type Random } from '../random.ts';
import { DEEPEST, placedBlocks, slotsOf } from './node-tree.ts';

const node = (name: string, props: Record<string, unknown> = {}, rest: Partial<BuilderNode> = {}): BuilderNode => ({
  type: { resolvedName: name },
  props,
  nodes: [],
  ...rest,
});
const heading = (text: string) => node('Heading', { text });
const counter = (start = 0) => {
  let next = start;
  return () => `new-${(next += 1)}`;
};

/** A heading, two columns of one text each, an unknown block, a card with a text. */
const page: BuilderContent = {
  ROOT: node('Container', {}, { nodes: ['title', 'cols', 'hologram', 'card'] }),
  title: heading('title'),
  cols: node('Columns', { columns: 2 }, { linkedNodes: { 'column-1': 'left', 'column-2': 'right' } }),
  left: node('Column', {}, { nodes: ['l1'] }),
  right: node('Column', {}, { nodes: ['r1'] }),
  l1: heading('l1'),
  r1: heading('r1'),
  hologram: node('Hologram', { depth: 3 }),
  card: node('Card', { title: 'card' }, { nodes: ['c1'] }),
  c1: heading('c1'),
};

/** What is read, as an outline: `title cols[l1|r1] hologram card[c1]`. */
const outline = (nodes: Edited): string | null => {
  if (nodes === null) return null;
  const written = (blocks: ReturnType<typeof documentOf>['blocks']): string =>
    blocks
      .map((block) => ('columns' in block ? `${block.id}[${block.columns.map(written).join('|')}]` : block.id))
      .join(' ');
  return written(documentOf(nodes).blocks);
};
const after = (id: string): Position => ({ kind: 'after', id });

test('what is placed is what is read', () => {
  expect(placedBlocks(page).map(({ id, slot, within, depth }) => [id, slot, within?.id ?? null, depth])).toEqual([
    ['title', 'ROOT', null, 0],
    ['cols', 'ROOT', null, 0],
    ['l1', 'left', 'cols', 1],
    ['r1', 'right', 'cols', 1],
    ['hologram', 'ROOT', null, 0],
    ['card', 'ROOT', null, 0],
    ['c1', 'card', 'card', 1],
  ]);
});

describe('P-03: moving', () => {
  test.each<[string, string, Position, string | null]>([
    ['down', 'title', after('hologram'), 'cols[l1|r1] hologram title card[c1]'],
    ['up', 'card', { kind: 'before', id: 'title' }, 'card[c1] title cols[l1|r1] hologram'],
    ['into a column', 'title', { kind: 'last', slot: 'right' }, 'cols[l1|r1 title] hologram card[c1]'],
    ['out of a column', 'l1', after('cols'), 'title cols[|r1] l1 hologram card[c1]'],
    ['into a card', 'hologram', { kind: 'first', slot: 'card' }, 'title cols[l1|r1] card[hologram c1]'],
    ['columns with what they hold', 'cols', { kind: 'last', slot: 'card' }, 'title hologram card[c1 cols[l1|r1]]'],
    ['where it stands', 'title', { kind: 'first', slot: 'ROOT' }, 'title cols[l1|r1] hologram card[c1]'],
    ['into itself', 'cols', { kind: 'last', slot: 'left' }, null],
    ['beside what it holds', 'card', after('c1'), null],
    ['beside itself', 'title', after('title'), null],
    ['to a position that is gone', 'title', after('gone'), null],
    ['what is gone', 'gone', after('title'), null],
    ['the page itself', 'ROOT', after('title'), null],
  ])('%s', (_, id, position, expected) => {
    expect(outline(move(page, id, position))).toBe(expected);
  });

  test('no deeper than is shown', () => {
    let nodes: BuilderContent = { ROOT: node('Container', {}, { nodes: ['x'] }), x: heading('x') };
    let slot = 'ROOT';
    for (let depth = 1; depth < DEEPEST; depth += 1) {
      const key = `c${depth}`;
      nodes =
        insert(nodes, { root: key, nodes: { [key]: node('Card', { title: key }) } }, { kind: 'last', slot }) ?? {};
      slot = key;
    }
    expect(outline(move(nodes, 'x', { kind: 'last', slot }))).toContain(`${slot}[x]`);
    const card = { root: 'deep', nodes: { deep: node('Card', { title: 'deep' }, { nodes: ['d'] }), d: heading('d') } };
    expect(insert(nodes, card, { kind: 'last', slot })).toBeNull();
    expect(insert(nodes, card, { kind: 'last', slot: 'c10' })).not.toBeNull();
  });
});

test('what may be put into columns within columns is read, and what would not be read is refused', () => {
  const newId = counter();
  let nodes: BuilderContent = { ROOT: node('Container', {}, { nodes: [] }) };
  const slots = ['ROOT'];
  for (;;) {
    const columns = newBlock('columns', { columns: 1 }, newId);
    const edited = insert(nodes, columns, { kind: 'last', slot: slots.at(-1) ?? '' });
    if (edited === null) break;
    nodes = edited;
    slots.push(...slotsOf(nodes, columns.root));
  }
  expect(slots.length).toBeGreaterThan(3);
  expect(placedBlocks(nodes).map(({ id }) => id)).toEqual(allBlocks(documentOf(nodes)).map(({ id }) => id));
  const text = { root: 'text', nodes: { text: heading('text') } };
  expect(insert(nodes, text, { kind: 'last', slot: slots.at(-1) ?? '' })).toBeNull();
  expect(outline(insert(nodes, text, { kind: 'last', slot: slots.at(-2) ?? '' }))).toContain('text');
});

test('P-03: a block is deleted with what it holds, and with nothing else', () => {
  expect(outline(remove(page, 'cols'))).toBe('title hologram card[c1]');
  expect(Object.keys(remove(page, 'cols') ?? {})).toEqual(['ROOT', 'title', 'hologram', 'card', 'c1']);
  expect(remove(page, 'ROOT')).toBeNull();
});

test('a block that is copied stands under keys of its own, also what it holds', () => {
  expect(outline(duplicate(page, 'cols', counter()))).toBe('title cols[l1|r1] new-1[new-4|new-5] hologram card[c1]');
  const fragment = copy(page, 'card');
  if (fragment === null) throw new Error('There is a card.');
  expect(insert(page, fragment, after('title'))).toBeNull();
  expect(outline(insert(page, renewed(fragment, counter()), after('title')))).toBe(
    'title new-1[new-2] cols[l1|r1] hologram card[c1]',
  );
});

test('P-05: a setting changes alone', () => {
  const { hologram } = setProps(page, 'hologram', { text: 'new' }) ?? {};
  expect(hologram?.props).toEqual({ depth: 3, text: 'new' });
});

describe('P-13: the number of columns', () => {
  test.each([
    [1, 'title cols[l1 r1] hologram card[c1]'],
    [2, 'title cols[l1|r1] hologram card[c1]'],
    [3, 'title cols[l1|r1|] hologram card[c1]'],
  ])('%d', (count, expected) => {
    const edited = setColumnCount(page, 'cols', count, counter());
    expect(outline(edited)).toBe(expected);
    expect(edited?.['cols']?.props).toEqual({ columns: count });
  });

  test('of columns that are frames among their own nodes, with a block beside them', () => {
    const nodes: BuilderContent = {
      ROOT: node('Container', {}, { nodes: ['cols'] }),
      cols: node('Columns', {}, { nodes: ['left', 'bare'] }),
      left: node('Container', {}, { nodes: ['l1'] }),
      l1: heading('l1'),
      bare: heading('bare'),
    };
    expect(slotsOf(nodes, 'cols')).toEqual(['left', 'cols']);
    expect(outline(setColumnCount(nodes, 'cols', 3, counter()))).toBe('cols[l1|bare|]');
    expect(outline(setColumnCount(nodes, 'cols', 1, counter()))).toBe('cols[l1 bare]');
  });

  test('of columns that have none yet', () => {
    const { root, nodes } = newBlock('columns', {}, counter());
    expect(outline({ ROOT: node('Container', {}, { nodes: [root] }), ...nodes })).toBe('new-1[|]');
  });

  test('of another block', () => {
    expect(setColumnCount(page, 'card', 2, counter())).toBeNull();
  });
});

const below = (random: Random, end: number): number => Math.floor(random() * end);
const oneOf = <T>(random: Random, all: readonly [T, ...T[]]): T => all[below(random, all.length)] ?? all[0];

/** Any JSON that a setting may have. */
const anything = (random: Random, depth = 2): unknown =>
  oneOf<() => unknown>(random, [
    () => null,
    () => random() < 0.5,
    () => below(random, 1e9) / 7,
    () => String.fromCodePoint(...Array.from({ length: below(random, 6) }, () => 0x20 + below(random, 0x2000))),
    () => (depth === 0 ? [] : Array.from({ length: below(random, 3) }, () => anything(random, depth - 1))),
    () => (depth === 0 ? {} : { [`k${below(random, 9)}`]: anything(random, depth - 1) }),
  ])();

const NAMES = ['Heading', 'RichText', 'Card', 'Columns', 'Hologram', 'Container', 'Column', 'Quiz 3D'] as const;

/** A document as another editor may have written it: kinds, settings and keys that are unknown here. */
const randomDocument = (random: Random): BuilderContent => {
  const count = 1 + below(random, 13);
  const lists = Array.from({ length: count + 1 }, () => ({
    nodes: [] as string[],
    linkedNodes: {} as Record<string, string>,
  }));
  for (let index = 0; index < count; index += 1) {
    // Each hangs below one that stands before it, so that all hang together.
    const under = below(random, index + 1);
    if (under !== 0 && random() < 0.3)
      Object.assign(lists[under]?.linkedNodes ?? {}, { [`slot-${index}`]: `n${index + 1}` });
    else lists[under]?.nodes.push(`n${index + 1}`);
  }
  const nodes = lists.slice(1).map((list, index): [string, BuilderNode] => [
    `n${index + 1}`,
    {
      ...(random() < 0.5 ? { custom: anything(random) } : {}),
      ...(random() < 0.3 ? { 'x-future': anything(random) } : {}),
      type: { resolvedName: oneOf(random, NAMES) },
      props: { [`s${below(random, 9)}`]: anything(random), text: 'before', title: 'before', html: '' },
      ...list,
    },
  ]);
  return Object.fromEntries([...nodes, ['ROOT', { type: { resolvedName: 'Container' }, props: {}, ...lists[0] }]]);
};

const jsonOf = (content: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(content), (mark) => mark.charCodeAt(0)));

test('P-23: of 10,000 documents one text is edited, and nothing else is written differently', () => {
  const mark = 'a text that stands nowhere else';
  const changed = Array.from({ length: 10_000 }, (_, seed) => {
    const random = randomFrom(seed);
    const document = randomDocument(random);
    const written = writeContent(document);
    const id = `n${1 + below(random, Object.keys(document).length - 1)}`;
    const read = readContent(written) ?? {};
    const edited = setProps(read, id, { text: mark }) ?? {};
    Object.assign(document[id]?.props ?? {}, { text: mark });
    return writeContent(read) !== written || jsonOf(writeContent(edited)) !== JSON.stringify(document) ? [seed] : [];
  });
  expect(changed.flat()).toEqual([]);
}, 300_000);

/** What an edit must leave behind: each key that is named exists, and no block is named twice. */
const flawsOf = (nodes: BuilderContent): readonly string[] => {
  const named = Object.values(nodes).flatMap((one) => [...(one.nodes ?? []), ...Object.values(one.linkedNodes ?? {})]);
  return [
    ...named.filter((id) => !Object.hasOwn(nodes, id)).map((id) => `${id} is named, but does not exist`),
    ...named.filter((id, index) => named.indexOf(id) !== index).map((id) => `${id} is named twice`),
    ...Object.keys(nodes)
      .filter((id) => id !== 'ROOT' && !named.includes(id))
      .map((id) => `${id} is not named`),
  ];
};

const SETTINGS = { heading: { text: '' }, card: { title: '' }, columns: {}, module: {} } as const;

/** One edit by chance, possible or not. */
const randomEdit = (random: Random, nodes: BuilderContent, newId: () => string) => {
  const ids = Object.keys(nodes).filter((id) => id !== 'ROOT');
  const anyId = (): string => ids[below(random, ids.length)] ?? 'gone';
  const id = anyId();
  const position: Position = oneOf<Position>(random, [
    { kind: 'before', id: anyId() },
    { kind: 'after', id: anyId() },
    { kind: 'first', slot: anyId() },
    { kind: 'last', slot: anyId() },
    { kind: 'last', slot: 'ROOT' },
  ]);
  const kind = oneOf(random, ['heading', 'card', 'columns', 'module'] as const);
  return oneOf<() => { readonly what: string; readonly edited: Edited }>(random, [
    () => ({ what: 'insert', edited: insert(nodes, newBlock(kind, SETTINGS[kind], newId), position) }),
    () => ({ what: 'move', edited: move(nodes, id, position) }),
    () => ({ what: 'remove', edited: remove(nodes, id) }),
    () => ({ what: 'duplicate', edited: duplicate(nodes, id, newId) }),
    () => ({ what: 'columns', edited: setColumnCount(nodes, id, 1 + below(random, 3), newId) }),
    () => ({ what: 'text', edited: setProps(nodes, id, { text: 'after' }) }),
  ])();
};

test('P-03: 500 walks of edits leave a document that hangs together, and lose no block that was not deleted', () => {
  const made = new Map<string, number>();
  for (let seed = 0; seed < 500; seed += 1) {
    const random = randomFrom(seed);
    const newId = counter();
    let nodes = randomDocument(random);
    for (let step = 0; step < 25; step += 1) {
      const before = JSON.stringify(nodes);
      const { what, edited } = randomEdit(random, nodes, newId);
      const flaws = edited === null ? [] : flawsOf(edited);
      const lost =
        edited === null || what === 'remove'
          ? []
          : Object.entries(nodes).filter(([id, { type }]) => {
              const isColumn =
                what === 'columns' && typeof type === 'object' && /^(Container|Column)$/.test(type.resolvedName);
              return !isColumn && !Object.hasOwn(edited, id);
            });
      if (flaws.length > 0 || lost.length > 0 || JSON.stringify(nodes) !== before)
        throw new Error(`Walk ${seed}, step ${step}, ${what}: ${flaws.join('; ')} ${JSON.stringify(lost)}\n${before}`);
      if (edited === null) continue;
      made.set(what, (made.get(what) ?? 0) + 1);
      nodes = edited;
    }
    expect(readContent(writeContent(nodes))).toEqual(nodes);
    const isRead = allBlocks(documentOf(nodes)).map(({ id }) => id);
    expect(
      placedBlocks(nodes)
        .map(({ id }) => id)
        .filter((id) => isRead.includes(id)),
    ).toEqual(isRead);
  }
  // Walks in which nothing is possible would find nothing.
  expect(Object.fromEntries([...made].filter(([, times]) => times < 200))).toEqual({});
}, 300_000);
