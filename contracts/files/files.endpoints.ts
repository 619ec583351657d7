import * as z from 'zod/mini';
import { authenticatedPost, blob, download, Id, OWN_ERRORS } from '../endpoint-presets.ts';
import { WireNumber } from '../wire.schema.ts';
import { StoredFile, Upload } from './file.schema.ts';

export const uploadFile = authenticatedPost({
  name: 'uploadFile',
  number: 'X-040',
  description: 'Stores a file, with progress on the way (K-01). The slash at the end is the specification’s.',
  path: 'files/',
  viewing: 'harmless',
  body: Upload,
  encoding: 'multipart',
  success: [200, 201],
  reply: StoredFile,
  // K-03: the field says maintenance, too.
  errors: { ...OWN_ERRORS, on: { ...OWN_ERRORS.on, 503: 'own' } },
});

export const downloadFile = download({
  name: 'downloadFile',
  number: 'X-041',
  description: 'The bytes of a stored file: a delivered report (I-04), a reviewer’s attachment (C-01).',
  path: 'files/{id}',
  params: Id,
});

export const viewFile = blob({
  name: 'viewFile',
  number: 'X-042',
  description:
    'A stored file as a page shows it: a logo, a document in a frame. Its address stands in the page; no code calls it.',
  path: 'files/{fileId}/view',
  params: z.strictObject({ fileId: WireNumber }),
});
