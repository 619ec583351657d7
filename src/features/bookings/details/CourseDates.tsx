import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { coursesQuery } from '#api/queries/bookings.queries.ts';
import type { Booking, CourseDate } from '#contracts/bookings/booking.schema.ts';
import { PAGE_SIZES } from '#contracts/constants.ts';
import { Pagination } from '#ui/actions/pagination/Pagination.tsx';
import { plural } from '#ui/format/counts.ts';
import { formatDateTime, fromUnixSeconds } from '#ui/format/dates.ts';
import { Loaded } from '#ui/frames/loaded/Loaded.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { Table } from '#ui/lists/table/Table.tsx';
import { NOT_AVAILABLE } from '../booking-messages.ts';

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

export interface CourseDatesProps {
  readonly product: Booking['product'];
  readonly organisationId: number;
}

/** when the workshop takes place, ten dates at a time. */
export function CourseDates({ product: { product_id: id, name }, organisationId }: CourseDatesProps) {
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
