import dayjs, { type Dayjs } from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(advancedFormat);

/** Where dates are read unless said otherwise. */
export const DEFAULT_ZONE = 'Europe/London';

/** A moment as the contracts give it: a `Date` or an ISO string. A string without time is that day, in any zone. */
export type Moment = Date | string;

/** One for each zone: making one takes a hundred times as long as asking it, and a page asks it for every date. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
}

/** What calendar and clock show in a zone, as if they stood in Greenwich. */
function inZone(moment: Moment, zone: string): Dayjs {
  if (typeof moment === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(moment)) return dayjs.utc(moment);
  const shown = new Map(
    clockOf(zone)
      .formatToParts(dayjs(moment).toDate())
      .map(({ type, value }) => [type, Number(value)]),
  );
  const read = (part: Intl.DateTimeFormatPartTypes): number => shown.get(part) ?? 0;
  return dayjs.utc(Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute')));
}

/** Non-breaking spaces: a date or a time is never broken in two; a line may end between them. */
const DAY = "Do\u00A0MMM\u00A0'YY";
const TIME = 'h:mm\u00A0a';

/** A page asks for the same few moments hundreds of times: today's above all. */
const texts = new Map<string, string>();
const CACHED_DATES = 1000;

function written(moment: Moment | null | undefined, zone: string, pattern: string): string {
  if (moment === null || moment === undefined) return '';
  const key = `${pattern} ${zone} ${typeof moment === 'string' ? moment : moment.getTime()}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const said = dayjs(moment).isValid() ? inZone(moment, zone).format(pattern) : '';
  if (texts.size >= CACHED_DATES) texts.clear();
  texts.set(key, said);
  return said;
}

/** V-14: `1st Jan '25, 3:00 pm`. Empty for a missing or invalid moment. */
export function formatDateTime(moment: Moment | null | undefined, zone: string = DEFAULT_ZONE): string {
  return written(moment, zone, `${DAY}, ${TIME}`);
}

/** V-14: `1st Jan '25`. Empty for a missing or invalid moment. */
export function formatDate(moment: Moment | null | undefined, zone: string = DEFAULT_ZONE): string {
  return written(moment, zone, DAY);
}

/** `3:00 pm`, for what happened today. */
export function formatTime(moment: Moment | null | undefined, zone: string = DEFAULT_ZONE): string {
  return written(moment, zone, TIME);
}

/** `9:40 pm` as the clock of this device shows it, for what happened on it (H16). */
export function formatDeviceTime(moment: Moment | null | undefined): string {
  return written(moment, new Intl.DateTimeFormat().resolvedOptions().timeZone, TIME);
}

/** The moment of unix seconds, as collections, modules and invoices carry them. */
export function fromUnixSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}
