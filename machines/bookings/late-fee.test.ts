import { describe, expect, test } from 'vitest';
import {
  canWaiveFee,
  feeNotes,
  feeOutlook,
  lastFreeDay,
  lateFeeProduct,
  lateFrom,
  lateUntil,
  lateWorkshops,
  nextFeeChange,
  penceOf,
} from './late-fee.ts';
import { booking, DAY, NOW } from './testing/booking.ts';

const FIVE_WEEKS = 35 * DAY;
const late = (start: number, traits: Parameters<typeof booking>[1] = {}): boolean =>
  lateWorkshops([booking(1, { start, ...traits })], NOW).length === 1;

describe('which workshops cost a late fee (R-31)', () => {
  test.each([
    ['one that starts now', NOW, false],
    ['one that starts in a second', NOW + 1, true],
    ['one that starts in five weeks, to the second', NOW + FIVE_WEEKS, true],
    ['one that starts a second later', NOW + FIVE_WEEKS + 1, false],
    ['one that started', NOW - 1, false],
  ])('%s: %s', (_, start, expected) => expect(late(start)).toBe(expected));
  test('no online learning, and nothing that is completed', () => {
    expect(late(NOW + DAY, { isOnline: true })).toBe(false);
    expect(late(NOW + DAY, { passed: true })).toBe(false);
  });
  test('nothing without a start', () =>
    expect(lateWorkshops([booking(1), { ...booking(2), course: { start_date: null } }], NOW)).toEqual([]));
});

describe('when it becomes late (R-31, R-40)', () => {
  const start = Date.parse('2026-04-29T08:30:00Z') / 1000;
  test('is free until five weeks before it, and late from then on', () => {
    expect(lateWorkshops([booking(1, { start })], lateFrom(start) - 1)).toHaveLength(0);
    expect(lateWorkshops([booking(1, { start })], lateFrom(start))).toHaveLength(1);
  });
  test('the last free day is free to its end', () => expect(lastFreeDay(start)).toBe('2026-03-24'));
  test('names the last start that costs a fee now', () => expect(lateUntil(NOW)).toBe(NOW + FIVE_WEEKS));
});

describe('what leaving a workshop costs, for its row', () => {
  const start = Date.parse('2026-04-29T08:30:00Z') / 1000;
  const at = (moment: string) => feeOutlook(booking(1, { start }), Date.parse(moment) / 1000);
  test('free to the end of a day, then to a moment of today, then late, then nothing', () => {
    expect(at('2026-03-24T23:59:59Z')).toEqual({ kind: 'free', lastDay: '2026-03-24' });
    // Five weeks before half past nine in summer it is half past eight in winter.
    expect(at('2026-03-25T00:00:00Z')).toEqual({ kind: 'freeToday', until: lateFrom(start) });
    expect(at('2026-03-25T08:29:59Z')).toEqual({ kind: 'freeToday', until: lateFrom(start) });
    expect(at('2026-03-25T08:30:00Z')).toEqual({ kind: 'late' });
    expect(at('2026-04-29T08:29:59Z')).toEqual({ kind: 'late' });
    expect(at('2026-04-29T08:30:00Z')).toBeNull();
  });
  test('nothing of online learning, of what is completed or has no date', () => {
    expect(
      [booking(1, { start, isOnline: true }), booking(1, { start, passed: true }), booking(1)].map((one) =>
        feeOutlook(one, NOW),
      ),
    ).toEqual([null, null, null]);
  });
});

describe('when the fee changes next', () => {
  test('as a workshop comes within five weeks, or starts', () => {
    const near = booking(1, { start: NOW + 60 });
    const far = booking(2, { start: NOW + FIVE_WEEKS + 30 });
    expect(nextFeeChange([near, far], NOW)).toBe(NOW + 30);
    expect(nextFeeChange([near], NOW)).toBe(NOW + 60);
    expect(nextFeeChange([near], NOW + 60)).toBe(NOW + 61);
  });
  test('online learning only starts', () =>
    expect(nextFeeChange([booking(1, { start: NOW + 60, isOnline: true })], NOW)).toBe(NOW + 61));
  test('never for what has started or has no date', () =>
    expect(nextFeeChange([booking(1), booking(2, { start: NOW - 1 })], NOW)).toBeNull());
});

test('R-32: the product that is the fee, by organisation; others charge none', () => {
  expect([1, 81, 2].map((organisation) => lateFeeProduct(organisation))).toEqual([176, 228, null]);
  expect(lateFeeProduct(2, { 2: 900 })).toBe(900);
});

test.each([
  [48, 4800],
  [19.99, 1999],
  [0.29, 29],
  [1144.1, 114_410],
])('£%d is %i pence', (pounds, pence) => expect(penceOf(pounds)).toBe(pence));

test.each([
  [{ super: true }, true],
  [{ impersonated: true }, true],
  [{ super: false, impersonated: false }, false],
  [{ super: null, impersonated: null }, false],
  [{}, false],
])('R-41: %o may waive the fee: %s', (profile, expected) => expect(canWaiveFee(profile)).toBe(expected));

test('R-35: lists each booking with its day, and escapes what a name may hold', () => {
  const wild = booking(1, { start: NOW });
  expect(
    feeNotes([{ ...wild, product: { ...wild.product, name: `<img src=x onerror="a('b')"> & more` } }, booking(2)]),
  ).toBe(
    '<ul><li>&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt; &amp; more, 2026-03-02</li><li>Product 2</li></ul>',
  );
});
