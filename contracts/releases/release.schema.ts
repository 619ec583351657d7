import * as z from 'zod/mini';
import { maybe, WireDate } from '../wire.schema.ts';

/** ES-31, U-01. */
export const Release = z.looseObject({
  name: z.string(),
  description: maybe(z.string()),
  image: maybe(z.string()),
  tag_name: z.string(),
  released_at: WireDate,
});
export type Release = z.output<typeof Release>;
