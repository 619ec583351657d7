import { describe, expect, test } from 'vitest';
import type { Invoice } from '#contracts/subscriptions/subscription.schema.ts';
import {
  goesOn,
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
  [{ kind: 'active', nextPaymentAt: null }, true],
  [{ kind: 'pastDue' }, true],
  [{ kind: 'other', status: 'paused' }, true],
  [{ kind: 'cancelled', endsAt: NOW + 5 }, false],
  [{ kind: 'ended', endedAt: NOW }, false],
] as const)('that %o is paid again: %s', (standing, expected) => expect(goesOn(standing)).toBe(expected));

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
