import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { LATE_FEE_DAYS } from '#contracts/constants.ts';
import { plural } from '#ui/format/counts.ts';
import { formatDate, formatDateTime, fromUnixSeconds } from '#ui/format/dates.ts';
import { formatUnixDate } from '#ui/format/days.ts';
import { formatPence } from '#ui/format/money.ts';
import type { DatesOutlook, LocationDates } from './dates-outlook.ts';

/** So many locations are named in one sentence. */
const NAMED_LOCATIONS = 3;
const LATE_FEE_WEEKS = LATE_FEE_DAYS / 7;

const spanText = ({ first, last }: Pick<LocationDates, 'first' | 'last'>): string =>
  first === last ? formatUnixDate(first) : `${formatUnixDate(first)} to ${formatUnixDate(last)}`;

const namedLocations = (others: readonly LocationDates[]): string => {
  const more = others.length - NAMED_LOCATIONS;
  return [
    ...others.slice(0, NAMED_LOCATIONS).map(({ name, ...span }) => `${name} ${spanText(span)}`),
    ...(more > 0 ? [`${plural(more, 'more location')}`] : []),
  ].join(', ');
};

/**
 * Where there are free seats, and when: beside the location. Empty where nothing can be told. `from`: the day that was
 * asked for.
 */
export const freeSeatsText = ({ status, location, span, full, others }: DatesOutlook, from: string): string => {
  if (status === 'loading') return 'Looking for free places';
  if (status === 'failed') return 'Free places could not be loaded. You can go on without them.';
  if (full !== null) {
    const elsewhere =
      others.length === 0 ? 'No other location has one either.' : `Earliest elsewhere: ${namedLocations(others)}.`;
    return `No place is free for ${full.product.name} in ${location ?? ''} from ${formatDate(from)} on. ${elsewhere}`;
  }
  if (location === null) return others.length === 0 ? '' : `Earliest with a free place: ${namedLocations(others)}.`;
  if (span === null) return '';
  return span.first === span.last
    ? `Earliest with a free place in ${location}: ${formatDateTime(fromUnixSeconds(span.first))}.`
    : `Earliest with free places in ${location}: ${spanText(span)}.`;
};

export interface ExpectedText {
  readonly amount: string;
  readonly note: string;
}

/** What a booking would get, at the end of its line. `from`: the day that was asked for. */
export const expectedText = (
  { booking_id: id, course }: Booking,
  { expected, location }: DatesOutlook,
  from: string,
): ExpectedText => {
  const date = expected.get(id) ?? { kind: 'unknown' };
  switch (date.kind) {
    case 'moment': {
      const isSame = course?.start_date === date.start && course.location?.name === location;
      return {
        amount: formatDateTime(fromUnixSeconds(date.start)),
        note: isSame ? 'the date it has now' : `in ${location ?? ''}`,
      };
    }
    case 'day':
      return { amount: formatDate(date.day), note: 'recommended start' };
    case 'full':
      return { amount: 'No free place', note: `in ${location ?? ''}` };
    case 'unknown':
      return { amount: `From ${formatDate(from)}`, note: '' };
  }
};

/** That a new date is within the five weeks already. `feeInPence` null: the price is not known. */
export const lateDateText = (feeInPence: number | null): string =>
  `Within ${LATE_FEE_WEEKS} weeks by then: leaving it costs ${feeInPence === null ? 'a late fee' : formatPence(feeInPence)} at once`;

/**
 * Why the earliest day is the earliest. `last`: the scheduled booking that stays and sets it; null: today
 * sets it.
 */
export const earliestReason = (last: Booking | null): string => {
  const start = last?.course?.start_date ?? null;
  return last === null || start === null
    ? 'The earliest is the day after tomorrow.'
    : `The earliest is two days after ${last.product.name} on ${formatUnixDate(start)}, the last booking that stays.`;
};
