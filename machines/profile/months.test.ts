import { expect, test } from 'vitest';
import { coveredMonths, missingMonths, monthNumber, monthOfDay, monthOfYear, totalMonths, yearOf } from './months.ts';

test('a month is one number, and back', () => {
  for (const [year, month] of [
    [2024, 2],
    [2025, 12],
    [2026, 1],
  ] as const) {
    const number = monthNumber(year, month);
    expect([yearOf(number), monthOfYear(number)]).toEqual([year, month]);
  }
  expect(monthNumber(2026, 1) - monthNumber(2025, 12)).toBe(1);
});

test('the 29th of February and the last day of a year lie in their months', () => {
  expect(monthOfDay('2024-02-29')).toBe(monthNumber(2024, 2));
  expect(monthOfDay('2025-12-31')).toBe(monthNumber(2025, 12));
});

test('spans that touch are one; what is empty is nothing', () => {
  expect(
    coveredMonths([
      { from: 5, to: 8 },
      { from: 1, to: 5 },
      { from: 9, to: 9 },
      { from: 20, to: 10 },
    ]),
  ).toEqual([{ from: 1, to: 8 }]);
});

test('months that two spans have, not those where one begins as the other ends', () => {
  const spans = [
    { from: 0, to: 6 },
    { from: 4, to: 9 },
    { from: 9, to: 12 },
    { from: 5, to: 6 },
  ];
  expect(coveredMonths(spans, 2)).toEqual([{ from: 4, to: 6 }]);
  expect(totalMonths(coveredMonths(spans))).toBe(12);
});

test('what is missing within limits, at both ends too', () => {
  const spans = [
    { from: -5, to: 2 },
    { from: 4, to: 6 },
    { from: 5, to: 7 },
  ];
  expect(missingMonths(spans, { from: 0, to: 10 })).toEqual([
    { from: 2, to: 4 },
    { from: 7, to: 10 },
  ]);
  expect(missingMonths([], { from: 3, to: 5 })).toEqual([{ from: 3, to: 5 }]);
  expect(missingMonths([{ from: 0, to: 10 }], { from: 3, to: 5 })).toEqual([]);
  expect(missingMonths([{ from: 20, to: 30 }], { from: 3, to: 5 })).toEqual([{ from: 3, to: 5 }]);
});
