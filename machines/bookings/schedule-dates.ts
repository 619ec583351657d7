import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { addDays, dayOf, noonOf, oneYearAfter } from '../days.ts';
import { bookingState } from './booking-state.ts';

/** Days as a date field writes them, `2026-05-13`, in London. `minimum` is also what the field begins with. */
export interface AvailableFromRange {
  readonly defaultStart: string;
  readonly minimum: string;
  readonly maximum: string;
}

/**
 * From when dates may be asked for: the default start is the day after the later of today and the start of
 * the last scheduled booking that is not `moving` (`booking_id`s: chosen and affected); the minimum is the day after
 * it, the maximum a year after it. `nowUnix` in seconds.
 */
export const availableFromRange = (
  bookings: readonly Booking[],
  movingIds: readonly number[],
  nowUnix: number,
): AvailableFromRange => {
  const moving = new Set(movingIds);
  const last = bookings
    .filter((booking) => !moving.has(booking.booking_id) && bookingState(booking, nowUnix) === 'scheduled')
    .reduce((latest, { course }) => Math.max(latest, course?.start_date ?? latest), nowUnix);
  const defaultStart = addDays(dayOf(last), 1);
  return { defaultStart, minimum: addDays(defaultStart, 1), maximum: oneYearAfter(defaultStart) };
};

/** What is wrong with a day that was typed; null: nothing. Minimum and maximum are allowed. */
export const availableFromProblem = (
  day: string,
  { minimum, maximum }: Pick<AvailableFromRange, 'minimum' | 'maximum'>,
): 'missing' | 'tooSoon' | 'tooLate' | null => {
  if (noonOf(day) === null) return 'missing';
  if (day < minimum) return 'tooSoon';
  return day > maximum ? 'tooLate' : null;
};

/** The scheduled booking that stays and whose start sets the earliest day; null: today sets it. */
export const lastStaying = (
  bookings: readonly Booking[],
  movingIds: readonly number[],
  nowUnix: number,
): Booking | null => {
  const startOf = ({ course }: Booking): number => course?.start_date ?? 0;
  const last = bookings.reduce<Booking | null>((latest, booking) => {
    if (movingIds.includes(booking.booking_id) || bookingState(booking, nowUnix) !== 'scheduled') return latest;
    return latest === null || startOf(booking) > startOf(latest) ? booking : latest;
  }, null);
  return last !== null && dayOf(startOf(last)) > dayOf(nowUnix) ? last : null;
};
