import * as z from 'zod/mini';
import { PAGE_SIZES } from '../constants.ts';
import { authenticatedGet } from '../endpoint-presets.ts';
import { maybe, WireNumber } from '../wire.schema.ts';
import { Booking } from './booking.schema.ts';

export const listBookings = authenticatedGet({
  name: 'listBookings',
  number: 'X-088',
  description: 'Every booking of the person in an organisation, scheduled or not (R-03, L-04).',
  path: 'bookings',
  query: z.strictObject({ organisation_id: WireNumber, per_page: maybe(WireNumber) }),
  fixedQuery: { per_page: PAGE_SIZES.bookings },
  reply: z.looseObject({ data: z.array(Booking) }),
  errors: { preset: 'silent' },
});
