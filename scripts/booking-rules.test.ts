import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRODUCT_TYPES, type Booking } from '#contracts/bookings/booking.schema.ts';
import { bookingState } from '#machines/bookings/booking-state.ts';
import { lateWorkshops } from '#machines/bookings/late-fee.ts';
import { movingBookings } from '#machines/bookings/moving-bookings.ts';
import { availableFromRange } from '#machines/bookings/schedule-dates.ts';
import * as server from '#mocks/rules/booking-consequences.ts';

/*
 * The app says beforehand what an action moves and costs; the fake backend decides it by rules of its own. Here both are asked
 * about the same worlds. A difference prints the world, and the seed that makes it again.
 */

const DAY = 86_400;
const ACTIONS = { schedule: 'book', reschedule: 'rebook', unschedule: 'unbook' } as const;
type Action = keyof typeof ACTIONS;

/** Winter, summer, both nights on which the clocks change, and a leap day. Unix seconds. */
const MOMENTS = ['2026-03-02T09:00:00Z', '2026-07-31T22:59:59Z', '2026-03-29T00:59:59Z', '2026-10-25T00:30:00Z', '2028-02-29T23:30:00Z'].map((moment) => Date.parse(moment) / 1000);

interface World {
  readonly nowUnix: number;
  readonly plain: readonly server.PlainBooking[];
  readonly chosenIds: readonly number[];
}

/** Starts near now and near the five weeks, to the second, besides anywhere within a year. */
const startFrom = (nowUnix: number) =>
  fc.oneof(
    fc.constant(null),
    fc.integer({ min: -1, max: 1 }).map((seconds) => nowUnix + seconds),
    fc.integer({ min: -1, max: 1 }).map((seconds) => nowUnix + 35 * DAY + seconds),
    fc.integer({ min: -60 * DAY, max: 365 * DAY }).map((seconds) => nowUnix + seconds),
  );

const world: fc.Arbitrary<World> = fc.constantFrom(...MOMENTS).chain((nowUnix) =>
  fc
    .array(
      fc.record({
        product_id: fc.integer({ min: 1, max: 8 }),
        isWorkshop: fc.boolean(),
        prerequisite_ids: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }),
        start: startFrom(nowUnix),
        passed: fc.nat(9).map((one) => one === 0),
        isChosen: fc.boolean(),
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map((rows) => {
      // What comes before belongs to the product, whoever booked it.
      const needs = new Map(rows.map(({ product_id, prerequisite_ids, isWorkshop }) => [product_id, { prerequisite_ids, isWorkshop }]));
      return {
        nowUnix,
        plain: rows.map(({ product_id, start, passed }, at) => ({
          booking_id: at + 1,
          product_id,
          type_id: needs.get(product_id)?.isWorkshop === true ? PRODUCT_TYPES.practicalWorkshop : PRODUCT_TYPES.onlineLearning,
          prerequisite_ids: needs.get(product_id)?.prerequisite_ids ?? [],
          start,
          passed,
        })),
        chosenIds: rows.flatMap(({ isChosen }, at) => (isChosen ? [at + 1] : [])),
      };
    }),
);

/** The same bookings as they come over the wire: what comes after is told by what needs it. */
const wired = (plain: readonly server.PlainBooking[]): readonly Booking[] =>
  plain.map(({ booking_id, product_id, type_id, prerequisite_ids, start, passed }) => ({
    booking_id,
    product: { product_id, name: `Product ${product_id}`, type: { type_id: type_id ?? 0, name: '' } },
    course: start === null ? null : { start_date: start },
    passed,
    prerequisites: prerequisite_ids.map((id) => ({ product_id: id, name: `Product ${id}` })),
    dependencies: [...new Set(plain.filter((other) => other.prerequisite_ids.includes(product_id)).map((other) => other.product_id))].map((id) => ({ product_id: id, name: `Product ${id}` })),
  }));

const ascending = (ids: readonly number[]): readonly number[] => ids.toSorted((one, other) => one - other);

/** What the app shows before somebody commits to an action. Only bookings that the action suits can be chosen. */
const shown = (action: Action, { nowUnix, plain, chosenIds }: World) => {
  const bookings = wired(plain);
  const suitable = chosenIds.filter((id) => plain.some((booking) => booking.booking_id === id && server.isInStateFor(ACTIONS[action], booking, nowUnix)));
  const moving = movingBookings({ action, chosenIds: suitable, bookings, nowUnix }).map(({ booking }) => booking);
  const ids = moving.map(({ booking_id }) => booking_id);
  const { minimum, maximum } = availableFromRange(bookings, ids, nowUnix);
  return { suitable, ids: ascending(ids), late: ascending(lateWorkshops(moving, nowUnix).map(({ booking_id }) => booking_id)), limits: { min: minimum, max: maximum } };
};

describe('the app and the fake backend decide alike about 10,000 random worlds (R-20 to R-31)', () => {
  test.each(['schedule', 'reschedule', 'unschedule'] as const)('%s: what moves, what is late, and the days that may be asked for', (action) => {
    fc.assert(
      fc.property(world, (given) => {
        const { suitable, ids, late, limits } = shown(action, given);
        const union = [...suitable, ...server.affectedBy(ACTIONS[action], suitable, given.plain, given.nowUnix)];
        expect(ids).toEqual(ascending(union));
        expect(late).toEqual(ascending(server.lateWorkshops(union, given.plain, given.nowUnix)));
        expect(limits).toEqual(server.startLimits(union, given.plain, given.nowUnix));
      }),
      { numRuns: 3_400 },
    );
  });

  test('the state of every booking', () => {
    fc.assert(
      fc.property(world, ({ plain, nowUnix }) => {
        expect(wired(plain).map((booking) => bookingState(booking, nowUnix))).toEqual(plain.map((booking) => server.bookingState(booking, nowUnix)));
      }),
    );
  });
});
