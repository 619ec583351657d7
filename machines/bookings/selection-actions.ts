import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { bookingState, rowBlock, STATE_BEFORE, type BookingAction } from './booking-state.ts';

/**
 * Why an action is not offered for a selection; null: it is. `hasDates`: one of them has a date already.
 * `hasNoDate`: one of them has none yet. `blocked`: one of them cannot be changed at all, or not now
 * (R-29).
 */
export type ActionBlock = 'nothingSelected' | 'blocked' | 'hasDates' | 'hasNoDate' | null;

/**
 * Whether an action suits every selected booking, or the reason why not. `nowUnix` in seconds; `changing`: the
 * ids that the server works on.
 */
export const actionBlock = (
  action: BookingAction,
  selected: readonly Booking[],
  nowUnix: number,
  changing: readonly number[] = [],
): ActionBlock => {
  if (selected.length === 0) return 'nothingSelected';
  if (selected.some((booking) => rowBlock(booking, nowUnix, changing) !== null)) return 'blocked';
  if (selected.every((booking) => bookingState(booking, nowUnix) === STATE_BEFORE[action])) return null;
  return action === 'schedule' ? 'hasDates' : 'hasNoDate';
};
