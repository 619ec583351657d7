import * as z from 'zod/mini';
import { maybe } from '../wire.schema.ts';

/** ES-20: a stored file. */
export const StoredFile = z.looseObject({
  id: z.number(),
  name: z.string(),
  extension: z.string(),
  mimetype: maybe(z.string()),
  url: maybe(z.string()),
});
export type StoredFile = z.output<typeof StoredFile>;

/** K-02: what a file is for decides which kinds are allowed. The two of assessments take any file. */
export const UploadType = z.enum([
  'award',
  'avatar',
  'evidence',
  'import',
  'module',
  'video',
  'assessment_answer',
  'assessment_review',
]);
export type UploadType = z.output<typeof UploadType>;

/** K-01: the parts of the multipart body. */
export const Upload = z.strictObject({ file: z.instanceof(Blob), type: UploadType });
