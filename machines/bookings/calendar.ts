import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { addDays, dayOf } from '../days.ts';
import { bookingState, isWorkshop } from './booking-state.ts';

/**
 * Whose bookings these are: what tells the entries of one portal and organisation from those of others in the same
 * calendar.
 */
export interface CalendarSource {
  /** The page of bookings, as `https://host/bookings`. */
  readonly url: string;
  readonly organisationId: number;
  readonly organisation: string;
}

/** `PUBLISH` adds the bookings to a calendar or moves them; `CANCEL` removes them. */
export interface CalendarFile {
  readonly method: 'PUBLISH' | 'CANCEL';
  /** For `CANCEL` as they stood before. Those without a start are left out. */
  readonly bookings: readonly Booking[];
  /** When the file is written, in seconds: a later file of the same booking counts as the newer one (0213). */
  readonly nowUnix: number;
  readonly source: CalendarSource;
}

/** RFC 5545: a line has at most 75 octets; the next one goes on after a space. */
const LINE_OCTETS = 75;
const encoder = new TextEncoder();
const octets = (text: string): number => encoder.encode(text).length;

const fold = (line: string): string => {
  const lines = [''];
  let length = 0;
  // By code points: a character of several octets is not cut in two.
  for (const character of line) {
    const size = octets(character);
    if (length + size > LINE_OCTETS) {
      lines.push(' ');
      length = 1;
    }
    lines[lines.length - 1] += character;
    length += size;
  }
  return lines.join('\r\n');
};

/** Control characters have no form in a calendar; a new line is written `\n`. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/[\p{Cc}]/gu, '');

const text = (name: string, parts: readonly (string | null | undefined)[], separator: string): readonly string[] => {
  const value = parts.filter((part) => part !== null && part !== undefined && part !== '').join(separator);
  return value === '' ? [] : [`${name}:${escapeText(value)}`];
};

/** `20260318T093000Z` */
const utc = (unix: number): string => new Date(unix * 1000).toISOString().replaceAll(/[-:]|\.\d+/g, '');
const date = (day: string): string => day.replaceAll('-', '');

/** A workshop has its times; online learning is recommended to begin on a day. */
const times = (booking: Booking, start: number): readonly string[] => {
  if (!isWorkshop(booking))
    return [
      `DTSTART;VALUE=DATE:${date(dayOf(start))}`,
      `DTEND;VALUE=DATE:${date(addDays(dayOf(start), 1))}`,
      'TRANSP:TRANSPARENT',
    ];
  const end = booking.course?.end_date ?? null;
  return [`DTSTART:${utc(start)}`, ...(end === null || end <= start ? [] : [`DTEND:${utc(end)}`])];
};

/** Revisions are numbered by the second since 2020, which stays within the 31 bits of an INTEGER until 2088. */
const REVISIONS_SINCE = 1_577_836_800;

/**
 * A value of a parameter: it cannot hold quotation marks or control characters (RFC 5545), and some readers cut it at
 * what separates parameters.
 */
const quoted = (value: string): string =>
  `"${value
    .replaceAll('"', "'")
    .replaceAll(/[;:]/g, ',')
    .replaceAll(/\p{Cc}+/gu, ' ')}"`;

/** The same for a booking in every file, and another one in another portal or organisation. */
const uidOf = ({ booking_id }: Booking, { url, organisationId }: CalendarSource): string =>
  `booking-${booking_id}-${organisationId}@${new URL(url).host}`;

const eventOf = (booking: Booking, { method, nowUnix, source }: CalendarFile): readonly string[] => {
  const start = booking.course?.start_date ?? null;
  if (start === null) return [];
  const { location, venue, tutor, additional_info } = booking.course ?? {};
  return [
    'BEGIN:VEVENT',
    `UID:${uidOf(booking, source)}`,
    `DTSTAMP:${utc(nowUnix)}`,
    `SEQUENCE:${Math.max(0, nowUnix - REVISIONS_SINCE)}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    // RFC 5546 asks for it. It is an address of the web: an organisation's mail address is not known (0294).
    `ORGANIZER;CN=${quoted(source.organisation)}:${source.url}`,
    ...times(booking, start),
    ...text('SUMMARY', [booking.product.name], ''),
    ...text('LOCATION', venue ? [venue.name, venue.street, venue.city, venue.postcode] : [location?.name], ', '),
    ...text('DESCRIPTION', [tutor && `Tutor: ${tutor.first_name} ${tutor.last_name}`, additional_info], '\n'),
    'END:VEVENT',
  ];
};

/** Bookings as the text of an `.ics` file (RFC 5545): one of them or all. Each has the same UID in every file. */
export const calendarOf = (file: CalendarFile): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Waymark//Bookings//EN',
    `METHOD:${file.method}`,
    ...file.bookings.flatMap((booking) => eventOf(booking, file)),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');

export interface CalendarChange {
  readonly method: CalendarFile['method'];
  /** As the file has it: one that lost its date stands as it was added. */
  readonly booking: Booking;
  /** The start under which it stands in a calendar already, where that is another one; unix seconds. */
  readonly movedFrom: number | null;
}

/**
 * What a calendar file can do for a booking: add one that is still to come, or remove one that lost its date since it
 * was added. Null: nothing. `addedStart`: the start under which it was added; null where that is not known. Unix
 * seconds.
 */
export const calendarChange = (booking: Booking, addedStart: number | null, nowUnix: number): CalendarChange | null => {
  const state = bookingState(booking, nowUnix);
  const start = booking.course?.start_date;
  if (state === 'scheduled')
    return typeof start === 'number'
      ? { method: 'PUBLISH', booking, movedFrom: addedStart === start ? null : addedStart }
      : null;
  if (state !== 'unscheduled' || addedStart === null || addedStart <= nowUnix) return null;
  return { method: 'CANCEL', booking: { ...booking, course: { start_date: addedStart } }, movedFrom: null };
};
