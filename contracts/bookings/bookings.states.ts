import type { ProviderState } from '../provider-state.ts';

/**
 * Far enough ahead that the form allows it whenever the pact is verified: the last of Amara's dates is shortly before
 * it.
 */
const AVAILABLE_FROM = '2090-03-01';
const TOO_SOON = '2026-01-01';
const KEY_SENTENCE = 'under the Idempotency-Key "0c6e1f7ab25d4e3899d1c4f2b7a86530"';

/** What a learner has booked. */
export const bookingsStates = {
  'bookings of every kind': {
    as: 'learner',
    description:
      'In this organisation Amara has three bookings, in this order: a workshop between two others, online learning with a start date after one, a workshop without a date. She schedules all of them herself and has passed none. She has one more in another organisation.',
    provides: {
      organisation_id: 1,
      booking_ids: [2105, 2106, 2107],
      product_ids: [1104, 1105, 1106],
      earlier_product_ids: [1101, 1104],
      later_product_ids: [1105],
    },
  },
  'workshops are held at three locations': {
    as: 'learner',
    description: 'In this organisation workshops are held at these locations, listed by name.',
    provides: { organisation_id: 1, location_ids: [31, 33, 32] },
  },
  'a late cancellation costs a fee': {
    as: 'learner',
    description:
      'This product of the organisation is the fee of a late cancellation; it costs £72 with tax. The foreign product is sold by another organisation of Amara’s.',
    provides: { organisation_id: 1, product_id: 176, foreign_product_id: 228 },
  },
  'an organisation without bookings': {
    as: 'learner',
    description:
      'This organisation of Amara’s has no bookings any more. It sold this workshop, and she has this booking of it, which has no date.',
    provides: { organisation_id: 1, product_id: 1106, booking_ids: [2107] },
  },
  'a booking that the team schedules': {
    as: 'learner',
    description:
      'This booking of Amara’s has no date, and the training team alone schedules it. The form allows the day (R-23). The foreign bookings are somebody else’s in this organisation, and hers in another one; they have dates.',
    provides: {
      organisation_id: 1,
      booking_ids: [2110],
      foreign_booking_ids: [2112, 2202],
      location: 31,
      available_from: AVAILABLE_FROM,
    },
  },
  'a workshop has two dates': {
    as: 'learner',
    description:
      'This workshop has two dates to come, in this order: one with 12 seats, two of which are taken, and a full one.',
    provides: { organisation_id: 1, product_id: 1106, course_ids: [3400, 3401] },
  },
  'a workshop to schedule': {
    as: 'learner',
    description:
      'Two of Amara’s bookings have no date and are hers to schedule: a workshop, and online learning that waits for it. The form allows the day (R-23) and not the earlier one. From that day on the workshop has a free seat at the location; it has none at the other one.',
    provides: {
      organisation_id: 1,
      booking_ids: [2107, 2108],
      waiting_ids: [2108],
      location: 31,
      full_location: 32,
      available_from: AVAILABLE_FROM,
      too_soon: TOO_SOON,
    },
  },
  'scheduled bookings to move': {
    as: 'learner',
    description:
      'Amara has a workshop that starts later than a late fee reaches, with online learning that waits for it. The form allows the day, and from that day on the workshop has a free seat at the location.',
    provides: { organisation_id: 1, booking_ids: [2105, 2106], location: 31, available_from: AVAILABLE_FROM },
  },
  'a late workshop': {
    as: 'learner',
    description:
      'Amara has a workshop that starts within five weeks; unscheduling it costs a late fee, which she has not paid.',
    provides: { organisation_id: 1, booking_ids: [2103] },
  },
  'a late workshop whose fee is paid': {
    as: 'learner',
    description:
      'Amara has a workshop that starts within five weeks, and has paid the late fee of one workshop, which has not been used.',
    provides: { organisation_id: 1, booking_ids: [2103] },
  },
  'a late workshop of the learner who is viewed': {
    as: 'viewer',
    description:
      'A super user views as Amara, who has a workshop that starts within five weeks and has not paid its late fee.',
    provides: { organisation_id: 1, booking_ids: [2103] },
  },
  'a booking is being changed': {
    as: 'learner',
    description:
      'Amara has submitted a workshop to be scheduled at the location; the server has accepted it and not done it yet.',
    provides: { organisation_id: 1, booking_ids: [2107], location: 31, available_from: AVAILABLE_FROM },
  },
  'bookings were submitted under an idempotency key': {
    as: 'learner',
    description: `Amara has submitted a workshop to be scheduled at the location, from this day on and with a confirmation by e-mail, ${KEY_SENTENCE}; the server has accepted it. Nothing was ever sent for the other day.`,
    provides: {
      organisation_id: 1,
      booking_ids: [2107],
      location: 31,
      available_from: AVAILABLE_FROM,
      other_day: '2090-03-02',
    },
  },
} as const satisfies Record<string, ProviderState>;
