import { memo, useId, useMemo, type ReactNode } from 'react';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import {
  bookingState,
  isWorkshop,
  rowBlock,
  type BookingState,
  type RowBlock,
} from '#machines/bookings/booking-state.ts';
import type { LanePart, RowLanes } from '#machines/bookings/lanes.ts';
import type { MarkerShape } from '#ui/messages/marker/marker-shapes.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { ExpandButton } from '#ui/lists/table/ExpandButton.tsx';
import { SelectBox } from '#ui/lists/table/SelectBox.tsx';
import { BEING_CHANGED, BLOCKS, dayOfRow, locationOf, nameOfRow, STATES } from '../booking-messages.ts';
import { Marker } from '#ui/messages/marker/Marker.tsx';

interface LanesProps extends RowLanes {
  /** Left out where no marker stands here. */
  readonly shape?: MarkerShape;
}

/** The lines beside a row and its marker. Decoration: the row says in words what moves, and for what. */
function Lanes({ parts, marker, shape }: LanesProps) {
  return (
    <span className="lanes" aria-hidden="true">
      {parts.map((part, lane) => (
        <span key={lane} className="lane">
          {(part === 'through' || part === 'end') && <i className="ln ln--t" />}
          {(part === 'through' || part === 'start') && <i className="ln ln--b" />}
          {shape !== undefined && lane === marker && <Marker shape={shape} />}
        </span>
      ))}
    </span>
  );
}

export interface BookingRowProps {
  readonly booking: Booking;
  readonly nowUnix: number;
  /** The server works on it. */
  readonly isChanging: boolean;
  readonly isSelected: boolean;
  /** What it tells of its late fee; null: nothing. */
  readonly fee: string | null;
  readonly isFeeDue: boolean;
  /** Why it moves with the selection: the name of the booking that it goes with; null where it does not. */
  readonly movesFor: string | null;
  /** It comes before that one, and does not depend on it. */
  readonly comesFirst: boolean;
  readonly firstLane: LanePart;
  readonly secondLane: LanePart;
  readonly marker: RowLanes['marker'];
  readonly isOpen: boolean;
  readonly onSelect: (id: number, isSelected: boolean) => void;
  readonly onToggle: (id: number) => void;
  readonly details: (booking: Booking) => ReactNode;
}

/** Where a row is found: an address with `open` leads to it. */
export const rowId = (bookingId: number): string => `booking-${bookingId}`;

function Row({
  booking,
  nowUnix,
  isChanging,
  isSelected,
  fee,
  isFeeDue,
  movesFor,
  comesFirst,
  firstLane,
  secondLane,
  marker,
  isOpen,
  onSelect,
  onToggle,
  details,
}: BookingRowProps) {
  const [detailsId, reasonId] = [useId(), useId()];
  const id = booking.booking_id;
  const state = bookingState(booking, nowUnix);
  const block = rowBlock(booking, nowUnix, isChanging ? [id] : []);
  const { day, note } = dayOfRow(booking);
  const { word, shape } = markOf({ state, block, movesFor, comesFirst });
  // A selection draws the row anew, and not what it opened.
  const opened = useMemo(() => (isOpen ? details(booking) : null), [isOpen, details, booking]);
  const lanes = { parts: [firstLane, secondLane] as const, marker };
  return (
    <li
      id={rowId(id)}
      className={`bk${isSelected ? ' is-sel' : ''}${block === 'completed' || block === 'started' ? ' is-past' : ''}`}
    >
      <div className="bk__row">
        <div className="bk__check">
          <SelectBox
            label={`Select ${nameOfRow(booking)}`}
            state={isSelected ? 'all' : 'none'}
            isDisabled={block !== null}
            describedBy={block === null ? undefined : reasonId}
            onChange={(selected) => onSelect(id, selected)}
          />
        </div>
        <Lanes {...lanes} shape={shape} />
        <p className="bk__date">
          <b>{day}</b>
          {note !== '' && <span className="meta">{note}</span>}
        </p>
        <div className="bk__main">
          <p className="bk__title">{booking.product.name}</p>
          <p className="meta">{booking.product.type.name}</p>
          {movesFor !== null && (
            <p className="bk__why">{comesFirst ? `${movesFor} needs it first` : `Needs ${movesFor} first`}</p>
          )}
          {block !== null && (
            <p className={block === 'notSelfSchedule' ? 'bk__why' : 'vh'} id={reasonId}>
              {BLOCKS[block]}
            </p>
          )}
        </div>
        <p className={isWorkshop(booking) ? 'bk__place' : 'bk__place bk__place--online'}>{locationOf(booking)}</p>
        <div className="bk__state">
          <StatusBadge shape={shape} word={word} />
          {fee !== null && block === null && <p className={isFeeDue ? 'bk__fee is-due' : 'bk__fee'}>{fee}</p>}
        </div>
        <ExpandButton
          label={`Details of ${nameOfRow(booking)}`}
          isOpen={isOpen}
          controls={detailsId}
          onToggle={() => onToggle(id)}
        />
      </div>
      {isOpen && (
        <div className="bk__panel" id={detailsId}>
          <Lanes parts={[passing(firstLane), passing(secondLane)]} marker={marker} />
          <div className="bk__tabs">{opened}</div>
        </div>
      )}
    </li>
  );
}

/** What stands at the end of a row. */
const markOf = ({
  state,
  block,
  movesFor,
  comesFirst,
}: Pick<BookingRowProps, 'movesFor' | 'comesFirst'> & { state: BookingState; block: RowBlock }): {
  readonly word: string;
  readonly shape: MarkerShape;
} => {
  if (block === 'changing') return BEING_CHANGED;
  return movesFor === null ? STATES[state] : { word: comesFirst ? 'Comes too' : 'Moves too', shape: 'moves' };
};

/** The line beside the details of a row goes on where the row's own goes down. */
const passing = (part: LanePart): LanePart => (part === 'start' || part === 'through' ? 'through' : 'none');

/** one booking; drawn anew only when something of it has changed. */
export const BookingRow = memo(Row);
