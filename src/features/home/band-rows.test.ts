import { expect, test } from 'vitest';
import type { BandItem } from '#contracts/library/card.schema.ts';
import { bandRows } from './band-rows.ts';
import type { LoadedBand } from './use-home.ts';

const item: BandItem = { entity_id: 1, page_id: 1, title: 'Page' };
const band = (id: string, items: number | undefined, form: LoadedBand['form'] = 'added'): LoadedBand => ({
  id,
  title: id,
  hidden: false,
  form,
  items: items === undefined ? undefined : Array.from({ length: items }, () => item),
});
const rows = (...bands: readonly LoadedBand[]) =>
  bandRows(bands).map((row) => (row === 'today' ? row : row.map(({ id }) => id)));

test('V12: bands of one that follow each other stand in one row of at most three', () => {
  expect(rows(band('a', 1), band('b', 1), band('c', 1), band('d', 1), band('e', 2), band('f', 1))).toEqual([
    ['a', 'b', 'c'],
    ['d'],
    ['e'],
    ['f'],
  ]);
});

test('a band that still loads has a row of its own', () =>
  expect(rows(band('a', 1), band('b', undefined), band('c', 1))).toEqual([['a'], ['b'], ['c']]));

test('L-10: the line of today parts what is past from what comes', () => {
  expect(rows(band('a', 1, 'started'), band('b', 1, 'late'), band('c', 1, 'soon'), band('d', 1))).toEqual([
    ['a', 'b'],
    'today',
    ['c', 'd'],
  ]);
  expect(rows(band('b', 1, 'late'), band('d', 1))).toEqual([['b'], 'today', ['d']]);
  expect(rows(band('c', 4, 'soon'))).toEqual(['today', ['c']]);
  expect(rows(band('a', 4))).toEqual([['a']]);
});
