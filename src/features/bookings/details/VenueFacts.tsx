import type { Course } from '#contracts/bookings/booking.schema.ts';

/** A venue with its address, a line each; parts that are missing leave no gap. */
export function VenueFacts({ venue }: { venue: NonNullable<Course['venue']> }) {
  const town = [venue.city, venue.postcode].filter(Boolean).join(' ');
  return [venue.name, venue.street, town].filter(Boolean).map((line) => (
    <span key={line} className="bk__line">
      {line}
    </span>
  ));
}
