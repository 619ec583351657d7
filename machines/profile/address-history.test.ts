import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Address } from '#contracts/addresses/address.schema.ts';
import {
  countedMonths,
  historyStops,
  isAtMaximum,
  readHistory,
  sumHistory,
  withDuration,
  writeHistory,
  type AddressDates,
  type HistoryEntry,
} from './address-history.ts';
import { lengthOf, monthNumber, type MonthSpan } from './months.ts';

/** The running month of the design page: March 2026. */
const NOW = monthNumber(2026, 3);

/** Dates as year and month; without an end: until now. */
const dates = (from: readonly [number, number], to?: readonly [number, number]): AddressDates => ({
  from_year: from[0],
  from_month: from[1],
  to_year: to?.[0] ?? null,
  to_month: to?.[1] ?? null,
});

const address = (when: Partial<AddressDates> = {}, id = 'manual_1'): Address => ({
  id,
  thoroughfare: 'Mill Lane',
  town_or_city: 'Otley',
  postcode: 'LS21 3JT',
  ...when,
});

const history = (...each: readonly AddressDates[]): readonly HistoryEntry[] =>
  each.map((when) => ({ kind: 'address', address: address(when) }));

const lengthOfDates = (when: AddressDates, now = NOW): readonly [number, number] => {
  const { duration_years: years, duration_months: months } = withDuration(address(when), now);
  return [years ?? -1, months ?? -1];
};

describe('G-26: how long an address counts, in March 2026', () => {
  test.each([
    ["Jun '23 to now", dates([2023, 6]), 2, 9],
    ["Sep '21 to Mar '23", dates([2021, 9], [2023, 3]), 1, 7],
    ["Mar '21 to Aug '23", dates([2021, 3], [2023, 8]), 2, 6],
    ["Sep '21 to May '23", dates([2021, 9], [2023, 5]), 1, 9],
    ["Jan '19 to Aug '21", dates([2019, 1], [2021, 8]), 2, 8],
    ["Nov '24 to now", dates([2024, 11]), 1, 4],
    ["Jun '23 to Oct '24", dates([2023, 6], [2024, 10]), 1, 5],
    ["May '22 to May '23", dates([2022, 5], [2023, 5]), 1, 1],
    ["Sep '21 to Apr '22", dates([2021, 9], [2022, 4]), 0, 8],
    ['one month', dates([2024, 2], [2024, 2]), 0, 1],
    ['the running month does not count', dates([2026, 2], [2026, 3]), 0, 1],
    ['from the running month', dates([2026, 3]), 0, 0],
    ['the future', dates([2026, 4], [2027, 1]), 0, 0],
    ['until the future', dates([2026, 1], [2027, 1]), 0, 2],
    ['an end before the beginning', dates([2024, 5], [2024, 4]), 0, 0],
    ['a hundred years', dates([1926, 3]), 100, 0],
  ])('%s', (_, when, years, months) => expect(lengthOfDates(when)).toEqual([years, months]));

  test.each([
    ['no dates', {}],
    ['a year without its month', { from_year: 2020 }],
    ['a beginning without its year', { from_month: 2 }],
    ['an incomplete end', { ...dates([2020, 1]), to_year: 2022, to_month: null }],
    ['a thirteenth month', dates([2020, 13])],
    ['month nought', dates([2020, 0])],
    ['half a month', dates([2020, 1.5])],
  ])('%s counts nothing', (_, when) => expect(countedMonths(when, NOW)).toBeUndefined());
});

describe('G-25, G-28: the sum', () => {
  const sum = (entries: readonly HistoryEntry[], years = 5) => sumHistory(entries, { years }, NOW);

  test('the page of the design: gaps at the beginning and between', () => {
    const found = sum(history(dates([2023, 6]), dates([2021, 9], [2023, 3])));
    expect([found.months, found.required, found.isMet]).toEqual([52, 60, false]);
    expect(found.gaps).toEqual([
      { from: monthNumber(2021, 3), to: monthNumber(2021, 9) },
      { from: monthNumber(2023, 4), to: monthNumber(2023, 6) },
    ]);
  });

  test('months of two addresses count once', () => {
    const found = sum(history(dates([2023, 6]), dates([2021, 3], [2023, 8])));
    expect([found.months, found.isMet, found.gaps]).toEqual([60, true, []]);
    expect(found.overlaps).toEqual([{ from: monthNumber(2023, 6), to: monthNumber(2023, 9) }]);
  });

  test('months that touch leave no gap and no overlap', () => {
    const found = sum(history(dates([2023, 6]), dates([2021, 9], [2023, 5]), dates([2019, 1], [2021, 8])));
    expect([found.months, found.isMet, found.gaps, found.overlaps]).toEqual([86, true, [], []]);
  });

  test('by the letter, what was before counts too: a gap may remain', () => {
    const found = sum(history(dates([2023, 6]), dates([2015, 1], [2020, 12])));
    expect(found.isMet).toBe(true);
    expect(found.gaps).toEqual([{ from: monthNumber(2021, 3), to: monthNumber(2023, 6) }]);
  });

  test('without a condition everything is met and nothing is missing', () => {
    const found = sumHistory(history(dates([2020, 1], [2020, 2])), {}, NOW);
    expect([found.required, found.isMet, found.gaps, found.window]).toEqual([null, true, [], null]);
  });

  test('an empty history lacks all of it', () => {
    expect(sum([]).gaps).toEqual([{ from: NOW - 60, to: NOW }]);
  });
});

describe('the sum against a count month by month', () => {
  const month = fc.integer({ min: 1, max: 12 });
  const year = fc.integer({ min: 2012, max: 2028 });
  const anyDates: fc.Arbitrary<AddressDates> = fc.record({
    from_year: fc.option(year, { freq: 20 }),
    from_month: fc.option(month, { freq: 20 }),
    to_year: fc.option(year, { freq: 5 }),
    to_month: fc.option(month, { freq: 5 }),
  });

  /** How many addresses somebody had in each of the months before now: asked for one month after the other. */
  const addressesIn = (each: readonly AddressDates[], asked: number): number =>
    each.filter(({ from_year: fy, from_month: fm, to_year: ty, to_month: tm }) => {
      if (typeof fy !== 'number' || typeof fm !== 'number') return false;
      if ((ty === null) !== (tm === null)) return false;
      const [y, m] = [Math.floor(asked / 12), (asked % 12) + 1];
      const hasBegun = y > fy || (y === fy && m >= fm);
      const isOver = typeof ty === 'number' && typeof tm === 'number' && (y > ty || (y === ty && m > tm));
      return hasBegun && !isOver;
    }).length;

  test('10,000 random lists', () => {
    const first = monthNumber(2012, 1);
    const months = Array.from({ length: NOW - first }, (_, index) => first + index);
    const lengths = (spans: readonly MonthSpan[]): number => spans.reduce((total, span) => total + lengthOf(span), 0);
    fc.assert(
      fc.property(fc.array(anyDates, { maxLength: 6 }), fc.integer({ min: 0, max: 12 }), (each, years) => {
        const counts = months.map((asked) => ({ asked, count: addressesIn(each, asked) }));
        const recent = years === 0 ? counts : counts.filter(({ asked }) => asked >= NOW - years * 12);
        const covered = counts.filter(({ count }) => count > 0).length;
        const found = sumHistory(history(...each), { years }, NOW);
        const isMissing = (asked: number): boolean => found.gaps.some(({ from, to }) => asked >= from && asked < to);
        expect({
          months: found.months,
          isMet: found.isMet,
          missing: recent.filter(({ asked }) => isMissing(asked)).map(({ asked }) => asked),
          missingMonths: lengths(found.gaps),
          twice: lengths(found.overlaps),
        }).toEqual({
          months: covered,
          isMet: covered >= years * 12,
          missing: years === 0 ? [] : recent.filter(({ count }) => count === 0).map(({ asked }) => asked),
          missingMonths: years === 0 ? 0 : recent.filter(({ count }) => count === 0).length,
          twice: recent.filter(({ count }) => count > 1).length,
        });
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('what is stored', () => {
  test('is read entry by entry; what is not understood comes back as it was', () => {
    const stored = [address(dates([2020, 1])), { street: 'An older form' }, 'a line of text', 7, null];
    const entries = readHistory(stored);
    expect(entries.map(({ kind }) => kind)).toEqual(['address', 'unknown', 'unknown', 'unknown', 'unknown']);
    expect(writeHistory(entries)).toEqual(stored);
  });

  test('keys that are not known stay with their address', () => {
    const [entry] = readHistory([{ ...address(), verified_by: 4 }]);
    expect(entry === undefined ? undefined : writeHistory([entry])).toEqual([{ ...address(), verified_by: 4 }]);
  });

  test.each([[null], [undefined], [''], [[]]])('%j is an empty history', (value) =>
    expect(readHistory(value)).toEqual([]),
  );

  test('something that is no list is one entry that is not understood', () => {
    expect(readHistory({ 0: 'x' })).toEqual([{ kind: 'unknown', value: { 0: 'x' } }]);
    expect(readHistory('12 Kirkgate')).toEqual([{ kind: 'unknown', value: '12 Kirkgate' }]);
  });
});

test('G-29: the maximum counts every entry', () => {
  const two = readHistory([address(), 'text']);
  expect([isAtMaximum(two, { maximum: 2 }), isAtMaximum(two, { maximum: 3 }), isAtMaximum(two, {})]).toEqual([
    true,
    false,
    false,
  ]);
});

test('the list goes back from now, with its gaps; what counts nothing comes last', () => {
  const entries = history(
    dates([2021, 9], [2023, 3]),
    dates([2027, 1]),
    dates([2023, 6]),
    { from_year: 2020 },
    dates([2025, 1]),
  );
  const stops = historyStops(entries, sumHistory(entries, { years: 5 }, NOW), NOW);
  expect(stops.map((stop) => (stop.kind === 'gap' ? 'gap' : stop.at))).toEqual([4, 2, 'gap', 0, 'gap', 1, 3]);
});
