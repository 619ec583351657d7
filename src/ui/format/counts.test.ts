import { expect, test } from 'vitest';
import { countOf, formatCount, formatDays, formatHours, formatPoints, plural } from './counts.ts';

test('a count with its noun', () => {
  expect([plural(0, 'piece'), plural(1, 'piece'), plural(2, 'piece'), plural(1022, 'piece')]).toEqual([
    '0 pieces',
    '1 piece',
    '2 pieces',
    '1,022 pieces',
  ]);
  expect([plural(1, 'entry', 'entries'), plural(3, 'entry', 'entries')]).toEqual(['1 entry', '3 entries']);
  expect([formatDays(1), formatDays(14), formatPoints(1), formatPoints(1250), formatCount(999)]).toEqual([
    '1 day',
    '14 days',
    '1 point',
    '1,250 points',
    '999',
  ]);
  expect([0.25, 1, 1.5, 20].map(formatHours)).toEqual(['15 minutes', '1 hour', '1.5 hours', '20 hours']);
});

test('a share of a total', () => {
  expect([countOf(0, 8), countOf(3, 8, 'module'), countOf(1, 1, 'module'), countOf(12, 1022)]).toEqual([
    '0 of 8',
    '3 of 8 modules',
    '1 of 1 module',
    '12 of 1,022',
  ]);
});
