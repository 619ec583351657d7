import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, test } from 'vitest';
import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { calendarChange, calendarOf, type CalendarFile } from './calendar.ts';
import { booking, DAY, NOW } from './testing/booking.ts';

const START = Date.parse('2026-04-29T08:30:00Z') / 1000;
const END = Date.parse('2026-04-29T15:30:00Z') / 1000;
const NAME = String.raw`Crowns, bridges; inlays \ onlays: für Anfänger 🦷, ${'long '.repeat(30)}`;
const INFO = 'Bring shoes.\r\nAnd, please: "quiet";\nBEGIN:VALARM';
const full = booking(2102, { start: START });
const workshop: Booking = {
  ...full,
  product: { ...full.product, name: NAME },
  course: {
    start_date: START,
    end_date: END,
    venue: { name: 'Dental Institute', street: 'Clarendon Way', city: 'Leeds', postcode: 'LS2 9LU' },
    tutor: { first_name: 'Joanna', last_name: 'Reeve' },
    additional_info: INFO,
  },
};
const SOURCE = {
  url: 'https://learn.example/bookings',
  organisationId: 1,
  organisation: 'Brightwater "Dental"; Academy',
};
const file = (over: Partial<CalendarFile> = {}): string =>
  calendarOf({ method: 'PUBLISH', bookings: [workshop], nowUnix: NOW, source: SOURCE, ...over });

/** Read by a parser that is not ours. */
const parse = (written: string) => {
  const calendar = new ICAL.Component(ICAL.parse(written));
  return {
    method: calendar.getFirstPropertyValue('method'),
    events: calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component)),
  };
};
const only = (written: string): ICAL.Event => parse(written).events[0] as ICAL.Event;

describe('a workshop in a calendar', () => {
  test('has its times to the second, its name, venue and information as they are', () => {
    const event = only(file());
    expect([event.startDate.toUnixTime(), event.endDate.toUnixTime()]).toEqual([START, END]);
    expect(event.summary).toBe(NAME);
    expect(event.location).toBe('Dental Institute, Clarendon Way, Leeds, LS2 9LU');
    expect(event.description).toBe('Tutor: Joanna Reeve\nBring shoes.\nAnd, please: "quiet";\nBEGIN:VALARM');
    expect(event.component.getAllSubcomponents()).toEqual([]);
  });
  test('has a location without a venue, and nothing that is missing', () => {
    const bare: Booking = { ...full, course: { start_date: START, end_date: null, location: { name: 'Leeds' } } };
    const event = only(file({ bookings: [bare] }));
    expect(event.location).toBe('Leeds');
    expect(event.component.getFirstProperty('description')).toBeNull();
    expect(event.component.getFirstProperty('dtend')).toBeNull();
  });
  test.each([START, START - 1])('has no end that is not after its start', (end_date) => {
    expect(
      only(file({ bookings: [{ ...workshop, course: { start_date: START, end_date } }] })).component.getFirstProperty(
        'dtend',
      ),
    ).toBeNull();
  });
});

test('R-14: online learning is a whole day in London that keeps nobody busy', () => {
  const event = only(
    file({ bookings: [booking(1, { isOnline: true, start: Date.parse('2026-05-10T23:30:00Z') / 1000 })] }),
  );
  expect([event.startDate.toString(), event.endDate.toString(), event.startDate.isDate]).toEqual([
    '2026-05-11',
    '2026-05-12',
    true,
  ]);
  expect(event.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
});

describe('created, moved and cancelled', () => {
  test('keeps its UID; each later file is a later revision', () => {
    const created = only(file());
    const moved = only(file({ bookings: [{ ...workshop, course: { start_date: START + DAY } }], nowUnix: NOW + 60 }));
    const cancelled = only(file({ method: 'CANCEL', nowUnix: NOW + 61 }));
    expect(new Set([created, moved, cancelled].map(({ uid }) => uid))).toEqual(
      new Set(['booking-2102-1@learn.example']),
    );
    expect(moved.sequence).toBeGreaterThan(created.sequence);
    expect(cancelled.sequence).toBeGreaterThan(moved.sequence);
    expect(cancelled.sequence).toBeLessThan(2 ** 31);
    expect(moved.startDate.toUnixTime()).toBe(START + DAY);
  });
  test('says what it does', () => {
    expect(parse(file()).method).toBe('PUBLISH');
    expect(only(file()).component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(parse(file({ method: 'CANCEL' })).method).toBe('CANCEL');
    expect(only(file({ method: 'CANCEL' })).component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });
});

describe('0294: whose bookings these are', () => {
  test('the organiser is the organisation, at the page of its bookings (RFC 5546), also in a cancellation', () => {
    for (const method of ['PUBLISH', 'CANCEL'] as const) {
      const { component } = only(file({ method }));
      const organiser = component.getFirstProperty('organizer');
      expect([organiser?.getFirstParameter('cn'), organiser?.getFirstValue()]).toEqual([
        "Brightwater 'Dental', Academy",
        'https://learn.example/bookings',
      ]);
    }
  });
  test('the same booking number is another entry in another portal or organisation, and one entry in all files', () => {
    const uidAt = (over: Partial<typeof SOURCE>, method: CalendarFile['method'] = 'PUBLISH') =>
      only(file({ method, source: { ...SOURCE, ...over } })).uid;
    expect(new Set([uidAt({}), uidAt({}, 'CANCEL'), uidAt({ organisation: 'Renamed' })]).size).toBe(1);
    expect(
      new Set([
        uidAt({}),
        uidAt({ organisationId: 81 }),
        uidAt({ url: 'https://other.example/bookings' }),
        uidAt({ url: 'https://learn.example:8443/bookings' }),
      ]).size,
    ).toBe(4);
  });
});

describe('two parsers that know nothing of each other read the same', () => {
  const bookings: readonly Booking[] = [
    workshop,
    booking(1, { isOnline: true, start: Date.parse('2026-05-10T23:30:00Z') / 1000 }),
    { ...full, booking_id: 3, course: { start_date: START, location: { name: 'Leeds, centre' } } },
  ];
  /** A whole day as its midnight, as one of them gives it. */
  const momentOf = (time: ICAL.Time): number =>
    time.isDate ? Date.parse(`${time.toString()}T00:00:00Z`) / 1000 : time.toUnixTime();

  test.each(['PUBLISH', 'CANCEL'] as const)('%s', (method) => {
    const written = file({ method, bookings });
    const there = convertIcsCalendar(undefined, written);
    expect(there.method).toBe(method);
    const byOne = parse(written).events.map((event) => ({
      uid: event.uid,
      summary: event.summary,
      location: event.location ?? undefined,
      sequence: event.sequence,
      status: String(event.component.getFirstPropertyValue('status')),
      organiser: [
        String(event.component.getFirstProperty('organizer')?.getFirstParameter('cn')),
        String(event.component.getFirstPropertyValue('organizer')),
      ],
      start: momentOf(event.startDate),
    }));
    const byOther = (there.events ?? []).map(({ uid, summary, location, sequence, status, organizer, start }) => ({
      uid,
      summary,
      location,
      sequence,
      status,
      organiser: [organizer?.name, organizer?.email],
      start: start.date.getTime() / 1000,
    }));
    expect(byOther).toEqual(byOne);
    expect(byOther).toHaveLength(3);
  });
});

test('has every booking that has a start', () => {
  expect(
    parse(
      file({
        bookings: [workshop, booking(2), booking(3, { start: START }), { ...booking(4), course: { start_date: null } }],
      }),
    ).events.map(({ uid }) => uid),
  ).toEqual(['booking-2102-1@learn.example', 'booking-3-1@learn.example']);
});

test('RFC 5545: lines end with CRLF and have at most 75 octets; no character is cut in two', () => {
  const lines = file().split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(lines.join('')).not.toMatch(/[\r\n]/);
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBe(75);
  expect(file()).not.toContain('\uFFFD');
});

const NEXT_WEEK = NOW + 7 * DAY;
const scheduled = booking(1, { start: NEXT_WEEK });

test('a booking that is still to come can be added, whether it was added before or not', () => {
  expect(calendarChange(scheduled, null, NOW)).toEqual({ method: 'PUBLISH', booking: scheduled, movedFrom: null });
  expect(calendarChange(scheduled, NEXT_WEEK, NOW)).toEqual({ method: 'PUBLISH', booking: scheduled, movedFrom: null });
});

test('one that was added with another start is moved, and tells from when', () => {
  expect(calendarChange(scheduled, NEXT_WEEK - DAY, NOW)).toEqual({
    method: 'PUBLISH',
    booking: scheduled,
    movedFrom: NEXT_WEEK - DAY,
  });
});

test('a booking that lost its date can be removed as it was added, until that start', () => {
  const lost = booking(1);
  expect(calendarChange(lost, NEXT_WEEK, NOW)).toEqual({
    method: 'CANCEL',
    booking: { ...lost, course: { start_date: NEXT_WEEK } },
    movedFrom: null,
  });
  expect(calendarChange(lost, NOW + 1, NOW)).not.toBeNull();
  expect(calendarChange(lost, NOW, NOW)).toBeNull();
  expect(calendarChange(lost, null, NOW)).toBeNull();
});

test('what started, is completed or has no start yet concerns no calendar', () => {
  expect(calendarChange(booking(1, { start: NOW - 1 }), NEXT_WEEK, NOW)).toBeNull();
  expect(calendarChange(booking(1, { start: NEXT_WEEK, passed: true }), NEXT_WEEK, NOW)).toBeNull();
  expect(calendarChange({ ...booking(1), course: { start_date: null } }, NEXT_WEEK, NOW)).toBeNull();
});
