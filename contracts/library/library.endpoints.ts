import * as z from 'zod/mini';
import { blob } from '../endpoint-presets.ts';
import { WireNumber } from '../wire.schema.ts';

export const viewThumbnail = blob({
  name: 'viewThumbnail',
  number: 'X-044',
  description: 'A thumbnail no larger than asked for, in pixels (M-29). The slash at the end is the specification’s. Its address stands in the page; no code calls it.',
  path: 'thumbnails/{id}/{width}/{height}/',
  params: z.strictObject({ id: WireNumber, width: WireNumber, height: WireNumber }),
});
