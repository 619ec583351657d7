import { describe, expect, test } from 'vitest';
import { monthsOf, secondsOf, twelveMonthsTo, yearOf } from './points-range.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
const NOW = at('2026-03-02T09:00:00Z');

describe('E-11: the range', () => {
  test('is this year at first, as London counts it', () => {
    expect(yearOf(NOW)).toEqual({ from: '2026-01-01', to: '2026-12-31' });
    expect(yearOf(at('2025-12-31T23:59:59Z'))).toEqual({ from: '2025-01-01', to: '2025-12-31' });
  });

  test('or twelve whole months with this one', () => {
    expect(twelveMonthsTo(NOW)).toEqual({ from: '2025-04-01', to: '2026-03-31' });
    expect(twelveMonthsTo(at('2026-12-05T09:00:00Z'))).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  });

  test('travels in unix seconds, the last day to its end', () => {
    expect(secondsOf({ from: '2026-01-01', to: '2026-12-31' })).toEqual({
      date_from: 1_767_225_600,
      date_to: 1_798_761_599,
    });
  });

  test('begins and ends an hour earlier in summer', () => {
    expect(secondsOf({ from: '2026-07-01', to: '2026-07-01' })).toEqual({
      date_from: at('2026-06-30T23:00:00Z'),
      date_to: at('2026-07-01T22:59:59Z'),
    });
  });

  test.each([
    ['the end before the beginning', { from: '2026-03-02', to: '2026-03-01' }],
    ['no beginning', { from: '', to: '2026-03-01' }],
    ['no end', { from: '2026-03-01', to: '' }],
  ])('%s is none', (_, range) => {
    expect(secondsOf(range)).toBeNull();
    expect(monthsOf(range, NOW)).toBeNull();
  });
});

describe('the months of a range', () => {
  test('are as long as they belong to it, without a gap', () => {
    const months = monthsOf({ from: '2026-01-15', to: '2026-04-10' }, NOW) ?? [];
    expect(months.map(({ month }) => month)).toEqual(['2026-01', '2026-02', '2026-03', '2026-04']);
    expect(months[0]?.from).toBe(at('2026-01-15T00:00:00Z'));
    expect(months[3]?.to).toBe(at('2026-04-10T22:59:59Z'));
    for (const [index, { from }] of months.slice(1).entries()) expect(from).toBe((months[index]?.to ?? 0) + 1);
  });

  test('say which of them has not ended and which has not begun', () => {
    const months = monthsOf({ from: '2026-02-01', to: '2026-04-30' }, NOW) ?? [];
    expect(months.map(({ isOpen, isFuture }) => [isOpen, isFuture])).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });

  test('are not drawn beyond two years', () => {
    expect(monthsOf({ from: '2024-01-01', to: '2025-12-31' }, NOW)).toHaveLength(24);
    expect(monthsOf({ from: '2024-01-01', to: '2026-01-01' }, NOW)).toBeNull();
  });
});
