import { describe, expect, test } from 'vitest';
import { collectionEntity, moduleEntity } from '#fixtures/entities.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { assignOnly } from '../testing/assigned.ts';
import { handClock, house } from '../testing/visit.ts';
import { entityStatusAt, thumbnailUrl } from './cards.ts';

const NOW = handClock().now() / 1000;

describe('a date that has passed speaks for itself', () => {
  test.each([
    ['pending', null, null, 'pending'],
    ['pending', NOW + 1, null, 'pending'],
    ['pending', NOW, null, 'overdue'],
    ['pending', null, NOW - 1, 'pending'],
    ['completed', NOW - 1, NOW + 1, 'completed'],
    ['completed', null, NOW, 'expired'],
    ['exempt', NOW - 1, NOW - 1, 'exempt'],
  ] as const)('%s, due %s, expires %s: %s', (status, due_at, expires_at, expected) => {
    const row = { status, due_at, expires_at } as Parameters<typeof entityStatusAt>[0];
    expect(entityStatusAt(row, NOW)).toBe(expected);
  });
});

test('M-29: a thumbnail has an address, and none has none', () => {
  expect(thumbnailUrl(612)).toBe('thumbnails/612');
  expect(thumbnailUrl(null)).toBeNull();
});

describe('what a card says of training', () => {
  const listed = async () => {
    const visitor = await house({ now: handClock().now });
    await visitor.demo.as(amaraOsei.email);
    const list = async (kind: 'modules' | 'collections') =>
      ((await visitor.get(`users/${amaraOsei.id}/${kind}?organisation_id=1`)).body as { data: readonly object[] }).data;
    return { visitor, list };
  };

  test('M-32: its first category in the order of the library, or none', async () => {
    const { visitor, list } = await listed();
    await assignOnly(visitor, { entity_id: moduleEntity(702) });
    await visitor.backend.write(async (db) => {
      for (const { id } of db.tables.categories.all())
        await db.tables.categories.update(id, { module_ids: [202, 204, 206].includes(id) ? [702] : [] });
      await db.tables.categories.update(202, { sort_order: 7 });
      await db.tables.categories.update(204, { sort_order: 3 });
      await db.tables.categories.update(206, { sort_order: 5 });
    });
    expect(await list('modules')).toMatchObject([{ category_id: 204 }]);
    await visitor.backend.write((db) => db.tables.categories.removeWhere(() => true));
    expect(await list('modules')).toMatchObject([{ category_id: null }]);
  });

  test('M-21: the parts of a collection, each with how far its person is', async () => {
    const { visitor, list } = await listed();
    await assignOnly(
      visitor,
      { entity_id: collectionEntity(301) },
      { entity_id: moduleEntity(707), status: 'completed', last_viewed_at: NOW - 3, expires_at: NOW },
    );
    await visitor.backend.write((db) =>
      db.tables.collections.update(301, { module_ids: [707, 708], collection_ids: [302] }),
    );
    expect(await list('collections')).toMatchObject([
      {
        modules: [
          { module_id: 707, status: 'expired', last_viewed_at: NOW - 3 },
          { module_id: 708, status: null, last_viewed_at: null },
        ],
        collections: [{ collection_id: 302, status: null, last_viewed_at: null }],
      },
    ]);
  });
});
