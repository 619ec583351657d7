import { useMemo } from 'react';
import { importContent } from '#machines/builder/import-content.ts';
import { BlockList } from './BlockList.tsx';
import { ContentContext, type ContentSurroundings } from './content-context.ts';
import { MissingBlock } from './MissingBlock.tsx';
import './content.css';

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
