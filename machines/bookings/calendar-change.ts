import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { bookingState } from './booking-state.ts';
import type { CalendarFile } from './calendar.ts';

export interface CalendarChange {
  readonly method: CalendarFile['method'];
  /** As the file has it: one that lost its date stands as it was added. */
  readonly booking: Booking;
  /** The start under which it stands in a calendar already, where that is another one; unix seconds. */
  readonly movedFrom: number | null;
}

/**
 * What a calendar file can do for a booking: add one that is still to come, or remove one that lost its date since it
 * was added. Null: nothing. `addedStart`: the start under which it was added; null where that is not known. Unix
 * seconds.
 */
export const calendarChange = (booking: Booking, addedStart: number | null, nowUnix: number): CalendarChange | null => {
  const state = bookingState(booking, nowUnix);
  const start = booking.course?.start_date;
  if (state === 'scheduled')
    return typeof start === 'number'
      ? { method: 'PUBLISH', booking, movedFrom: addedStart === start ? null : addedStart }
      : null;
  if (state !== 'unscheduled' || addedStart === null || addedStart <= nowUnix) return null;
  return { method: 'CANCEL', booking: { ...booking, course: { start_date: addedStart } }, movedFrom: null };
};
