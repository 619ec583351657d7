import type { Booking, BookingLocation } from '#contracts/bookings/booking.schema.ts';
import { isWorkshop } from '#machines/bookings/booking-state.ts';
import {
  expectedDates,
  fullBooking,
  spanOf,
  type ExpectedDate,
  type OfferedDates,
} from '#machines/bookings/expected-dates.ts';
import { isLateStart } from '#machines/bookings/late-fee.ts';

/** From the first to the last date of all that moves, at a location. Unix seconds. */
export interface LocationDates {
  readonly name: string;
  readonly first: number;
  readonly last: number;
}

/** What somebody would get who schedules or reschedules now (B-9). */
export interface DatesOutlook {
  /** `ready` where no workshop moves. */
  readonly status: 'loading' | 'failed' | 'ready';
  /** The name of the chosen location. */
  readonly location: string | null;
  /** By `booking_id`; empty where no date can be told yet. */
  readonly expected: ReadonlyMap<number, ExpectedDate>;
  readonly span: { readonly first: number; readonly last: number } | null;
  /** The first workshop that finds no free seat at the chosen location. */
  readonly full: Booking | null;
  /** Where all that moves finds seats, soonest first; empty once a location with seats is chosen. */
  readonly others: readonly LocationDates[];
  /** Bookings whose new date is so near that leaving it costs a late fee at once. */
  readonly lateIds: readonly number[];
}

export const NO_OUTLOOK: DatesOutlook = {
  status: 'ready',
  location: null,
  expected: new Map(),
  span: null,
  full: null,
  others: [],
  lateIds: [],
};

export interface OutlookInput {
  /** All that moves, in the order of the list. */
  readonly moving: readonly Booking[];
  readonly status: DatesOutlook['status'];
  /** By `product_id`. */
  readonly offered: ReadonlyMap<number, OfferedDates>;
  readonly locations: readonly BookingLocation[];
  readonly locationId: number | null;
  /** Null: the day is not one that can be asked for. */
  readonly availableFrom: string | null;
  readonly hasFee: boolean;
  /** Seconds. */
  readonly nowUnix: number;
}

/**
 * The dates of all that moves at the chosen location, or at each one where none is chosen or the chosen one is full
 * (R-23, R-24).
 */
export const datesOutlook = ({
  moving,
  status,
  offered,
  locations,
  locationId,
  availableFrom,
  hasFee,
  nowUnix,
}: OutlookInput): DatesOutlook => {
  const hasWorkshop = moving.some(isWorkshop);
  const location = hasWorkshop ? (locations.find(({ location_id: id }) => id === locationId)?.name ?? null) : null;
  if (availableFrom === null || (hasWorkshop && status !== 'ready'))
    return { ...NO_OUTLOOK, status: hasWorkshop ? status : 'ready', location };
  const at = (name: string | null): ReadonlyMap<number, ExpectedDate> =>
    expectedDates({ moving, offered, location: name, availableFrom });
  const expected = at(location);
  const full = fullBooking(moving, expected);
  const others =
    !hasWorkshop || (location !== null && full === null)
      ? []
      : locations
          .filter(({ name }) => name !== location)
          .flatMap(({ name }) => {
            const span = spanOf(moving, at(name));
            return span === null ? [] : [{ name, ...span }];
          });
  return {
    status,
    location,
    expected,
    span: spanOf(moving, expected),
    full,
    others: others.toSorted((one, other) => one.last - other.last || one.first - other.first),
    lateIds: hasFee
      ? [...expected].flatMap(([id, date]) => (date.kind === 'moment' && isLateStart(date.start, nowUnix) ? [id] : []))
      : [],
  };
};
