import { describe, expect, test } from 'vitest';
import type { BookingAction } from '#machines/bookings/booking-state.ts';
import { booking, DAY, NOW } from '#machines/bookings/testing/booking.ts';
import { movingEntries } from './moving-entries.ts';

const dated = [
  booking(1, { start: NOW + 10 * DAY, after: [2] }),
  booking(2, { start: NOW + 20 * DAY }),
  booking(3, { start: NOW + 30 * DAY, after: [4] }),
  booking(4, { start: NOW + 40 * DAY }),
];
const undated = [booking(1), booking(2, { before: [1] }), booking(3), booking(4, { before: [3] })];

const entriesOf = (action: BookingAction, chosenIds: readonly number[], movingIds: readonly number[]) =>
  movingEntries({
    action,
    facts: { chosenIds, movingIds, blockedIds: [] },
    bookings: action === 'schedule' ? undated : dated,
    nowUnix: NOW,
  }).map(({ booking: { booking_id: id }, because, isStart, isEnd }) => [
    id,
    because?.booking_id ?? null,
    isStart,
    isEnd,
  ]);

describe('what moves, in lines (R-20, R-21)', () => {
  test('dependents hang on the chosen one before them', () => {
    expect(entriesOf('unschedule', [1, 3], [1, 2, 3, 4])).toEqual([
      [1, null, true, false],
      [2, 1, false, true],
      [3, null, true, false],
      [4, 3, false, true],
    ]);
  });

  test('prerequisites lead to the chosen one behind them', () => {
    expect(entriesOf('schedule', [2, 4], [1, 2, 3, 4])).toEqual([
      [1, 2, true, false],
      [2, null, false, true],
      [3, 4, true, false],
      [4, null, false, true],
    ]);
  });

  test('the facts say what moves, not the bookings that came later', () => {
    expect(entriesOf('reschedule', [1], [1])).toEqual([[1, null, true, true]]);
  });
});
