import { describe, expect, test } from 'vitest';
import type { Invoice } from '#contracts/subscriptions/subscription.schema.ts';
import {
  intervalText,
  invoiceStandingOf,
  mayCancel,
  mayChangeCard,
  periodOf,
  sinceOf,
  standingOf,
  titleOf,
} from './subscription-standing.ts';

const NOW = 1_772_452_800;
const active = { status: 'active', next_payment_at: NOW + 100, cancel_at: null, cancel_at_period_end: false };
const invoice = (rest: Partial<Invoice>): Invoice => ({ number: 'N-1', total: 1999, status: 'paid', ...rest });

describe('how a subscription stands (T-07, T-09)', () => {
  test.each([
    ['active', active, { kind: 'active', nextPaymentAt: NOW + 100 }],
    ['active without a next payment', { status: 'active' }, { kind: 'active', nextPaymentAt: null }],
    [
      'cancelled',
      { ...active, cancel_at_period_end: true, cancel_at: NOW + 5 },
      { kind: 'cancelled', endsAt: NOW + 5 },
    ],
    ['cancelled without an end', { ...active, cancel_at_period_end: true }, { kind: 'cancelled', endsAt: null }],
    ['an end that has passed', { ...active, cancel_at: NOW }, { kind: 'ended', endedAt: NOW }],
    ['over', { status: 'canceled' }, { kind: 'ended', endedAt: null }],
    ['past due', { ...active, status: 'past_due' }, { kind: 'pastDue' }],
    ['an unknown status', { ...active, status: 'paused' }, { kind: 'other', status: 'paused' }],
  ])('%s', (_, subscription, expected) => expect(standingOf(subscription, NOW)).toEqual(expected));

  test('only what is active can be cancelled; a card pays what is active or past due', () => {
    const offers = (status: string, rest: object = {}): readonly boolean[] => {
      const standing = standingOf({ ...active, status, ...rest }, NOW);
      return [mayCancel(standing), mayChangeCard(standing)];
    };
    expect([
      offers('active'),
      offers('past_due'),
      offers('active', { cancel_at_period_end: true }),
      offers('canceled'),
      offers('paused'),
    ]).toEqual([
      [true, true],
      [false, true],
      [false, false],
      [false, false],
      [false, false],
    ]);
  });
});

test.each([
  [{ interval: 'month', interval_count: 1 }, 'p/month'],
  [{ interval: 'month', interval_count: 3 }, 'every 3 months'],
  [{ interval: 'year', interval_count: 0 }, 'p/year'],
  [{ interval: 'week', interval_count: -2 }, 'p/week'],
  [{ interval: 'week' }, 'p/week'],
  [{ interval: null, interval_count: 3 }, null],
  [{ interval: '' }, null],
  [null, null],
])('T-04: the interval of %o is %s', (plan, expected) => expect(intervalText(plan)).toBe(expected));

test.each([
  [{ id: 61, name: 'Plan', basket: { products: [{ name: 'First' }, { name: 'Second' }] } }, 'First'],
  [{ id: 61, name: 'Plan', basket: { products: [] } }, 'Plan'],
  [{ id: 61, name: ' ', basket: { products: [{ name: '' }] } }, 'Subscription 61'],
  [{ id: 61 }, 'Subscription 61'],
])('T-07: the title of %o is %s', (subscription, expected) => expect(titleOf(subscription)).toBe(expected));

test.each([
  ['paid', false, 'paid'],
  ['open', false, 'open'],
  ['open', true, 'notPaid'],
  ['uncollectible', false, 'notPaid'],
  ['void', true, 'void'],
  ['draft', false, 'unknown'],
  ['constructor', false, 'unknown'],
] as const)('T-08: an invoice that is %s (past due: %s) is %s', (status, isPastDue, expected) =>
  expect(invoiceStandingOf({ status }, isPastDue)).toBe(expected),
);

describe('the period', () => {
  test('is that of the newest invoice that counts', () => {
    const invoices = [
      invoice({ start: NOW - 5, end: NOW + 50, status: 'void' }),
      invoice({ start: NOW - 10, end: NOW + 100 }),
      invoice({ start: NOW - 200, end: NOW + 1 }),
    ];
    expect(periodOf(invoices, NOW)).toEqual({ start: NOW - 10, end: NOW + 100 });
  });

  test('is not known without an invoice that has both its dates', () => {
    expect(periodOf([invoice({}), invoice({ start: NOW - 5 }), invoice({ start: NOW - 9, end: NOW })], NOW)).toBeNull();
    expect(sinceOf([invoice({})])).toBeNull();
  });

  test('begins with the first invoice', () =>
    expect(sinceOf([invoice({ start: NOW - 10 }), invoice({ created: NOW - 40 })])).toBe(NOW - 40));
});
