import { test } from 'vitest';
import type { WireReplyOf } from '../endpoint.ts';
import { pins } from '../testing/pins.ts';
import { PRODUCT_TYPES } from './booking.schema.ts';
import { getProduct, listBookingLocations, listBookings, listCourses, submitBookings } from './bookings.endpoints.ts';
import { bookingsStates } from './bookings.states.ts';

type Booking = WireReplyOf<typeof listBookings>['data'][number];

const AT = 1_772_409_600;
const workshopType = { type_id: PRODUCT_TYPES.practicalWorkshop, name: 'Practical Workshop' };
const onlineType = { type_id: PRODUCT_TYPES.onlineLearning, name: 'Online Learning' };
const hours = { study_hours: 6 };

const practical = { product_id: 1101, name: 'Decontamination Practical', type: workshopType, flex_id: 301, flex_type: 'collection', flex_entity: hours };
const sedation = { product_id: 1105, name: 'Sedation Assistant: Foundation', type: onlineType, flex_id: null, flex_type: null, flex_entity: hours };
const fluoride = { ...practical, product_id: 1104, name: 'Fluoride Varnish Application', flex_id: 714, flex_type: 'module' };

/** Nothing comes before or after it. */
const alone: Booking = {
  booking_id: 2105,
  passed: false,
  self_schedule: true,
  product: { product_id: 1104, name: 'Fluoride Varnish Application', type: workshopType, flex_entity: hours },
  course: {
    start_date: AT,
    end_date: AT,
    location: { name: 'Leeds' },
    venue: { name: 'Leeds Dental Institute', street: 'Clarendon Way', city: 'Leeds', postcode: 'LS2 9LU', telephone: '0113 496 0142', website: 'https://leeds-dental-institute.example/' },
    tutor: { first_name: 'Joanna', last_name: 'Reeve' },
    additional_info: 'Bring flat closed shoes.',
  },
  order: { number: 'BDA-20422', organisation: 'Brightwater Dental Academy', study_hours: 6 },
};
const workshop: Booking = { ...alone, prerequisites: [practical], dependencies: [sedation] };

test('X-088, ES-26: bookings with a date, with a start alone, and without one', () =>
  pins({
    state: 'bookings of every kind',
    does: 'lists the bookings of an organisation',
    endpoint: listBookings,
    request: { query: { organisation_id: 1 } },
    replies: {
      status: 200,
      proves: ['data.product.type.type_id'],
      returns: {
        'data.booking_id': 'booking_ids',
        'data.product.product_id': 'product_ids',
        'data.prerequisites.product_id': 'earlier_product_ids',
        'data.dependencies.product_id': 'later_product_ids',
      },
      body: {
        data: [
          workshop,
          {
            ...alone,
            booking_id: 2106,
            product: { ...alone.product, product_id: 1105, name: 'Sedation Assistant: Foundation', type: onlineType },
            course: { start_date: AT, end_date: null, location: null, venue: null, tutor: null, additional_info: null },
            prerequisites: [fluoride],
          },
          { ...alone, booking_id: 2107, product: { ...alone.product, product_id: 1106, name: 'Radiography Practical' }, course: null },
        ],
      },
      pin: { presentAt: ['data.course.start_date', 'data.course.venue', 'data.prerequisites.flex_type'] },
    },
  }));

test('X-090, ES-27, R-24: where workshops are held', () =>
  pins({
    state: 'workshops are held at three locations',
    does: 'lists the locations of an organisation',
    endpoint: listBookingLocations,
    request: { query: { organisation_id: 1, page: 1 } },
    replies: {
      status: 200,
      proves: ['current_page', 'from', 'to', 'total'],
      returns: { 'data.location_id': 'location_ids' },
      body: {
        current_page: 1,
        from: 1,
        last_page: 1,
        next_page_url: null,
        per_page: 1000,
        prev_page_url: null,
        to: 3,
        total: 3,
        data: [
          { location_id: 31, name: 'Leeds' },
          { location_id: 33, name: 'Manchester' },
          { location_id: 32, name: 'York' },
        ],
      },
    },
  }));

test('X-091, ES-14, R-32: what a late cancellation costs', () =>
  pins({
    state: 'a late cancellation costs a fee',
    does: 'reads the price of a late cancellation',
    endpoint: getProduct,
    request: { params: { id: 176 }, query: { organisation_id: 1 } },
    replies: { status: 200, proves: ['price.value_inc_tax'], returns: { product_id: 'product_id' }, body: { product_id: 176, name: 'Late cancellation fee', price: { value_inc_tax: 72 } } },
  }));

test('X-091, L20: an unknown product is a 404', () =>
  pins({
    state: 'a learner is signed in',
    does: 'reads the price of a product that does not exist',
    endpoint: getProduct,
    request: { params: { id: 999_999 }, query: { organisation_id: 1 } },
    replies: { status: 404, refusal: { message: 'No query results for model [Product] 999999' } },
  }));

const date = { start_date: AT, end_date: AT, location: { name: 'Leeds' }, venue: alone.course?.venue, tutor: { first_name: 'Ian', last_name: 'Calder' }, additional_info: null };

test('X-092, R-13: the dates of a workshop, with the seats that are left', () =>
  pins({
    state: 'a workshop has two dates',
    does: 'lists the dates of a workshop',
    endpoint: listCourses,
    request: { params: { id: 1106 }, query: { organisation_id: 1, page: 1 } },
    replies: {
      status: 200,
      proves: ['current_page', 'data.seats_left', 'from', 'per_page', 'to', 'total'],
      returns: { 'data.course_id': 'course_ids' },
      body: {
        current_page: 1,
        from: 1,
        last_page: 1,
        next_page_url: null,
        per_page: 10,
        prev_page_url: null,
        to: 2,
        total: 2,
        data: [
          { course_id: 3400, ...date, seats_left: 10 },
          { course_id: 3401, ...date, seats_left: 0 },
        ],
      },
      pin: { presentAt: ['data.location', 'data.venue', 'data.tutor'] },
    },
  }));

const { available_from: day, too_soon: tooSoon } = bookingsStates['a workshop to schedule'].provides;
const query = { organisation_id: 1 };
const dates = { location: 31, available_from: day, email_confirmation: true };

test('X-089, R-28, R-29: bookings are scheduled, with what they pull in', () =>
  pins({
    state: 'a workshop to schedule',
    does: 'schedules a workshop and what waits for it',
    endpoint: submitBookings,
    request: { query, body: { book: [2107, 2108], ...dates } },
    replies: { status: 202 },
  }));

test('X-089: bookings are rescheduled, with what depends on them', () =>
  pins({
    state: 'scheduled bookings to move',
    does: 'reschedules a workshop and what waits for it',
    endpoint: submitBookings,
    request: { query, body: { rebook: [2105, 2106], ...dates } },
    replies: { status: 202 },
  }));

test('X-089, R-27: bookings are unscheduled', () =>
  pins({
    state: 'scheduled bookings to move',
    does: 'unschedules a workshop and what waits for it',
    endpoint: submitBookings,
    request: { query, body: { unbook: [2105, 2106], confirm: true, email_confirmation: true } },
    replies: { status: 202 },
  }));

const refused = (field: string, message: string) => ({ status: 422, refusal: { message, errors: { [field]: [message] } } });

test('R-20: a list without what it pulls in is refused', () =>
  pins({
    state: 'a workshop to schedule',
    does: 'schedules what waits for a workshop without the workshop',
    endpoint: submitBookings,
    request: { query, body: { book: [2108], ...dates } },
    replies: refused('book', 'What belongs to it has to be scheduled too: Radiography Practical.'),
  }));

test('R-06: what has no date cannot be rescheduled', () =>
  pins({
    state: 'a workshop to schedule',
    does: 'reschedules what has no date',
    endpoint: submitBookings,
    request: { query, body: { rebook: [2107, 2108], ...dates } },
    replies: {
      status: 422,
      refusal: {
        message: 'Radiography Practical cannot be rescheduled: it has no date. (and 1 more error)',
        errors: { 'rebook.0': ['Radiography Practical cannot be rescheduled: it has no date.'], 'rebook.1': ['Implant Nursing: Foundation cannot be rescheduled: it has no date.'] },
      },
    },
  }));

test('R-23: a day before the first is refused', () =>
  pins({
    state: 'a workshop to schedule',
    does: 'schedules from a day on that is too soon',
    endpoint: submitBookings,
    request: { query, body: { book: [2107, 2108], location: 31, available_from: tooSoon } },
    replies: refused('available_from', 'The available from field must be a date after or equal to 2090-01-03.'),
  }));

test('R-24: a workshop needs a location', () =>
  pins({
    state: 'a workshop to schedule',
    does: 'schedules a workshop without a location',
    endpoint: submitBookings,
    request: { query, body: { book: [2107, 2108], available_from: day } },
    replies: refused('location', 'The location field is required.'),
  }));

test('R-24: a location without a free seat is refused', () =>
  pins({
    state: 'a workshop to schedule',
    does: 'schedules a workshop where no seat is free',
    endpoint: submitBookings,
    request: { query, body: { book: [2107, 2108], location: 32, available_from: day } },
    replies: refused('location', 'No seat is free for Radiography Practical at this location from 2090-03-01 on. Choose another location or a later date.'),
  }));

test('R-27: unscheduling has to be confirmed', () =>
  pins({
    state: 'scheduled bookings to move',
    does: 'unschedules without confirming it',
    endpoint: submitBookings,
    request: { query, body: { unbook: [2105, 2106] } },
    replies: refused('confirm', 'The confirm field must be accepted.'),
  }));

test('R-31: a late fee that was not paid', () =>
  pins({
    state: 'a late workshop',
    does: 'unschedules a late workshop without paying',
    endpoint: submitBookings,
    request: { query, body: { unbook: [2103], confirm: true } },
    replies: refused('late_fee', 'A late cancellation fee is due for 1 workshop.'),
  }));

test('R-41: a learner waives no fee', () =>
  pins({
    state: 'a late workshop',
    does: 'waives the late fee as a learner',
    endpoint: submitBookings,
    request: { query, body: { unbook: [2103], confirm: true, waive_fee: true } },
    replies: refused('waive_fee', 'Only administrators can select this option'),
  }));

test('R-41: who views as the learner waives it', () =>
  pins({
    state: 'a late workshop of the learner who is viewed',
    does: 'waives the late fee while viewing as the learner',
    endpoint: submitBookings,
    request: { query, body: { unbook: [2103], confirm: true, waive_fee: true } },
    replies: { status: 202 },
  }));

test('R-37: a late fee that was paid', () =>
  pins({
    state: 'a late workshop whose fee is paid',
    does: 'unschedules a late workshop whose fee is paid',
    endpoint: submitBookings,
    request: { query, body: { unbook: [2103], confirm: true } },
    replies: { status: 202 },
  }));

const PENDING = 'Radiography Practical is being changed already.';

test('R-29: a second change while the first is under way', () =>
  pins({
    state: 'a booking is being changed',
    does: 'changes a booking that is being changed',
    endpoint: submitBookings,
    request: { query, body: { book: [2107], ...dates } },
    replies: { status: 409, refusal: { message: PENDING, errors: { 'book.0': [PENDING] } } },
  }));

const KEY = '0c6e1f7ab25d4e3899d1c4f2b7a86530';

test('R-28: a submission that is repeated with its Idempotency-Key is answered as before', () =>
  pins({
    state: 'bookings were submitted under an idempotency key',
    does: 'repeats a submission under its key',
    endpoint: submitBookings,
    idempotencyKey: KEY,
    request: { query, body: { book: [2107], ...dates } },
    replies: { status: 202 },
  }));

test('R-28: another submission under the same Idempotency-Key is refused', () =>
  pins({
    state: 'bookings were submitted under an idempotency key',
    does: 'sends another day under the key of a submission',
    endpoint: submitBookings,
    idempotencyKey: KEY,
    request: { query, body: { book: [2107], ...dates, available_from: bookingsStates['bookings were submitted under an idempotency key'].provides.other_day } },
    replies: refused('idempotency_key', 'The idempotency key was used with another request.'),
  }));
