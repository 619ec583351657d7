import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { WireNumber } from '../wire.schema.ts';

export const viewThumbnail = endpoint({
  name: 'viewThumbnail',
  number: 'X-044',
  says: 'A thumbnail no larger than asked for, in pixels (M-29). Its address stands in the page; no code calls it.',
  method: 'GET',
  path: 'thumbnails/{id}/{width}/{height}',
  params: z.strictObject({ id: WireNumber, width: WireNumber, height: WireNumber }),
  success: [200],
  reply: z.instanceof(Blob),
  replies: 'blob',
  session: 'required',
  errors: { preset: 'mute' },
  contract: 'known',
});
