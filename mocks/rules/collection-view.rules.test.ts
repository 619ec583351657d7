import { beforeEach, describe, expect, test } from 'vitest';
import type { EntityStatus } from '#contracts/library/entity.schema.ts';
import { collectionEntity, moduleEntity } from '#fixtures/entities.ts';
import { amaraOsei, lukeFenwick } from '#fixtures/people.ts';
import { assignOnly } from '../testing/assigned.ts';
import { handClock, house, type House } from '../testing/visit.ts';

interface Shown {
  readonly assessable: boolean;
  readonly modules: readonly { readonly module_id: number }[];
  readonly collections: readonly { readonly collection_id: number }[];
  readonly assessments: readonly { readonly assessment_id: number }[];
  readonly sequences: readonly object[];
  readonly breadcrumb: readonly { readonly id: number; readonly type: string }[];
}

let visitor: House;
const load = async (query = ''): Promise<Shown> =>
  (await visitor.get(`collections/301?organisation_id=1${query}`)).body as Shown;

/** Amara is assigned a collection of one module and one collection. */
beforeEach(async () => {
  visitor = await house({ now: handClock().now });
  await visitor.demo.as(amaraOsei.email);
  await visitor.backend.write((db) =>
    db.tables.collections.update(301, { module_ids: [706], collection_ids: [303], sequences: [] }),
  );
});

const stand = (module: EntityStatus, collection: EntityStatus) =>
  assignOnly(
    visitor,
    { entity_id: collectionEntity(301) },
    { entity_id: moduleEntity(706), status: module },
    { entity_id: collectionEntity(303), status: collection },
  );

test.each([
  ['completed', 'completed', true],
  ['completed', 'exempt', true],
  ['exempt', 'completed', true],
  ['completed', 'pending', false],
  ['pending', 'completed', false],
  ['pending', 'pending', false],
] as const)('C-05: its assessments are open once each part is done: %s and %s', async (module, collection, open) => {
  await stand(module, collection);
  expect((await load()).assessable).toBe(open);
});

test('O-05: a status leaves out modules, collections and assessments alike', async () => {
  await stand('pending', 'exempt');
  const taken = (status: 'pending' | 'completed') =>
    visitor.backend.write(async (db) => {
      for (const { user_assessment_id } of db.tables.user_assessments.where(({ user_id }) => user_id === amaraOsei.id))
        await db.tables.user_assessments.update(user_assessment_id, { status });
    });
  await taken('completed');
  const open = await load('&status=pending');
  expect(open.modules.map(({ module_id }) => module_id)).toEqual([706]);
  expect(open.collections).toEqual([]);
  expect(open.assessments).toEqual([]);
  await taken('pending');
  expect((await load('&status=pending')).assessments.map(({ assessment_id }) => assessment_id)).toEqual([501, 505]);
});

test('M-18: neither SCO assessments nor those of another organisation', async () => {
  await stand('pending', 'pending');
  await visitor.backend.write(async (db) => {
    await db.tables.assessments.update(505, { assessment_type_key: 'SCO' });
    const taken = db.tables.user_assessments.first((row) => row.assessment_id === 501 && row.user_id === amaraOsei.id);
    await db.tables.user_assessments.update(taken?.user_assessment_id ?? 0, { organisation_id: 81 });
  });
  expect((await load()).assessments).toEqual([]);
});

test('M-12: each end of an arrow by its title and kind, and one that there is not by neither', async () => {
  await stand('pending', 'pending');
  await visitor.backend.write((db) =>
    db.tables.collections.update(301, {
      sequences: [
        { source_entity_id: moduleEntity(706), target_entity_id: collectionEntity(303) },
        { source_entity_id: collectionEntity(303), target_entity_id: 999_999 },
      ],
    }),
  );
  expect((await load()).sequences).toMatchObject([
    { source_type_description: 'Video', target_type_description: 'Collection' },
    { source_type_description: 'Collection', target_title: null, target_type_description: '' },
  ]);
});

test('M-32: the category that shows it first stands before it, where there is one', async () => {
  await stand('pending', 'pending');
  await visitor.backend.write(async (db) => {
    for (const { id } of db.tables.categories.all())
      await db.tables.categories.update(id, { collection_ids: [202, 204].includes(id) ? [301] : [] });
    await db.tables.categories.update(202, { sort_order: 9 });
    await db.tables.categories.update(204, { sort_order: 3 });
  });
  expect((await load()).breadcrumb).toMatchObject([
    { id: 204, type: 'category' },
    { id: 301, type: 'collection' },
  ]);
  await visitor.backend.write((db) => db.tables.categories.removeWhere(() => true));
  expect((await load()).breadcrumb).toMatchObject([{ id: 301, type: 'collection' }]);
});

describe('whose it is', () => {
  test('what is assigned in another organisation is not there in this one', async () => {
    await assignOnly(visitor, { entity_id: collectionEntity(301), organisation_id: 81 });
    expect((await visitor.get('collections/301?organisation_id=1')).status).toBe(404);
  });

  test('nobody sees one who is no member any more, though it is assigned to them', async () => {
    await assignOnly(visitor, { entity_id: collectionEntity(301), user_id: lukeFenwick.id });
    await visitor.demo.as(lukeFenwick.email);
    for (const path of ['collections/301', 'collections/301/modules', 'collections/301/assessments'])
      expect((await visitor.get(`${path}?organisation_id=1`)).status).toBe(404);
  });
});
