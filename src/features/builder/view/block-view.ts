import type { ComponentType, ReactNode } from 'react';
import type { BlockKind } from '#contracts/builder/blocks.schema.ts';
import type { Block } from '#machines/builder/document.ts';

/** A block of one kind. */
export type BlockOf<K extends Block['kind']> = K extends Block['kind'] ? Extract<Block, { readonly kind: K }> : never;

export interface BlockViewProps<K extends BlockKind> {
  readonly block: BlockOf<K>;
  /** The blocks that it contains, drawn: one for each column. */
  readonly columns?: readonly ReactNode[];
}

/** One row of the registry: how a kind of block is read. */
export type BlockViews = { readonly [K in BlockKind]: ComponentType<BlockViewProps<K>> };
