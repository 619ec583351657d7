import { useMemo } from 'react';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { scheduledFrom, type BookingTab } from '#machines/bookings/booking-lists.ts';
import { plain, searchOf } from '#ui/format/search.ts';
import { EmptyState } from '#ui/frames/empty/EmptyState.tsx';
import { FilterBar } from '#ui/lists/list/FilterBar.tsx';
import { locationOf } from '../booking-messages.ts';
import { CalendarButton } from '../calendar/CalendarButton.tsx';
import { BookingRows, type BookingRowsProps } from './BookingRows.tsx';

/** From so many bookings on a tab can be searched. */
const SEARCHED_FROM = 13;

/** */
const EMPTY: Readonly<Record<BookingTab, string>> = {
  unscheduled: 'You have no bookings to schedule.',
  scheduled: 'You have no bookings scheduled.',
};

const plainTextOf = (booking: Booking): string =>
  plain(`${booking.product.name} ${booking.product.type.name} ${locationOf(booking)}`);

export interface BookingPanelProps extends BookingRowsProps {
  readonly tab: BookingTab;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly userId: number;
  readonly organisation: OrganisationMembership;
}

/** What one of the two tabs shows: search, calendar, and the rows that the search leaves. */
export function BookingPanel({ tab, bookings, search, onSearch, userId, organisation, ...rows }: BookingPanelProps) {
  const texts = useMemo(() => new Map(bookings.map((booking) => [booking, plainTextOf(booking)])), [bookings]);
  const toCome = useMemo(
    () => scheduledFrom(bookings, rows.nowUnix).map(({ booking }) => booking),
    [bookings, rows.nowUnix],
  );
  if (bookings.length === 0)
    return <EmptyState level={2} marker={tab === 'unscheduled' ? 'done' : 'coming'} title={EMPTY[tab]} />;
  const isFound = searchOf(search);
  const found = search === '' ? bookings : bookings.filter((booking) => isFound(texts.get(booking) ?? ''));
  return (
    <>
      <div className="bks__tools">
        {(bookings.length >= SEARCHED_FROM || search !== '') && (
          <FilterBar label="Bookings" search={search} placeholder="Booking or place" onSearch={onSearch} />
        )}
        {toCome.length > 0 && (
          <CalendarButton method="PUBLISH" bookings={toCome} fileName="bookings.ics" {...{ userId, organisation }}>
            Add all to calendar
          </CalendarButton>
        )}
      </div>
      {found.length === 0 ? (
        <EmptyState level={2} title="No booking matches">
          Change the search.
        </EmptyState>
      ) : (
        <BookingRows key={search} bookings={found} {...rows} />
      )}
    </>
  );
}
