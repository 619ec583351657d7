import * as z from 'zod/mini';
import { authenticatedGet, blob, Id } from '../endpoint-presets.ts';
import { maybe, WireNumber } from '../wire.schema.ts';
import { CollectionPage, ListedPages, ModulePage } from './card.schema.ts';
import { LISTING } from './listing-query.ts';

export const listUserCollections = authenticatedGet({
  name: 'listUserCollections',
  number: 'X-055',
  description: 'The collections that are assigned to a person in an organisation.',
  path: 'users/{id}/collections',
  ...LISTING,
  reply: CollectionPage,
});

export const listUserModules = authenticatedGet({
  name: 'listUserModules',
  number: 'X-056',
  description: 'The modules that are assigned to a person in an organisation.',
  path: 'users/{id}/modules',
  ...LISTING,
  reply: ModulePage,
});

export const viewThumbnail = blob({
  name: 'viewThumbnail',
  number: 'X-044',
  description:
    'A thumbnail no larger than asked for, in pixels (M-29). The slash at the end is the specification’s. Its address stands in the page; no code calls it.',
  path: 'thumbnails/{id}/{width}/{height}/',
  params: z.strictObject({ id: WireNumber, width: WireNumber, height: WireNumber }),
});

export const listUserPages = authenticatedGet({
  name: 'listUserPages',
  number: 'X-057',
  description:
    'The pages that are assigned to a person in an organisation, by title; `pinned` leaves only the pinned ones (M-01).',
  path: 'users/{id}/pages',
  params: Id,
  query: z.strictObject({
    organisation_id: WireNumber,
    order_by: maybe(z.string()),
    search: maybe(z.string()),
    page: maybe(WireNumber),
    per_page: maybe(WireNumber),
    pinned: maybe(z.literal('true')),
    /** Less of each page, never Laravel's `simplePaginate`: the total stays. */
    simple: maybe(z.literal('true')),
  }),
  fixedQuery: { order_by: 'title' },
  reply: ListedPages,
  errors: { preset: 'silent' },
});
