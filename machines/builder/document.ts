import { BLOCK_PROPS, type BlockKind, type BlockProps } from '#contracts/builder/blocks.schema.ts';
import type { BuilderContent, BuilderNode } from '#contracts/builder/content.schema.ts';
import { childrenOf, columnsOf, DEEPEST, isFrame, kindOfNode, nameOf, nodeAt, ROOT } from './node-tree.ts';

/** A block that holds others: a card has one column of them, columns have up to three. */
type Container = 'card' | 'columns';

/** One block as it is shown and edited. `id` is its key in the node map, the same after every import. */
export type Block =
  | {
      [K in BlockKind]: { readonly kind: K; readonly id: string; readonly props: BlockProps<K> } & (K extends Container
        ? { readonly columns: readonly (readonly Block[])[] }
        : unknown);
    }[BlockKind]
  /** P-23: a kind that this version does not know, or one whose settings it cannot read. */
  | { readonly kind: 'unknown'; readonly id: string; readonly name: string };

/** Authored content: what is written on pages, categories, collections and modules. */
export interface ContentDocument {
  /** Of this shape, so that a later one can be told apart. The wire carries none. */
  readonly version: 1;
  readonly blocks: readonly Block[];
}

/** Reads a node map once over. Each node has one place, so that one which holds itself ends there. */
const reader = (nodes: BuilderContent) => {
  const met = new Set([ROOT]);

  /** The blocks of these nodes in their order. A node that is missing has nothing to show. */
  const blocksOf = (ids: readonly string[], depth: number): readonly Block[] =>
    ids.flatMap((id) => {
      const node = nodeAt(nodes, id);
      if (node === undefined || met.has(id) || depth > DEEPEST) return [];
      met.add(id);
      return blocksOfNode(id, node, depth);
    });

  /** Its columns with what they hold; a container that has none yet holds nothing. */
  const filledColumnsOf = (id: string, depth: number): readonly (readonly Block[])[] =>
    columnsOf(nodes, id)
      .filter(({ slot, ids }) => slot !== id || ids.length > 0)
      .map(({ slot, ids }) => blocksOf(slot === null || slot === id ? ids : [slot], depth + 1));

  const blocksOfNode = (id: string, node: BuilderNode, depth: number): readonly Block[] => {
    if (isFrame(node)) return blocksOf(childrenOf(node), depth + 1);
    const kind = kindOfNode(node);
    const props = kind === undefined ? undefined : BLOCK_PROPS[kind].safeParse(node.props ?? {});
    if (kind === undefined || props?.success !== true) return [{ kind: 'unknown', id, name: nameOf(node) }];
    // Kind and settings come from the same row of the table, which the compiler cannot follow.
    return [
      {
        kind,
        id,
        props: props.data,
        ...(kind === 'card' || kind === 'columns' ? { columns: filledColumnsOf(id, depth) } : {}),
      } as Block,
    ];
  };
  return blocksOf;
};

/**
 * P-23: the document that a node map holds, as the editor of the real API keeps it (Craft's shape, assumed). Never
 * throws: unknown blocks keep their place, cycles and missing nodes are left out.
 */
export const documentOf = (nodes: BuilderContent): ContentDocument => {
  const root = nodeAt(nodes, ROOT);
  return { version: 1, blocks: root === undefined ? [] : reader(nodes)(childrenOf(root), 1) };
};

/** Every block of a document, those within others too. */
export const allBlocks = ({ blocks }: Pick<ContentDocument, 'blocks'>): readonly Block[] =>
  blocks.flatMap((block) => [
    block,
    ...('columns' in block ? block.columns.flatMap((column) => allBlocks({ blocks: column })) : []),
  ]);
