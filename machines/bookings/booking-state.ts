import { PRODUCT_TYPES, type Booking } from '#contracts/bookings/booking.schema.ts';

/** What can be done with bookings. */
export type BookingAction = 'schedule' | 'reschedule' | 'unschedule';

/** */
export type BookingState = 'unscheduled' | 'scheduled' | 'started' | 'completed';

type Dated = Pick<Booking, 'course' | 'passed'>;

/** No course and not passed. */
export const isUnscheduled = ({ course, passed }: Dated): boolean => (course ?? null) === null && passed !== true;

/**
 * The state of a booking: completed before started before scheduled before unscheduled. It has started when its
 * start is in the past, not at that very second; a course without a start is scheduled and never starts. `nowUnix` in
 * seconds.
 */
export const bookingState = (booking: Dated, nowUnix: number): BookingState => {
  if (booking.passed === true) return 'completed';
  if (isUnscheduled(booking)) return 'unscheduled';
  const start = booking.course?.start_date ?? null;
  return start !== null && start < nowUnix ? 'started' : 'scheduled';
};

/** Which state an action begins with. */
export const STATE_BEFORE: Readonly<Record<BookingAction, BookingState>> = {
  schedule: 'unscheduled',
  reschedule: 'scheduled',
  unschedule: 'scheduled',
};

/** A dated workshop, not online learning. */
export const isWorkshop = ({ product }: Pick<Booking, 'product'>): boolean =>
  product.type.type_id === PRODUCT_TYPES.practicalWorkshop;

/**
 * Why a row cannot be chosen; null: it can. `changing`: the server works on it. `notSelfSchedule`:
 * the bookings team gives it its date.
 */
export type RowBlock = 'completed' | 'started' | 'changing' | 'notSelfSchedule' | null;

/**
 * Why a row cannot be chosen. An organisation that says nothing of `self_schedule` leaves it to the
 * person. `changing`: the ids that the server works on.
 */
export const rowBlock = (
  booking: Pick<Booking, 'booking_id' | 'course' | 'passed' | 'self_schedule'>,
  nowUnix: number,
  changing: readonly number[] = [],
): RowBlock => {
  const state = bookingState(booking, nowUnix);
  if (state === 'completed' || state === 'started') return state;
  if (changing.includes(booking.booking_id)) return 'changing';
  return state === 'unscheduled' && booking.self_schedule === false ? 'notSelfSchedule' : null;
};

/**
 * Why an action is not offered for a selection; null: it is. `hasDates`: one of them has a date already.
 * `hasNoDate`: one of them has none yet. `blocked`: one of them cannot be changed at all, or not now
 * (R-29).
 */
export type ActionBlock = 'nothingSelected' | 'blocked' | 'hasDates' | 'hasNoDate' | null;

/**
 * Whether an action suits every selected booking, or the reason why not. `nowUnix` in seconds; `changing`: the
 * ids that the server works on.
 */
export const actionBlock = (
  action: BookingAction,
  selected: readonly Booking[],
  nowUnix: number,
  changing: readonly number[] = [],
): ActionBlock => {
  if (selected.length === 0) return 'nothingSelected';
  if (selected.some((booking) => rowBlock(booking, nowUnix, changing) !== null)) return 'blocked';
  if (selected.every((booking) => bookingState(booking, nowUnix) === STATE_BEFORE[action])) return null;
  return action === 'schedule' ? 'hasDates' : 'hasNoDate';
};

/**
 * Whether all these bookings (`booking_id`s) stand as unscheduling leaves them. So a refusal to unschedule them again
 * is no refusal. One that is missing tells nothing, and counts against it.
 */
export const areUnscheduled = (ids: readonly number[], bookings: readonly Booking[]): boolean => {
  const unscheduled = new Set(bookings.filter(isUnscheduled).map(({ booking_id }) => booking_id));
  return ids.length > 0 && ids.every((id) => unscheduled.has(id));
};
