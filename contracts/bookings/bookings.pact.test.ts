import { test } from 'vitest';
import type { WireReplyOf } from '../endpoint.ts';
import { pins } from '../testing/pins.ts';
import { PRODUCT_TYPES } from './booking.schema.ts';
import { getProduct, listBookingLocations, listBookings, listCourses } from './bookings.endpoints.ts';

type Booking = WireReplyOf<typeof listBookings>['data'][number];

const AT = 1_772_409_600;
const workshopType = { type_id: PRODUCT_TYPES.practicalWorkshop, name: 'Practical Workshop' };
const onlineType = { type_id: PRODUCT_TYPES.onlineLearning, name: 'Online Learning' };
const hours = { study_hours: 6 };

const practical = {
  product_id: 1101,
  name: 'Decontamination Practical',
  type: workshopType,
  flex_id: 301,
  flex_type: 'collection',
  flex_entity: hours,
};
const sedation = {
  product_id: 1105,
  name: 'Sedation Assistant: Foundation',
  type: onlineType,
  flex_id: null,
  flex_type: null,
  flex_entity: hours,
};
const fluoride = {
  ...practical,
  product_id: 1104,
  name: 'Fluoride Varnish Application',
  flex_id: 714,
  flex_type: 'module',
};

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
    venue: {
      name: 'Leeds Dental Institute',
      street: 'Clarendon Way',
      city: 'Leeds',
      postcode: 'LS2 9LU',
      telephone: '0113 496 0142',
      website: 'https://leeds-dental-institute.example/',
    },
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
      proves: ['data.product.type.type_id', 'data.passed', 'data.self_schedule'],
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
          {
            ...alone,
            booking_id: 2107,
            product: { ...alone.product, product_id: 1106, name: 'Radiography Practical' },
            course: null,
          },
        ],
      },
      pin: { presentAt: ['data.course.start_date', 'data.course.venue'] },
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
      proves: ['current_page', 'total'],
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
    replies: {
      status: 200,
      proves: ['price.value_inc_tax'],
      body: { product_id: 176, name: 'Late cancellation fee', price: { value_inc_tax: 72 } },
    },
  }));

test('X-091, L20: an unknown product is a 404', () =>
  pins({
    state: 'a learner is signed in',
    does: 'reads the price of a product that does not exist',
    endpoint: getProduct,
    request: { params: { id: 999_999 }, query: { organisation_id: 1 } },
    replies: { status: 404, refusal: { message: 'No query results for model [Product] 999999' } },
  }));

test('X-091: a product of another organisation is a 404', () =>
  pins({
    state: 'a late cancellation costs a fee',
    does: 'reads the price of a product of another organisation',
    endpoint: getProduct,
    request: { params: { id: 228 }, query: { organisation_id: 1 } },
    replies: { status: 404, refusal: { message: 'No query results for model [Product] 228' } },
  }));

const OTHERS = 'an organisation of others';
const noMember = { status: 404, refusal: { message: 'No query results for model [Organisation] 12' } } as const;

test('X-090 to X-092: of an organisation that one is no member of nothing is told', async () => {
  await pins({
    state: OTHERS,
    does: 'lists the locations of an organisation of others',
    endpoint: listBookingLocations,
    request: { query: { organisation_id: 12, page: 1 } },
    replies: noMember,
  });
  await pins({
    state: OTHERS,
    does: 'reads the price of a product of an organisation of others',
    endpoint: getProduct,
    request: { params: { id: 1301 }, query: { organisation_id: 12 } },
    replies: noMember,
  });
  await pins({
    state: OTHERS,
    does: 'lists the dates of a workshop of an organisation of others',
    endpoint: listCourses,
    request: { params: { id: 1301 }, query: { organisation_id: 12, page: 1 } },
    replies: noMember,
  });
});

const WITHOUT = 'an organisation without bookings';
const unauthorized = { status: 403, refusal: { message: 'This action is unauthorized.' } } as const;

test('R-01: an organisation without bookings tells no locations and no dates', async () => {
  await pins({
    state: WITHOUT,
    does: 'lists the locations of an organisation without bookings',
    endpoint: listBookingLocations,
    request: { query: { organisation_id: 1, page: 1 } },
    replies: unauthorized,
  });
  await pins({
    state: WITHOUT,
    does: 'lists the dates of a workshop of an organisation without bookings',
    endpoint: listCourses,
    request: { params: { id: 1106 }, query: { organisation_id: 1, page: 1 } },
    replies: unauthorized,
  });
});

const date = {
  start_date: AT,
  end_date: AT,
  location: { name: 'Leeds' },
  venue: alone.course?.venue,
  tutor: { first_name: 'Ian', last_name: 'Calder' },
  additional_info: null,
};

test('X-092, R-13: the dates of a workshop, with the seats that are left', () =>
  pins({
    state: 'a workshop has two dates',
    does: 'lists the dates of a workshop',
    endpoint: listCourses,
    request: { params: { id: 1106 }, query: { organisation_id: 1, page: 1 } },
    replies: {
      status: 200,
      proves: ['current_page', 'data.seats_left', 'total'],
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
