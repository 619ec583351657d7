import { useCallback, useMemo, useState } from 'react';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { bookingState, rowBlock, type BookingAction } from '#machines/bookings/booking-state.ts';
import { movingBookings, type MovingBooking } from '#machines/bookings/moving-bookings.ts';

export interface BookingSelection {
  /** What is selected and still can be, in the order of the list. */
  readonly selected: readonly Booking[];
  readonly selectedIds: ReadonlySet<number>;
  /** What would change, chosen and pulled in, if all of it were scheduled, or moved. Nothing where both kinds are selected. */
  readonly moving: readonly MovingBooking[];
  /** Only bookings without a date are selected. */
  readonly isScheduling: boolean;
  readonly select: (id: number, isSelected: boolean) => void;
  readonly clear: () => void;
}

/** Selected rows, and what moves with them. Rows that go, start, are completed or are being changed meanwhile are selected no longer. */
export const useBookingSelection = (bookings: readonly Booking[], nowUnix: number, changing: readonly number[]): BookingSelection => {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const select = useCallback((id: number, isSelected: boolean) => {
    setIds((before) => {
      const next = new Set(before);
      if (isSelected) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const clear = useCallback(() => setIds(new Set()), []);
  return useMemo(() => {
    const selected = bookings.filter((booking) => ids.has(booking.booking_id) && rowBlock(booking, nowUnix, changing) === null);
    const isScheduling = selected.length > 0 && selected.every((booking) => bookingState(booking, nowUnix) === 'unscheduled');
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
  }, [bookings, ids, nowUnix, changing, select, clear]);
};
