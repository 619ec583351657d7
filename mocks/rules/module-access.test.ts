import { describe, expect, test } from 'vitest';
import { documentInProgress, moduleWithAPrerequisite, videoModule } from '#fixtures/library/modules.ts';
import { northgate } from '#fixtures/organisations.ts';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import type { Database } from '../db/database.ts';
import { handClock, house } from '../testing/visit.ts';
import { whyClosed } from './module-access.ts';

const { now } = handClock();
const NOW = Math.floor(now() / 1000);
const NOT_YET = 'This module is not available yet.';
const WAITS = 'Other training must be completed first.';
/** What 707 waits for. */
const FIRST = { user_id: amaraOsei.id, organisation_id: 1, entity_id: 10_706 };

const arranged = async (change: (db: Database) => unknown) => {
  const { backend } = await house({ now });
  await backend.write((db) => change(db));
  return (moduleId: number) =>
    backend.read((db) => whyClosed(db, amaraOsei.id, db.tables.modules.require(moduleId), NOW));
};

describe('N-07: the day of a module', () => {
  test.each([
    ['is open on its second', NOW, null],
    ['is closed a second before', NOW + 1, NOT_YET],
    ['is open without one', null, null],
  ])('it %s', async (_, published_at, why) => {
    const reason = await arranged((db) => db.tables.modules.update(documentInProgress.module_id, { published_at }));
    expect(await reason(documentInProgress.module_id)).toBe(why);
  });
});

describe('N-08: what comes first', () => {
  /** What comes first is completed: the person's own row, or `besides` it that of somebody or somewhere else. */
  const completed = (besides: Partial<typeof FIRST> | null) =>
    arranged(async (db) => {
      const rows = db.tables.user_entities;
      const own = rows.first(
        (row) =>
          row.user_id === FIRST.user_id &&
          row.organisation_id === FIRST.organisation_id &&
          row.entity_id === FIRST.entity_id,
      );
      if (own === undefined) throw new Error('Nothing of it is assigned.');
      const done = { status: 'completed', last_completed_at: NOW - 60, expires_at: null } as const;
      if (besides === null) await rows.update(own.user_entity_id, done);
      else await rows.insert({ ...own, ...done, ...besides, user_entity_id: own.user_entity_id + 50_000_000 });
    });

  test('closes a module until it is completed', async () => {
    const before = await arranged(() => undefined);
    expect(await before(moduleWithAPrerequisite.module_id)).toBe(WAITS);
    expect(await before(videoModule.module_id)).toBeNull();
    const after = await completed(null);
    expect(await after(moduleWithAPrerequisite.module_id)).toBeNull();
  });

  test.each([
    ['of somebody else', { user_id: tomWhitfield.id }],
    ['in another organisation', { organisation_id: northgate.organisation_id }],
  ])('a completion %s counts for nothing', async (_, change) => {
    const reason = await completed(change);
    expect(await reason(moduleWithAPrerequisite.module_id)).toBe(WAITS);
  });
});
