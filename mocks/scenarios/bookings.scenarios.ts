import { bookingsStates } from '#contracts/bookings/bookings.states.ts';
import {
  onlineAtTheEndOfAChain,
  onlineNotScheduled,
  workshopFreeToMove,
  workshopInThreeWeeks,
  workshopNotScheduled,
} from '#fixtures/bookings/bookings.ts';
import { brightwater, northgate } from '#fixtures/organisations.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { acceptedBookings, acceptedUnderKey, payLateFee, seatsInLeeds } from './accepted-bookings.ts';
import type { Arrange, Stage } from './scenario.ts';
import { AS_SEEDED, stateScenarios } from './state-scenarios.ts';
import { booking } from './traits/booking.ts';

/** Of Amara's bookings these alone. */
const onlyThese = async ({ db }: Stage, ...bookings: readonly { readonly booking_id: number }[]): Promise<void> => {
  const remaining = bookings.map(({ booking_id }) => booking_id);
  await db.tables.bookings.removeWhere((row) => row.user_id === amaraOsei.id && !remaining.includes(row.booking_id));
};

/**
 * The last of her dates is on 1st January 2090, so the form allows from the 3rd on; the workshop has a course in Leeds
 * after it.
 */
const workshopToSchedule: Arrange = async (stage) => {
  await onlyThese(stage, workshopNotScheduled, onlineNotScheduled);
  await seatsInLeeds(stage, workshopNotScheduled);
};

const lateWorkshop: Arrange = (stage) => onlyThese(stage, workshopInThreeWeeks);

/** What a learner has booked. */
export const bookingsScenarios = stateScenarios(bookingsStates, {
  'bookings of every kind': async (stage) => {
    await onlyThese(stage, workshopFreeToMove, onlineAtTheEndOfAChain, workshopNotScheduled);
    await booking().in(northgate).arrange(stage);
  },
  'workshops are held at three locations': AS_SEEDED,
  'a late cancellation costs a fee': AS_SEEDED,
  'an organisation without bookings': async ({ db }) => {
    const { organisation_id, settings } = db.tables.organisations.require(brightwater.organisation_id);
    await db.tables.organisations.update(organisation_id, { settings: { ...settings, bookings: false } });
  },
  'a booking that the team schedules': AS_SEEDED,
  'a workshop has two dates': async (stage) => {
    const { courses } = stage.db.tables;
    const [first, second] = courses.where(({ product_id }) => product_id === workshopNotScheduled.product_id);
    if (first === undefined || second === undefined) throw new Error('The workshop has fewer than two dates.');
    await courses.removeWhere(
      ({ product_id, course_id }) =>
        product_id === workshopNotScheduled.product_id &&
        course_id !== first.course_id &&
        course_id !== second.course_id,
    );
    await stage.db.tables.bookings.removeWhere(({ product_id }) => product_id === workshopNotScheduled.product_id);
    await courses.update(first.course_id, { seats: 12 });
    await courses.update(second.course_id, { seats: 0 });
    const taken = booking().forProduct(workshopNotScheduled);
    for (const { booking: row } of [await taken.arrange(stage), await taken.arrange(stage)])
      await stage.db.tables.bookings.update(row.booking_id, { course_id: first.course_id });
  },
  'a workshop to schedule': workshopToSchedule,
  'scheduled bookings to move': async (stage) => {
    await onlyThese(stage, workshopFreeToMove, onlineAtTheEndOfAChain);
    await seatsInLeeds(stage, workshopFreeToMove);
  },
  'a late workshop': lateWorkshop,
  'a late workshop whose fee is paid': async (stage) => {
    await lateWorkshop(stage);
    await payLateFee(stage);
  },
  'a late workshop of the learner who is viewed': lateWorkshop,
  'a booking is being changed': async (stage) => {
    await workshopToSchedule(stage);
    await acceptedBookings(stage);
  },
  'bookings were submitted under an idempotency key': async (stage) => {
    await workshopToSchedule(stage);
    await acceptedUnderKey(stage);
  },
});
