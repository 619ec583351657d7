import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { maybe, WireNumber } from '../wire.schema.ts';
import { Points } from './points.schema.ts';

export const getPoints = endpoint({
  name: 'getPoints',
  number: 'X-033',
  says: 'Points given between two moments in unix seconds; without them, since the account was opened (E-10, E-11).',
  method: 'GET',
  path: 'me/points',
  query: z.strictObject({ organisation_id: WireNumber, date_from: maybe(WireNumber), date_to: maybe(WireNumber) }),
  success: [200],
  reply: Points,
  session: 'required',
  errors: { preset: 'silent' },
  contract: 'known',
});
