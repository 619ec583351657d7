import { describe, expect, test } from 'vitest';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import type { BookingAction } from './booking-state.ts';
import { affectedBookings, movingBookings } from './moving-bookings.ts';
import { booking, DAY, NOW } from './testing/booking.ts';

const later = { start: NOW + DAY };
/** Ids with the id of what each moves with; null for a chosen one. */
const moved = (
  action: BookingAction,
  chosenIds: readonly number[],
  bookings: readonly Booking[],
): readonly (readonly [number, number | null])[] =>
  movingBookings({ action, chosenIds, bookings, nowUnix: NOW }).map(({ booking: { booking_id }, because }) => [
    booking_id,
    because?.booking_id ?? null,
  ]);

describe('scheduling pulls in unscheduled prerequisites (R-20)', () => {
  test('recursively, and names them before what needs them', () => {
    expect(moved('schedule', [3], [booking(3, { before: [2] }), booking(2, { before: [1] }), booking(1)])).toEqual([
      [1, 2],
      [2, 3],
      [3, null],
    ]);
  });
  test('not those that have a date, nor anything through them (R-22)', () => {
    expect(
      moved('schedule', [3], [booking(3, { before: [2] }), booking(2, { ...later, before: [1] }), booking(1)]),
    ).toEqual([[3, null]]);
  });
  test('nothing that only comes after', () =>
    expect(moved('schedule', [1], [booking(1, { after: [2] }), booking(2)])).toEqual([[1, null]]));
});

describe.each(['reschedule', 'unschedule'] as const)('%s pulls in scheduled dependents (R-21)', (action) => {
  test('recursively, and names them after what they need', () => {
    const bookings = [
      booking(4, later),
      booking(1, { ...later, after: [2] }),
      booking(2, { ...later, after: [3] }),
      booking(3, later),
    ];
    expect(moved(action, [4, 1], bookings)).toEqual([
      [4, null],
      [1, null],
      [2, 1],
      [3, 2],
    ]);
  });
  test('not those that have started, are completed or have no date, nor anything through them (R-22)', () => {
    const bookings = [
      booking(1, { ...later, after: [2, 3, 4] }),
      booking(2, { start: NOW - 1, after: [5] }),
      booking(3, { ...later, passed: true, after: [5] }),
      booking(4, { after: [5] }),
      booking(5, later),
    ];
    expect(moved(action, [1], bookings)).toEqual([[1, null]]);
  });
  test('a chosen one is not pulled in by another', () => {
    expect(moved(action, [1, 2], [booking(1, { ...later, after: [2] }), booking(2, later)])).toEqual([
      [1, null],
      [2, null],
    ]);
  });
  test('each once, however many lead to it', () => {
    expect(
      moved(
        action,
        [1],
        [
          booking(1, { ...later, after: [2, 3] }),
          booking(2, { ...later, after: [4] }),
          booking(3, { ...later, after: [4] }),
          booking(4, later),
        ],
      ),
    ).toEqual([
      [1, null],
      [2, 1],
      [4, 2],
      [3, 1],
    ]);
  });
});

test('R-20: cycles end, and a product that was never booked leads nowhere', () => {
  expect(moved('schedule', [1], [booking(1, { before: [2, 99] }), booking(2, { before: [1] })])).toEqual([
    [2, 1],
    [1, null],
  ]);
  expect(
    moved('unschedule', [1], [booking(1, { ...later, after: [1, 2] }), booking(2, { ...later, after: [1] })]),
  ).toEqual([
    [1, null],
    [2, 1],
  ]);
});

test('R-20: the join is on the product, whatever the number of the booking', () => {
  expect(
    moved(
      'schedule',
      [1],
      [booking(1, { before: [50] }), booking(8, { product: 50 }), booking(9, { product: 50, ...later })],
    ),
  ).toEqual([
    [8, 1],
    [1, null],
  ]);
});

test('passes over a chosen booking that is gone, and tolerates links left out', () => {
  expect(moved('unschedule', [1, 2], [{ ...booking(1, later), dependencies: null }])).toEqual([[1, null]]);
});

test('a chain longer than any stack of calls', () => {
  const chain = Array.from({ length: 20_000 }, (_, id) => booking(id, { before: [id + 1] }));
  expect(affectedBookings({ action: 'schedule', chosenIds: [0], bookings: chain, nowUnix: NOW })).toHaveLength(19_999);
});
