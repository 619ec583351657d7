import type { ReactNode } from 'react';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { formatUnixDate } from '#ui/format/days.ts';
import './changing.css';

export interface SentBookingsProps {
  readonly bookings: readonly Booking[];
  /** What each costs, at the end of its line. */
  readonly aside?: (booking: Booking) => ReactNode;
}

/** Bookings in lines with their days: those of a request, or those that a payment is for. */
export function SentBookings({ bookings, aside }: SentBookingsProps) {
  return (
    <ul className="sent">
      {bookings.map((booking) => (
        <li key={booking.booking_id}>
          <span>
            {typeof booking.course?.start_date === 'number' && (
              <span className="moves__day">{formatUnixDate(booking.course.start_date)}</span>
            )}{' '}
            {booking.product.name}
          </span>
          {aside !== undefined && <span>{aside(booking)}</span>}
        </li>
      ))}
    </ul>
  );
}
