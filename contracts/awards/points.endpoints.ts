import * as z from 'zod/mini';
import { authenticatedGet } from '../endpoint-presets.ts';
import { maybe, WireNumber } from '../wire.schema.ts';
import { Points } from './points.schema.ts';

export const getPoints = authenticatedGet({
  name: 'getPoints',
  number: 'X-033',
  description:
    'Points given between two moments in unix seconds; without them, since the account was opened (E-10, E-11).',
  path: 'me/points',
  query: z.strictObject({ organisation_id: WireNumber, date_from: maybe(WireNumber), date_to: maybe(WireNumber) }),
  reply: Points,
  errors: { preset: 'silent' },
});
