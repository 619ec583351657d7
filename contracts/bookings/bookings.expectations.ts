import { REPEATED_WITH_ITS_KEY } from '../assumption.ts';
import type { Expectations } from '../expectation.ts';
import type * as bookings from './bookings.endpoints.ts';

export const expectations = {
  calls: {
    listBookings: {
      failures: 't s s t s s s t s s',
      screen: 'the bookings, on their page and on home',
    },
    submitBookings: {
      failures: 't s s t o s s t o s',
      viewing: ['named', 'moves the learner’s bookings'],
      screen: 'scheduling, rescheduling and unscheduling',
      deviations: {
        errors: ['silent, 422 own, other own', '0200'],
        success: ['200, 201, 202, 204', '0200'],
        body: ['available_from, book, confirm, email_confirmation, location, rebook, unbook, waive_fee', '0203'],
      },
    },
    listBookingLocations: {
      failures: 't s s t s s s t s s',
      screen: 'choosing where a workshop is to be',
    },
    getProduct: {
      failures: 't s s t s s s t s s',
      screen: 'the price of a late fee',
    },
    listCourses: {
      failures: 't s s t s s s t s s',
      screen: 'choosing from the dates of a workshop',
    },
  },
  assumptions: [
    { of: ['submitBookings'], ...REPEATED_WITH_ITS_KEY },
    {
      of: ['submitBookings'],
      part: 'refusal',
      status: 422,
      question:
        'Under which fields are bookings refused that pull in others, have the wrong state, find no seat or owe a late fee?',
      decision: '0200',
    },
    {
      of: ['submitBookings'],
      part: 'refusal',
      status: 409,
      question: 'Is a booking refused with 409 while an earlier change of it is under way?',
      decision: '0201',
    },
    {
      of: ['submitBookings'],
      part: 'body',
      at: 'waive_fee',
      question: 'How does a submission say that an administrator waives the late fee?',
      decision: '0203',
    },
    {
      of: ['listCourses'],
      part: 'call',
      question: 'Are the dates of a product listed at `GET products/{id}/courses`, soonest first?',
      decision: 'X-092',
    },
    { of: ['listCourses'], part: 'reply', at: 'course_id', question: 'Does a date have an id?', decision: '0204' },
    {
      of: ['listCourses'],
      part: 'reply',
      at: 'seats_left',
      question: 'Does a date say how many seats are left?',
      decision: '0204',
    },
    {
      of: ['submitBookings'],
      part: 'refusal',
      status: 422,
      question:
        'Does the payment of a basket that names its bookings pay for these and for no others, so that others are refused as unpaid?',
      decision: '0285',
      isPinned: false,
    },
  ],
} as const satisfies Expectations<typeof bookings>;
