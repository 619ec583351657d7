import { describe, expect, test } from 'vitest';
import { addDays, dayOf, oneYearAfter } from './days.ts';

const at = (moment: string): number => Date.parse(moment) / 1000;

describe('the day of a moment in London', () => {
  test.each([
    ['2026-03-28T23:59:59Z', '2026-03-28'],
    ['2026-03-29T22:59:59Z', '2026-03-29'],
    ['2026-03-29T23:00:00Z', '2026-03-30'],
    ['2026-10-24T23:00:00Z', '2026-10-25'],
    ['2026-10-25T23:59:59Z', '2026-10-25'],
    ['2026-10-26T00:00:00Z', '2026-10-26'],
  ])('%s is on %s, on either side of a change of the clocks', (moment, day) => expect(dayOf(at(moment))).toBe(day));
});

test.each([
  ['2026-03-28', 1, '2026-03-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-25', 1, '2026-10-26'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-04-29', -35, '2026-03-25'],
])('counts days on the calendar: %s and %i days is %s', (day, days, expected) =>
  expect(addDays(day, days)).toBe(expected),
);

test('a year after a 29th of February is a 28th', () => {
  expect(oneYearAfter('2028-02-29')).toBe('2029-02-28');
  expect(oneYearAfter('2026-05-12')).toBe('2027-05-12');
});
