import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { isUnscheduled } from './booking-state.ts';

/**
 * Whether all these bookings (`booking_id`s) stand as unscheduling leaves them. So a refusal to unschedule them again
 * is no refusal. One that is missing tells nothing, and counts against it.
 */
export const areUnscheduled = (ids: readonly number[], bookings: readonly Booking[]): boolean => {
  const unscheduled = new Set(bookings.filter(isUnscheduled).map(({ booking_id }) => booking_id));
  return ids.length > 0 && ids.every((id) => unscheduled.has(id));
};
