import { describe, expect, test } from 'vitest';
import { moiraKane } from '#fixtures/colleagues.ts';
import { collectionEntity, moduleEntity } from '#fixtures/entities.ts';
import { amaraOsei, lukeFenwick } from '#fixtures/people.ts';
import { assignOnly } from '../testing/assigned.ts';
import { handClock, house } from '../testing/visit.ts';

interface Shown {
  readonly id: number;
  readonly extended: { readonly show: boolean; readonly attention: boolean };
}

const open = async (email = amaraOsei.email) => {
  const visitor = await house({ now: handClock().now });
  await visitor.demo.as(email);
  const read = async (path: string, query = 'organisation_id=1') => {
    const { status, body } = await visitor.get(`${path}?${query}`);
    expect(status).toBe(200);
    return body;
  };
  return { visitor, read };
};

describe('X-058: the top of the library', () => {
  test('M-01: the categories of the organisation in its order, without those in others', async () => {
    const { read } = await open();
    const listed = (await read('categories')) as Shown[];
    expect(listed.map(({ id }) => id)).toEqual([201, 202, 203, 204, 205, 206]);
    expect(listed.filter(({ extended }) => extended.attention).map(({ id }) => id)).toEqual([203]);
    expect(listed.every(({ extended }) => extended.show)).toBe(true);
  });

  test('M-01: one in which nothing is assigned to the person is not shown, and one is for what lies below it', async () => {
    const { visitor, read } = await open();
    await visitor.backend.write(async (db) => {
      for (const row of db.tables.user_entities.where(({ user_id }) => user_id === amaraOsei.id))
        if (row.entity_id !== 10_705) await db.tables.user_entities.remove(row.user_entity_id);
      await db.tables.categories.update(201, { module_ids: [] });
    });
    const shown = ((await read('categories')) as Shown[]).filter(({ extended }) => extended.show);
    expect(shown.map(({ id }) => id)).toEqual([201]);
  });

  test('M-02: Harbour shows none', async () => {
    const { read } = await open(moiraKane.email);
    expect(((await read('categories', 'organisation_id=12')) as Shown[]).map(({ extended }) => extended.show)).toEqual([
      false,
      false,
    ]);
  });
});

describe('X-059: a category', () => {
  test('M-05, M-06: its lists, what lies in it and above it', async () => {
    const { read } = await open();
    expect(await read('categories/201')).toMatchObject({
      has_pages: true,
      has_collections: true,
      has_modules: true,
      children: [{ id: 207 }],
      breadcrumb: [],
    });
    expect(await read('categories/207')).toMatchObject({
      has_pages: false,
      has_collections: false,
      has_modules: true,
      children: [],
      breadcrumb: [{ id: 201, title: 'Infection Control' }],
    });
  });

  test('M-06: what the person is exempt from is no list', async () => {
    const { visitor, read } = await open();
    await visitor.backend.write(async (db) => {
      for (const row of db.tables.user_entities.where(({ user_id }) => user_id === amaraOsei.id))
        await db.tables.user_entities.update(row.user_entity_id, { status: 'exempt' });
    });
    expect(await read('categories/207')).toMatchObject({ has_modules: false });
  });

  test.each(['categories/201', 'categories/201/modules', 'categories/201/collections', 'categories/201/pages'])(
    '%s: another organisation is a 404',
    async (path) => {
      const { visitor } = await open();
      expect((await visitor.get(`${path}?organisation_id=81`)).status).toBe(404);
      expect((await visitor.get(`${path}?organisation_id=12`)).status).toBe(404);
    },
  );
});

describe('X-060 to X-062: lists of a category', () => {
  const ids = (body: unknown, key: string) => (body as { data: Record<string, number>[] }).data.map((one) => one[key]);

  test('O-03: in its own order, and nothing that is not assigned to the person', async () => {
    const { visitor, read } = await open();
    await visitor.backend.write((db) => db.tables.categories.update(207, { module_ids: [708, 720, 705] }));
    expect(ids(await read('categories/207/modules'), 'module_id')).toEqual([708, 705]);
    expect(
      ids(await read('categories/207/modules', 'organisation_id=1&order_by=sort_order&order_dir=desc'), 'module_id'),
    ).toEqual([705, 708]);
  });

  test('each list holds its own kind', async () => {
    const { read } = await open();
    expect(ids(await read('categories/201/collections'), 'collection_id')).toEqual([301, 302, 307]);
    expect(ids(await read('categories/201/pages'), 'page_id')).toEqual([152]);
  });
});

describe('order, kinds and strangers', () => {
  test('M-01: the order is the organisation’s, not that of the numbers', async () => {
    const { visitor, read } = await open();
    await visitor.backend.write(async (db) => {
      await db.tables.categories.update(203, { sort_order: 1 });
      await db.tables.categories.update(201, { sort_order: 9_999 });
    });
    const listed = (await read('categories')) as Shown[];
    expect(listed.map(({ id }) => id)).toEqual([203, 202, 204, 205, 206, 201]);
  });

  test('M-06: a module and a collection of the same number are two things', async () => {
    const { visitor, read } = await open();
    await visitor.backend.write(async (db) => {
      const collection = db.tables.collections.require(303);
      await db.tables.collections.insert({
        ...collection,
        collection_id: 706,
        entity_id: collectionEntity(706),
        module_ids: [],
        collection_ids: [],
      });
      await db.tables.categories.update(207, { module_ids: [706], collection_ids: [] });
    });
    await assignOnly(visitor, { entity_id: collectionEntity(706) });
    expect(await read('categories/207')).toMatchObject({ has_modules: false, has_collections: false });
    expect(await read('categories/207/modules')).toMatchObject({ data: [] });
    await assignOnly(visitor, { entity_id: moduleEntity(706) });
    expect(await read('categories/207')).toMatchObject({ has_modules: true, has_collections: false });
  });

  test.each(['categories', 'categories/201', 'categories/201/modules'])(
    'A-26: %s: nothing is told to whom is no member',
    async (path) => {
      const { visitor } = await open(lukeFenwick.email);
      expect((await visitor.get(`${path}?organisation_id=1`)).status).toBe(404);
    },
  );
});
