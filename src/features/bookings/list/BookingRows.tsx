import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { lanesOf, NO_LANES } from '#machines/bookings/lanes.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { BookingRow } from './BookingRow.tsx';
import type { FeeNote } from './use-fee-notes.ts';
import type { BookingSelection } from './use-booking-selection.ts';
import type { OpenRows } from './use-open-rows.ts';

/** So many rows are drawn at first, and more at each press: a thousand at once would take a slow device seconds. */
const ROWS_AT_ONCE = 50;
/** So many fill a window, and are painted before the others. */
const ROWS_IN_SIGHT = 15;

export interface BookingRowsProps {
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
export function BookingRows({
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
      lanesOf(
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
      <ul className="bks">
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
