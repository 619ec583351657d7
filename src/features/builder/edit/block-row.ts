import type { BlockKind } from '#contracts/builder/blocks.schema.ts';
import type { BuilderContent } from '#contracts/builder/content.schema.ts';
import { blockName, blockText, type TitleOf } from '#machines/builder/block-texts.ts';
import { kindOfNode, nodeAt, type PlacedBlock } from '#machines/builder/node-tree.ts';
import { arrangementOf } from './editor-context.ts';

/** A block where blocks are listed. Texts alone, so that a row is drawn again only when one of them changes. */
export interface BlockRow {
  readonly id: string;
  readonly kind: BlockKind | undefined;
  readonly name: string;
  /** What it says, or that it says nothing yet. */
  readonly text: string;
  /** Its kind, and its column where there are several. */
  readonly meta: string;
  readonly depth: number;
}

export const blockRow = (nodes: BuilderContent, { id, within, depth }: PlacedBlock, titleOf: TitleOf): BlockRow => {
  const node = nodeAt(nodes, id);
  const name = blockName(nodes, id);
  const columns = within === null ? 0 : (arrangementOf(nodes).columns.get(within.id)?.length ?? 0);
  return {
    id,
    kind: node === undefined ? undefined : kindOfNode(node),
    name,
    text: blockText(nodes, id, titleOf) ?? 'Nothing yet',
    meta: within === null || columns < 2 ? name : `${name}, column ${within.column + 1}`,
    depth,
  };
};
