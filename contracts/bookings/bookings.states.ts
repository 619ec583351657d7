import type { ProviderState } from '../provider-state.ts';

/** What a learner has booked. */
export const bookingsStates = {
  'bookings of every kind': { as: 'learner', description: 'In organisation 1 Amara has three bookings: a workshop between two others, online learning with a start date, a workshop without a date. She has one more in another organisation.' },
} as const satisfies Record<string, ProviderState>;
