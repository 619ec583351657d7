import { describe, expect, test } from 'vitest';
import type { Booking, CourseDate } from '#contracts/bookings/booking.schema.ts';
import { expectedDates, fullBooking, spanOf, type DatesRequest, type OfferedDates } from './expected-dates.ts';
import { booking } from './testing/booking.ts';

const unix = (moment: string): number => Date.parse(moment) / 1000;
/** Monday, 9:30 in London, summer time. */
const MONDAY = unix('2026-06-01T08:30:00Z');
const WEDNESDAY = unix('2026-06-03T08:30:00Z');
const moment = (start: number) => ({ kind: 'moment', start }) as const;

const date = (start: number, seats_left: number | null = 1, location = 'Leeds'): CourseDate => ({
  course_id: start,
  start_date: start,
  location: { name: location },
  seats_left,
});
const offers = (dates: readonly CourseDate[], isComplete = true): OfferedDates => ({ dates, isComplete });
const ask = (
  moving: readonly Booking[],
  offered: Readonly<Record<number, OfferedDates>>,
  over: Partial<DatesRequest> = {},
) =>
  expectedDates({
    moving,
    offered: new Map(Object.entries(offered).map(([id, dates]) => [Number(id), dates])),
    location: 'Leeds',
    availableFrom: '2026-06-01',
    ...over,
  });

describe('which date a booking gets (R-23, R-24)', () => {
  test('a workshop: the earliest at the location with a free seat, from the day on', () => {
    const dates = offers([
      date(unix('2026-05-31T08:30:00Z')),
      date(MONDAY, 0),
      date(unix('2026-06-02T08:30:00Z'), 5, 'York'),
      date(WEDNESDAY, null),
    ]);
    expect(ask([booking(1)], { 1: dates }).get(1)).toEqual(moment(WEDNESDAY));
    expect(ask([booking(1)], { 1: dates }, { location: 'York' }).get(1)).toEqual(moment(unix('2026-06-02T08:30:00Z')));
  });

  test('the day begins at midnight in London', () => {
    const midnight = unix('2026-05-31T23:00:00Z');
    expect(ask([booking(1)], { 1: offers([date(midnight)]) }).get(1)).toEqual(moment(midnight));
    expect(ask([booking(1)], { 1: offers([date(midnight - 1)]) }).get(1)).toEqual({ kind: 'full' });
  });

  test('each after what it needs, whatever the order of the list', () => {
    const chain = [booking(3, { isOnline: true, before: [2] }), booking(2, { before: [1] }), booking(1)];
    const dates = offers([date(MONDAY), date(WEDNESDAY)]);
    expect([...ask(chain, { 1: dates, 2: dates })]).toEqual([
      [1, moment(MONDAY)],
      [2, moment(WEDNESDAY)],
      [3, { kind: 'day', day: '2026-06-04' }],
    ]);
  });

  test('after a day of online learning the very midnight at which it begins is too soon', () => {
    const chain = [booking(1, { isOnline: true }), booking(2, { before: [1] })];
    const midnight = unix('2026-05-31T23:00:00Z');
    expect(ask(chain, { 2: offers([date(midnight), date(midnight + 1)]) }).get(2)).toEqual(moment(midnight + 1));
  });

  test('a seat that is left by moving counts as free; two bookings of a product need two', () => {
    const mine = (id: number): Booking => ({
      ...booking(id, { product: 1 }),
      course: { start_date: MONDAY, location: { name: 'Leeds' } },
    });
    const dates = offers([date(MONDAY, 0), date(WEDNESDAY)]);
    expect(ask([mine(1)], { 1: dates }).get(1)).toEqual(moment(MONDAY));
    expect([
      ...ask([booking(1), booking(2, { product: 1 })], { 1: offers([date(MONDAY), date(WEDNESDAY)]) }).values(),
    ]).toEqual([moment(MONDAY), moment(WEDNESDAY)]);
  });

  test('a circle of prerequisites ends', () => {
    const circle = [booking(1, { before: [2] }), booking(2, { before: [1] })];
    const dates = offers([date(MONDAY), date(WEDNESDAY)]);
    expect(ask(circle, { 1: dates, 2: dates })).toEqual(
      new Map([
        [2, moment(MONDAY)],
        [1, moment(WEDNESDAY)],
      ]),
    );
  });
});

describe('what cannot be told', () => {
  test('dates that are not known, no location, and more dates than were read are unknown, not full', () => {
    expect(ask([booking(1)], {}).get(1)).toEqual({ kind: 'unknown' });
    expect(ask([booking(1)], { 1: offers([date(MONDAY)]) }, { location: null }).get(1)).toEqual({ kind: 'unknown' });
    expect(ask([booking(1)], { 1: offers([date(MONDAY, 0)], false) }).get(1)).toEqual({ kind: 'unknown' });
  });

  test('what waits for a workshop without a free seat', () => {
    const chain = [booking(1), booking(2, { before: [1] })];
    const expected = ask(chain, { 1: offers([]), 2: offers([date(MONDAY)]) });
    expect([expected.get(1)?.kind, expected.get(2)?.kind]).toEqual(['full', 'unknown']);
    expect(fullBooking(chain, expected)?.booking_id).toBe(1);
    expect(spanOf(chain, expected)).toBeNull();
  });

  test('the span of a chain goes from its first workshop to its last', () => {
    const chain = [booking(1), booking(2, { before: [1] }), booking(3, { isOnline: true, before: [2] })];
    const dates = offers([date(MONDAY), date(WEDNESDAY)]);
    const expected = ask(chain, { 1: dates, 2: dates });
    expect([fullBooking(chain, expected), spanOf(chain, expected)]).toEqual([null, { first: MONDAY, last: WEDNESDAY }]);
    expect(spanOf([booking(3, { isOnline: true })], expected)).toBeNull();
  });
});
