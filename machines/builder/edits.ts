import { ColumnCount, type BlockKind } from '#contracts/builder/blocks.schema.ts';
import type { BuilderContent, BuilderNode } from '#contracts/builder/content.schema.ts';
import {
  childrenOf,
  isFrame,
  kindOfNode,
  nodeAt,
  placedBlocks,
  readAs,
  readingOf,
  ROOT,
  slotsOf,
  subtreeOf,
} from './node-tree.ts';

/**
 * Edits of a document (P-03), on the node map itself: what this version does not understand stays as it was written. A
 * document comes back, or null where an edit is impossible; the one that was given is never changed.
 */
export type Edited = BuilderContent | null;

/** Where a block goes: beside another, or at an end of a list (`slot` of a placed block, or `ROOT`). */
export type Position =
  | { readonly kind: 'before' | 'after'; readonly id: string }
  | { readonly kind: 'first' | 'last'; readonly slot: string };

/** A block with all that it holds, apart from any document: what is copied, cut or new. */
export interface Fragment {
  readonly root: string;
  readonly nodes: BuilderContent;
}

/** The names under which the editor of the real API knows the blocks (P-01, P-23: assumed). */
export const RESOLVED_NAMES: Readonly<Record<BlockKind, string>> = {
  heading: 'Heading',
  richText: 'RichText',
  simpleText: 'SimpleText',
  card: 'Card',
  columns: 'Columns',
  iframe: 'IFrame',
  youtube: 'YouTube',
  video: 'Video',
  image: 'Image',
  file: 'File',
  link: 'Link',
  customLink: 'CustomLink',
  pageLink: 'PageLink',
  assessment: 'Assessment',
  collection: 'Collection',
  module: 'Module',
  page: 'Page',
};

const nodeNamed = (name: string, props: Readonly<Record<string, unknown>>, isCanvas: boolean): BuilderNode => ({
  type: { resolvedName: name },
  isCanvas,
  props: { ...props },
  displayName: name,
  custom: {},
  hidden: false,
  nodes: [],
  linkedNodes: {},
});

const column = (parent: string): BuilderNode => ({ ...nodeNamed('Column', {}, true), parent });

/** A new block with nothing in it; columns come with as many as `props.columns` says, two where it says nothing. */
export const newBlock = (kind: BlockKind, props: Readonly<Record<string, unknown>>, newId: () => string): Fragment => {
  const root = newId();
  if (kind !== 'columns') return { root, nodes: { [root]: nodeNamed(RESOLVED_NAMES[kind], props, kind === 'card') } };
  const count = typeof props['columns'] === 'number' ? props['columns'] : 2;
  const keys = Array.from({ length: count }, newId);
  return {
    root,
    nodes: {
      [root]: {
        ...nodeNamed(RESOLVED_NAMES.columns, { ...props, columns: count }, false),
        linkedNodes: Object.fromEntries(keys.map((key, index) => [`column-${index + 1}`, key])),
      },
      ...Object.fromEntries(keys.map((key) => [key, column(root)])),
    },
  };
};

const withNode = (nodes: BuilderContent, id: string, change: Partial<BuilderNode>): BuilderContent => {
  const node = nodeAt(nodes, id);
  return node === undefined ? nodes : { ...nodes, [id]: { ...node, ...change } };
};

const without = (nodes: BuilderContent, gone: ReadonlySet<string>): BuilderContent =>
  Object.fromEntries(Object.entries(nodes).filter(([id]) => !gone.has(id)));

/** Takes a block out of every list that names it; what it holds stays in the map. */
const detach = (nodes: BuilderContent, id: string): BuilderContent => {
  const changed = Object.entries(nodes).flatMap(([key, node]) => {
    const isListed = node.nodes?.includes(id) === true;
    const links = Object.entries(node.linkedNodes ?? {});
    const isLinked = links.some(([, linked]) => linked === id);
    if (!isListed && !isLinked) return [];
    const change = {
      ...(isListed ? { nodes: node.nodes?.filter((child) => child !== id) } : {}),
      ...(isLinked ? { linkedNodes: Object.fromEntries(links.filter(([, linked]) => linked !== id)) } : {}),
    };
    return [[key, { ...node, ...change }] as const];
  });
  return changed.length === 0 ? nodes : { ...nodes, ...Object.fromEntries(changed) };
};

/** The node whose list a position is in; null where no reader would find it. */
const slotAt = (nodes: BuilderContent, position: Position): string | null => {
  const { blocks, slots } = readingOf(nodes);
  if ('slot' in position) return slots.has(position.slot) ? position.slot : null;
  return blocks.find(({ id }) => id === position.id)?.slot ?? null;
};

/** Puts a block that the map has, but no list names, into a list; null where the list lacks what it is to stand beside. */
const attach = (nodes: BuilderContent, id: string, slot: string | null, position: Position): Edited => {
  const holder = slot === null ? undefined : nodeAt(nodes, slot);
  if (slot === null || holder === undefined) return null;
  const list = [...(holder.nodes ?? [])];
  const beside = 'id' in position ? list.indexOf(position.id) : 0;
  if (beside === -1) return null;
  list.splice({ first: 0, last: list.length, before: beside, after: beside + 1 }[position.kind], 0, id);
  return withNode(withNode(nodes, slot, { nodes: list }), id, { parent: slot });
};

/** The edited document, where it has as many blocks that are read: what lies too deep is not. */
const reading = (edited: Edited, count: number): Edited =>
  edited !== null && placedBlocks(edited).length >= count ? edited : null;

/** Adds a fragment; null where the position does not exist, is too deep, or a key of the fragment is taken. */
export const insert = (nodes: BuilderContent, fragment: Fragment, position: Position): Edited => {
  if (Object.keys(fragment.nodes).some((id) => Object.hasOwn(nodes, id))) return null;
  const alone = placedBlocks({ ...fragment.nodes, [ROOT]: { type: 'div', nodes: [fragment.root] } });
  return reading(
    attach({ ...nodes, ...fragment.nodes }, fragment.root, slotAt(nodes, position), position),
    placedBlocks(nodes).length + alone.length,
  );
};

/** The former document where an edit wrote nothing else: what changes nothing is nothing to undo. */
const unlessSame = (nodes: BuilderContent, edited: BuilderContent): BuilderContent =>
  Object.entries(edited).every(([id, node]) => {
    const former = nodeAt(nodes, id);
    return node === former || JSON.stringify(node) === JSON.stringify(former);
  })
    ? nodes
    : edited;

/** Moves a block; null for a position within itself, or one that is too deep. */
export const move = (nodes: BuilderContent, id: string, position: Position): Edited => {
  const target = 'slot' in position ? position.slot : position.id;
  if (id === ROOT || nodeAt(nodes, id) === undefined || subtreeOf(nodes, id).has(target)) return null;
  // The list that only this block makes one is there until it leaves.
  const slot = slotAt(nodes, position);
  const edited = reading(attach(detach(nodes, id), id, slot, position), placedBlocks(nodes).length);
  return edited === null ? null : unlessSame(nodes, edited);
};

/** Deletes a block with all that it alone holds. */
export const remove = (nodes: BuilderContent, id: string): Edited => {
  if (id === ROOT || nodeAt(nodes, id) === undefined) return null;
  const rest = detach(nodes, id);
  const stays = subtreeOf(rest, ROOT);
  return without(rest, new Set([...subtreeOf(nodes, id)].filter((key) => !stays.has(key))));
};

/** A block with all that it holds, to be pasted elsewhere; null where there is none. */
export const copy = (nodes: BuilderContent, id: string): Fragment | null => {
  if (id === ROOT || nodeAt(nodes, id) === undefined) return null;
  const keys = subtreeOf(nodes, id);
  return { root: id, nodes: Object.fromEntries(Object.entries(nodes).filter(([key]) => keys.has(key))) };
};

/**
 * The same fragment under new keys, so that it can stand beside what it was copied from. A node that it names and lacks
 * is left out: where it is pasted, another may have that key.
 */
export const renewed = ({ root, nodes }: Fragment, newId: () => string): Fragment => {
  const keys = new Map(Object.keys(nodes).map((id) => [id, newId()]));
  const renamed = (id: string): string => keys.get(id) ?? id;
  const isPart = (id: string): boolean => keys.has(id);
  return {
    root: renamed(root),
    nodes: Object.fromEntries(
      Object.entries(nodes).map(([id, node]) => [
        renamed(id),
        {
          ...node,
          ...(typeof node.parent === 'string' ? { parent: renamed(node.parent) } : {}),
          ...(node.nodes ? { nodes: node.nodes.filter(isPart).map(renamed) } : {}),
          ...(node.linkedNodes
            ? {
                linkedNodes: Object.fromEntries(
                  Object.entries(node.linkedNodes).flatMap(([name, to]) => (isPart(to) ? [[name, renamed(to)]] : [])),
                ),
              }
            : {}),
        },
      ]),
    ),
  };
};

/** The same block once more, right after itself. */
export const duplicate = (nodes: BuilderContent, id: string, newId: () => string): Edited => {
  const fragment = copy(nodes, id);
  return fragment === null ? null : insert(nodes, renewed(fragment, newId), { kind: 'after', id });
};

/**
 * Changes settings of a block; those that are not named stay as they are, also those that this version does not know.
 * The same document where all of them have these values.
 */
export const setProps = (nodes: BuilderContent, id: string, change: Readonly<Record<string, unknown>>): Edited => {
  const node = nodeAt(nodes, id);
  if (node === undefined) return null;
  const props: Readonly<Record<string, unknown>> = node.props ?? {};
  const isSame = Object.entries(change).every(([name, value]) => Object.hasOwn(props, name) && props[name] === value);
  return isSame ? nodes : readAs(nodes, withNode(nodes, id, { props: { ...props, ...change } }));
};

/** Blocks that stand in columns without a column of their own get one, also those that are linked. */
const framed = (nodes: BuilderContent, id: string, newId: () => string): BuilderContent => {
  const isBlock = (child: string): boolean => !isFrame(nodeAt(nodes, child));
  const frame = (all: BuilderContent, key: string, children: readonly string[]): BuilderContent =>
    children.reduce((rest, child) => withNode(rest, child, { parent: key }), {
      ...all,
      [key]: { ...column(id), nodes: [...children] },
    });
  let edited = nodes;
  for (const [name, child] of Object.entries(nodeAt(nodes, id)?.linkedNodes ?? {}).filter(([, to]) => isBlock(to))) {
    const key = newId();
    edited = frame(edited, key, [child]);
    edited = withNode(edited, id, { linkedNodes: { ...nodeAt(edited, id)?.linkedNodes, [name]: key } });
  }
  const own = nodeAt(edited, id)?.nodes ?? [];
  const bare = own.filter(isBlock);
  if (bare.length === 0) return edited;
  const key = newId();
  return withNode(frame(edited, key, bare), id, { nodes: [...own.filter((child) => !isBlock(child)), key] });
};

/**
 * P-13: one, two or three columns. With fewer, what stood in the last moves below the one before it. Null for another
 * number, and where a block would lie too deep within a column of its own.
 */
export const setColumnCount = (nodes: BuilderContent, id: string, count: number, newId: () => string): Edited => {
  const start = nodeAt(nodes, id);
  if (start === undefined || kindOfNode(start) !== 'columns' || !ColumnCount.safeParse(count).success) return null;
  let edited = framed(nodes, id, newId);
  const slots = slotsOf(edited, id).filter((slot) => slot !== id);
  for (let made = slots.length; made < count; made += 1) {
    const key = newId();
    const node = nodeAt(edited, id);
    const names = new Set(Object.keys(node?.linkedNodes ?? {}));
    let number = made + 1;
    while (names.has(`column-${number}`)) number += 1;
    // Linked columns are read before those among its own nodes: a new one goes where the others are.
    edited = slots.some((slot) => node?.nodes?.includes(slot) === true)
      ? withNode(edited, id, { nodes: [...(node?.nodes ?? []), key] })
      : withNode(edited, id, { linkedNodes: { ...node?.linkedNodes, [`column-${number}`]: key } });
    edited = { ...edited, [key]: column(id) };
  }
  const last = slots[count - 1];
  for (const slot of slots.slice(count)) {
    const frame = nodeAt(edited, slot);
    const children = frame === undefined ? [] : childrenOf(frame);
    const target = last === undefined ? undefined : nodeAt(edited, last);
    if (last === undefined || target === undefined) return null;
    edited = withNode(edited, last, { nodes: [...(target.nodes ?? []), ...children] });
    for (const child of children) edited = withNode(edited, child, { parent: last });
    edited = without(detach(edited, slot), new Set([slot]));
  }
  return reading(setProps(edited, id, { columns: count }), placedBlocks(nodes).length);
};
