import { describe, expect, test } from 'vitest';
import { PRODUCT_TYPES } from '#contracts/bookings/booking.schema.ts';
import {
  affectedBy,
  type BookingAction,
  bookingState,
  involvesWorkshop,
  lateWorkshops,
  type PlainBooking,
  prerequisitesFirst,
  startLimits,
} from './booking-consequences.ts';
import { dayAfter, isDay, londonDay, startOfLondonDay, yearAfter } from './london-day.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
const NOW = at('2026-11-21T09:00:00Z');
const DAY = 86_400;

/** A booking of product `id + 100`: a workshop without a date that waits for nothing, until `rest` says otherwise. */
const one = (booking_id: number, rest: Partial<PlainBooking> = {}): PlainBooking => ({
  booking_id,
  product_id: booking_id + 100,
  type_id: PRODUCT_TYPES.practicalWorkshop,
  prerequisite_ids: [],
  start: null,
  passed: false,
  ...rest,
});
const after = (...ids: readonly number[]) => ({ prerequisite_ids: ids.map((id) => id + 100) });
const dated = { start: NOW + 60 * DAY };

describe('R-06: the state of a booking', () => {
  test.each([
    ['passed, whatever its course', { passed: true, start: NOW - DAY }, 'completed'],
    ['passed, with a course to come', { passed: true, start: NOW + DAY }, 'completed'],
    ['passed without a course', { passed: true, start: null }, 'completed'],
    ['without a course', { passed: false, start: null }, 'unscheduled'],
    ['started a second ago', { passed: false, start: NOW - 1 }, 'started'],
    ['starts now', { passed: false, start: NOW }, 'scheduled'],
  ] as const)('%s', (_, booking, state) => expect(bookingState(booking, NOW)).toBe(state));
});

describe('R-20 to R-22: what an action pulls in', () => {
  const pulledIn = (action: BookingAction, chosen: readonly number[], bookings: readonly PlainBooking[]) =>
    affectedBy(action, chosen, bookings, NOW);

  test('scheduling: unscheduled prerequisites, and theirs', () => {
    expect(pulledIn('book', [3], [one(1), one(2, after(1)), one(3, after(2)), one(4, after(3)), one(5)])).toEqual([
      1, 2,
    ]);
  });

  test('scheduling: nothing that has a date, has started or is completed, and nothing behind it', () => {
    for (const done of [dated, { start: NOW - DAY }, { passed: true }])
      expect(pulledIn('book', [3], [one(1), one(2, { ...after(1), ...done }), one(3, after(2))])).toEqual([]);
  });

  test.each(['rebook', 'unbook'] as const)('%s: scheduled dependents, and theirs', (action) => {
    const bookings = [
      one(1, dated),
      one(2, { ...after(1), ...dated }),
      one(3, { ...after(2), ...dated }),
      one(4, after(1)),
      one(5, dated),
    ];
    expect(pulledIn(action, [1], bookings)).toEqual([2, 3]);
    expect(pulledIn(action, [3], bookings)).toEqual([]);
  });

  test.each(['rebook', 'unbook'] as const)(
    '%s: nothing that started or is completed, and nothing behind it',
    (action) => {
      for (const done of [{ start: NOW - 1 }, { ...dated, passed: true }]) {
        expect(
          pulledIn(action, [1], [one(1, dated), one(2, { ...after(1), ...done }), one(3, { ...after(2), ...dated })]),
        ).toEqual([]);
      }
    },
  );

  test('circles end, also that of a product with itself', () => {
    expect(pulledIn('book', [1], [one(1, after(2)), one(2, after(1))])).toEqual([2]);
    expect(pulledIn('book', [1], [one(1, after(1))])).toEqual([]);
    expect(pulledIn('rebook', [2], [one(1, { ...after(2), ...dated }), one(2, { ...after(1), ...dated })])).toEqual([
      1,
    ]);
  });

  test('a prerequisite that was never booked pulls in nothing', () =>
    expect(pulledIn('book', [1], [one(1, after(9))])).toEqual([]));

  test('what is chosen is not pulled in besides, and what two of them need comes once', () => {
    expect(pulledIn('book', [2, 3], [one(1), one(2, after(1)), one(3, after(1, 2))])).toEqual([1]);
  });
});

test('R-24: a workshop is involved where one of the ids is one', () => {
  const bookings = [one(1, { type_id: PRODUCT_TYPES.onlineLearning }), one(2)];
  expect([involvesWorkshop([1], bookings), involvesWorkshop([1, 2], bookings), involvesWorkshop([], bookings)]).toEqual(
    [false, true, false],
  );
});

describe('R-31: late workshops', () => {
  const LIMIT = 35 * DAY;
  test.each([
    ['in 35 days and a second', LIMIT + 1, false],
    ['in exactly 35 days', LIMIT, true],
    ['in 35 days less a second', LIMIT - 1, true],
    ['in a second', 1, true],
    ['now', 0, false],
    ['a second ago', -1, false],
  ])('one that starts %s', (_, seconds, isLate) =>
    expect(lateWorkshops([1], [one(1, { start: NOW + seconds })], NOW)).toEqual(isLate ? [1] : []),
  );

  test.each(['2026-03-01T12:00:00Z', '2026-10-01T12:00:00Z'])(
    '35 days are 35 × 24 hours across a change of the clocks (%s)',
    (iso) => {
      const now = at(iso);
      expect(lateWorkshops([1], [one(1, { start: now + LIMIT })], now)).toEqual([1]);
      expect(lateWorkshops([1], [one(1, { start: now + LIMIT + 1 })], now)).toEqual([]);
    },
  );

  test('neither online learning, nor what is passed or has no date, nor what is not among the ids', () => {
    const soon = { start: NOW + DAY };
    const bookings = [
      one(1, soon),
      one(2, { ...soon, type_id: PRODUCT_TYPES.onlineLearning }),
      one(3, { ...soon, passed: true }),
      one(4),
      one(5, soon),
    ];
    expect(lateWorkshops([1, 2, 3, 4], bookings, NOW)).toEqual([1]);
  });
});

describe('R-23, R-26: between which days a date may be asked for', () => {
  test('nothing scheduled: from the day after tomorrow to a year after tomorrow', () =>
    expect(startLimits([1], [one(1)], NOW)).toEqual({ min: '2026-11-23', max: '2027-11-22' }));

  test('the last scheduled course counts, workshop or not; started and completed ones do not', () => {
    const later = one(2, { start: at('2027-01-10T09:30:00Z'), type_id: PRODUCT_TYPES.onlineLearning });
    const bookings = [
      one(1),
      later,
      one(3, { start: at('2026-12-01T09:30:00Z') }),
      one(4, { start: NOW - 1 }),
      one(5, { start: at('2028-01-01T09:30:00Z'), passed: true }),
    ];
    expect(startLimits([1], bookings, NOW)).toEqual({ min: '2027-01-12', max: '2028-01-11' });
  });

  test('what moves does not count', () => {
    const bookings = [one(1, { start: at('2027-03-01T09:30:00Z') }), one(2, { start: at('2027-01-10T09:30:00Z') })];
    expect(startLimits([1], bookings, NOW).min).toBe('2027-01-12');
    expect(startLimits([1, 2], bookings, NOW).min).toBe('2026-11-23');
  });

  test.each([
    ['winter: 23:30 is the same day', '2026-11-21T23:30:00Z', '2026-11-23'],
    ['summer: 23:30 in Greenwich is the next day in London', '2026-07-21T23:30:00Z', '2026-07-24'],
    ['the last minute before the clocks go forward', '2026-03-29T00:59:59Z', '2026-03-31'],
    ['the minute after the clocks went forward', '2026-03-29T01:00:00Z', '2026-03-31'],
    ['the evening before they go forward', '2026-03-28T23:59:59Z', '2026-03-30'],
    ['the evening of that day, an hour earlier in Greenwich', '2026-03-29T23:00:00Z', '2026-04-01'],
    ['the hour that comes twice, first', '2026-10-25T00:30:00Z', '2026-10-27'],
    ['the hour that comes twice, again', '2026-10-25T01:30:00Z', '2026-10-27'],
    ['the evening of that day', '2026-10-25T23:59:59Z', '2026-10-27'],
  ])('days are London’s: %s', (_, iso, min) => expect(startLimits([1], [one(1)], at(iso)).min).toBe(min));
});

describe('prerequisites come first', () => {
  const order = (ids: readonly number[], bookings: readonly PlainBooking[]) =>
    prerequisitesFirst(ids, bookings).map(({ booking_id }) => booking_id);
  test('of a chain, of a diamond, and only of what is involved', () => {
    expect(order([1, 2, 3], [one(1, after(2)), one(2, after(3)), one(3)])).toEqual([3, 2, 1]);
    expect(order([1, 2, 3, 4], [one(1, after(2, 3)), one(2, after(4)), one(3, after(4)), one(4)])).toEqual([
      4, 2, 3, 1,
    ]);
    expect(order([1, 3], [one(1, after(2)), one(2, after(3)), one(3)])).toEqual([1, 3]);
  });
  test('a circle has an order, each booking once', () =>
    expect(order([1, 2], [one(1, after(2)), one(2, after(1))])).toEqual([2, 1]));
});

describe('days in London', () => {
  test.each([
    '2026-01-15',
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
    '2026-07-15',
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
  ])('%s begins at its first second', (day) => {
    const start = startOfLondonDay(day);
    expect([londonDay(start), londonDay(start - 1) < day]).toEqual([day, true]);
  });

  test.each([
    ['2026-03-28', '2026-03-29'],
    ['2026-10-25', '2026-10-26'],
    ['2026-12-31', '2027-01-01'],
    ['2028-02-28', '2028-02-29'],
    ['2026-02-28', '2026-03-01'],
  ])('after %s comes %s', (day, next) => expect(dayAfter(day)).toBe(next));

  test.each([
    ['2026-11-22', '2027-11-22'],
    ['2028-02-29', '2029-02-28'],
    ['2027-02-28', '2028-02-28'],
  ])('a year after %s is %s', (day, next) => expect(yearAfter(day)).toBe(next));

  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '01-01-2026', '2026-11-22T00:00', 'tomorrow', ''])(
    '%j is no day',
    (text) => expect(isDay(text)).toBe(false),
  );
  test('a leap day is one', () => expect(isDay('2028-02-29')).toBe(true));
});
