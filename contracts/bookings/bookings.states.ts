import type { ProviderState } from '../provider-state.ts';

/** What a learner has booked. */
export const bookingsStates = {
  'bookings of every kind': { as: 'learner', description: 'In this organisation Amara has three bookings, in this order: a workshop between two others, online learning with a start date after one, a workshop without a date. She has one more in another organisation.', provides: { organisation_id: 1, booking_ids: [2105, 2106, 2107], product_ids: [1104, 1105, 1106], earlier_product_ids: [1101, 1104], later_product_ids: [1105] } },
} as const satisfies Record<string, ProviderState>;
