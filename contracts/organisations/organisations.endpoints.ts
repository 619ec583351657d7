import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { BandItem } from '../library/card.schema.ts';
import { WireNumber } from '../wire.schema.ts';

export const getBand = endpoint({
  name: 'getBand',
  number: 'X-076',
  says: 'What stands in one band of home. A default band is asked for by its key (L-08), which is assumed.',
  method: 'GET',
  path: 'organisations/{org}/bands/{bandId}',
  params: z.strictObject({ org: WireNumber, bandId: z.union([z.number(), z.string()]) }),
  success: [200],
  reply: z.array(BandItem),
  session: 'required',
  errors: { preset: 'silent' },
  contract: 'known',
});
