import { useState } from 'react';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { calendarChange } from '#machines/bookings/calendar.ts';
import { useOpenPersistence } from '#persistence/persistence.ts';
import { useFocusHandover } from '#ui/frames/focus/use-focus-handover.ts';
import { formatWhen } from '../booking-messages.ts';
import { addedStart } from './added-bookings.ts';
import { CalendarButton } from './CalendarButton.tsx';

export interface BookingCalendarProps {
  readonly booking: Booking;
  readonly userId: number;
  readonly organisation: Pick<OrganisationMembership, 'organisation_id' | 'name'>;
  /** Unix seconds. */
  readonly nowUnix: number;
}

/**
 * A booking for the person's own calendar: added while it has a date, moved with it, removed once it lost the one it
 * was added with (0215, 0294).
 */
export function BookingCalendar({ booking, userId, organisation, nowUnix }: BookingCalendarProps) {
  const openPersistence = useOpenPersistence();
  const read = (): number | null => addedStart(openPersistence(), userId, booking.booking_id);
  const [added, setAdded] = useState(read);
  const [wasRemoved, setRemoved] = useState(false);
  const handover = useFocusHandover();
  const change = calendarChange(booking, added, nowUnix);
  if (change === null) {
    return (
      wasRemoved && (
        <p ref={handover} role="status">
          The file that removes it was saved. Where your calendar still shows it, delete it there.
        </p>
      )
    );
  }
  const { method, booking: entry, movedFrom } = change;
  const file = { userId, organisation, method, bookings: [entry] };
  if (method === 'PUBLISH') {
    return (
      <div className="bk__entry">
        {movedFrom !== null && <p>You added it for {formatWhen(entry, movedFrom)}. It has another date now.</p>}
        <CalendarButton {...file} fileName={`booking-${booking.booking_id}.ics`} onSaved={() => setAdded(read())}>
          {movedFrom === null ? 'Add to calendar' : 'Move in calendar'}
        </CalendarButton>
      </div>
    );
  }
  const remove = (): void => {
    setAdded(read());
    setRemoved(true);
  };
  return (
    <div ref={handover} className="bk__entry">
      <p>You added it to a calendar for {formatWhen(entry, entry.course?.start_date)}.</p>
      <CalendarButton {...file} fileName={`booking-${booking.booking_id}-cancelled.ics`} onSaved={remove}>
        Remove from calendar
      </CalendarButton>
      <p className="meta">
        Some calendars, Google&apos;s among them, pass over a file that removes something. Delete the entry there.
      </p>
    </div>
  );
}
