import * as z from 'zod/mini';
import { authenticatedGet, blob } from '../endpoint-presets.ts';
import { WireNumber } from '../wire.schema.ts';
import { CollectionPage, ModulePage } from './card.schema.ts';
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
