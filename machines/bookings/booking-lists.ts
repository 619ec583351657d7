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

/** */
export type BookingTab = 'unscheduled' | 'scheduled';

/**
 * The bookings of the two tabs, whose lengths are their counts: "Scheduled" has those that started or are
 * completed too.
 */
export const bookingTabs = (bookings: readonly Booking[]): Readonly<Record<BookingTab, readonly Booking[]>> => ({
  unscheduled: bookings.filter(isUnscheduled),
  scheduled: bookings
    .filter((booking) => !isUnscheduled(booking))
    .toSorted((a, b) => (a.course?.start_date ?? 0) - (b.course?.start_date ?? 0) || a.booking_id - b.booking_id),
});

/** The tab that opens first: "Unscheduled" while the person could give something a date. */
export const defaultTab = (bookings: readonly Booking[]): BookingTab =>
  notScheduled(bookings).length > 0 ? 'unscheduled' : 'scheduled';
