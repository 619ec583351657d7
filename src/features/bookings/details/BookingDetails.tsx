import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { coursesQuery } from '#api/queries/bookings.queries.ts';
import type { Booking, BookingLink, Course, CourseDate } from '#contracts/bookings/booking.schema.ts';
import { PAGE_SIZES } from '#contracts/constants.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { isWorkshop } from '#machines/bookings/booking-state.ts';
import { Tabs } from '#ui/actions/tabs/Tabs.tsx';
import { Button } from '#ui/actions/button/Button.tsx';
import { Link } from '#ui/actions/link/Link.tsx';
import { Facts } from '#ui/lists/facts/Facts.tsx';
import { formatWhen, NOT_AVAILABLE } from '../booking-messages.ts';
import { BookingCalendar } from '../calendar/BookingCalendar.tsx';
import { Pagination } from '#ui/actions/pagination/Pagination.tsx';
import { plural } from '#ui/format/counts.ts';
import { formatDateTime, fromUnixSeconds } from '#ui/format/dates.ts';
import { Loaded } from '#ui/frames/loaded/Loaded.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { Table } from '#ui/lists/table/Table.tsx';

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

const COLUMNS = [
  { key: 'starts', header: 'Starts' },
  { key: 'location', header: 'Location' },
  { key: 'tutor', header: 'Tutor' },
  { key: 'seats', header: 'Places left', numeric: true },
] as const;

const cellsOf = ({ start_date, location, tutor, seats_left: left }: CourseDate) => [
  typeof start_date === 'number' ? formatDateTime(fromUnixSeconds(start_date)) : NOT_AVAILABLE,
  location?.name ?? NOT_AVAILABLE,
  tutor ? `${tutor.first_name} ${tutor.last_name}` : NOT_AVAILABLE,
  typeof left === 'number' ? (left === 0 ? 'Full' : left.toLocaleString('en-GB')) : '',
];

interface CourseDatesProps {
  readonly product: Booking['product'];
  readonly organisationId: number;
}

/** when the workshop takes place, ten dates at a time. */
function CourseDates({ product: { product_id: id, name }, organisationId }: CourseDatesProps) {
  const [page, setPage] = useState(1);
  const dates = useQuery({ ...coursesQuery(useApi(), organisationId, id, page), placeholderData: keepPreviousData });
  return (
    <Loaded
      query={dates}
      label="Loading the dates"
      skeleton={['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} shape="control" width={100} />
      ))}
      failed={{ title: 'The dates could not be loaded.' }}
      level={3}
      empty={{ isEmpty: ({ total }) => total === 0, shown: <p className="bk__none">No dates are planned.</p> }}
    >
      {({ data, total, current_page: at }) => (
        <>
          <Table
            label={`Dates of ${name}`}
            columns={COLUMNS}
            rows={data.map((course) => ({ key: String(course.course_id), cells: cellsOf(course) }))}
          />
          {total > PAGE_SIZES.courses && (
            <Pagination
              label="Pages of dates"
              page={at}
              pageSize={PAGE_SIZES.courses}
              total={total}
              onChange={(next) => setPage(next.page)}
            />
          )}
          <p className="meta">{plural(total, 'date')} to come</p>
        </>
      )}
    </Loaded>
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
                panel: <CourseDates product={product} organisationId={organisation.organisation_id} />,
              },
            ]
          : []),
        { key: 'order', label: 'Order Details', panel: <OrderDetails order={booking.order} /> },
      ]}
    />
  );
}
