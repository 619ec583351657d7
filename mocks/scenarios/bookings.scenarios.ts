import { bookingsStates } from '#contracts/bookings/bookings.states.ts';
import { onlineAtTheEndOfAChain, workshopFreeToMove, workshopNotScheduled } from '#fixtures/bookings/bookings.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { stateScenarios } from './state-scenarios.ts';

/** What a learner has booked. */
export const bookingsScenarios = stateScenarios(bookingsStates, {
  'bookings of every kind': async ({ db }) => {
    const kept: readonly number[] = [workshopFreeToMove, onlineAtTheEndOfAChain, workshopNotScheduled].map(({ booking_id }) => booking_id);
    for (const { booking_id } of db.tables.bookings.where((row) => row.user_id === amaraOsei.id && !kept.includes(row.booking_id))) await db.tables.bookings.remove(booking_id);
  },
});
