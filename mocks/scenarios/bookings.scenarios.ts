import { bookingsStates } from '#contracts/bookings/bookings.states.ts';
import { onlineAtTheEndOfAChain, workshopFreeToMove, workshopNotScheduled } from '#fixtures/bookings/bookings.ts';
import { northgate } from '#fixtures/organisations.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { stateScenarios } from './state-scenarios.ts';
import { booking } from './traits/booking.ts';

/** What a learner has booked. */
export const bookingsScenarios = stateScenarios(bookingsStates, {
  'bookings of every kind': async (stage) => {
    const { db } = stage;
    const remaining: readonly number[] = [workshopFreeToMove, onlineAtTheEndOfAChain, workshopNotScheduled].map(({ booking_id }) => booking_id);
    await db.tables.bookings.removeWhere((row) => row.user_id === amaraOsei.id && !remaining.includes(row.booking_id));
    await booking().in(northgate).arrange(stage);
  },
});
