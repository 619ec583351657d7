import { test } from 'vitest';
import { pins } from '../testing/pins.ts';
import { submitBookings } from './bookings.endpoints.ts';
import { bookingsStates } from './bookings.states.ts';

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

const refused = (field: string, message: string) => ({
  status: 422,
  refusal: { message, errors: { [field]: [message] } },
});

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
        errors: {
          'rebook.0': ['Radiography Practical cannot be rescheduled: it has no date.'],
          'rebook.1': ['Implant Nursing: Foundation cannot be rescheduled: it has no date.'],
        },
      },
    },
  }));

test('R-08: a learner does not schedule what the team schedules', () =>
  pins({
    state: 'a booking that the team schedules',
    does: 'schedules what the team schedules',
    endpoint: submitBookings,
    request: { query, body: { book: [2110], ...dates } },
    replies: refused('book.0', 'Orthodontic Nursing: Foundation is scheduled by the training team.'),
  }));

test('X-089: neither somebody else’s bookings nor one’s own of another organisation are unscheduled', () =>
  pins({
    state: 'a booking that the team schedules',
    does: 'unschedules bookings that are not one’s own here',
    endpoint: submitBookings,
    request: { query, body: { unbook: [2112, 2202], confirm: true } },
    replies: {
      status: 422,
      refusal: {
        message: 'The selected unbook.0 is invalid. (and 1 more error)',
        errors: {
          'unbook.0': ['The selected unbook.0 is invalid.'],
          'unbook.1': ['The selected unbook.1 is invalid.'],
        },
      },
    },
  }));

test('R-01: in an organisation without bookings nothing is scheduled', () =>
  pins({
    state: 'an organisation without bookings',
    does: 'unschedules in an organisation without bookings',
    endpoint: submitBookings,
    request: { query, body: { unbook: [2107], confirm: true } },
    replies: { status: 403, refusal: { message: 'This action is unauthorized.' } },
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
    replies: refused(
      'location',
      'No seat is free for Radiography Practical at this location from 2090-03-01 on. Choose another location or a later date.',
    ),
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
    request: {
      query,
      body: {
        book: [2107],
        ...dates,
        available_from: bookingsStates['bookings were submitted under an idempotency key'].provides.other_day,
      },
    },
    replies: refused('idempotency_key', 'The idempotency key was used with another request.'),
  }));
