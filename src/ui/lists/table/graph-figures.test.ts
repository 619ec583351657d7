import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seriesOf, spreadOf, summarise } from './graph-figures.ts';

const values = fc.array(fc.option(fc.integer({ min: -500, max: 100_000 })), { maxLength: 60 });
const known = (list: readonly (number | null)[]) => list.filter((value) => value !== null);

test('V-01: the average is of the numbers that there are; missing ones count nowhere', () => {
  expect(summarise([4, null, 8, Number.NaN])).toEqual({ count: 2, sum: 12, average: 6 });
  expect(summarise([null])).toEqual({ count: 0, sum: 0, average: 0 });
});

test('V-01: whole steps of 1, 2 or 5 at a power of ten, from 0, and the mark is among the bars', () => {
  const { bins, most, shareOf } = spreadOf([1, 3, 3, 22], { mark: 14 });
  expect(bins.map(({ from, count }) => [from, count])).toEqual([
    [0, 3],
    [5, 0],
    [10, 0],
    [15, 0],
    [20, 1],
  ]);
  expect([most, shareOf(14), shareOf(26)]).toEqual([3, 14 / 25, null]);
  expect(spreadOf([2], { mark: 14 }).shareOf(14)).not.toBeNull();
});

test('V-01: whatever the numbers, each is counted once, in the bar that it belongs to, and there are at most ten', () => {
  fc.assert(
    fc.property(values, (list) => {
      const { bins, most } = spreadOf(list);
      expect(bins.length).toBeLessThanOrEqual(10);
      for (const { from, to, count } of bins)
        expect(count).toBe(known(list).filter((value) => value >= from && value < to).length);
      expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(known(list).length);
      expect(most).toBe(Math.max(...bins.map(({ count }) => count)));
    }),
    { numRuns: 500, seed: 7 },
  );
});

test('V-01: a series is in the order of time, the last twelve, each with its share of the largest', () => {
  const rows = Array.from({ length: 15 }, (_, at) => ({ key: `${at}`, name: `day ${at}`, at: 15 - at, value: at }));
  const points = seriesOf(rows);
  expect([points.length, points[0]?.name, points.at(-1)?.name]).toEqual([12, 'day 11', 'day 0']);
  expect(points.map(({ share }) => share)).toEqual(points.map(({ value }) => value / 11));
  expect(seriesOf(rows, { isToCome: true, most: 2 }).map(({ name }) => name)).toEqual(['day 14', 'day 13']);
  expect(seriesOf([{ key: 'a', name: 'a', at: 0, value: 0 }])).toEqual([{ key: 'a', name: 'a', value: 0, share: 0 }]);
  expect(seriesOf([{ key: 'a', name: 'a', at: 0, value: null }])).toEqual([]);
});
