import * as z from 'zod/mini';
import { PAGE_SIZES } from '../constants.ts';
import { authenticatedGet, authenticatedPut, Id, OWN_ERRORS } from '../endpoint-presets.ts';
import { endpoint } from '../endpoint.ts';
import { StoredFile } from '../files/file.schema.ts';
import { FileOwner } from '../library/file-owner.ts';
import { Page } from '../library/page.schema.ts';
import { ThumbnailLibrary } from '../library/thumbnail.schema.ts';
import { maybe, Paging, WireNumber } from '../wire.schema.ts';
import { AUTHOR } from './author.ts';
import { CollectionChoices, ModuleChoices, PageChoices } from './choices.schema.ts';
import { Layout } from './layout.schema.ts';
import { PageChange } from './page-change.schema.ts';

/** What the lists that an author chooses from have in common. */
const CHOICES = {
  query: z.strictObject({ organisation_id: WireNumber, page: maybe(WireNumber), per_page: maybe(WireNumber) }),
  errors: { preset: 'silent' },
  needs: AUTHOR,
} as const;

export const listThumbnails = authenticatedGet({
  name: 'listThumbnails',
  number: 'X-043',
  description: 'The pictures of an organisation that content may show, and the categories of them (P-17).',
  path: 'thumbnails',
  query: z.strictObject({ organisation_id: WireNumber }),
  reply: ThumbnailLibrary,
  errors: { preset: 'silent' },
  needs: AUTHOR,
});

export const listCollections = authenticatedGet({
  name: 'listCollections',
  number: 'X-063',
  description: 'Every collection of an organisation, assigned or not, for an author to choose from (P-14, P-21).',
  path: 'collections',
  ...CHOICES,
  fixedQuery: { per_page: PAGE_SIZES.collections },
  reply: CollectionChoices,
});

export const listModules = authenticatedGet({
  name: 'listModules',
  number: 'X-067',
  description: 'Every module of an organisation, assigned or not, for an author to choose from (P-14, P-21).',
  path: 'modules',
  ...CHOICES,
  fixedQuery: { per_page: PAGE_SIZES.modules },
  reply: ModuleChoices,
});

export const listPages = authenticatedGet({
  name: 'listPages',
  number: 'X-071',
  description: 'Every page of an organisation, assigned or not, for an author to choose from (P-14, P-21).',
  path: 'pages',
  ...CHOICES,
  fixedQuery: { per_page: PAGE_SIZES.pages },
  reply: PageChoices,
});

export const listEntityFiles = authenticatedGet({
  name: 'listEntityFiles',
  number: 'X-073',
  description:
    'The files that the content of a collection, a module or a page names; for an author also those of its draft, and what the author uploaded for content (P-21, P-22).',
  path: '{entities}/{id}/files',
  params: FileOwner,
  query: z.strictObject({ organisation_id: WireNumber, page: maybe(WireNumber), per_page: maybe(WireNumber) }),
  fixedQuery: { per_page: PAGE_SIZES.files },
  reply: Paging(StoredFile),
  errors: { preset: 'silent' },
});

export const listLayouts = endpoint({
  name: 'listLayouts',
  number: 'X-077',
  description: 'Documents to begin a page with: a static file beside the app, not of the API (P-18).',
  method: 'GET',
  path: 'layouts.json',
  host: 'app',
  success: [200],
  reply: z.array(Layout),
  session: 'none',
  errors: { preset: 'silent' },
  contract: 'known',
});

export const updatePage = authenticatedPut({
  name: 'updatePage',
  number: 'X-104',
  description:
    'Saves the draft of a page, discards it (null), or publishes content. `updated_at` is that of the page that was read: where somebody else changed the page since, it is refused with 409, unless the page already is as wished (P-24, 0336).',
  path: 'pages/{id}',
  viewing: 'refused',
  params: Id,
  query: z.strictObject({ organisation_id: WireNumber }),
  body: PageChange,
  reply: Page,
  // The editor says what became of a save: it saves while somebody writes.
  errors: OWN_ERRORS,
  contract: 'assumed',
  needs: AUTHOR,
});
