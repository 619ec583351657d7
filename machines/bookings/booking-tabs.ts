import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { isUnscheduled } from './booking-state.ts';
import { notScheduled } from './scheduled-bookings.ts';

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
