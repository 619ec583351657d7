import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { lanesOf, NO_LANES } from '#machines/bookings/lanes.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { BookingRow } from './BookingRow.tsx';
import type { BookingSelection } from './use-booking-selection.ts';

/** So many rows are drawn at first, and more at each press: a thousand at once would take a slow device seconds. */
const ROWS_AT_ONCE = 100;

export interface BookingRowsProps {
  readonly bookings: readonly Booking[];
  readonly nowUnix: number;
  readonly selection: BookingSelection;
  readonly details: (booking: Booking) => ReactNode;
}

/** The rows of a tab: by day, with the lines between what moves together. */
export function BookingRows({ bookings, nowUnix, selection: { selectedIds, moving, isScheduling, select }, details }: BookingRowsProps) {
  const [count, setCount] = useState(ROWS_AT_ONCE);
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback((id: number) => setOpenIds((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])), []);
  const shown = useMemo(() => bookings.slice(0, count), [bookings, count]);
  const lanes = useMemo(() => lanesOf(shown.map(({ booking_id }) => booking_id), moving), [shown, moving]);
  const because = useMemo(() => new Map(moving.map((entry) => [entry.booking.booking_id, entry.because?.product.name ?? null])), [moving]);
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
          return (
            <BookingRow
              key={booking.booking_id}
              {...{ booking, nowUnix, marker, details }}
              isSelected={selectedIds.has(booking.booking_id)}
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
          <Button variant="secondary" onClick={() => setCount(count + ROWS_AT_ONCE)}>
            Show {Math.min(left, ROWS_AT_ONCE)} more of {bookings.length.toLocaleString('en-GB')}
          </Button>
        </p>
      )}
    </>
  );
}
