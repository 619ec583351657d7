import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingState } from '#machines/bookings/booking-state.ts';
import { expectedDates, type ExpectedDate } from '#machines/bookings/expected-dates.ts';
import { lateFeeProduct, lateWorkshops, penceOf } from '#machines/bookings/late-fee.ts';
import { movingBookings } from '#machines/bookings/moving-bookings.ts';
import { availableFromRange } from '#machines/bookings/schedule-dates.ts';
import { addDays } from '#machines/days.ts';
import type { Database } from '#mocks/db/database.ts';
import * as server from '#mocks/rules/booking-consequences.ts';
import { chooseDates, type ChosenDate } from '#mocks/rules/course-seats.ts';
import { feeDue } from '#mocks/rules/late-fee.ts';
import { londonDay, startOfLondonDay } from '#mocks/rules/london-day.ts';
import { databaseOf, datedWorld, LOCATIONS, offeredDates, wired, world, type World } from './lib/booking-worlds.ts';

/*
 * The app tells beforehand what an action moves, costs and brings; the fake backend decides it by rules of its own. Here both
 * are asked about the same worlds. A difference prints the world, and the seed that makes it again. BOOKING_WORLDS: how many.
 */
const WORLDS = Number(process.env['BOOKING_WORLDS'] ?? 1000);

const ACTIONS = { schedule: 'book', reschedule: 'rebook', unschedule: 'unbook' } as const;
type Action = keyof typeof ACTIONS;

const ascending = (ids: readonly number[]): readonly number[] => ids.toSorted((one, other) => one - other);

/** Only bookings that the action suits can be chosen. */
const suitableOf = (action: Action, { nowUnix, plain, chosenIds }: World): readonly number[] =>
  chosenIds.filter((id) =>
    plain.some((booking) => booking.booking_id === id && server.isInStateFor(ACTIONS[action], booking, nowUnix)),
  );

/** All that an action changes, according to the fake backend. */
const unionOf = (action: Action, given: World): readonly number[] => {
  const suitable = suitableOf(action, given);
  return [...suitable, ...server.affectedBy(ACTIONS[action], suitable, given.plain, given.nowUnix)];
};

/** What the app shows before somebody commits to an action. */
const shown = (action: Action, given: World) => {
  const { nowUnix, plain, priceInPounds } = given;
  const bookings = wired(plain);
  const moving = movingBookings({ action, chosenIds: suitableOf(action, given), bookings, nowUnix }).map(
    ({ booking }) => booking,
  );
  const ids = moving.map(({ booking_id }) => booking_id);
  const { minimum, maximum } = availableFromRange(bookings, ids, nowUnix);
  const late = lateWorkshops(moving, nowUnix).map(({ booking_id }) => booking_id);
  return {
    ids: ascending(ids),
    late: ascending(late),
    feeInPence: late.length * penceOf(priceInPounds),
    limits: { min: minimum, max: maximum },
  };
};

/** A date of the fake backend as the app would tell it. Online learning begins with its day. */
const expectedOf = ({ start, course_id }: Pick<ChosenDate, 'start' | 'course_id'>): ExpectedDate => {
  if (course_id !== null) return { kind: 'moment', start };
  const day = londonDay(start);
  return { kind: 'day', day: startOfLondonDay(day) === start ? day : 'within a day' };
};

describe(`the app and the fake backend decide alike about ${WORLDS.toLocaleString('en-GB')} random worlds (R-20 to R-31)`, () => {
  test.each(['schedule', 'reschedule', 'unschedule'] as const)(
    '%s: what moves, what is late and costs, and the days that may be asked for',
    (action) => {
      fc.assert(
        fc.property(world, (given) => {
          const { ids, late, feeInPence, limits } = shown(action, given);
          const union = unionOf(action, given);
          const lateThere = server.lateWorkshops(union, given.plain, given.nowUnix);
          expect(ids).toEqual(ascending(union));
          expect(late).toEqual(ascending(lateThere));
          expect(limits).toEqual(server.startLimits(union, given.plain, given.nowUnix));
          const product = lateFeeProduct(1);
          const due = feeDue(
            { tables: { organisations: { get: () => ({ late_fee_product_id: product }) } } } as unknown as Database,
            1,
            lateThere.length,
          );
          // Whole pence, told by the digits of the price rather than by multiplying it.
          expect(BigInt(feeInPence)).toBe(
            BigInt(given.priceInPounds.toFixed(2).replace('.', '')) * BigInt(due?.quantity ?? 0),
          );
        }),
        { numRuns: WORLDS },
      );
    },
  );

  test.each(['schedule', 'reschedule'] as const)(
    '%s: the date that each booking gets, or that none is free (R-23, R-24)',
    (action) => {
      const met = { dates: 0, full: 0 };
      fc.assert(
        fc.property(datedWorld, (given) => {
          const union = unionOf(action, given);
          // A world in which nothing moves does not count as one of them.
          fc.pre(union.length > 0);
          const db = databaseOf(given);
          const availableFrom = addDays(server.startLimits(union, given.plain, given.nowUnix).min, given.later);
          const decided = chooseDates(db, {
            ids: union,
            bookings: given.plain,
            locationId: given.locationId,
            availableFrom,
          });
          const nameOf = (id: number): string | null =>
            LOCATIONS[given.courses.find(({ course_id }) => course_id === given.courseOf.get(id))?.location_id ?? 0] ??
            null;
          const moving = wired(given.plain, nameOf).filter(({ booking_id }) => union.includes(booking_id));
          const expected = expectedDates({
            moving,
            offered: offeredDates(given, db),
            location: LOCATIONS[given.locationId] ?? null,
            availableFrom,
          });
          const full = moving
            .filter(({ booking_id }) => expected.get(booking_id)?.kind === 'full')
            .map(({ product }) => product.product_id);
          const isFull = 'fullProductId' in decided;
          met[isFull ? 'full' : 'dates'] += 1;
          const there = isFull
            ? { full: true }
            : { dates: new Map(decided.map(({ booking: { booking_id }, ...date }) => [booking_id, expectedOf(date)])) };
          const here =
            full.length === 0 ? { dates: new Map(expected) } : { full: isFull && full.includes(decided.fullProductId) };
          expect(here).toEqual(there);
        }),
        { numRuns: WORLDS },
      );
      // Neither answer is rare.
      expect(Math.min(met.dates, met.full)).toBeGreaterThan(WORLDS / 20);
    },
  );

  test('the state of every booking', () => {
    fc.assert(
      fc.property(world, ({ plain, nowUnix }) => {
        expect(wired(plain).map((booking) => bookingState(booking, nowUnix))).toEqual(
          plain.map((booking) => server.bookingState(booking, nowUnix)),
        );
      }),
      { numRuns: WORLDS },
    );
  });
});
