import * as z from 'zod/mini';
import { authenticatedGet } from '../endpoint-presets.ts';
import { BandItem } from '../library/card.schema.ts';
import { WireNumber } from '../wire.schema.ts';

export const getBand = authenticatedGet({
  name: 'getBand',
  number: 'X-076',
  description: 'What stands in one band of home. A default band is asked for by its key (L-08), which is assumed.',
  path: 'organisations/{org}/bands/{bandId}',
  params: z.strictObject({ org: WireNumber, bandId: z.union([z.number(), z.string()]) }),
  reply: z.array(BandItem),
  errors: { preset: 'silent' },
});
