import { PRODUCT_TYPES } from '#contracts/bookings/booking.schema.ts';
import { LATE_FEE_DAYS } from '#contracts/constants.ts';
import { dayAfter, londonDay, yearAfter } from './london-day.ts';

/** What is done to bookings, by the key of X-089's body. */
export type BookingAction = 'book' | 'rebook' | 'unbook';

/** As much of a person's booking in an organisation as its consequences depend on. */
export interface PlainBooking {
  readonly booking_id: number;
  readonly product_id: number;
  /** */
  readonly type_id: number | null;
  /** Products that come before its own. */
  readonly prerequisite_ids: readonly number[];
  /** Unix seconds at which its course starts; null without a course. */
  readonly start: number | null;
  readonly passed: boolean;
}

/** */
export type BookingState = 'completed' | 'started' | 'scheduled' | 'unscheduled';

const SECONDS_PER_DAY = 86_400;

/** The state that the action begins in. */
const STATE_BEFORE: Readonly<Record<BookingAction, BookingState>> = {
  book: 'unscheduled',
  rebook: 'scheduled',
  unbook: 'scheduled',
};

/** the first that applies. A course has started once its start is in the past. */
export const bookingState = (
  { passed, start }: Pick<PlainBooking, 'passed' | 'start'>,
  nowUnix: number,
): BookingState => {
  if (passed) return 'completed';
  if (start === null) return 'unscheduled';
  return start < nowUnix ? 'started' : 'scheduled';
};

/** Whether the action is possible in the booking's state. */
export const isInStateFor = (
  action: BookingAction,
  booking: Pick<PlainBooking, 'passed' | 'start'>,
  nowUnix: number,
): boolean => bookingState(booking, nowUnix) === STATE_BEFORE[action];

/**
 * Ids of the bookings that an action pulls in besides the chosen ones, in the order of `bookings`. Scheduling pulls in
 * unscheduled prerequisites, rescheduling and unscheduling pull in scheduled dependents, and each of them
 * its own in turn. Started and completed bookings are left out, and nothing is looked for behind them.
 * `bookings` are all of one person in one organisation; a prerequisite that was never booked pulls in nothing.
 */
export const affectedBy = (
  action: BookingAction,
  chosenIds: readonly number[],
  bookings: readonly PlainBooking[],
  nowUnix: number,
): readonly number[] => {
  const involved = new Set(chosenIds);
  const follows = (from: PlainBooking, other: PlainBooking): boolean =>
    action === 'book'
      ? from.prerequisite_ids.includes(other.product_id)
      : other.prerequisite_ids.includes(from.product_id);
  const candidates = bookings.filter((booking) => isInStateFor(action, booking, nowUnix));
  const queue = bookings.filter(({ booking_id }) => involved.has(booking_id));
  for (const from of queue) {
    for (const other of candidates) {
      if (involved.has(other.booking_id) || !follows(from, other)) continue;
      involved.add(other.booking_id);
      queue.push(other);
    }
  }
  return bookings.map(({ booking_id }) => booking_id).filter((id) => involved.has(id) && !chosenIds.includes(id));
};

/** whether one of them is a practical workshop. */
export const involvesWorkshop = (ids: readonly number[], bookings: readonly PlainBooking[]): boolean =>
  bookings.some(({ booking_id, type_id }) => ids.includes(booking_id) && type_id === PRODUCT_TYPES.practicalWorkshop);

/**
 * ids of those practical workshops among `ids` that start within five weeks: in the future, and at most 35 days
 * ahead, to the second. `ids` are the chosen bookings and those that they pull in.
 */
export const lateWorkshops = (
  ids: readonly number[],
  bookings: readonly PlainBooking[],
  nowUnix: number,
): readonly number[] =>
  bookings
    .filter(({ booking_id, type_id, start, passed }) => {
      if (!ids.includes(booking_id) || type_id !== PRODUCT_TYPES.practicalWorkshop || start === null || passed)
        return false;
      return start > nowUnix && start <= nowUnix + LATE_FEE_DAYS * SECONDS_PER_DAY;
    })
    .map(({ booking_id }) => booking_id);

/** Days in London as `2026-03-02`, both ends allowed. */
export interface StartLimits {
  readonly min: string;
  readonly max: string;
}

/**
 * between which days a date may be asked for. The default start is the day after the later of today and the
 * last scheduled course that stays where it is; the first day allowed is the one after it, the last one a year after
 * it. `ids` are the chosen bookings and those that they pull in: they move, so their present dates do not count.
 */
export const startLimits = (
  ids: readonly number[],
  bookings: readonly PlainBooking[],
  nowUnix: number,
): StartLimits => {
  const staying = bookings.filter(
    (booking) => !ids.includes(booking.booking_id) && bookingState(booking, nowUnix) === 'scheduled',
  );
  const latest = Math.max(nowUnix, ...staying.map(({ start }) => start ?? nowUnix));
  const defaultStart = dayAfter(londonDay(latest));
  return { min: dayAfter(defaultStart), max: yearAfter(defaultStart) };
};

/**
 * The bookings of `ids`, prerequisites before what waits for them. Where they wait for each other in a circle, any
 * order counts.
 */
export const prerequisitesFirst = (
  ids: readonly number[],
  bookings: readonly PlainBooking[],
): readonly PlainBooking[] => {
  const involved = bookings.filter(({ booking_id }) => ids.includes(booking_id));
  const seen = new Set<number>();
  const visit = (booking: PlainBooking): readonly PlainBooking[] => {
    if (seen.has(booking.booking_id)) return [];
    seen.add(booking.booking_id);
    return [
      ...involved.filter(({ product_id }) => booking.prerequisite_ids.includes(product_id)).flatMap(visit),
      booking,
    ];
  };
  return involved.flatMap(visit);
};
