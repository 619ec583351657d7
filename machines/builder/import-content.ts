import { readContent } from './content-text.ts';
import { documentOf, type ContentDocument } from './document.ts';

/** P-23: a document as the wire carries it. Null for what is no document. */
export const importContent = (content: string): ContentDocument | null => {
  const nodes = readContent(content);
  return nodes === null ? null : documentOf(nodes);
};
