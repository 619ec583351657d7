import { expect, test } from 'vitest';
import { areUnscheduled } from './are-unscheduled.ts';
import { booking, NOW } from './testing/booking.ts';

const bookings = [booking(1), booking(2, { start: NOW + 1 }), booking(3, { passed: true }), booking(4)];

test.each([
  [[1, 4], true],
  [[1, 2], false],
  [[1, 3], false],
  [[1, 9], false],
  [[], false],
])('R-37: %j all stand unscheduled: %s', (ids, expected) => expect(areUnscheduled(ids, bookings)).toBe(expected));
