import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { intervalText, monthlyPence, nextPaymentDay, type Interval } from './plan-price.ts';

const every = (interval_count: number, interval: string): Interval => ({ interval, interval_count });
const unix = (day: string): number => Date.parse(`${day}T12:00:00Z`) / 1000;

describe('how often a plan is paid (T-04)', () => {
  test.each([
    [every(1, 'month'), 'p/month'],
    [every(1, 'year'), 'p/year'],
    [every(3, 'month'), 'every 3 months'],
    [every(2, 'week'), 'every 2 weeks'],
    [every(0, 'month'), 'p/month'],
    [every(-2, 'month'), 'p/month'],
    [every(1.5, 'month'), 'p/month'],
    [{ interval: 'month' }, 'p/month'],
    [{ interval: 'month', interval_count: null }, 'p/month'],
    [every(0, 'year'), 'p/year'],
    [every(-2, 'week'), 'p/week'],
    [every(3, ' '), null],
    [{ interval: '' }, null],
    [{}, null],
    [{ interval: null, interval_count: 3 }, null],
    [null, null],
  ] as const)('%j is %j', (plan, text) => expect(intervalText(plan)).toBe(text));
});

describe('what that is a month', () => {
  test.each([
    [54, every(3, 'month'), { pence: 1800, isExact: true }],
    [1440, every(1, 'year'), { pence: 12_000, isExact: true }],
    [19.99, every(1, 'year'), { pence: 167, isExact: false }],
    [19.99, every(1, 'month'), null],
    [4.5, every(1, 'week'), null],
    [10, {}, null],
  ] as const)('%j paid %j is %j', (price, plan, expected) => expect(monthlyPence(price, plan)).toEqual(expected));
});

describe('when it is due again', () => {
  test.each([
    ['2026-03-02', every(3, 'month'), '2026-06-02'],
    ['2026-01-31', every(1, 'month'), '2026-02-28'],
    ['2026-11-30', every(3, 'month'), '2027-02-28'],
    ['2028-02-29', every(1, 'year'), '2029-02-28'],
    ['2026-12-29', every(1, 'week'), '2027-01-05'],
    ['2026-12-31', every(1, 'day'), '2027-01-01'],
  ] as const)('paid on %s, %j: %s', (day, plan, next) => expect(nextPaymentDay(unix(day), plan)).toBe(next));

  test('an interval that is unknown has no date', () => {
    expect(nextPaymentDay(unix('2026-03-02'), every(1, 'fortnight'))).toBeNull();
    expect(nextPaymentDay(unix('2026-03-02'), {})).toBeNull();
  });

  test('it is always later, and a day that there is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: unix('2020-01-01'), max: unix('2060-01-01') }),
        fc.constantFrom('day', 'week', 'month', 'year'),
        fc.integer({ min: -1, max: 24 }),
        (now, interval, count) => {
          const next = nextPaymentDay(now, every(count, interval));
          expect(next).toMatch(/^\d{4}-\d{2}-\d{2}$/);
          expect(new Date(`${next}T00:00:00Z`).toISOString().slice(0, 10)).toBe(next);
          expect(unix(next ?? '')).toBeGreaterThan(now - 43_200);
        },
      ),
    );
  });
});
