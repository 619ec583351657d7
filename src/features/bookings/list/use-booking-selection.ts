import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { bookingState, rowBlock, type BookingAction, type BookingState } from '#machines/bookings/booking-state.ts';
import { movingBookings, type MovingBooking } from '#machines/bookings/moving-bookings.ts';

export interface BookingSelection {
  /** What is selected and still can be, in the order of the list. */
  readonly selected: readonly Booking[];
  readonly selectedIds: ReadonlySet<number>;
  /**
   * What would change, chosen and pulled in, if all of it were scheduled, or moved. Nothing where both
   * kinds are selected.
   */
  readonly moving: readonly MovingBooking[];
  /** Only bookings without a date are selected. */
  readonly isScheduling: boolean;
  readonly select: (id: number, isSelected: boolean) => void;
  readonly clear: () => void;
}

/**
 * Selected rows, and what moves with them. A row that goes, starts, is completed, gets or loses its date or is being
 * changed is forgotten for good: it does not come back selected when the change is through.
 */
export const useBookingSelection = (
  bookings: readonly Booking[],
  nowUnix: number,
  changing: readonly number[],
): BookingSelection => {
  const [states, setStates] = useState<ReadonlyMap<number, BookingState>>(new Map());
  const latest = useRef({ bookings, nowUnix });
  useLayoutEffect(() => {
    latest.current = { bookings, nowUnix };
  });
  const select = useCallback((id: number, isSelected: boolean) => {
    const booking = latest.current.bookings.find(({ booking_id }) => booking_id === id);
    setStates((before) => {
      const next = new Map(before);
      if (isSelected && booking !== undefined) next.set(id, bookingState(booking, latest.current.nowUnix));
      else next.delete(id);
      return next;
    });
  }, []);
  const clear = useCallback(() => setStates(new Map()), []);
  const selected = useMemo(
    () =>
      bookings.filter(
        (booking) =>
          states.get(booking.booking_id) === bookingState(booking, nowUnix) &&
          rowBlock(booking, nowUnix, changing) === null,
      ),
    [bookings, states, nowUnix, changing],
  );
  // Forgotten while rendering: the row may suit again before anything else is selected.
  if (selected.length < states.size)
    setStates(new Map(selected.map((booking) => [booking.booking_id, bookingState(booking, nowUnix)])));
  return useMemo(() => {
    const isScheduling =
      selected.length > 0 && selected.every((booking) => bookingState(booking, nowUnix) === 'unscheduled');
    const isMoving = selected.length > 0 && selected.every((booking) => bookingState(booking, nowUnix) === 'scheduled');
    const action: BookingAction = isScheduling ? 'schedule' : 'reschedule';
    const chosenIds = selected.map(({ booking_id }) => booking_id);
    return {
      selected,
      selectedIds: new Set(chosenIds),
      moving: isScheduling || isMoving ? movingBookings({ action, chosenIds, bookings, nowUnix }) : [],
      isScheduling,
      select,
      clear,
    };
  }, [bookings, selected, nowUnix, select, clear]);
};
