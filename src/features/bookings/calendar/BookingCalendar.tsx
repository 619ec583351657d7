import { useState } from 'react';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { calendarChange } from '#machines/bookings/calendar-change.ts';
import { useOpenPersistence } from '#persistence/persistence.ts';
import { formatWhen } from '../booking-messages.ts';
import { addedStart } from './added-bookings.ts';
import { CalendarButton } from './CalendarButton.tsx';

export interface BookingCalendarProps {
  readonly booking: Booking;
  readonly userId: number;
  /** Unix seconds. */
  readonly nowUnix: number;
}

/** A booking for the person's own calendar: added while it has a date, removed once it lost the one it was added with (0215). */
export function BookingCalendar({ booking, userId, nowUnix }: BookingCalendarProps) {
  const openPersistence = useOpenPersistence();
  const [added] = useState(() => addedStart(openPersistence(), userId, booking.booking_id));
  const change = calendarChange(booking, added, nowUnix);
  if (change === null) return null;
  const { method, booking: entry } = change;
  const file = { userId, method, bookings: [entry] };
  if (method === 'PUBLISH') {
    return (
      <CalendarButton {...file} fileName={`booking-${booking.booking_id}.ics`}>
        Add to calendar
      </CalendarButton>
    );
  }
  return (
    <div>
      <p>You added it to a calendar for {formatWhen(entry, entry.course?.start_date)}.</p>
      <CalendarButton {...file} fileName={`booking-${booking.booking_id}-cancelled.ics`}>
        Remove from calendar
      </CalendarButton>
    </div>
  );
}
