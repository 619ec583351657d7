import { expect, test } from 'vitest';
import { plans } from '#fixtures/subscriptions.ts';
import { periodEnd } from './billing-period.ts';

const [monthly] = plans;
const end = (start: string, interval: 'week' | 'month' | 'year', interval_count: number): string => {
  if (monthly === undefined) throw new Error('There is no plan.');
  const plan = { ...monthly, interval, interval_count };
  return new Date(periodEnd(Date.parse(start) / 1000, plan) * 1000).toISOString().slice(0, 10);
};

test.each([
  ['2026-03-02', 'month', 1, '2026-04-02'],
  ['2026-01-31', 'month', 1, '2026-02-28'],
  ['2026-11-30', 'month', 3, '2027-02-28'],
  ['2028-02-29', 'year', 1, '2029-02-28'],
  ['2026-12-28', 'week', 2, '2027-01-11'],
] as const)('a period from %s of every %s, counted %i, ends on %s', (start, interval, count, expected) =>
  expect(end(start, interval, count)).toBe(expected),
);
