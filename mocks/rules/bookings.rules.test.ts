import { describe, expect, test } from 'vitest';
import { harbour } from '#fixtures/organisations.ts';
import { amaraOsei, arthurPenn, helenCho, lukeFenwick } from '#fixtures/people.ts';
import { handClock, house } from '../testing/visit.ts';

interface Page {
  readonly data: readonly {
    readonly course_id: number;
    readonly start_date: number;
    readonly seats_left: number | null;
    readonly location: { readonly name: string } | null;
  }[];
  readonly total: number;
  readonly last_page: number;
}

const as = async (email: string) => {
  const visitor = await house({ now: handClock().now });
  await visitor.demo.as(email);
  return {
    ...visitor,
    now: Math.floor(visitor.backend.nowMs() / 1000),
    read: async (path: string) => (await visitor.get(path)).body,
  };
};

describe('who may read', () => {
  test.each([
    ['a stranger', helenCho.email, 1, [404, 404, 404]],
    ['a member of an organisation without bookings', lukeFenwick.email, harbour.organisation_id, [403, 403, 404]],
    ['an archived person', arthurPenn.email, 1, [403, 403, 200]],
    ['a learner', amaraOsei.email, 1, [200, 200, 200]],
  ])('%s', async (_, email, organisationId, statuses) => {
    const { get } = await as(email);
    const paths = [
      `booking-locations?organisation_id=${organisationId}`,
      `products/1106/courses?organisation_id=${organisationId}`,
      `products/176?organisation_id=${organisationId}`,
    ];
    expect(await Promise.all(paths.map(async (path) => (await get(path)).status))).toEqual(statuses);
  });
});

test('R-24: the locations of the organisation, by name', async () => {
  const { read } = await as(amaraOsei.email);
  expect(await read('booking-locations?organisation_id=1&page=1&per_page=1000')).toMatchObject({
    total: 3,
    data: [
      { location_id: 31, name: 'Leeds' },
      { location_id: 33, name: 'Manchester' },
      { location_id: 32, name: 'York' },
    ],
  });
  expect(await read('booking-locations?organisation_id=81')).toMatchObject({
    data: [{ name: 'Doncaster' }, { name: 'Sheffield' }],
  });
});

describe('R-32: a product with its price', () => {
  test.each([
    [176, 1, 72],
    [228, 81, 540],
  ])('%i in organisation %i costs £%i', async (id, organisationId, value_inc_tax) => {
    const { read } = await as(amaraOsei.email);
    expect(await read(`products/${id}?organisation_id=${organisationId}`)).toEqual({
      product_id: id,
      name: 'Late cancellation fee',
      price: { value_inc_tax },
    });
  });

  test.each([
    [228, 1],
    [999_999, 1],
  ])('%i is not sold in organisation %i', async (id, organisationId) => {
    const { get } = await as(amaraOsei.email);
    expect((await get(`products/${id}?organisation_id=${organisationId}`)).status).toBe(404);
    expect((await get(`products/${id}/courses?organisation_id=${organisationId}`)).status).toBe(404);
  });
});

describe('R-13: the dates of a workshop', () => {
  test('more than a page of ten, soonest first, none of the past', async () => {
    const { read, now } = await as(amaraOsei.email);
    const pages = await Promise.all(
      [1, 2].map(
        async (page) => (await read(`products/1106/courses?organisation_id=1&page=${page}&per_page=10`)) as Page,
      ),
    );
    expect(pages.map(({ data, total, last_page }) => [data.length, total, last_page])).toEqual([
      [10, 14, 2],
      [4, 14, 2],
    ]);
    const dates = pages.flatMap(({ data }) => data);
    const starts = dates.map(({ start_date }) => start_date);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(starts.every((start) => start >= now)).toBe(true);
    expect(new Set(dates.map(({ course_id }) => course_id)).size).toBe(14);
    expect(dates.every(({ location }) => ['Leeds', 'York', 'Manchester'].includes(location?.name ?? ''))).toBe(true);
  });

  test('one that starts now is listed, one that started a second ago is not', async () => {
    const { read, backend, now } = await as(amaraOsei.email);
    await backend.write(async (db) => {
      await db.tables.courses.update(3400, { start_date: now });
      await db.tables.courses.update(3401, { start_date: now - 1 });
    });
    const { data } = (await read('products/1106/courses?organisation_id=1')) as Page;
    expect([data[0]?.course_id, data.some(({ course_id }) => course_id === 3401)]).toEqual([3400, false]);
  });

  test('with the seats that are left: none, some, or no limit', async () => {
    const { read, backend } = await as(amaraOsei.email);
    const [first, second, third] = [3400, 3401, 3402];
    await backend.write(async (db) => {
      await db.tables.courses.update(first, { seats: 0 });
      await db.tables.courses.update(second, { seats: null });
      await db.tables.courses.update(third, { seats: 2 });
      await db.tables.bookings.removeWhere(({ course_id }) => course_id === third);
      await db.tables.bookings.update(2107, { course_id: third });
    });
    const { data } = (await read('products/1106/courses?organisation_id=1')) as Page;
    expect([first, second, third].map((id) => data.find(({ course_id }) => course_id === id)?.seats_left)).toEqual([
      0,
      null,
      1,
    ]);
  });

  test('R-09: online learning has none', async () => {
    const { read } = await as(amaraOsei.email);
    expect(await read('products/1105/courses?organisation_id=1')).toMatchObject({ data: [], total: 0 });
  });
});

test('every workshop that Amara may schedule or move has a date for her at every location of her organisation, within the year', async () => {
  const { backend, now } = await as(amaraOsei.email);
  const missing = await backend.read((db) =>
    db.tables.bookings
      .where(({ user_id, passed }) => user_id === amaraOsei.id && !passed)
      .flatMap(({ organisation_id, product_id }) =>
        db.tables.booking_locations
          .where((location) => location.organisation_id === organisation_id)
          .map(({ location_id }) => ({ product_id, location_id })),
      )
      .filter(({ product_id }) => db.tables.products.require(product_id).type_id === 100_000_001)
      .filter(
        ({ product_id, location_id }) =>
          !db.tables.courses
            .all()
            .some(
              (course) =>
                course.product_id === product_id &&
                course.location_id === location_id &&
                course.start_date > now + 73 * 86_400,
            ),
      ),
  );
  expect(missing).toEqual([]);
});

test('R-10: what comes after a booking names each product once, however often it is booked', async () => {
  const visitor = await as(amaraOsei.email);
  await visitor.demo.scenario('large');
  await visitor.demo.as(amaraOsei.email);
  const { data } = (await visitor.get('bookings?per_page=1000&organisation_id=1')).body as unknown as {
    readonly data: readonly { readonly dependencies: readonly { readonly product_id: number }[] }[];
  };
  const after = data.map(({ dependencies }) => dependencies.map(({ product_id }) => product_id));
  expect(after.some((ids) => ids.length > 0)).toBe(true);
  expect(after.filter((ids) => new Set(ids).size !== ids.length)).toEqual([]);
});

test('R-13: dates at the same moment stand by their numbers', async () => {
  const { read, backend, now } = await as(amaraOsei.email);
  await backend.write(async (db) => {
    await db.tables.courses.removeWhere(({ product_id }) => product_id === 1106);
    const course = db.tables.courses.all()[0];
    if (course === undefined) throw new Error('There are no courses.');
    for (const [course_id, start_date] of [
      [9003, now + 60],
      [9001, now + 60],
      [9002, now + 30],
    ] as const)
      await db.tables.courses.insert({ ...course, course_id, start_date, product_id: 1106 });
  });
  const { data } = (await read('products/1106/courses?organisation_id=1')) as Page;
  expect(data.map(({ course_id }) => course_id)).toEqual([9002, 9001, 9003]);
});

test('X-088: as many bookings as were asked for, each with its organisation, kind and venue', async () => {
  const { read } = await as(amaraOsei.email);
  const { data } = (await read('bookings?organisation_id=1&per_page=2')) as { readonly data: readonly object[] };
  expect(data).toHaveLength(2);
  const all = (await read('bookings?organisation_id=1')) as { readonly data: readonly { booking_id: number }[] };
  expect(all.data.length).toBeGreaterThan(2);
  expect(all.data.find(({ booking_id }) => booking_id === 2105)).toMatchObject({
    product: { type: { type_id: 100_000_001, name: 'Practical Workshop' } },
    course: { venue: { name: 'Leeds Dental Institute' } },
    order: { organisation: 'Brightwater Dental Academy' },
  });
});

test('X-088: a product of another kind, and a booking of what is sold no more', async () => {
  const { read, backend } = await as(amaraOsei.email);
  await backend.write(async (db) => {
    await db.tables.products.update(1104, { type_id: null });
    await db.tables.products.remove(1106);
  });
  const { data } = (await read('bookings?organisation_id=1')) as { readonly data: readonly { booking_id: number }[] };
  expect(data.find(({ booking_id }) => booking_id === 2105)).toMatchObject({
    product: { type: { type_id: 0, name: 'Other' } },
  });
  expect(data.some(({ booking_id }) => booking_id === 2107)).toBe(false);
});
