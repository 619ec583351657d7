import { describe, expect, test } from 'vitest';
import { tomWhitfield } from '#fixtures/people.ts';
import { createMemoryStorage } from '../db/memory-storage.ts';
import { createInProcess } from '../in-process.ts';
import { booking } from '../scenarios/traits/booking.ts';
import { bookedHouse, courseOf, errorsOf, LEEDS, YORK } from '../testing/booked.ts';
import { visit } from '../testing/visit.ts';

const DAY = 86_400;
const form = { location: LEEDS, available_from: '2026-11-23' };
const FULL = {
  location: [
    'No seat is free for Arranged Workshop at this location from 2026-11-23 on. Choose another location or a later date.',
  ],
};

/** A workshop of Amara's without a date, and what dates of it a test adds. */
const withWorkshop = async (builder = booking()) => {
  const scene = await bookedHouse();
  const { booking: row, product, course } = await scene.booked(builder);
  return {
    ...scene,
    id: row.booking_id,
    product,
    course,
    dateIn: (days: number, rest: Parameters<typeof courseOf>[3] = {}) =>
      scene.arrange(({ db }) => courseOf(db, product.product_id, scene.nowUnix() + days * DAY, rest)),
    seatsLeft: async (courseId: number) => {
      const { data } = (await scene.get(`products/${product.product_id}/courses?organisation_id=1`)).body as {
        data: { course_id: number; seats_left: number | null }[];
      };
      return data.find(({ course_id }) => course_id === courseId)?.seats_left;
    },
  };
};

describe('which date a workshop gets', () => {
  test('the earliest at the location with a free seat', async () => {
    const { dateIn, submit, later, id, courseIdOf } = await withWorkshop();
    await dateIn(30);
    await dateIn(10, { location_id: YORK });
    await dateIn(11, { seats: 0 });
    const first = await dateIn(20);
    await dateIn(1.5);
    await submit({ book: [id], ...form });
    await later(3);
    expect(await courseIdOf(id)).toBe(first.course_id);
  });

  test('of two at the same moment the first; without a limit there is always room', async () => {
    const { dateIn, submit, later, id, courseIdOf } = await withWorkshop();
    const first = await dateIn(20, { seats: null });
    await dateIn(20);
    await submit({ book: [id], ...form });
    await later(3);
    expect(await courseIdOf(id)).toBe(first.course_id);
  });

  test('none is free: the location is refused, nothing is changed', async () => {
    const { dateIn, submit, id, backend } = await withWorkshop();
    await dateIn(20, { seats: 0 });
    await dateIn(20, { location_id: YORK });
    const courses = await backend.read((db) => db.tables.courses.all().length);
    const reply = await submit({ book: [id], ...form });
    expect([reply.status, errorsOf(reply)]).toEqual([422, FULL]);
    expect(await backend.read((db) => [db.state.jobs.length, db.tables.courses.all().length])).toEqual([0, courses]);
    expect((await submit({ book: [id], ...form, location: YORK })).status).toBe(202);
  });

  test('where one of a chain finds no seat, none of them is taken', async () => {
    const { submit, booked, dateIn, id, product, backend, seatsLeft, nowUnix, arrange } = await withWorkshop();
    const open = await dateIn(20);
    const { booking: waiting } = await booked(booking().titled('Waits'));
    const { booking: last } = await booked(booking().online());
    await arrange(async ({ db }) => {
      await db.tables.products.update(waiting.product_id, { prerequisite_ids: [product.product_id] });
      await db.tables.products.update(last.product_id, { prerequisite_ids: [product.product_id] });
      // Its only date is before that of its prerequisite.
      await courseOf(db, waiting.product_id, nowUnix() + 19 * DAY);
    });
    const courses = await backend.read((db) => db.tables.courses.all().length);
    expect(Object.keys(errorsOf(await submit({ book: [last.booking_id, id, waiting.booking_id], ...form })))).toEqual([
      'location',
    ]);
    expect([await seatsLeft(open.course_id), await backend.read((db) => db.tables.courses.all().length)]).toEqual([
      1,
      courses,
    ]);
  });

  test('two bookings of one product need two seats', async () => {
    const { submit, booked, dateIn, product, id, later, courseIdOf } = await withWorkshop();
    const { booking: second } = await booked(booking().forProduct(product));
    const [first, next] = [await dateIn(20), await dateIn(30)];
    expect((await submit({ book: [id, second.booking_id], ...form })).status).toBe(202);
    await later(3);
    expect([await courseIdOf(id), await courseIdOf(second.booking_id)]).toEqual([first.course_id, next.course_id]);
  });

  test('online learning that waits for online learning starts the day after it, whichever was booked first', async () => {
    const { submit, booked, arrange, later } = await bookedHouse();
    const { booking: waiting } = await booked(booking().online());
    const { booking: first, product } = await booked(booking().online());
    await arrange(({ db }) =>
      db.tables.products.update(waiting.product_id, { prerequisite_ids: [product.product_id] }),
    );
    await submit({ book: [waiting.booking_id, first.booking_id], available_from: '2026-11-23' });
    await later(3);
    const starts = await arrange(({ db }) =>
      [first, waiting].map(
        ({ booking_id }) => db.tables.courses.get(db.tables.bookings.require(booking_id).course_id ?? 0)?.start_date,
      ),
    );
    expect(starts).toEqual([Date.UTC(2026, 10, 23) / 1000, Date.UTC(2026, 10, 24) / 1000]);
  });

  test('online learning of the same product on the same day shares a start', async () => {
    const { submit, booked, later, courseIdOf } = await bookedHouse();
    const { booking: one, product } = await booked(booking().online());
    const { booking: other } = await booked(booking().forProduct(product));
    await submit({ book: [one.booking_id, other.booking_id], available_from: '2026-11-23' });
    await later(3);
    expect(await courseIdOf(one.booking_id)).toBe(await courseIdOf(other.booking_id));
  });
});

describe('a seat is taken when the submission is accepted', () => {
  test('before it is done, for everybody; and given back when the booking leaves', async () => {
    const { submit, dateIn, id, later, seatsLeft } = await withWorkshop();
    const date = await dateIn(40, { seats: 2 });
    await submit({ book: [id], ...form });
    expect(await seatsLeft(date.course_id)).toBe(1);
    await later(3);
    expect(await seatsLeft(date.course_id)).toBe(1);
    await submit({ unbook: [id], confirm: true });
    expect(await seatsLeft(date.course_id)).toBe(1);
    await later(3);
    expect(await seatsLeft(date.course_id)).toBe(2);
  });

  test('moving: the new seat is taken at once, the old one is free when it is done', async () => {
    const { submit, dateIn, id, course, arrange, later, seatsLeft } = await withWorkshop(
      booking().scheduled().atLocation({ location_id: LEEDS }),
    );
    await arrange(({ db }) => db.tables.courses.update(course?.course_id ?? 0, { seats: 1 }));
    const date = await dateIn(20);
    await submit({ rebook: [id], ...form });
    expect([await seatsLeft(course?.course_id ?? 0), await seatsLeft(date.course_id)]).toEqual([0, 0]);
    await later(3);
    expect([await seatsLeft(course?.course_id ?? 0), await seatsLeft(date.course_id)]).toEqual([1, 0]);
  });

  test('whoever moves does not stand in their own way: the seat that they leave is free for them', async () => {
    const { submit, id, course, arrange, later, courseIdOf } = await withWorkshop(
      booking().scheduled().atLocation({ location_id: LEEDS }),
    );
    await arrange(({ db }) => db.tables.courses.update(course?.course_id ?? 0, { seats: 1 }));
    expect((await submit({ rebook: [id], ...form })).status).toBe(202);
    await later(3);
    expect(await courseIdOf(id)).toBe(course?.course_id);
  });
});

test('500 races for the last seat, from two tabs of one server: never two bookings, never none', async () => {
  const storage = createMemoryStorage();
  const { submit, arrange, nowUnix, backend, clock } = await bookedHouse(undefined, { storage });
  const other = visit(createInProcess({ storage, now: clock.now }));
  await other.demo.as(tomWhitfield.email);
  const races = await arrange(async (stage) => {
    await stage.db.tables.bookings.removeWhere(({ user_id }) => user_id === tomWhitfield.id);
    const rows = [];
    for (let nth = 0; nth < 500; nth += 1) {
      const { booking: mine, product } = await booking().arrange(stage);
      const { booking: theirs } = await booking().of(tomWhitfield).forProduct(product).arrange(stage);
      const { course_id } = await courseOf(stage.db, product.product_id, nowUnix() + 20 * DAY);
      rows.push({ mine: mine.booking_id, theirs: theirs.booking_id, course_id });
    }
    return rows;
  });
  const winners = { mine: 0, theirs: 0 };
  for (const [nth, { mine, theirs }] of races.entries()) {
    const asks = [
      () => submit({ book: [mine], ...form }),
      () => other.post('bookings?organisation_id=1', { book: [theirs], ...form }),
    ];
    const replies = await Promise.all((nth % 2 === 0 ? asks : asks.toReversed()).map((ask) => ask()));
    const [first, second] = nth % 2 === 0 ? replies : replies.toReversed();
    expect([first?.status, second?.status]).toEqual(first?.status === 202 ? [202, 422] : [422, 202]);
    winners[first?.status === 202 ? 'mine' : 'theirs'] += 1;
  }
  expect(winners.mine).toBeGreaterThan(0);
  expect(winners.theirs).toBeGreaterThan(0);
  clock.pass(180_000);
  const seated = await backend.read((db) =>
    races.map(({ course_id }) => db.tables.bookings.where((row) => row.course_id === course_id).length),
  );
  expect(new Set(seated)).toEqual(new Set([1]));
});
