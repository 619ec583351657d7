import type { Booking, Course } from '#contracts/bookings/booking.schema.ts';
import { isWorkshop, type ActionBlock, type BookingState, type RowBlock } from '#machines/bookings/booking-state.ts';
import type { FeeOutlook } from '#machines/bookings/late-fee.ts';
import type { MarkerShape } from '#ui/messages/marker/marker-shapes.tsx';
import { plural } from '#ui/format/counts.ts';
import { formatDate, formatDateTime, formatTime, fromUnixSeconds } from '#ui/format/dates.ts';
import { formatPence } from '#ui/format/money.ts';

/** what stands for a location or a tutor that is missing. */
export const NOT_AVAILABLE = 'Not Available';

/** the word and the marker of each state. */
export const STATES = {
  unscheduled: { word: 'Unscheduled', shape: 'todo' },
  scheduled: { word: 'Scheduled', shape: 'scheduled' },
  started: { word: 'Started', shape: 'progress' },
  completed: { word: 'Completed', shape: 'done' },
} as const satisfies Readonly<Record<BookingState, { readonly word: string; readonly shape: MarkerShape }>>;

/** what stands in the place of a state while the server works on it. */
export const BEING_CHANGED = { word: 'Being changed', shape: 'progress' } as const satisfies {
  word: string;
  shape: MarkerShape;
};

/** why a row cannot be chosen. */
export const BLOCKS: Readonly<Record<NonNullable<RowBlock>, string>> = {
  completed: 'Completed: it cannot be changed any more',
  started: 'It has started: it cannot be changed any more',
  changing: 'It is being changed: that takes a few minutes',
  notSelfSchedule: 'The bookings team gives this one its date',
};

/** why an action is not offered for what is selected. */
export const ACTION_BLOCKS: Readonly<Record<NonNullable<ActionBlock>, string>> = {
  nothingSelected: 'Nothing is selected',
  blocked: 'One of them cannot be changed any more',
  hasDates: 'Only bookings without a date can be scheduled',
  hasNoDate: 'Only bookings with a date can be rescheduled or unscheduled',
};

const startOf = ({ course }: Pick<Booking, 'course'>): Date | null =>
  typeof course?.start_date === 'number' ? fromUnixSeconds(course.start_date) : null;

/** a moment as this kind of booking tells it: a workshop with its time, online learning by the day. */
export const formatWhen = (
  booking: Pick<Booking, 'product'>,
  unix: Course['start_date'] | null | undefined,
): string => {
  if (typeof unix !== 'number') return NOT_AVAILABLE;
  return isWorkshop(booking) ? formatDateTime(fromUnixSeconds(unix)) : formatDate(fromUnixSeconds(unix));
};

/** The day of a row, and what stands under it. */
export const dayOfRow = (booking: Booking): { readonly day: string; readonly note: string } => {
  const start = startOf(booking);
  if (start === null) return { day: 'No date yet', note: '' };
  return { day: formatDate(start), note: isWorkshop(booking) ? formatTime(start) : 'Recommended start' };
};

/** Where a booking takes place. */
export const locationOf = (booking: Booking): string => {
  if (!isWorkshop(booking)) return 'Online';
  return booking.course?.location?.name ?? (startOf(booking) === null ? '' : NOT_AVAILABLE);
};

/** Until when a workshop can be left without a late fee. */
export const freeUntil = (outlook: Exclude<FeeOutlook, { readonly kind: 'late' }>): string =>
  outlook.kind === 'free'
    ? `free until ${formatDate(outlook.lastDay)}`
    : `free until ${formatTime(fromUnixSeconds(outlook.until))} today`;

/** What a row tells of the late fee; `feeInPence` null: its price is not known. */
export const feeNote = (outlook: FeeOutlook, feeInPence: number | null): string => {
  if (outlook.kind !== 'late') return freeUntil(outlook);
  return feeInPence === null ? 'late fee' : `${formatPence(feeInPence)} late fee`;
};

/** What names a booking where its title alone would not: with its day. */
export const nameOfRow = (booking: Booking): string => {
  const start = startOf(booking);
  return start === null ? booking.product.name : `${booking.product.name}, ${formatDate(start)}`;
};

/**
 * What a selection takes along, behind its count. Scheduling pulls in what comes first, the others what depends
 * on it.
 */
export const pulledIn = (pulled: number, selected: number, isScheduling: boolean): string => {
  if (pulled === 0) return '';
  if (isScheduling) return `and ${plural(pulled, 'booking')} that must come first`;
  return `and ${pulled.toLocaleString('en-GB')} that ${pulled === 1 ? 'depends' : 'depend'} on ${selected === 1 ? 'it' : 'them'}`;
};
