import { keys } from './keys.ts';
import { libraryKeys } from './library.keys.ts';

export const builderKeys = {
  /** What an author of one organisation can choose, for a block. */
  choices: (organisationId: number, kind: 'thumbnails' | 'collections' | 'modules' | 'pages' | 'assessments') =>
    [...keys.organisation(organisationId), 'builder', 'choices', kind] as const,
  /** One page as its author edits it, with its draft: never the page as it is read. */
  editedPage: (organisationId: number, pageId: number) =>
    [...keys.organisation(organisationId), 'builder', 'page', pageId] as const,
  /** The files of one page. They are refreshed with the page as it is read. */
  pageFiles: (organisationId: number, pageId: number) =>
    [...libraryKeys.page(organisationId, pageId), 'files'] as const,
} as const;
