import { expect, test } from 'vitest';
import { formatMonth, formatMonthCount, formatMonthSpan, spellMonthCount } from './months.ts';

/** What a line never breaks at. */
const readable = (text: string): string => text.replaceAll('\u00A0', ' ');
const month = (year: number, of: number): number => year * 12 + of - 1;

test('a month with its year, which a line never breaks', () => {
  expect(formatMonth(month(2023, 6))).toBe("Jun\u00A0'23");
  expect([month(2000, 1), month(1999, 12), month(2005, 2)].map(formatMonth).map(readable)).toEqual([
    "Jan '00",
    "Dec '99",
    "Feb '05",
  ]);
});

test.each([
  [month(2023, 4), month(2023, 5), "Apr '23"],
  [month(2023, 4), month(2023, 6), "Apr '23 and May '23"],
  [month(2021, 3), month(2021, 9), "Mar '21 to Aug '21"],
  [month(2022, 12), month(2023, 2), "Dec '22 and Jan '23"],
])('from %i to %i is %s', (from, to, text) => expect(readable(formatMonthSpan({ from, to }))).toBe(text));

test.each([
  [33, '2 years 9 months', 'two years and nine months'],
  [12, '1 year', 'one year'],
  [13, '1 year 1 month', 'one year and one month'],
  [8, '8 months', 'eight months'],
  [0, 'Less than a month', 'nothing'],
  [180, '15 years', '15 years'],
])('%i months', (months, figures, spelled) => {
  expect([formatMonthCount(months), spellMonthCount(months)]).toEqual([figures, spelled]);
});
