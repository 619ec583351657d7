import type { Booking } from '#contracts/bookings/booking.schema.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { isWorkshop } from '#machines/bookings/booking-state.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { Link } from '#ui/actions/link/Link.tsx';
import { Facts } from '#ui/lists/facts/Facts.tsx';
import { formatWhen, NOT_AVAILABLE } from '../booking-messages.ts';
import { BookingCalendar } from '../calendar/BookingCalendar.tsx';
import { VenueFacts } from './VenueFacts.tsx';

/** An address as one would say it: without its scheme, and without a slash behind it. */
const spoken = (website: string): string => website.replace(/^https?:\/\//, '').replace(/\/$/, '');

export interface BookingInfoProps {
  readonly booking: Booking;
  readonly organisation: OrganisationMembership;
  readonly userId: number;
  /** Unix seconds. */
  readonly nowUnix: number;
  /** Left out where nothing comes before or after it. */
  readonly onShowFlow: (() => void) | undefined;
}

/** when, where, with whom, and what to know before. */
export function BookingInfo({ booking, organisation, userId, nowUnix, onShowFlow }: BookingInfoProps) {
  const { course } = booking;
  const tutor = course?.tutor ?? null;
  const venue = course?.venue ?? null;
  const when = [
    { name: isWorkshop(booking) ? 'Starts' : 'Recommended start', value: formatWhen(booking, course?.start_date) },
    ...(typeof course?.end_date === 'number' ? [{ name: 'Ends', value: formatWhen(booking, course.end_date) }] : []),
  ];
  return (
    <div className="bk__info">
      <Facts
        className=""
        facts={[
          ...when,
          { name: 'Tutor', value: tutor === null ? NOT_AVAILABLE : `${tutor.first_name} ${tutor.last_name}` },
        ]}
      />
      <Facts
        className=""
        facts={[
          { name: 'Location', value: course?.location?.name ?? NOT_AVAILABLE },
          ...(venue === null ? [] : [{ name: 'Venue', value: <VenueFacts venue={venue} /> }]),
          ...(venue?.telephone
            ? [
                {
                  name: 'Telephone',
                  value: <Link href={`tel:${venue.telephone.replaceAll(/[^+\d]/g, '')}`}>{venue.telephone}</Link>,
                },
              ]
            : []),
          ...(venue?.website && /^https?:\/\//.test(venue.website)
            ? [{ name: 'Website', value: <Link href={venue.website}>{spoken(venue.website)}</Link> }]
            : []),
        ]}
      />
      <div className="bk__notes">
        {course?.additional_info && (
          <Facts
            className=""
            facts={[
              { name: 'Additional information', value: <span className="bk__said">{course.additional_info}</span> },
            ]}
          />
        )}
        {onShowFlow !== undefined && (
          <Button variant="secondary" onClick={onShowFlow}>
            See what depends on this
          </Button>
        )}
        <BookingCalendar {...{ booking, organisation, userId, nowUnix }} />
      </div>
    </div>
  );
}
