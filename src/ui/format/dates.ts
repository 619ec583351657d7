import dayjs, { type Dayjs } from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(advancedFormat);

/** Where dates are read unless said otherwise. */
export const DEFAULT_ZONE = 'Europe/London';

/** A moment as the contracts give it: a `Date` or an ISO string. A string without time is that day, in any zone. */
export type Moment = Date | string;

function inZone(moment: Moment, zone: string): Dayjs {
  if (typeof moment === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(moment)) return dayjs.utc(moment);
  return dayjs(moment).tz(zone);
}

function written(moment: Moment | null | undefined, zone: string, pattern: string): string {
  if (moment === null || moment === undefined || !dayjs(moment).isValid()) return '';
  return inZone(moment, zone).format(pattern);
}

/** V-14: `1st Jan '25, 3:00 pm`. Empty for a missing or invalid moment. */
export function formatDateTime(moment: Moment | null | undefined, zone: string = DEFAULT_ZONE): string {
  return written(moment, zone, "Do MMM 'YY, h:mm a");
}

/** V-14: `1st Jan '25`. Empty for a missing or invalid moment. */
export function formatDate(moment: Moment | null | undefined, zone: string = DEFAULT_ZONE): string {
  return written(moment, zone, "Do MMM 'YY");
}

/** `3:00 pm`, for what happened today. */
export function formatTime(moment: Moment | null | undefined, zone: string = DEFAULT_ZONE): string {
  return written(moment, zone, 'h:mm a');
}

/** The moment of unix seconds, as collections, modules and invoices carry them. */
export function fromUnixSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}
