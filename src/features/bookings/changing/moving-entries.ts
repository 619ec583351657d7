import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { rowBlock, type BookingAction, type RowBlock } from '#machines/bookings/booking-state.ts';
import type { FlowFacts } from '#machines/bookings/flow-facts.ts';
import { movingBookings } from '#machines/bookings/moving-bookings.ts';

/** A booking of the dialog's list. */
export interface MovingEntry {
  readonly booking: Booking;
  /** The one for whose sake it moves; null for a chosen one. */
  readonly because: Booking | null;
  /** Why it keeps all of them from going on; null: it does not. */
  readonly block: RowBlock;
  /** Whether a line begins or ends here: each chosen booking and what moves for its sake is a line of its own. */
  readonly isStart: boolean;
  readonly isEnd: boolean;
}

export interface MovingList {
  readonly action: BookingAction;
  readonly facts: Pick<FlowFacts, 'chosenIds' | 'movingIds' | 'blockedIds'>;
  readonly bookings: readonly Booking[];
  /** Seconds. */
  readonly nowUnix: number;
}

/** Everything that moves according to the facts, in their order, and why. */
export const movingEntries = ({
  action,
  facts: { chosenIds, movingIds, blockedIds },
  bookings,
  nowUnix,
}: MovingList): readonly MovingEntry[] => {
  const known = new Map(
    movingBookings({ action, chosenIds, bookings, nowUnix }).map((entry) => [entry.booking.booking_id, entry]),
  );
  const shown = movingIds.flatMap((id) => known.get(id) ?? []);
  // Prerequisites stand before the chosen one, dependents behind it.
  const isChosen = (nth: number): boolean => shown[nth]?.because === null;
  const isStart = (nth: number): boolean => nth === 0 || isChosen(action === 'schedule' ? nth - 1 : nth);
  return shown.map((entry, nth) => ({
    ...entry,
    // Blocked and nothing to be seen on the booking itself: the server works on it.
    block: blockedIds.includes(entry.booking.booking_id) ? (rowBlock(entry.booking, nowUnix) ?? 'changing') : null,
    isStart: isStart(nth),
    isEnd: nth === shown.length - 1 || isStart(nth + 1),
  }));
};
