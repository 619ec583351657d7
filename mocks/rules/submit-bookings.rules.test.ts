import { describe, expect, test } from 'vitest';
import { harbour, northgate } from '#fixtures/organisations.ts';
import { amaraOsei, arthurPenn, helenCho, lukeFenwick, tomWhitfield } from '#fixtures/people.ts';
import { booking } from '../scenarios/traits/booking.ts';
import { bookedHouse, courseOf, errorsOf, LEEDS, YORK } from '../testing/booked.ts';

const DAY = 86_400;
const at = (iso: string): number => Date.parse(iso) / 1000;
/** The first day that R-23 allows with nothing scheduled: the tests' clock stands at 21st November 2026, 9 o'clock. */
const FIRST_DAY = '2026-11-23';
const form = { location: LEEDS, available_from: FIRST_DAY, email_confirmation: true };

/** A workshop without a date, with a course in Leeds in ten days. */
const withWorkshop = async (builder = booking()) => {
  const scene = await bookedHouse();
  const { booking: row, product } = await scene.booked(builder);
  const course = await scene.arrange(({ db }) => courseOf(db, product.product_id, scene.nowUnix() + 10 * DAY));
  return { ...scene, row, product, course, id: row.booking_id };
};

describe('who may change bookings', () => {
  test.each([
    ['a stranger to the organisation', helenCho.email, 1, 404],
    ['a member of an organisation without bookings', lukeFenwick.email, harbour.organisation_id, 403],
    ['an archived person', arthurPenn.email, 1, 403],
    ['somebody else', tomWhitfield.email, 1, 422],
  ])('%s', async (_, email, organisationId, status) => {
    const { demo, post, id, courseIdOf } = await withWorkshop();
    await demo.as(email);
    expect((await post(`bookings?organisation_id=${organisationId}`, { book: [id], ...form })).status).toBe(status);
    expect(await courseIdOf(id)).toBeNull();
  });

  test('another organisation of one’s own does not have the booking', async () => {
    const { post, id } = await withWorkshop();
    const reply = await post(`bookings?organisation_id=${northgate.organisation_id}`, { book: [id], ...form });
    expect([reply.status, errorsOf(reply)]).toEqual([422, { 'book.0': ['The selected book.0 is invalid.'] }]);
  });
});

describe('R-28, R-29: a submission is accepted at once and done minutes later', () => {
  test('a workshop gets a course, which the list shows only when the event comes', async () => {
    const { submit, later, courseIdOf, backend, demo, id, course } = await withWorkshop();
    const heard: unknown[] = [];
    backend.onPublished(({ event, payload, userId }) => heard.push([event, payload, userId]));
    expect((await submit({ book: [id], ...form })).status).toBe(202);
    await later(2);
    expect([await courseIdOf(id), heard]).toEqual([null, []]);
    await later(1);
    expect([await courseIdOf(id), heard]).toEqual([
      course.course_id,
      [['booking.completed', { organisation_id: 1 }, amaraOsei.id]],
    ]);
    expect(await demo.mail(amaraOsei.email)).toMatchObject([
      {
        subject: 'Scheduled: Arranged Workshop',
        text: expect.stringContaining('Arranged Workshop: 1 December 2026 at 9:00 am, Leeds Dental Institute, Leeds'),
      },
    ]);
  });

  test.each([false, undefined])('R-25: no mail where it was not asked for (%s)', async (wanted) => {
    const { submit, later, demo, id } = await withWorkshop();
    await submit({
      book: [id],
      location: LEEDS,
      available_from: FIRST_DAY,
      ...(wanted === undefined ? {} : { email_confirmation: wanted }),
    });
    await later(3);
    expect(await demo.mail(amaraOsei.email)).toEqual([]);
  });

  test('a rescheduled workshop moves, an unscheduled one loses its date', async () => {
    const { submit, later, courseIdOf, demo, id, course, arrange, product, nowUnix } = await withWorkshop(
      booking().scheduled(),
    );
    expect((await submit({ rebook: [id], ...form })).status).toBe(202);
    await later(3);
    expect(await courseIdOf(id)).toBe(course.course_id);
    await arrange(({ db }) => db.tables.courses.update(course.course_id, { start_date: nowUnix() + 36 * DAY }));
    expect((await submit({ unbook: [id], confirm: true, email_confirmation: true })).status).toBe(202);
    await later(3);
    expect(await courseIdOf(id)).toBeNull();
    const mails = await demo.mail(amaraOsei.email);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      `Rescheduled: ${product.name}`,
      `Unscheduled: ${product.name}`,
    ]);
    expect(mails.find(({ subject }) => subject.startsWith('Unscheduled'))?.text).toContain('Until now they had these');
  });

  test('under its Idempotency-Key it is accepted once, however often it comes', async () => {
    const { submit, backend, id } = await withWorkshop();
    const headers = { 'idempotency-key': 'one-submission' };
    const replies = [await submit({ book: [id], ...form }, headers), await submit({ book: [id], ...form }, headers)];
    expect(replies.map(({ status }) => status)).toEqual([202, 202]);
    expect(await backend.read((db) => db.state.jobs.length)).toBe(1);
    expect(Object.keys(errorsOf(await submit({ book: [id], ...form, location: YORK }, headers)))).toEqual([
      'idempotency_key',
    ]);
  });
});

describe('R-28: which bookings', () => {
  const unscheduled = () => booking();
  test.each([
    ['book', 'completed', unscheduled().completed()],
    ['book', 'started', unscheduled().started()],
    ['book', 'scheduled', unscheduled().scheduled()],
    ['rebook', 'completed', unscheduled().completed()],
    ['rebook', 'started', unscheduled().started()],
    ['rebook', 'unscheduled', unscheduled()],
    ['unbook', 'completed', unscheduled().completed()],
    ['unbook', 'started', unscheduled().started()],
    ['unbook', 'unscheduled', unscheduled()],
  ])('R-06: %s refuses one that is %s', async (action, _, builder) => {
    const { submit, id } = await withWorkshop(builder);
    const reply = await submit(action === 'unbook' ? { unbook: [id], confirm: true } : { [action]: [id], ...form });
    expect([reply.status, Object.keys(errorsOf(reply))]).toEqual([422, [`${action}.0`]]);
  });

  test('R-08: what only the team schedules is refused, alone or pulled in; it may be moved and ended', async () => {
    const { submit, id, booked, arrange, nowUnix, later } = await withWorkshop(booking().scheduledByTheTeam());
    expect(errorsOf(await submit({ book: [id], ...form }))).toEqual({
      'book.0': ['Arranged Workshop is scheduled by the training team.'],
    });
    const { booking: waiting } = await booked(
      booking().titled('Waits for the team').after(booking().titled('The team’s').scheduledByTheTeam()),
    );
    const all = await arrange(({ db }) =>
      db.tables.bookings.where(({ reason }) => reason === waiting.reason).map(({ booking_id }) => booking_id),
    );
    expect(errorsOf(await submit({ book: all.filter((other) => other !== id), ...form }))).toEqual({
      'book.0': ['The team’s is scheduled by the training team.'],
    });
    const { booking: scheduled } = await booked(booking().scheduledByTheTeam().scheduled());
    await arrange(({ db }) => courseOf(db, scheduled.product_id, nowUnix() + 40 * DAY));
    expect((await submit({ rebook: [scheduled.booking_id], ...form })).status).toBe(202);
    await later(3);
    expect((await submit({ unbook: [scheduled.booking_id], confirm: true })).status).toBe(202);
  });

  test('R-20: a list without the prerequisites that it pulls in is refused by their names; with them all get dates, in order', async () => {
    const { submit, booked, arrange, nowUnix, later, courseIdOf } = await bookedHouse();
    const { booking: last } = await booked(
      booking()
        .titled('Last')
        .online()
        .after(booking().titled('Second').after(booking().titled('First'))),
    );
    const rows = await arrange(({ db }) =>
      db.tables.bookings.where(({ user_id, organisation_id }) => user_id === amaraOsei.id && organisation_id === 1),
    );
    const ids = rows.map(({ booking_id }) => booking_id);
    const [first, second] = rows;
    if (first === undefined || second === undefined) throw new Error('The chain was not arranged.');
    const [one, other, third] = await arrange(async ({ db }) => [
      await courseOf(db, first.product_id, nowUnix() + 20 * DAY),
      // Earlier than its prerequisite, on the same moment, and later.
      await courseOf(db, second.product_id, nowUnix() + 20 * DAY),
      await courseOf(db, second.product_id, nowUnix() + 20 * DAY + 1),
    ]);
    expect(errorsOf(await submit({ book: [last.booking_id], ...form }))).toEqual({
      book: ['What belongs to it has to be scheduled too: First, Second.'],
    });
    expect(errorsOf(await submit({ book: [last.booking_id, first.booking_id], ...form }))).toEqual({
      book: ['What belongs to it has to be scheduled too: Second.'],
    });
    expect((await submit({ book: ids.toReversed(), ...form })).status).toBe(202);
    await later(3);
    expect([await courseIdOf(first.booking_id), await courseIdOf(second.booking_id)]).toEqual([
      one?.course_id,
      third?.course_id,
    ]);
    expect(await courseIdOf(second.booking_id)).not.toBe(other?.course_id);
    const online = await arrange(({ db }) =>
      db.tables.courses.get(db.tables.bookings.require(last.booking_id).course_id ?? 0),
    );
    expect(online).toMatchObject({ start_date: at('2026-12-12T00:00:00Z'), location_id: null, seats: null });
  });

  test('R-21: dependents move along, and later than what they wait for', async () => {
    const { submit, booked, arrange, nowUnix, later, courseIdOf } = await bookedHouse();
    const { booking: dependent } = await booked(
      booking().titled('Dependent').scheduled().after(booking().titled('First').scheduled()),
    );
    const [first] = await arrange(({ db }) =>
      db.tables.bookings.where(
        ({ user_id, booking_id }) =>
          user_id === amaraOsei.id && booking_id > 1_000_000 && booking_id !== dependent.booking_id,
      ),
    );
    if (first === undefined) throw new Error('The chain was not arranged.');
    const [moved, movedToo] = await arrange(async ({ db }) => [
      await courseOf(db, first.product_id, nowUnix() + 12 * DAY),
      await courseOf(db, dependent.product_id, nowUnix() + 13 * DAY),
    ]);
    expect(errorsOf(await submit({ rebook: [first.booking_id], ...form }))).toEqual({
      rebook: ['What belongs to it has to be rescheduled too: Dependent.'],
    });
    expect(errorsOf(await submit({ unbook: [first.booking_id], confirm: true }))).toEqual({
      unbook: ['What belongs to it has to be unscheduled too: Dependent.'],
    });
    expect((await submit({ rebook: [first.booking_id, dependent.booking_id], ...form })).status).toBe(202);
    await later(3);
    expect([await courseIdOf(first.booking_id), await courseIdOf(dependent.booking_id)]).toEqual([
      moved?.course_id,
      movedToo?.course_id,
    ]);
  });

  test('a dependent that moves alone stays later than the prerequisite that stays', async () => {
    const { submit, booked, arrange, nowUnix, later, courseIdOf } = await bookedHouse();
    const { booking: dependent } = await booked(booking().online().scheduled().after(booking().startingIn('30d')));
    await arrange(({ db }) => courseOf(db, dependent.product_id, nowUnix() + 5 * DAY));
    expect((await submit({ rebook: [dependent.booking_id], available_from: '2026-12-23' })).status).toBe(202);
    await later(3);
    const course = await arrange(({ db }) =>
      db.tables.courses.get(db.tables.bookings.require(dependent.booking_id).course_id ?? 0),
    );
    expect([course?.start_date, await courseIdOf(dependent.booking_id)]).toEqual([
      at('2026-12-23T00:00:00Z'),
      course?.course_id,
    ]);
  });

  test('R-20: a circle gets dates all the same', async () => {
    const { submit, booked, arrange, later, courseIdOf } = await bookedHouse();
    const { booking: one } = await booked(booking().online());
    const { booking: other, product } = await booked(booking().online());
    await arrange(async ({ db }) => {
      await db.tables.products.update(one.product_id, { prerequisite_ids: [product.product_id] });
      await db.tables.products.update(product.product_id, { prerequisite_ids: [one.product_id] });
    });
    expect((await submit({ book: [one.booking_id, other.booking_id], available_from: FIRST_DAY })).status).toBe(202);
    await later(3);
    expect([await courseIdOf(one.booking_id), await courseIdOf(other.booking_id)]).toEqual([
      expect.any(Number),
      expect.any(Number),
    ]);
  });

  test('several bookings of the same prerequisite are all pulled in, and named once', async () => {
    const { submit, booked } = await bookedHouse();
    const { product } = await booked(booking().titled('Twice booked').numbered(770_001));
    await booked(booking().forProduct(product).numbered(770_002));
    const { booking: waiting } = await booked(booking().after(booking().forProduct(product).numbered(770_003)));
    for (const some of [[], [770_001, 770_003]])
      expect(errorsOf(await submit({ book: [waiting.booking_id, ...some], ...form }))).toEqual({
        book: ['What belongs to it has to be scheduled too: Twice booked.'],
      });
  });

  test('an id that is named twice counts once', async () => {
    const { submit, backend, id, booked } = await withWorkshop();
    expect((await submit({ book: [id, id], ...form })).status).toBe(202);
    const { booking: scheduled } = await booked(booking().scheduled());
    expect((await submit({ unbook: [scheduled.booking_id, scheduled.booking_id], confirm: true })).status).toBe(202);
    expect(await backend.read((db) => db.state.jobs.map((job) => job.booking?.changes.length))).toEqual([1, 1]);
  });

  test.each([
    ['no action', form, ['book']],
    ['an empty list', { book: [], ...form }, ['book']],
    ['two actions', { book: [1], rebook: [2], ...form }, ['rebook']],
    ['an id that is text', { book: ['first'], ...form }, ['book.0']],
    ['a key of another form', { unbook: [1], confirm: true, location: LEEDS }, ['location']],
  ])('a body with %s is refused', async (_, body, fields) => {
    const { submit } = await withWorkshop();
    const reply = await submit(body);
    expect([reply.status, Object.keys(errorsOf(reply))]).toEqual([422, fields]);
  });

  test('a booking that is being changed refuses another change with 409, until it is done; its neighbours do not', async () => {
    const { submit, later, booked, arrange, nowUnix, id } = await withWorkshop();
    const { booking: neighbour } = await booked(booking());
    await arrange(({ db }) => courseOf(db, neighbour.product_id, nowUnix() + 10 * DAY));
    await submit({ book: [id], ...form });
    for (const body of [
      { book: [neighbour.booking_id, id], ...form },
      { rebook: [neighbour.booking_id, id], ...form },
      { unbook: [neighbour.booking_id, id], confirm: true },
    ]) {
      const again = await submit(body);
      expect([again.status, errorsOf(again)]).toEqual([
        409,
        { [`${Object.keys(body)[0]}.1`]: ['Arranged Workshop is being changed already.'] },
      ]);
    }
    expect((await submit({ book: [neighbour.booking_id], ...form })).status).toBe(202);
    await later(3);
    expect(errorsOf(await submit({ book: [id], ...form }))).toEqual({
      'book.0': ['Arranged Workshop cannot be scheduled: it has a date already.'],
    });
  });
});
