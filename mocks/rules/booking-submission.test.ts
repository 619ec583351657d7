import { describe, expect, test } from 'vitest';
import { booking } from '../scenarios/traits/booking.ts';
import { bookedHouse, courseOf, errorsOf, LEEDS } from '../testing/booked.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
/** The tests' clock stands at 21st November 2026, 9 o'clock: these are the days that R-23 allows with nothing scheduled. */
const [FIRST_DAY, LAST_DAY] = ['2026-11-23', '2027-11-22'];
const form = { location: LEEDS, available_from: FIRST_DAY };

/** A workshop of Amara's without a date. */
const withWorkshop = async () => {
  const scene = await bookedHouse();
  const { booking: row } = await scene.booked(booking());
  return { ...scene, id: row.booking_id };
};

describe('R-23, R-26: from which day on', () => {
  test.each([
    ['the day before the first', '2026-11-22', ['available_from']],
    ['the first day', FIRST_DAY, []],
    ['the last day', LAST_DAY, []],
    ['the day after the last', '2027-11-23', ['available_from']],
    ['no day of the calendar', '2027-02-29', ['available_from']],
    ['an instant', '2026-11-23T00:00:00Z', ['available_from']],
  ])('book, %s', async (_, day, fields) => {
    const { submit, booked } = await bookedHouse();
    const { booking: row } = await booked(booking().online());
    const reply = await submit({ book: [row.booking_id], available_from: day });
    expect([reply.status, Object.keys(errorsOf(reply))]).toEqual([fields.length === 0 ? 202 : 422, fields]);
  });

  test.each([
    ['2027-01-21', 422],
    ['2027-01-22', 202],
    ['2028-01-21', 202],
    ['2028-01-22', 422],
  ])('rebook: two days after what stays, and a year: %s', async (day, status) => {
    const { submit, booked } = await bookedHouse();
    await booked(booking().startingIn('60d'));
    const { booking: row } = await booked(booking().online().startingIn('90d'));
    expect((await submit({ rebook: [row.booking_id], available_from: day })).status).toBe(status);
  });

  test.each([
    ['2026-03-28T23:59:00Z', '2026-03-29', '2026-03-30'],
    ['2026-03-29T22:59:00Z', '2026-03-30', '2026-03-31'],
    ['2026-03-29T23:00:00Z', '2026-03-31', '2026-04-01'],
    ['2026-10-24T22:59:00Z', '2026-10-25', '2026-10-26'],
    ['2026-10-24T23:00:00Z', '2026-10-26', '2026-10-27'],
    ['2026-10-25T23:59:00Z', '2026-10-26', '2026-10-27'],
  ])(
    'across a change of the clocks, at %s: %s is too soon, %s is not, and begins at London’s midnight',
    async (now, tooSoon, first) => {
      const { submit, booked, later, arrange } = await bookedHouse(Date.parse(now));
      const { booking: row } = await booked(booking().online());
      expect((await submit({ book: [row.booking_id], available_from: tooSoon })).status).toBe(422);
      expect((await submit({ book: [row.booking_id], available_from: first })).status).toBe(202);
      await later(3);
      const start = await arrange(
        ({ db }) => db.tables.courses.get(db.tables.bookings.require(row.booking_id).course_id ?? 0)?.start_date ?? 0,
      );
      expect(
        new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short', timeStyle: 'medium' }).format(
          start * 1000,
        ),
      ).toBe(`${first} 00:00:00`);
    },
  );

  test('a workshop on the day itself counts, at whatever hour; one of the day before does not', async () => {
    const { submit, booked, arrange, later, courseIdOf } = await bookedHouse();
    const { booking: row } = await booked(booking());
    const [, course] = await arrange(async ({ db }) => [
      await courseOf(db, row.product_id, at('2026-11-29T23:59:59Z')),
      await courseOf(db, row.product_id, at('2026-11-30T00:00:00Z')),
    ]);
    await submit({ book: [row.booking_id], ...form, available_from: '2026-11-30' });
    await later(3);
    expect(await courseIdOf(row.booking_id)).toBe(course?.course_id);
  });
});

describe('R-24: where', () => {
  test.each([
    ['missing', undefined, 'The location field is required.'],
    ['gone', 999_999, 'The selected location is invalid.'],
    ['another organisation’s', 41, 'The selected location is invalid.'],
  ])('a location that is %s', async (_, location, message) => {
    const { submit, id } = await withWorkshop();
    const reply = await submit({
      book: [id],
      available_from: FIRST_DAY,
      ...(location === undefined ? {} : { location }),
    });
    expect([reply.status, errorsOf(reply)]).toEqual([422, { location: [message] }]);
  });

  test('online learning needs none, unless a workshop is pulled in', async () => {
    const { submit, booked } = await bookedHouse();
    const { booking: online } = await booked(booking().online());
    expect((await submit({ book: [online.booking_id], available_from: FIRST_DAY })).status).toBe(202);
    const { booking: waiting } = await booked(booking().online().after(booking().numbered(770_001)));
    expect(errorsOf(await submit({ book: [waiting.booking_id, 770_001], available_from: FIRST_DAY }))).toEqual({
      location: ['The location field is required.'],
    });
  });

  test('everything that is wrong with the form is said at once', async () => {
    const { submit, id } = await withWorkshop();
    expect(Object.keys(errorsOf(await submit({ book: [id], available_from: '2026-11-21' })))).toEqual([
      'available_from',
      'location',
    ]);
  });
});
