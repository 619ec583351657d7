import * as z from 'zod/mini';
import { authenticatedGet, blob, download, Id } from '../endpoint-presets.ts';
import { maybe, WireNumber } from '../wire.schema.ts';
import { FileOwner } from './file-owner.ts';
import { Page } from './page.schema.ts';

export const getPage = authenticatedGet({
  name: 'getPage',
  number: 'X-072',
  description:
    'A page that is assigned to the person, with its content (M-31); for an author every page of the organisation, with its draft (P-24).',
  path: 'pages/{id}',
  params: Id,
  query: z.strictObject({ organisation_id: WireNumber }),
  reply: Page,
  errors: { preset: 'silent', on: { 404: 'page' } },
});

export const downloadEntityFile = download({
  name: 'downloadEntityFile',
  number: 'X-074',
  description:
    'The bytes of a file that the content of a collection, a module or a page names, or its draft for an author (P-22).',
  path: '{entities}/{id}/files/{fileId}',
  params: z.extend(FileOwner, { fileId: WireNumber }),
  query: z.strictObject({ organisation_id: WireNumber, download: maybe(z.string()) }),
});

export const viewOriginalThumbnail = blob({
  name: 'viewOriginalThumbnail',
  number: 'X-044',
  description:
    'A picture as it was uploaded, no wider than asked for, in pixels (M-29, P-09). Its address stands in the page; no code calls it.',
  path: 'thumbnails/{id}',
  params: Id,
  query: z.strictObject({ original: maybe(z.string()), maxWidth: maybe(WireNumber) }),
  fixedQuery: { original: 'true', maxWidth: 1000 },
});
