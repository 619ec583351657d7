import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { isUnscheduled } from './booking-state.ts';

/** A booking that has a day. */
export interface Scheduled {
  readonly booking: Booking;
  /** Unix seconds. */
  readonly start: number;
}

/** Bookings with a day that is still to come, soonest first. `nowUnix` in seconds. */
export const scheduledFrom = (bookings: readonly Booking[], nowUnix: number): readonly Scheduled[] =>
  bookings
    .flatMap((booking): readonly Scheduled[] => {
      const start = booking.course?.start_date ?? null;
      return start === null || start < nowUnix || booking.passed === true ? [] : [{ booking, start }];
    })
    .toSorted((a, b) => a.start - b.start || a.booking.booking_id - b.booking.booking_id);

/** What the person could give a date to and has not yet. */
export const notScheduled = (bookings: readonly Booking[]): readonly Booking[] =>
  bookings.filter((booking) => isUnscheduled(booking) && booking.self_schedule !== false);
