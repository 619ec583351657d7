import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { maybe, WireNumber } from '../wire.schema.ts';
import { StoredFile, Upload } from './file.schema.ts';

export const uploadFile = endpoint({
  name: 'uploadFile',
  number: 'X-040',
  says: 'Stores a file, with progress on the way (K-01). The slash at the end is the specification’s.',
  method: 'POST',
  path: 'files/',
  body: Upload,
  encoding: 'multipart',
  success: [200, 201],
  reply: StoredFile,
  session: 'required',
  // K-03; a session that ended is everybody's business, so 401 and 419 are not the field's.
  errors: { preset: 'own', on: { 403: 'own', 422: 'own', 429: 'own', 503: 'own', other: 'own', network: 'own' } },
  contract: 'known',
});

export const downloadFile = endpoint({
  name: 'downloadFile',
  number: 'X-041',
  says: 'The bytes of a stored file: a delivered report (I-04), a reviewer’s attachment (C-01).',
  method: 'GET',
  path: 'files/{id}',
  params: z.strictObject({ id: WireNumber }),
  query: z.strictObject({ download: maybe(z.string()) }),
  fixedQuery: { download: 'true' },
  success: [200],
  reply: z.instanceof(Blob),
  replies: 'blob',
  session: 'required',
  errors: { preset: 'mute' },
  contract: 'known',
});

export const viewFile = endpoint({
  name: 'viewFile',
  number: 'X-042',
  says: 'A stored file as a page shows it: a logo, a document in a frame. Its address stands in the page; no code calls it.',
  method: 'GET',
  path: 'files/{id}/view',
  params: z.strictObject({ id: WireNumber }),
  success: [200],
  reply: z.instanceof(Blob),
  replies: 'blob',
  session: 'required',
  errors: { preset: 'mute' },
  contract: 'known',
});
