import * as z from 'zod/mini';
import { PAGE_SIZES } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { maybe, WireNumber } from '../wire.schema.ts';
import { Booking } from './booking.schema.ts';

export const listBookings = endpoint({
  name: 'listBookings',
  number: 'X-088',
  says: 'Every booking of the person in an organisation, scheduled or not (R-03, L-04).',
  method: 'GET',
  path: 'bookings',
  query: z.strictObject({ organisation_id: WireNumber, per_page: maybe(WireNumber) }),
  fixedQuery: { per_page: PAGE_SIZES.bookings },
  success: [200],
  reply: z.looseObject({ data: z.array(Booking) }),
  session: 'required',
  errors: { preset: 'silent' },
  contract: 'known',
});
