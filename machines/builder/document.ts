import { BLOCK_PROPS, type BlockKind, type BlockProps } from '#contracts/builder/blocks.schema.ts';
import type { BuilderContent, BuilderNode } from '#contracts/builder/content.schema.ts';

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

/** Deeper than any editor nests, and no deeper than a browser draws. A block below is left out with what it holds. */
export const DEEPEST = 12;

const nameOf = ({ type }: BuilderNode): string => (typeof type === 'string' ? type : type.resolvedName);

const kindOf = (name: string): BlockKind | undefined => KINDS.get(name.replaceAll(/[\s_-]/g, '').toLowerCase());

/** Which of the 17 blocks a node is, by its name alone; nothing for one that this version does not know. */
export const kindOfNode = (node: BuilderNode): BlockKind | undefined => kindOf(nameOf(node));

/** The frame that an editor puts around blocks; it is no block. */
export const isFrame = (node: BuilderNode | undefined): boolean =>
  node !== undefined && /^(container|canvas|column|div)$/i.test(nameOf(node));

/** Reads a node map once over. Each node has one place, so that one which holds itself ends there. */
const reader = (nodes: BuilderContent) => {
  const met = new Set(['ROOT']);
  const at = (id: string): BuilderNode | undefined => (Object.hasOwn(nodes, id) ? nodes[id] : undefined);

  /** The blocks of these nodes in their order. A node that is missing has nothing to show. */
  const blocksOf = (ids: readonly string[], depth: number): readonly Block[] =>
    ids.flatMap((id) => {
      const node = at(id);
      if (node === undefined || met.has(id) || depth > DEEPEST) return [];
      met.add(id);
      return blocksOfNode(id, node, depth);
    });

  /** Each linked node and each frame is a column of its own; blocks without a frame are one more. */
  const columnsOf = ({ nodes: own, linkedNodes }: BuilderNode, depth: number): readonly (readonly Block[])[] => {
    const framed = [...Object.values(linkedNodes ?? {}), ...(own ?? []).filter((id) => isFrame(at(id)))];
    const bare = (own ?? []).filter((id) => !isFrame(at(id)));
    return [...framed.map((id) => [id]), ...(bare.length > 0 ? [bare] : [])].map((ids) => blocksOf(ids, depth + 1));
  };

  const blocksOfNode = (id: string, node: BuilderNode, depth: number): readonly Block[] => {
    if (isFrame(node)) return blocksOf([...Object.values(node.linkedNodes ?? {}), ...(node.nodes ?? [])], depth + 1);
    const name = nameOf(node);
    const kind = kindOf(name);
    const props = kind === undefined ? undefined : BLOCK_PROPS[kind].safeParse(node.props ?? {});
    if (kind === undefined || props?.success !== true) return [{ kind: 'unknown', id, name }];
    // Kind and settings come from the same row of the table, which the compiler cannot follow.
    return [
      {
        kind,
        id,
        props: props.data,
        ...(kind === 'card' || kind === 'columns' ? { columns: columnsOf(node, depth) } : {}),
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
  const root = nodes['ROOT'];
  return {
    version: 1,
    blocks:
      root === undefined ? [] : reader(nodes)([...Object.values(root.linkedNodes ?? {}), ...(root.nodes ?? [])], 1),
  };
};

/** Every block of a document, those within others too. */
export const allBlocks = ({ blocks }: Pick<ContentDocument, 'blocks'>): readonly Block[] =>
  blocks.flatMap((block) => [
    block,
    ...('columns' in block ? block.columns.flatMap((column) => allBlocks({ blocks: column })) : []),
  ]);
