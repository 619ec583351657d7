import { expect, test } from 'vitest';
import { CHANGING_SECONDS, changingIds } from './changing.ts';
import { booking, DAY, NOW } from './testing/booking.ts';

const start = NOW + 9 * DAY;
const taken = { ids: [1, 2], starts: [start, null], acceptedAtUnix: NOW };
const standing = [booking(1, { start }), booking(2)];

test('R-29: what the server has taken is changing until it stands otherwise', () => {
  expect(changingIds([taken], standing, NOW)).toEqual([1, 2]);
  expect(changingIds([taken], [booking(1), booking(2)], NOW)).toEqual([2]);
  expect(changingIds([taken], [booking(1, { start: start + 1 }), booking(2, { start })], NOW)).toEqual([]);
});

test('R-29: what is gone is not changing, and each is named once', () => {
  expect(changingIds([taken, { ...taken, ids: [1, 9], starts: [start, null] }], standing, NOW)).toEqual([1, 2]);
});

test('R-29: after a day nothing is expected any more', () => {
  expect(changingIds([taken], standing, NOW + CHANGING_SECONDS - 1)).toEqual([1, 2]);
  expect(changingIds([taken], standing, NOW + CHANGING_SECONDS)).toEqual([]);
});
