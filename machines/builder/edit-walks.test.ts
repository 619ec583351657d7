import { expect, test } from 'vitest';
import { BuilderContent, type BuilderNode } from '#contracts/builder/content.schema.ts';
import { BLOCK_PROPS, type BlockKind } from '#contracts/builder/blocks.schema.ts';
import { randomFrom, type Random } from '../random.ts';
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
  type Fragment,
  type Position,
} from './edits.ts';
import { changed, historyOf, redone, undone, type History } from './history.ts';
import {
  childrenOf,
  columnsOf,
  DEEPEST,
  isFrame,
  kindOfNode,
  nodeAt,
  placedBlocks,
  slotsOf,
  subtreeOf,
} from './node-tree.ts';
import { below, drawnText, hostileDocument, oneOf, soundDocument } from './testing/drawn-documents.ts';

const WALKS = 500;
const STEPS = 30;

/** Settings with which each kind is read, so that what is inserted is shown. */
const SETTINGS: Readonly<Record<BlockKind, Readonly<Record<string, unknown>>>> = {
  heading: { text: 'new', style: 'h2' },
  richText: { html: '<p>new</p>' },
  simpleText: { text: 'new' },
  card: { title: 'new' },
  columns: { columns: 2 },
  iframe: { url: '', height: '400' },
  youtube: { embedId: '' },
  video: { fileId: 1 },
  image: { thumbnailId: 1, size: 'original' },
  file: { fileId: 1 },
  link: { url: '' },
  customLink: { url: '' },
  pageLink: { pageId: 1 },
  assessment: {},
  collection: {},
  module: {},
  page: {},
};
const KINDS = Object.keys(BLOCK_PROPS) as [BlockKind, ...BlockKind[]];

/** What of a node no edit of the tree may change. */
const ownOf = ({ nodes: _nodes, linkedNodes: _linkedNodes, parent: _parent, ...own }: BuilderNode): string =>
  JSON.stringify(own);

/** The blocks below a node in the order in which they are read, found out without the code that is tested. */
const readBelow = (nodes: BuilderContent, ids: readonly string[]): readonly string[] =>
  ids.flatMap((id) => {
    const node = nodeAt(nodes, id);
    if (node === undefined) return [];
    if (isFrame(node)) return readBelow(nodes, childrenOf(node));
    const kind = kindOfNode(node);
    if (kind !== 'card' && kind !== 'columns') return [id];
    const own = node.nodes ?? [];
    const framed = own.filter((child) => isFrame(nodeAt(nodes, child)));
    const bare = own.filter((child) => !framed.includes(child));
    return [id, ...readBelow(nodes, [...Object.values(node.linkedNodes ?? {}), ...framed, ...bare])];
  });

/** What an edit must never leave behind. `lost`: the nodes that hung nowhere from the start. */
const treeFlaws = (nodes: BuilderContent, lost: ReadonlySet<string>): readonly string[] => {
  const listed = new Map<string, string[]>();
  for (const [id, node] of Object.entries(nodes))
    for (const child of childrenOf(node)) listed.set(child, [...(listed.get(child) ?? []), id]);
  const reached = subtreeOf(nodes, 'ROOT');
  const placed = placedBlocks(nodes).map(({ id }) => id);
  const shown = allBlocks(documentOf(nodes)).map(({ id }) => id);
  return [
    ...(BuilderContent.safeParse(nodes).success ? [] : ['is no document']),
    ...[...listed.keys()].filter((id) => !Object.hasOwn(nodes, id)).map((id) => `names ${id}, which does not exist`),
    ...Object.keys(nodes)
      .filter((id) => id !== 'ROOT' && !lost.has(id))
      .flatMap((id) => [
        ...(reached.has(id) ? [] : [`lost ${id}`]),
        ...(listed.get(id)?.length === 1 ? [] : [`${id} is in ${listed.get(id)?.length ?? 0} lists`]),
        ...(nodes[id]?.parent === listed.get(id)?.[0] ? [] : [`${id} names ${nodes[id]?.parent} as its parent`]),
      ]),
    ...(JSON.stringify(placed) === JSON.stringify(readBelow(nodes, ['ROOT'])) ? [] : [`reads ${placed.join()}`]),
    // What cannot be read of a container is shown as unknown, with what it holds.
    ...shown.filter((id) => !placed.includes(id)).map((id) => `shows ${id}, which is not placed`),
  ];
};

interface Step {
  readonly what: string;
  readonly edited: Edited;
  /** The block that is to stand at a position afterwards. */
  readonly put?: { readonly id: string | null; readonly position: Position };
  readonly removed?: string;
  /** The node whose settings change, with those that do. */
  readonly set?: { readonly id: string; readonly change: Readonly<Record<string, unknown>> };
}

const kindAt = (nodes: BuilderContent, id: string): BlockKind | undefined => {
  const node = nodeAt(nodes, id);
  return node === undefined ? undefined : kindOfNode(node);
};
const isContainer = (nodes: BuilderContent, id: string): boolean =>
  ['card', 'columns'].includes(kindAt(nodes, id) ?? '');

const drawnPosition = (random: Random, nodes: BuilderContent, ids: readonly [string, ...string[]]): Position => {
  const containers = ids.filter((id) => isContainer(nodes, id));
  const slots = containers.flatMap((id) => slotsOf(nodes, id));
  return oneOf<Position>(random, [
    { kind: 'before', id: oneOf(random, ids) },
    { kind: 'after', id: oneOf(random, ids) },
    { kind: 'last', slot: 'ROOT' },
    { kind: 'first', slot: oneOf(random, ids) },
    { kind: oneOf(random, ['first', 'last'] as const), slot: oneOf(random, ['ROOT', ...slots]) },
    { kind: oneOf(random, ['first', 'last'] as const), slot: oneOf(random, ['ROOT', ...slots]) },
  ]);
};

/** One edit by chance, possible or not. */
const drawnStep = (random: Random, nodes: BuilderContent, clip: Fragment | null, newId: () => string): Step => {
  const ids: readonly [string, ...string[]] = ['gone', ...[...subtreeOf(nodes, 'ROOT')].filter((id) => id !== 'ROOT')];
  const blocks = placedBlocks(nodes).map((placed) => placed.id);
  const id = random() < 0.8 ? oneOf(random, ['gone', ...blocks]) : oneOf(random, ids);
  const position = drawnPosition(random, nodes, ids);
  const isColumns = (one: string): boolean => kindAt(nodes, one) === 'columns';
  return oneOf<() => Step>(random, [
    () => {
      const kind = random() < 0.4 ? oneOf(random, ['card', 'columns'] as const) : oneOf(random, KINDS);
      const fragment = newBlock(kind, SETTINGS[kind], newId);
      return { what: 'insert', edited: insert(nodes, fragment, position), put: { id: fragment.root, position } };
    },
    () => ({ what: 'move', edited: move(nodes, id, position), put: { id, position } }),
    () => ({ what: 'move', edited: move(nodes, id, position), put: { id, position } }),
    () => {
      const within = [...subtreeOf(nodes, id)];
      const slot = oneOf(random, ['gone', ...within]);
      return { what: 'move into itself', edited: move(nodes, id, { kind: 'last', slot }) };
    },
    () => ({ what: 'remove', edited: remove(nodes, id), removed: id }),
    () => ({
      what: 'duplicate',
      edited: duplicate(nodes, id, newId),
      put: { id: null, position: { kind: 'after', id } },
    }),
    () => {
      if (clip === null) return { what: 'paste', edited: null };
      const fragment = renewed(clip, newId);
      return { what: 'paste', edited: insert(nodes, fragment, position), put: { id: fragment.root, position } };
    },
    () => {
      const change = { text: drawnText(random), title: drawnText(random) };
      return { what: 'set', edited: setProps(nodes, id, change), set: { id, change } };
    },
    ...[0, 1].map(() => (): Step => {
      const columns = oneOf(random, [id, ...ids.filter(isColumns)]);
      const count = below(random, 5);
      const edited = setColumnCount(nodes, columns, count, newId);
      return { what: 'columns', edited, set: { id: columns, change: { columns: count } } };
    }),
  ])();
};

/** Where a block stands, as the position says it; what is beside it otherwise. */
const positionFlaws = (nodes: BuilderContent, edited: BuilderContent, { put }: Step): readonly string[] => {
  if (put === undefined) return [];
  const id = put.id ?? placedBlocks(edited).find((one) => !Object.hasOwn(nodes, one.id))?.id ?? 'nothing new';
  if (isFrame(nodeAt(edited, id))) return [];
  const block = placedBlocks(edited).find((placed) => placed.id === id);
  const list = nodeAt(edited, block?.slot ?? '')?.nodes ?? [];
  const index = list.indexOf(id);
  const { position } = put;
  const isAtPosition =
    'slot' in position
      ? block?.slot === position.slot && index === (position.kind === 'first' ? 0 : list.length - 1)
      : list[position.kind === 'before' ? index + 1 : index - 1] === position.id;
  return isAtPosition && index !== -1 ? [] : [`${id} does not stand ${JSON.stringify(position)}`];
};

/** Whether an edit did what it says, and nothing else. */
const stepFlaws = (nodes: BuilderContent, edited: BuilderContent, step: Step): readonly string[] => {
  const gone = step.removed === undefined ? new Set<string>() : subtreeOf(nodes, step.removed);
  const placed = new Set(placedBlocks(edited).map(({ id }) => id));
  return [
    ...(step.what === 'move into itself' && edited !== nodes ? ['a block within itself'] : []),
    ...positionFlaws(nodes, edited, step),
    ...placedBlocks(nodes).flatMap(({ id }) => (gone.has(id) || placed.has(id) ? [] : [`${id} is not read any more`])),
    ...[...gone].filter((id) => Object.hasOwn(edited, id)).map((id) => `${id} is not removed`),
    ...Object.entries(nodes).flatMap(([id, node]) => {
      const now = nodeAt(edited, id);
      if (gone.has(id)) return [];
      if (now === undefined) return step.what === 'columns' && isFrame(node) ? [] : [`removed ${id}`];
      const props = step.set?.id === id ? { ...node.props, ...step.set.change } : node.props;
      return ownOf({ ...node, ...(props === undefined ? {} : { props }) }) === ownOf(now) ? [] : [`changed ${id}`];
    }),
  ];
};

/** How many nodes lie within each other. */
const heightOf = (nodes: BuilderContent, id: string): number =>
  1 + Math.max(0, ...childrenOf(nodeAt(nodes, id) ?? { type: '' }).map((child) => heightOf(nodes, child)));

/** A move that was refused, though both the block and its position are read, and nothing could lie too deep. */
const refusalFlaws = (nodes: BuilderContent, { what, put }: Step): readonly string[] => {
  const placed = placedBlocks(nodes);
  if (what !== 'move' || put === undefined || 2 * heightOf(nodes, 'ROOT') > DEEPEST) return [];
  const { id, position } = put;
  const target = 'slot' in position ? position.slot : position.id;
  const isTargetRead =
    'slot' in position
      ? target === 'ROOT' ||
        placed.some((block) => isContainer(nodes, block.id) && slotsOf(nodes, block.id).includes(target))
      : placed.some((block) => block.id === target && block.slot !== null);
  const isPossible = placed.some((block) => block.id === id) && isTargetRead && !subtreeOf(nodes, id ?? '').has(target);
  return isPossible ? [`refuses to move ${id} to ${JSON.stringify(position)}`] : [];
};

/** Undone and made again, a document is what it was, to the letter. */
const historyFlaws = (history: History, before: History): readonly string[] => {
  const back = undone(history);
  const again = redone(back);
  return [
    ...(back.nodes === before.nodes && writeContent(back.nodes) === writeContent(before.nodes) ? [] : ['undo differs']),
    ...(again.nodes === history.nodes ? [] : ['redo differs']),
  ];
};

class EditWalk {
  readonly made = new Map<string, number>();
  readonly seed: number;

  constructor(seed: number) {
    this.seed = seed;
  }

  private count(what: string): void {
    this.made.set(what, (this.made.get(what) ?? 0) + 1);
  }

  /** Walks; throws with the step at which something is wrong. */
  run(): void {
    const random = randomFrom(this.seed);
    const start = soundDocument(random);
    const reached = subtreeOf(start, 'ROOT');
    const lost = new Set(Object.keys(start).filter((id) => !reached.has(id)));
    let number = 0;
    const newId = (): string => `new-${(number += 1)}`;
    let clip: Fragment | null = null;
    let history = historyOf(start);
    /** What each undo has to give back, as it is written. */
    let written = [writeContent(start)];
    const fails = (at: number, what: string, flaws: readonly string[], before: BuilderContent): void => {
      if (flaws.length > 0)
        throw new Error(`Walk ${this.seed}, step ${at}, ${what}: ${flaws.join('; ')}\n${JSON.stringify(before)}`);
    };
    fails(-1, 'start', treeFlaws(start, lost), start);

    for (let at = 0; at < STEPS; at += 1) {
      const { nodes } = history;
      const before = JSON.stringify(nodes);
      const drawn = random();
      let what = 'history';
      if (drawn < 0.08 && history.past.length > 0) {
        history = undone(history);
        this.count('undo');
        fails(at, 'undo', writeContent(history.nodes) === written[history.past.length] ? [] : ['differs'], nodes);
      } else if (drawn < 0.4 && history.future.length > 0) {
        history = redone(history);
        this.count('redo');
        fails(at, 'redo', writeContent(history.nodes) === written[history.past.length] ? [] : ['differs'], nodes);
      } else if (drawn < 0.18) {
        const read = readContent(writeContent(nodes)) ?? {};
        fails(at, 'reload', JSON.stringify(read) === before ? [] : ['differs'], nodes);
        history = historyOf(read);
        written = [writeContent(read)];
        this.count('reload');
      } else if (drawn < 0.24) {
        clip = copy(nodes, oneOf(random, ['gone', ...placedBlocks(nodes).map(({ id }) => id)])) ?? clip;
        this.count('copy');
      } else {
        const step = drawnStep(random, nodes, clip, newId);
        what = `${step.what} ${JSON.stringify(step.put ?? step.set)}`;
        if (step.edited !== null) {
          fails(at, step.what, stepFlaws(nodes, step.edited, step), nodes);
          const next = changed(history, step.edited, { label: step.what, run: null });
          if (next !== history) {
            fails(at, step.what, historyFlaws(next, history), nodes);
            written = [...written.slice(0, history.past.length + 1), writeContent(step.edited)];
            this.count(step.what);
          } else fails(at, step.what, step.edited === nodes ? [] : ['is not counted'], nodes);
          history = next;
        } else {
          fails(at, step.what, refusalFlaws(nodes, step), nodes);
          this.count('refused');
        }
      }
      fails(at, `the document after ${what}`, treeFlaws(history.nodes, lost), nodes);
      fails(at, 'what was given', JSON.stringify(nodes) === before ? [] : ['is changed itself'], nodes);
    }
    // All of it undone, down to the start or the last reload.
    while (history.past.length > 0) history = undone(history);
    fails(STEPS, 'undone', writeContent(history.nodes) === written[0] ? [] : ['differs'], history.nodes);
  }
}

test('500 walks of edits: a sound document, nothing lost, and undo and redo to the letter (P-03)', () => {
  const made = new Map<string, number>();
  for (let seed = 0; seed < WALKS; seed += 1) {
    const walk = new EditWalk(seed);
    walk.run();
    for (const [what, times] of walk.made) made.set(what, (made.get(what) ?? 0) + times);
  }
  // Walks in which nothing is possible would find nothing.
  expect(Object.fromEntries([...made].filter(([, times]) => times < 200))).toEqual({});
  expect(made.size).toBe(12);
}, 300_000);

test('edits of 500 documents that no editor wrote end in a document, and none of them throws (P-23)', () => {
  const made = new Map<string, number>();
  for (let seed = 0; seed < WALKS; seed += 1) {
    const random = randomFrom(seed);
    let number = 0;
    const newId = (): string => `new-${(number += 1)}`;
    let nodes = readContent(Buffer.from(hostileDocument(random).json).toString('base64')) ?? {};
    let clip: Fragment | null = null;
    for (let at = 0; at < 10; at += 1) {
      clip = copy(nodes, oneOf(random, ['gone', ...Object.keys(nodes)])) ?? clip;
      const { what, edited } = drawnStep(random, nodes, clip, newId);
      if (edited === null) continue;
      nodes = edited;
      made.set(what, (made.get(what) ?? 0) + 1);
      const shown = allBlocks(documentOf(nodes)).map(({ id }) => id);
      const placed = placedBlocks(nodes).map(({ id }) => id);
      expect(placed.filter((id) => shown.includes(id))).toEqual(shown);
      expect(readContent(writeContent(nodes))).toEqual(nodes);
    }
  }
  expect([...made.values()].reduce((all, one) => all + one, 0)).toBeGreaterThan(1000);
}, 300_000);

test('columns of a document are those that a container has', () => {
  // The oracle above must not agree with the code by being empty.
  const nodes = soundDocument(randomFrom(11));
  expect(readBelow(nodes, ['ROOT']).length).toBeGreaterThan(0);
  expect(Object.keys(nodes).flatMap((id) => columnsOf(nodes, id)).length).toBeGreaterThan(0);
});
