import { expect, test } from 'vitest';
import { calendarChange } from './calendar-change.ts';
import { booking, DAY, NOW } from './testing/booking.ts';

const START = NOW + 7 * DAY;
const scheduled = booking(1, { start: START });

test('a booking that is still to come can be added, whether it was added before or not', () => {
  expect(calendarChange(scheduled, null, NOW)).toEqual({ method: 'PUBLISH', booking: scheduled, movedFrom: null });
  expect(calendarChange(scheduled, START, NOW)).toEqual({ method: 'PUBLISH', booking: scheduled, movedFrom: null });
});

test('one that was added with another start is moved, and tells from when', () => {
  expect(calendarChange(scheduled, START - DAY, NOW)).toEqual({
    method: 'PUBLISH',
    booking: scheduled,
    movedFrom: START - DAY,
  });
});

test('a booking that lost its date can be removed as it was added, until that start', () => {
  const lost = booking(1);
  expect(calendarChange(lost, START, NOW)).toEqual({
    method: 'CANCEL',
    booking: { ...lost, course: { start_date: START } },
    movedFrom: null,
  });
  expect(calendarChange(lost, NOW + 1, NOW)).not.toBeNull();
  expect(calendarChange(lost, NOW, NOW)).toBeNull();
  expect(calendarChange(lost, null, NOW)).toBeNull();
});

test('what started, is completed or has no start yet concerns no calendar', () => {
  expect(calendarChange(booking(1, { start: NOW - 1 }), START, NOW)).toBeNull();
  expect(calendarChange(booking(1, { start: START, passed: true }), START, NOW)).toBeNull();
  expect(calendarChange({ ...booking(1), course: { start_date: null } }, START, NOW)).toBeNull();
});
