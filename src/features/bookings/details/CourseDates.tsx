import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { bookingsKeys } from '#api/queries/bookings.keys.ts';
import { offeredDatesQuery } from '#api/queries/bookings.queries.ts';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import type { OfferedDates } from '#machines/bookings/expected-dates.ts';
import { compareTexts } from '#ui/format/compare-texts.ts';
import { formatCount, plural } from '#ui/format/counts.ts';
import { Loaded } from '#ui/frames/loaded/Loaded.tsx';
import { SelectField } from '#ui/inputs/field/SelectField.tsx';
import { TableSection } from '#ui/lists/list/TableSection.tsx';
import { TableSkeleton } from '#ui/lists/list/TableSkeleton.tsx';
import { useFreshness } from '#ui/lists/table/use-freshness.ts';
import { dateRowsOf, datesList, FIRST_DATES } from './dates-list.tsx';
import './dates.css';

const NONE = { title: 'No dates are planned.', text: 'They appear here as soon as they are.' } as const;

interface DatesTableProps {
  readonly query: UseQueryResult<OfferedDates>;
  readonly offered: OfferedDates;
  readonly name: string;
  readonly organisationId: number;
  readonly now: () => number;
}

/** What is chosen here is forgotten with the row that it stands in: several rows may be open. */
function DatesTable({ query, offered: { dates, isComplete }, name, organisationId, now }: DatesTableProps) {
  const queries = useQueryClient();
  const [address, setAddress] = useState(FIRST_DATES);
  const rows = useMemo(() => dateRowsOf(dates), [dates]);
  const rowKeys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const definition = useMemo(() => ({ ...datesList, label: `Dates of ${name}` }), [name]);
  const freshness = useFreshness({
    query,
    keys: rowKeys,
    syncRelated: () => queries.invalidateQueries({ queryKey: bookingsKeys.bookings(organisationId) }),
    now,
  });
  const locations = useMemo(() => [...new Set(rows.map(({ location }) => location))].toSorted(compareTexts), [rows]);
  return (
    <>
      <TableSection
        definition={definition}
        rows={rows}
        what="dates"
        freshness={freshness}
        now={now}
        address={address}
        onAddress={setAddress}
        search={{ label: `Dates of ${name}`, placeholder: 'Day, location or tutor' }}
        filters={(change) => (
          <SelectField
            label="Location"
            value={address.location}
            placeholder="Every location"
            options={locations.map((location) => ({ value: location, label: location }))}
            onChange={(location) => change({ location })}
          />
        )}
        filterTexts={address.location === '' ? [] : [`in ${address.location}`]}
        none={NONE}
        cleared={{ search: '', location: '' }}
      />
      {rows.length > 0 && (
        <p className="meta">
          {isComplete
            ? `${plural(rows.length, 'date')} to come`
            : `The first ${formatCount(rows.length)} dates to come`}
        </p>
      )}
    </>
  );
}

export interface CourseDatesProps {
  readonly product: Booking['product'];
  readonly organisationId: number;
  /** Unix seconds. */
  readonly nowUnix: number;
}

/** R-13, V-02: when the workshop takes place, ten dates at a time. */
export function CourseDates({ product: { product_id: id, name }, organisationId, nowUnix }: CourseDatesProps) {
  const query = useQuery(offeredDatesQuery(useApi(), organisationId, id));
  return (
    <Loaded
      query={query}
      label="Loading the dates"
      skeleton={<TableSkeleton definition={datesList} />}
      failed={{ title: 'The dates could not be loaded.' }}
      level={3}
    >
      {(offered) => <DatesTable {...{ query, offered, name, organisationId }} now={() => nowUnix * 1000} />}
    </Loaded>
  );
}
