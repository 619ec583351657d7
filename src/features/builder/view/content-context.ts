import { createContext, use } from 'react';
import type { RequestOf } from '#contracts/endpoint.ts';
import type { downloadEntityFile } from '#contracts/library/page.endpoints.ts';

/** P-22: whose content it is. Files of blocks are fetched through it. */
export type ContentHolder = Pick<RequestOf<typeof downloadEntityFile>['params'], 'entities' | 'id'>;

/** What the blocks of one document know of where they stand. */
export interface ContentSurroundings {
  /** Null for a category, which has no files. */
  readonly holder: ContentHolder | null;
  /** What addresses of items begin with: `/pages/157` leads to `/pages/157/modules/7` (M-16, M-31). Empty for none. */
  readonly base: string;
}

export const ContentContext = createContext<ContentSurroundings | null>(null);

export const useContentSurroundings = (): ContentSurroundings => {
  const surroundings = use(ContentContext);
  if (surroundings === null) throw new Error('A block stands outside of a document.');
  return surroundings;
};
