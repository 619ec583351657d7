import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import type { OrganisationMembership } from '#contracts/profile/profile.schema.ts';
import { scheduledFrom, type BookingTab } from '#machines/bookings/booking-lists.ts';
import { lanesAtRest, lanesOf, NO_LANES } from '#machines/bookings/lanes.ts';
import { plain, searchOf } from '#ui/format/search.ts';
import { EmptyState } from '#ui/frames/empty/EmptyState.tsx';
import { FilterBar } from '#ui/lists/list/FilterBar.tsx';
import { locationOf } from '../booking-messages.ts';
import { CalendarButton } from '../calendar/CalendarButton.tsx';
import { Button } from '#ui/actions/button/Button.tsx';
import { BookingRow } from './BookingRow.tsx';
import type { FeeNote } from './use-fee-notes.ts';
import type { BookingSelection } from './use-booking-selection.ts';
import type { OpenRows } from './use-open-rows.ts';

/** So many rows are drawn at first, and more at each press: a thousand at once would take a slow device seconds. */
const ROWS_AT_ONCE = 50;
/** So many fill a window, and are painted before the others. */
const ROWS_IN_SIGHT = 15;

interface BookingRowsProps {
  readonly bookings: readonly Booking[];
  readonly nowUnix: number;
  /** Those that the server works on. */
  readonly changing: readonly number[];
  readonly selection: BookingSelection;
  /** What a row tells of its late fee. */
  readonly feeOf: (booking: Booking) => FeeNote | null;
  readonly openRows: OpenRows;
  readonly details: (booking: Booking) => ReactNode;
}

/** So many rows that the last open one is among them. */
const upToOpen = (bookings: readonly Booking[], openIds: ReadonlySet<number>): number =>
  bookings.findLastIndex(({ booking_id: id }) => openIds.has(id)) + 1;

/** The rows of a tab: by day, with the lines between what moves together. */
function BookingRows({
  bookings,
  nowUnix,
  changing,
  selection: { selectedIds, moving, isScheduling, select },
  feeOf,
  openRows: { openIds, toggle },
  details,
}: BookingRowsProps) {
  const [opened] = useState(() => upToOpen(bookings, openIds));
  const [wanted, setWanted] = useState(Math.max(1, Math.ceil(opened / ROWS_AT_ONCE)) * ROWS_AT_ONCE);
  const count = useDeferredValue(wanted, Math.max(ROWS_IN_SIGHT, opened));
  const shown = useMemo(() => bookings.slice(0, count), [bookings, count]);
  const lanes = useMemo(
    () =>
      moving.length === 0
        ? lanesAtRest(shown)
        : lanesOf(
            shown.map(({ booking_id }) => booking_id),
            moving,
          ),
    [shown, moving],
  );
  const because = useMemo(
    () => new Map(moving.map((entry) => [entry.booking.booking_id, entry.because?.product.name ?? null])),
    [moving],
  );
  const left = bookings.length - shown.length;
  return (
    <>
      <div className="bk__cols" aria-hidden="true">
        <span />
        <span />
        <span>Date</span>
        <span>Booking</span>
        <span>Place</span>
        <span>State</span>
        <span />
      </div>
      <ul className={moving.length === 0 ? 'bks bks--rest' : 'bks'}>
        {shown.map((booking) => {
          const { parts, marker } = lanes.get(booking.booking_id) ?? NO_LANES;
          const fee = feeOf(booking);
          return (
            <BookingRow
              key={booking.booking_id}
              {...{ booking, nowUnix, marker, details }}
              isChanging={changing.includes(booking.booking_id)}
              isSelected={selectedIds.has(booking.booking_id)}
              fee={fee?.text ?? null}
              isFeeDue={fee?.isDue === true}
              movesFor={because.get(booking.booking_id) ?? null}
              comesFirst={isScheduling}
              firstLane={parts[0]}
              secondLane={parts[1]}
              isOpen={openIds.has(booking.booking_id)}
              onSelect={select}
              onToggle={toggle}
            />
          );
        })}
      </ul>
      {left > 0 && (
        <p className="bks__more">
          <Button variant="secondary" onClick={() => setWanted(wanted + ROWS_AT_ONCE)}>
            Show {Math.min(left, ROWS_AT_ONCE)} more of {bookings.length.toLocaleString('en-GB')}
          </Button>
        </p>
      )}
    </>
  );
}

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
