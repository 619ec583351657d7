import type { Booking, CourseDate } from '#contracts/bookings/booking.schema.ts';
import { addDays, dayOf } from '../days.ts';
import { isWorkshop } from './booking-state.ts';
import { byProduct } from './moving-bookings.ts';

/** The coming dates of a workshop as far as they are known. */
export interface OfferedDates {
  readonly dates: readonly CourseDate[];
  /** There are no further ones. */
  readonly isComplete: boolean;
}

/**
 * What a booking would get. `moment`: a date of a workshop, in unix seconds. `day`: the recommended start of online
 * learning. `full`: no date at the location has a free seat. `unknown`: its dates, or those of what comes before it,
 * are not known.
 */
export type ExpectedDate =
  | { readonly kind: 'moment'; readonly start: number }
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'full' | 'unknown' };

export interface DatesRequest {
  /** All that moves, in any order. */
  readonly moving: readonly Booking[];
  /** By `product_id`; what is missing is not known yet. */
  readonly offered: ReadonlyMap<number, OfferedDates>;
  /** The name of a location; null where no workshop moves. */
  readonly location: string | null;
  /** A day in London. */
  readonly availableFrom: string;
}

/** Gives what has to come before a booking, of all that moves, in the order of the list. */
const neededAmong = (moving: readonly Booking[]): ((booking: Booking) => readonly Booking[]) => {
  const position = new Map(moving.map((booking, at) => [booking, at]));
  const index = byProduct(moving);
  return ({ prerequisites }) => {
    const ids = new Set((prerequisites ?? []).map(({ product_id }) => product_id));
    return [...ids]
      .flatMap((id) => index.get(id) ?? [])
      .toSorted((one, other) => (position.get(one) ?? 0) - (position.get(other) ?? 0));
  };
};

/**
 * What moves, each after what it needs. Those that need each other in a circle follow the order in which they are
 * given.
 */
const prerequisitesFirst = (
  moving: readonly Booking[],
  neededBy: (booking: Booking) => readonly Booking[],
): readonly Booking[] => {
  const seen = new Set<number>();
  const ordered: Booking[] = [];
  for (const first of moving) {
    // A stack of its own: a chain may be longer than the stack of calls.
    const open: { readonly booking: Booking; readonly needed: Iterator<Booking> }[] = [];
    const enter = (booking: Booking): void => {
      if (seen.has(booking.booking_id)) return;
      seen.add(booking.booking_id);
      open.push({ booking, needed: neededBy(booking).values() });
    };
    enter(first);
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      const { done, value } = top.needed.next();
      if (done !== true) enter(value);
      else {
        ordered.push(top.booking);
        open.pop();
      }
    }
  }
  return ordered;
};

/** Whether a date begins later than what has to come before it. */
const isAfter = (start: number, before: ExpectedDate): boolean => {
  if (before.kind === 'moment') return start > before.start;
  // A whole day begins at its midnight: a second earlier it is still the day before.
  return before.kind === 'day' && dayOf(start - 1) >= before.day;
};

const lastDayOf = (date: ExpectedDate): string =>
  date.kind === 'moment' ? dayOf(date.start) : date.kind === 'day' ? date.day : '';

/**
 * Free seats at each moment at which a workshop begins at the location; those that the moving bookings leave count as
 * free.
 */
const freeSeats = (
  { dates }: OfferedDates,
  location: string | null,
  own: readonly Booking[],
): ReadonlyMap<number, number> => {
  const free = new Map<number, number>();
  const add = (start: number, seats: number): void => {
    free.set(start, (free.get(start) ?? 0) + seats);
  };
  for (const { start_date: start, location: at, seats_left: seats } of dates) {
    if (typeof start === 'number' && at?.name === location) add(start, seats ?? Infinity);
  }
  for (const { course } of own) {
    if (typeof course?.start_date === 'number' && course.location?.name === location && free.has(course.start_date))
      add(course.start_date, 1);
  }
  return free;
};

/**
 * The date that each booking gets if all of this is asked for, by `booking_id`: of a workshop the earliest
 * one at the location with a free seat from the day on, of online learning that day; each later than what it needs
 * first. Two bookings of a product take two seats. The server decides at last: somebody may take a seat meanwhile.
 */
export const expectedDates = ({
  moving,
  offered,
  location,
  availableFrom,
}: DatesRequest): ReadonlyMap<number, ExpectedDate> => {
  const expected = new Map<number, ExpectedDate>();
  const index = byProduct(moving);
  const neededBy = neededAmong(moving);
  const free = new Map<number, Map<number, number>>();
  const seatsOf = (productId: number, dates: OfferedDates): Map<number, number> => {
    const known = free.get(productId) ?? new Map(freeSeats(dates, location, index.get(productId) ?? []));
    free.set(productId, known);
    return known;
  };
  const dateOf = (booking: Booking): ExpectedDate => {
    const before = neededBy(booking).flatMap(({ booking_id }) => expected.get(booking_id) ?? []);
    if (before.some(({ kind }) => kind === 'full' || kind === 'unknown')) return { kind: 'unknown' };
    if (!isWorkshop(booking))
      return {
        kind: 'day',
        day: [availableFrom, ...before.map((date) => addDays(lastDayOf(date), 1))].toSorted().at(-1) ?? availableFrom,
      };
    const dates = offered.get(booking.product.product_id);
    if (dates === undefined || location === null) return { kind: 'unknown' };
    const seats = seatsOf(booking.product.product_id, dates);
    const start = [...seats]
      .filter(
        ([moment, left]) => left > 0 && dayOf(moment) >= availableFrom && before.every((date) => isAfter(moment, date)),
      )
      .reduce((earliest, [moment]) => Math.min(earliest, moment), Infinity);
    if (start === Infinity) return { kind: dates.isComplete ? 'full' : 'unknown' };
    seats.set(start, (seats.get(start) ?? 0) - 1);
    return { kind: 'moment', start };
  };
  for (const booking of prerequisitesFirst(moving, neededBy)) expected.set(booking.booking_id, dateOf(booking));
  return expected;
};

/** Where the first workshop without a free seat stands among what moves; null: each has one, or it is not known. */
export const fullBooking = (moving: readonly Booking[], expected: ReadonlyMap<number, ExpectedDate>): Booking | null =>
  moving.find(({ booking_id: id }) => expected.get(id)?.kind === 'full') ?? null;

/** From the first to the last of the dates of workshops; null unless every workshop has one. Unix seconds. */
export const spanOf = (
  moving: readonly Booking[],
  expected: ReadonlyMap<number, ExpectedDate>,
): { readonly first: number; readonly last: number } | null => {
  const workshops = moving.filter(isWorkshop);
  const starts = workshops.flatMap(({ booking_id: id }) => {
    const date = expected.get(id);
    return date?.kind === 'moment' ? [date.start] : [];
  });
  return starts.length === 0 || starts.length < workshops.length
    ? null
    : { first: Math.min(...starts), last: Math.max(...starts) };
};
