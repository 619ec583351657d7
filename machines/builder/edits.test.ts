import { describe, expect, test } from 'vitest';
import type { BuilderContent, BuilderNode } from '#contracts/builder/content.schema.ts';
import { allBlocks, documentOf } from './document.ts';
import {
  copy,
  duplicate,
  insert,
  move,
  newBlock,
  remove,
  renewed,
  RESOLVED_NAMES,
  setColumnCount,
  setProps,
  type Edited,
  type Position,
} from './edits.ts';
import { DEEPEST, placedBlocks, readingOf, slotsOf } from './node-tree.ts';

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

test('the names of the blocks stay: they are in every document that was written (P-23)', () => {
  expect(Object.values(RESOLVED_NAMES).join(' ')).toBe(
    'Heading RichText SimpleText Card Columns IFrame YouTube Video Image File Link CustomLink PageLink ' +
      'Assessment Collection Module Page',
  );
});

describe('a position that no reader would find', () => {
  const nodes: BuilderContent = {
    ROOT: node('Container', {}, { nodes: ['title', 'hologram'], linkedNodes: { aside: 'linked' } }),
    title: heading('title'),
    linked: heading('linked'),
    hologram: node('Hologram', {}, { nodes: ['inner', 'frame'] }),
    inner: heading('inner'),
    frame: node('Container', {}, { nodes: [] }),
    lost: node('Card', {}, { nodes: ['title'] }),
  };

  test.each<[string, Position]>([
    ['within an unknown block', after('inner')],
    ['in a frame of an unknown block', { kind: 'last', slot: 'frame' }],
    ['beside a block that is linked', after('linked')],
    ['in a card that hangs nowhere', { kind: 'last', slot: 'lost' }],
    ['in a block that holds none', { kind: 'last', slot: 'hologram' }],
  ])('%s', (_, position) => {
    expect(move(nodes, 'title', position)).toBeNull();
    expect(insert(nodes, newBlock('card', { title: '' }, counter()), position)).toBeNull();
  });

  test('a list that hangs nowhere does not hide one that is read', () => {
    const fragment = newBlock('card', { title: '' }, counter());
    expect(outline(insert({ lost: nodes['lost'] ?? node('Card'), ...nodes }, fragment, after('title')))).toBe(
      'linked title new-1[] hologram',
    );
  });

  test('a block that is linked to a frame stands in no list', () => {
    expect(placedBlocks(nodes).map(({ id, slot, siblings }) => [id, slot, siblings])).toEqual([
      ['linked', null, ['linked']],
      ['title', 'ROOT', ['title', 'hologram']],
      ['hologram', 'ROOT', ['title', 'hologram']],
    ]);
  });
});

test('the only block of a list goes to the start of that list', () => {
  const nodes: BuilderContent = {
    ROOT: node('Container', {}, { nodes: ['card'] }),
    card: node('Card', { title: '' }, { nodes: ['frame', 'bare'] }),
    frame: node('Column'),
    bare: heading('bare'),
  };
  expect(move(nodes, 'bare', { kind: 'first', slot: 'card' })?.['card']?.nodes).toEqual(['bare', 'frame']);
});

describe('an edit that changes nothing gives the same document, so that there is nothing to undo', () => {
  test.each<[string, (nodes: BuilderContent) => Edited]>([
    ['moved to where it stands', (nodes) => move(nodes, 'left-out', { kind: 'last', slot: 'ROOT' })],
    ['moved beside its neighbour', (nodes) => move(nodes, 'left-out', after('title'))],
    ['the same settings', (nodes) => setProps(nodes, 'title', { text: 'title' })],
    ['as many columns as there are', (nodes) => setColumnCount(nodes, 'cols', 2, counter())],
  ])('%s', (_, edit) => {
    const nodes: BuilderContent = {
      ROOT: node('Container', {}, { nodes: ['cols', 'title', 'left-out'] }),
      cols: { ...page['cols'], type: 'Columns', parent: 'ROOT' },
      left: node('Column'),
      right: node('Column'),
      title: { ...heading('title'), parent: 'ROOT' },
      'left-out': { ...heading('left out'), parent: 'ROOT' },
    };
    expect(edit(nodes)).toBe(nodes);
  });

  test('a setting that was absent is set to nothing all the same', () => {
    expect(Object.hasOwn(setProps(page, 'title', { style: undefined })?.['title']?.props ?? {}, 'style')).toBe(true);
  });
});

test('what is copied names no node that it lacks: where it is pasted, another may have that key', () => {
  const from: BuilderContent = {
    ROOT: node('Container', {}, { nodes: ['card'] }),
    card: node('Card', { title: '' }, { nodes: ['title', 'x'], linkedNodes: { aside: 'l1' } }),
    x: heading('x'),
  };
  const fragment = copy(from, 'card');
  if (fragment === null) throw new Error('There is a card.');
  const { nodes, linkedNodes } = renewed(fragment, counter()).nodes['new-1'] ?? {};
  expect([nodes, linkedNodes]).toEqual([['new-2'], {}]);
  expect(outline(insert(page, renewed(fragment, counter()), after('hologram')))).toBe(
    'title cols[l1|r1] hologram new-1[new-2] card[c1]',
  );
});

test.each([0, 4, 1.5, Number.NaN])('P-13: there are never %s columns', (count) => {
  expect(setColumnCount(page, 'cols', count, counter())).toBeNull();
});

/** Cards within each other, each in a list of its own; the last one has no content. */
const nested = (count: number, name = 'Card'): BuilderContent => ({
  ROOT: node('Container', {}, { nodes: ['n0'] }),
  ...Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`n${at}`, node(name, { title: '' }, { nodes: [`n${at + 1}`] })]),
  ),
});

test('P-13: blocks get no column of their own where they would lie too deep to be read', () => {
  const nodes = { ...nested(DEEPEST - 1), n10: node('Columns', {}, { nodes: ['n11'] }), n11: heading('deep') };
  expect(outline(nodes)).toContain('n10[n11]');
  expect(setColumnCount(nodes, 'n10', 2, counter())).toBeNull();
});

test('what another editor nested too deeply can be moved at the top, and is cut where a document is', () => {
  const nodes = {
    ...nested(20_000),
    ROOT: node('Container', {}, { nodes: ['n0', 'title'] }),
    title: heading('title'),
  };
  expect(placedBlocks(nodes).map(({ id }) => id)).toEqual(allBlocks(documentOf(nodes)).map(({ id }) => id));
  expect(move(nodes, 'n0', after('title'))?.['ROOT']?.nodes).toEqual(['title', 'n0']);
  expect(['n10', 'n11'].filter((id) => readingOf(nodes).slots.has(id))).toEqual(['n10']);
  expect(move(nodes, 'title', { kind: 'last', slot: 'n11' })).toBeNull();
  expect(Object.keys(remove(nodes, 'n0') ?? {})).toEqual(['ROOT', 'title']);
});

test('columns within columns within columns are edited like others', () => {
  const newId = counter();
  let nodes: BuilderContent = { ROOT: node('Container') };
  let slot = 'ROOT';
  for (let depth = 0; depth < 3; depth += 1) {
    const columns = newBlock('columns', { columns: 2 }, newId);
    nodes = insert(nodes, columns, { kind: 'last', slot }) ?? nodes;
    slot = slotsOf(nodes, columns.root)[1] ?? '';
  }
  nodes = insert(nodes, { root: 'x', nodes: { x: heading('x') } }, { kind: 'last', slot }) ?? nodes;
  expect(outline(nodes)).toBe('new-1[|new-4[|new-7[|x]]]');
  expect(outline(setColumnCount(nodes, 'new-4', 1, newId))).toBe('new-1[|new-4[new-7[|x]]]');
  expect(move(nodes, 'new-1', { kind: 'last', slot })).toBeNull();
  expect(outline(move(nodes, 'x', { kind: 'before', id: 'new-1' }))).toBe('x new-1[|new-4[|new-7[|]]]');
});
