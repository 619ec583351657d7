import { describe, expect, test } from 'vitest';
import { addDays } from '../days.ts';
import { availableFromProblem, availableFromRange, lastStaying } from './schedule-dates.ts';
import { booking, DAY, NOW } from './testing/booking.ts';

const at = (moment: string): number => Date.parse(moment) / 1000;

describe('from when dates may be asked for (R-23)', () => {
  test('the day after today, where nothing is scheduled', () => {
    expect(
      availableFromRange(
        [booking(1), booking(2, { start: NOW - DAY }), booking(3, { start: NOW + 9 * DAY, passed: true })],
        [],
        NOW,
      ),
    ).toEqual({ defaultStart: '2026-03-03', minimum: '2026-03-04', maximum: '2027-03-03' });
  });
  test('the day after the last scheduled start', () => {
    const bookings = [
      booking(1, { start: at('2026-05-11T08:00:00Z') }),
      booking(2, { start: at('2026-03-18T09:30:00Z') }),
    ];
    expect(availableFromRange(bookings, [], NOW)).toEqual({
      defaultStart: '2026-05-12',
      minimum: '2026-05-13',
      maximum: '2027-05-12',
    });
  });
  test('R-26: what moves itself does not count', () => {
    const bookings = [
      booking(1, { start: at('2026-05-11T08:00:00Z') }),
      booking(2, { start: at('2026-03-18T09:30:00Z') }),
    ];
    expect(availableFromRange(bookings, [1], NOW).defaultStart).toBe('2026-03-19');
    expect(availableFromRange(bookings, [1, 2], NOW).defaultStart).toBe('2026-03-03');
  });
  test.each([
    ['2026-03-28T23:30:00Z', '2026-03-29'],
    ['2026-03-29T22:30:00Z', '2026-03-30'],
    ['2026-03-29T23:30:00Z', '2026-03-31'],
    ['2026-10-24T23:30:00Z', '2026-10-26'],
    ['2026-10-25T23:30:00Z', '2026-10-26'],
  ])('counts days of London through both changes of the clocks: after %s comes %s', (now, day) =>
    expect(availableFromRange([], [], at(now)).defaultStart).toBe(day),
  );
  test('a course whose start is not known counts for nothing', () => {
    expect(availableFromRange([{ ...booking(1), course: { start_date: null } }], [], NOW).defaultStart).toBe(
      '2026-03-03',
    );
  });
});

describe('the boundaries of a day that is typed (R-23)', () => {
  const range = availableFromRange([], [], NOW);
  test.each([
    ['a day before the minimum', addDays(range.minimum, -1), 'tooSoon'],
    ['the default start itself', range.defaultStart, 'tooSoon'],
    ['the minimum', range.minimum, null],
    ['the maximum', range.maximum, null],
    ['a day after the maximum', addDays(range.maximum, 1), 'tooLate'],
    ['nothing', '', 'missing'],
    ['no day', '2026-3-4', 'missing'],
  ])('%s', (_, day, problem) => expect(availableFromProblem(day, range)).toBe(problem));
});

describe('what sets the earliest day', () => {
  test('the last scheduled booking that stays', () => {
    const bookings = [
      booking(1, { start: NOW + 5 * DAY }),
      booking(2, { start: NOW + 9 * DAY }),
      booking(3, { start: NOW + 20 * DAY }),
    ];
    expect(lastStaying(bookings, [3], NOW)?.booking_id).toBe(2);
  });
  test('today, where nothing that is scheduled stays beyond it', () => {
    const bookings = [booking(1, { start: NOW + 60 }), booking(2, { start: NOW + 9 * DAY, passed: true }), booking(3)];
    expect(lastStaying(bookings, [], NOW)).toBeNull();
  });
});
