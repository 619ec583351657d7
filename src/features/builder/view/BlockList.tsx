import type { ComponentType, ReactNode } from 'react';
import type { Block } from '#machines/builder/document.ts';
import { BLOCK_VIEWS } from './registry.ts';
import { MissingBlock } from './MissingBlock.tsx';

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'unknown') return <MissingBlock what="A part of this page" />;
  // A view is found by the kind of its block, which the compiler cannot follow through the table.
  const View = BLOCK_VIEWS[block.kind] as ComponentType<{ block: Block; columns?: readonly ReactNode[] }>;
  if (!('columns' in block)) return <View block={block} />;
  return (
    <View
      block={block}
      columns={block.columns.map((blocks, index) => (
        <BlockList key={index} blocks={blocks} />
      ))}
    />
  );
}

/** Blocks in their order. */
export function BlockList({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="content__blocks">
      {blocks.map((block) => (
        <BlockView key={block.id} block={block} />
      ))}
    </div>
  );
}
