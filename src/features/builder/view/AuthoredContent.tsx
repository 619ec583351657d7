import { useMemo, type ComponentType, type ReactNode } from 'react';
import type { Block } from '#machines/builder/document.ts';
import { importContent } from '#machines/builder/import-content.ts';
import { BLOCK_VIEWS } from './registry.ts';
import { MissingBlock } from './MissingBlock.tsx';
import { ContentContext, type ContentSurroundings } from './content-context.ts';
import './content.css';

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
function BlockList({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="content__blocks">
      {blocks.map((block) => (
        <BlockView key={block.id} block={block} />
      ))}
    </div>
  );
}

export interface AuthoredContentProps extends ContentSurroundings {
  /** As the wire carries it (P-23). */
  readonly content: string;
}

/** What an author built of blocks, to be read (P-01, P-02): a page, the top of a category, a collection or a module. */
export function AuthoredContent({ content, holder, base }: AuthoredContentProps) {
  const document = useMemo(() => importContent(content), [content]);
  const surroundings = useMemo(() => ({ holder, base }), [holder, base]);
  return (
    <div className="content">
      <ContentContext value={surroundings}>
        {document === null ? <MissingBlock what="What is written here" /> : <BlockList blocks={document.blocks} />}
      </ContentContext>
    </div>
  );
}
