import { BLOCK_PROPS, type BlockKind } from '#contracts/builder/blocks.schema.ts';
import type { BuilderContent, BuilderNode } from '#contracts/builder/content.schema.ts';

/**
 * What another editor calls a block, beside our own name of it: written without spaces, and without the word "card" of
 * an item of training.
 */
const ALIASES: Readonly<Record<string, BlockKind>> = {
  assessmentcard: 'assessment',
  collectioncard: 'collection',
  modulecard: 'module',
  pagecard: 'page',
  cardcontainer: 'card',
};
const KINDS = new Map<string, BlockKind>([
  ...(Object.keys(BLOCK_PROPS) as BlockKind[]).map((kind) => [kind.toLowerCase(), kind] as const),
  ...Object.entries(ALIASES),
]);

/**
 * How many nodes may lie within each other, frames counted: more than any editor nests, and no more than a browser
 * draws. What lies deeper is left out.
 */
export const DEEPEST = 12;

/** What an editor calls the kind of a node. */
export const nameOf = ({ type }: BuilderNode): string => (typeof type === 'string' ? type : type.resolvedName);

const kindOf = (name: string): BlockKind | undefined => KINDS.get(name.replaceAll(/[\s_-]/g, '').toLowerCase());

/** Which of the 17 blocks a node is, by its name alone; nothing for one that this version does not know. */
export const kindOfNode = (node: BuilderNode): BlockKind | undefined => kindOf(nameOf(node));

/** The frame that an editor puts around blocks; it is no block. */
export const isFrame = (node: BuilderNode | undefined): boolean =>
  node !== undefined && /^(container|canvas|column|div)$/i.test(nameOf(node));

/** The key of the node that holds all others. */
export const ROOT = 'ROOT';

/** The node of a key; a name that every object has is no node. */
export const nodeAt = (nodes: BuilderContent, id: string): BuilderNode | undefined =>
  Object.hasOwn(nodes, id) ? nodes[id] : undefined;

/** What a node holds, linked nodes first, as a document is read. */
export const childrenOf = ({ nodes, linkedNodes }: BuilderNode): readonly string[] => [
  ...Object.values(linkedNodes ?? {}),
  ...(nodes ?? []),
];

/** A node and everything below it, each once. */
export const subtreeOf = (nodes: BuilderContent, id: string): ReadonlySet<string> => {
  const met = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const node = nodeAt(nodes, next);
    if (node === undefined || met.has(next)) continue;
    met.add(next);
    // One by one: a list may be longer than a call can take arguments.
    for (const child of childrenOf(node)) waiting.push(child);
  }
  return met;
};

/** A column of a container. */
export interface Column {
  /** The node whose list holds the blocks; null where a single block is linked, beside which nothing can stand. */
  readonly slot: string | null;
  readonly ids: readonly string[];
}

/**
 * The columns of a container in their order: what is linked to it, then frames among its own nodes, then itself where
 * blocks stand in it without a frame, or where it has no column yet.
 */
export const columnsOf = (nodes: BuilderContent, id: string): readonly Column[] => {
  const node = nodeAt(nodes, id);
  if (node === undefined) return [];
  const frame = (slot: string): Column => ({ slot, ids: childrenOf(nodes[slot] ?? node) });
  const isFramed = (child: string): boolean => isFrame(nodeAt(nodes, child));
  const columns = [
    ...Object.values(node.linkedNodes ?? {}).map((child) =>
      isFramed(child) ? frame(child) : { slot: null, ids: [child] },
    ),
    ...(node.nodes ?? []).filter(isFramed).map(frame),
  ];
  const bare = (node.nodes ?? []).filter((child) => !isFramed(child));
  return bare.length > 0 || columns.length === 0 ? [...columns, { slot: id, ids: bare }] : columns;
};

/** The nodes in whose lists a block can be put within a container. */
export const slotsOf = (nodes: BuilderContent, id: string): readonly string[] =>
  columnsOf(nodes, id).flatMap(({ slot }) => slot ?? []);

/** A block in the order in which one reads, with where it stands. */
export interface PlacedBlock {
  readonly id: string;
  /** The list that holds it: the key of its node. Null where it is linked, and nothing can stand beside it. */
  readonly slot: string | null;
  /** The blocks beside it, itself among them, as they stand in the list. */
  readonly siblings: readonly string[];
  /** The block around it, and which of its columns from 0; null at the top. */
  readonly within: { readonly id: string; readonly column: number } | null;
  /** 0 at the top. */
  readonly depth: number;
}

/** A document as it is read. */
export interface Reading {
  /** All blocks in their order, those within others after what holds them. */
  readonly blocks: readonly PlacedBlock[];
  /** The nodes in whose lists a block is read. */
  readonly slots: ReadonlySet<string>;
}

/** A document never changes: an edit makes another one. */
const readings = new WeakMap<BuilderContent, Reading>();

/**
 * Reads a document once over, whoever asks. Circles, missing nodes and what lies too deep are left out, as `documentOf`
 * does.
 */
export const readingOf = (nodes: BuilderContent): Reading => {
  const known = readings.get(nodes);
  if (known !== undefined) return known;
  const reading = read(nodes);
  readings.set(nodes, reading);
  return reading;
};

/** A document with other settings is read as the one before. */
export const readAs = (before: BuilderContent, nodes: BuilderContent): BuilderContent => {
  const known = readings.get(before);
  if (known !== undefined) readings.set(nodes, known);
  return nodes;
};

const read = (nodes: BuilderContent): Reading => {
  const met = new Set([ROOT]);
  const blocks: PlacedBlock[] = [];
  const slots = new Set<string>();
  type Around = Pick<PlacedBlock, 'within' | 'depth'>;

  /** `level`: how many nodes lie within each other down to these. */
  const readList = (slot: string, ids: readonly string[], around: Around, level: number): void => {
    if (level <= DEEPEST) slots.add(slot);
    const siblings = ids.filter((id) => nodeAt(nodes, id) !== undefined && !isFrame(nodeAt(nodes, id)));
    for (const id of ids) readNode({ id, slot, siblings, ...around }, level);
  };
  const readLinked = (id: string, around: Around, level: number): void =>
    readNode({ id, slot: null, siblings: [id], ...around }, level);
  const readNode = (placed: PlacedBlock, level: number): void => {
    const { id, within, depth } = placed;
    const node = nodeAt(nodes, id);
    if (node === undefined || met.has(id) || level > DEEPEST) return;
    met.add(id);
    if (isFrame(node)) {
      readFrame(id, node, { within, depth }, level + 1);
      return;
    }
    blocks.push(placed);
    const kind = kindOfNode(node);
    if (kind !== 'card' && kind !== 'columns') return;
    for (const [column, { slot, ids }] of columnsOf(nodes, id).entries()) {
      const around = { within: { id, column }, depth: depth + 1 };
      if (slot === id) readList(id, ids, around, level + 1);
      else for (const linked of slot === null ? ids : [slot]) readLinked(linked, around, level + 1);
    }
  };
  const readFrame = (id: string, node: BuilderNode, around: Around, level: number): void => {
    for (const linked of Object.values(node.linkedNodes ?? {})) readLinked(linked, around, level);
    readList(id, node.nodes ?? [], around, level);
  };

  const root = nodeAt(nodes, ROOT);
  if (root !== undefined) readFrame(ROOT, root, { within: null, depth: 0 }, 1);
  return { blocks, slots };
};

/** All blocks as they are read. */
export const placedBlocks = (nodes: BuilderContent): readonly PlacedBlock[] => readingOf(nodes).blocks;
