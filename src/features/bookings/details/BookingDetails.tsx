import type { Booking, BookingLink, Course } from '#contracts/bookings/booking.schema.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { isWorkshop } from '#machines/bookings/booking-state.ts';
import { Tabs } from '#ui/actions/tabs/Tabs.tsx';
import { Button } from '#ui/actions/button/Button.tsx';
import { Link } from '#ui/actions/link/Link.tsx';
import { Facts } from '#ui/lists/facts/Facts.tsx';
import { formatWhen, NOT_AVAILABLE } from '../booking-messages.ts';
import { BookingCalendar } from '../calendar/BookingCalendar.tsx';
import { CourseDates } from './CourseDates.tsx';

/** A venue with its address, a line each; parts that are missing leave no gap. */
function VenueFacts({ venue }: { venue: NonNullable<Course['venue']> }) {
  const town = [venue.city, venue.postcode].filter(Boolean).join(' ');
  return [venue.name, venue.street, town].filter(Boolean).map((line) => (
    <span key={line} className="bk__line">
      {line}
    </span>
  ));
}

/** An address as one would say it: without its scheme, and without a slash behind it. */
const spoken = (website: string): string => website.replace(/^https?:\/\//, '').replace(/\/$/, '');

interface BookingInfoProps {
  readonly booking: Booking;
  readonly organisation: OrganisationMembership;
  readonly userId: number;
  /** Unix seconds. */
  readonly nowUnix: number;
  /** Left out where nothing comes before or after it. */
  readonly onShowFlow: (() => void) | undefined;
}

/** when, where, with whom, and what to know before. */
function BookingInfo({ booking, organisation, userId, nowUnix, onShowFlow }: BookingInfoProps) {
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

/** the training that belongs to a product; null where the API names none. */
const hrefOf = ({ flex_type: type, flex_id: id }: BookingLink): string | null =>
  typeof id === 'number' && (type === 'module' || type === 'collection') ? `/${type}s/${id}` : null;

/** What comes before or after a booking, each with the training that belongs to it. */
function BookingLinks({ links, none }: { links: readonly BookingLink[]; none: string }) {
  if (links.length === 0) return <p className="bk__none">{none}</p>;
  return (
    <ul className="bk__links">
      {links.map((link) => {
        const href = hrefOf(link);
        return (
          <li key={link.product_id}>
            <p className="strong">{href === null ? link.name : <Link href={href}>{link.name}</Link>}</p>
            {link.type && <p className="meta">{link.type.name}</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** which order the booking came with. */
function OrderDetails({ order }: { order: Booking['order'] }) {
  return (
    <div className="bk__info">
      <Facts
        className=""
        facts={[
          { name: 'Order number', value: order?.number ?? NOT_AVAILABLE },
          { name: 'Organisation', value: order?.organisation ?? NOT_AVAILABLE },
        ]}
      />
      <Facts className="" facts={[{ name: 'Study hours', value: order?.study_hours ?? NOT_AVAILABLE }]} />
    </div>
  );
}

export interface BookingDetailsProps {
  readonly booking: Booking;
  readonly organisation: OrganisationMembership;
  readonly userId: number;
  /** Unix seconds. */
  readonly nowUnix: number;
  readonly onShowFlow: (booking: Booking) => void;
}

/** what a row opens. Online learning has no dates to choose from. */
export function BookingDetails({ booking, organisation, userId, nowUnix, onShowFlow }: BookingDetailsProps) {
  const { prerequisites, dependencies, product } = booking;
  const isLinked = [prerequisites, dependencies].some((links) => (links ?? []).length > 0);
  return (
    <Tabs
      label={product.name}
      tabs={[
        {
          key: 'info',
          label: 'Info',
          panel: (
            <BookingInfo
              {...{ booking, organisation, userId, nowUnix }}
              onShowFlow={isLinked ? () => onShowFlow(booking) : undefined}
            />
          ),
        },
        {
          key: 'before',
          label: 'Before',
          panel: <BookingLinks links={prerequisites ?? []} none="Nothing has to be done before it." />,
        },
        {
          key: 'after',
          label: 'After',
          panel: <BookingLinks links={dependencies ?? []} none="Nothing depends on it." />,
        },
        ...(isWorkshop(booking)
          ? [
              {
                key: 'dates',
                label: 'Dates',
                panel: <CourseDates {...{ product, nowUnix }} organisationId={organisation.organisation_id} />,
              },
            ]
          : []),
        { key: 'order', label: 'Order Details', panel: <OrderDetails order={booking.order} /> },
      ]}
    />
  );
}
