import * as z from 'zod/mini';
import { maybe } from '../wire.schema.ts';

/** L-07: 1 modules, 2 collections, 3 pages. */
export const BandCondition = z.looseObject({ entity_type_id: z.number() });

/** ES-34: a band as the settings define it. `id` is a number, or the key of a default band (L-05). */
export const Band = z.looseObject({
  id: z.union([z.number(), z.string()]),
  title: z.string(),
  hidden: maybe(z.boolean()),
  conditions: maybe(z.array(BandCondition)),
});
export type Band = z.output<typeof Band>;
