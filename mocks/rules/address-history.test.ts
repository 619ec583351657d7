import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coveredMonths, durationAt } from './address-history.ts';

/** The middle of March 2026, as the page of addresses is drawn. */
const NOW = Date.UTC(2026, 2, 14, 12) / 1000;

/** `Jun 23` to `Mar 26`; without an end: to now. */
const lived = (from: readonly [number, number], to?: readonly [number, number]) => ({
  from_year: from[0],
  from_month: from[1],
  to_year: to?.[0] ?? null,
  to_month: to?.[1] ?? null,
});

describe('G-26: how long an address lasted, as the page shows it', () => {
  test.each([
    ['Jun 23 to now', lived([2023, 6]), 2, 9],
    ['Mar 21 to Aug 23', lived([2021, 3], [2023, 8]), 2, 6],
    ['Sep 21 to Mar 23', lived([2021, 9], [2023, 3]), 1, 7],
    ['Jan 19 to Aug 21', lived([2019, 1], [2021, 8]), 2, 8],
    ['Nov 24 to now', lived([2024, 11]), 1, 4],
    ['May 22 to May 23', lived([2022, 5], [2023, 5]), 1, 1],
    ['one month', lived([2022, 5], [2022, 5]), 0, 1],
    ['since this month', lived([2026, 3]), 0, 0],
    ['until this month, which is not over', lived([2026, 1], [2026, 3]), 0, 2],
    ['without a beginning', { from_year: null, from_month: null, to_year: 2022, to_month: 1 }, 0, 0],
  ])('%s', (_, address, years, months) => {
    expect(durationAt(address, NOW)).toEqual({ duration_years: years, duration_months: months });
  });
});

describe('G-28: what a history covers', () => {
  test('a gap is not covered', () => {
    expect(coveredMonths([lived([2023, 6]), lived([2021, 9], [2023, 3])], NOW)).toBe(52);
  });

  test('three months that stand twice count once: five years', () => {
    expect(coveredMonths([lived([2023, 6]), lived([2021, 3], [2023, 8])], NOW)).toBe(60);
  });

  test('no address covers nothing', () => {
    expect(coveredMonths([], NOW)).toBe(0);
  });

  test('the month is London’s: the last minutes of a summer month in Greenwich are the next month there', () => {
    const elevenAtNight = Date.UTC(2026, 5, 30, 23, 30) / 1000;
    expect(coveredMonths([lived([2026, 6])], elevenAtNight)).toBe(1);
    expect(coveredMonths([lived([2026, 6])], elevenAtNight - 3600)).toBe(0);
  });

  const month = fc.tuple(fc.integer({ min: 1990, max: 2026 }), fc.integer({ min: 1, max: 12 }));
  const address = fc.tuple(month, fc.option(month, { nil: undefined })).map(([from, to]) => lived(from, to));
  const histories = fc.array(address, { maxLength: 6 });

  test('order and repetition change nothing, another address takes nothing away, and no history is longer than its parts', () => {
    fc.assert(
      fc.property(histories, address, (history, other) => {
        const covered = coveredMonths(history, NOW);
        expect(coveredMonths([...history.toReversed(), ...history], NOW)).toBe(covered);
        expect(coveredMonths([...history, other], NOW)).toBeGreaterThanOrEqual(covered);
        const parts = history.reduce((sum, one) => {
          const { duration_years: years, duration_months: months } = durationAt(one, NOW);
          return sum + years * 12 + months;
        }, 0);
        expect(covered).toBeLessThanOrEqual(parts);
      }),
    );
  });
});
