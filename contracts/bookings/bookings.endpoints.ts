import * as z from 'zod/mini';
import { Product } from '../commerce/product.schema.ts';
import { PAGE_SIZES } from '../constants.ts';
import { authenticatedGet, authenticatedPost, Id, NO_REPLY } from '../endpoint-presets.ts';
import { maybe, Paging, WireNumber } from '../wire.schema.ts';
import { Booking, BookingLocation, BookingSubmission, CourseDate } from './booking.schema.ts';

const Organisation = z.strictObject({ organisation_id: WireNumber });
const Pages = z.strictObject({ organisation_id: WireNumber, page: maybe(WireNumber), per_page: maybe(WireNumber) });

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

export const submitBookings = authenticatedPost({
  name: 'submitBookings',
  number: 'X-089',
  description:
    'Schedules, reschedules or unschedules bookings; the server does it some minutes later and announces it with booking.completed (R-28, R-29).',
  path: 'bookings',
  viewing: 'named',
  query: Organisation,
  body: BookingSubmission,
  success: [200, 201, 202, 204],
  ...NO_REPLY,
  // 409: one of the bookings is being changed already. The form shows it, as it shows the messages of a 422.
  errors: { preset: 'silent', on: { 422: 'own', other: 'own' } },
  idempotencyKey: 'assumed',
});

export const listBookingLocations = authenticatedGet({
  name: 'listBookingLocations',
  number: 'X-090',
  description: 'Where an organisation has workshops, to choose from (R-24).',
  path: 'booking-locations',
  query: Pages,
  fixedQuery: { per_page: PAGE_SIZES.bookingLocations },
  reply: Paging(BookingLocation),
  errors: { preset: 'silent' },
});

export const getProduct = authenticatedGet({
  name: 'getProduct',
  number: 'X-091',
  description: 'A product with its price: what a late cancellation costs (R-32).',
  path: 'products/{id}',
  params: Id,
  query: Organisation,
  reply: Product,
  errors: { preset: 'silent' },
});

export const listCourses = authenticatedGet({
  name: 'listCourses',
  number: 'X-092',
  description: 'The coming dates of a workshop, soonest first, page by page. An extension (R-13).',
  path: 'products/{id}/courses',
  params: Id,
  query: Pages,
  fixedQuery: { per_page: PAGE_SIZES.courses },
  reply: Paging(CourseDate),
  errors: { preset: 'silent' },
  contract: 'assumed',
});
