import { describe, expect, test } from 'vitest';
import type { Collection } from '#contracts/library/collection.schema.ts';
import { collectionEntity, moduleEntity } from '#fixtures/entities.ts';
import { essentials, policies } from '#fixtures/library/collections.ts';
import { linkInTheSameTab, moduleExpiringSoon, northgateFirst } from '#fixtures/library/modules.ts';
import {
  amaraOsei,
  helenCho,
  lukeFenwick,
  marcusBell,
  priyaNair,
  sofiaLindqvist,
  tomWhitfield,
} from '#fixtures/people.ts';
import type { AssessmentRecord } from '#fixtures/records/assessment.record.ts';
import { handClock, house } from '../testing/visit.ts';

const { now } = handClock();
const takenBack = { last_started_at: null, last_completed_at: null, state: null, time_viewed: null };
const ownModule = { organisation_id: 1, users: [amaraOsei.id], modules: [moduleExpiringSoon.module_id], ...takenBack };
const ownCollection = {
  organisation_id: 1,
  users: [amaraOsei.id],
  collections: [policies.collection_id],
  ...takenBack,
};

const visitorAs = async ({ email }: { readonly email: string }) => {
  const visitor = await house({ now });
  await visitor.demo.as(email);
  const { backend } = visitor;
  return {
    ...visitor,
    /** How a person stands with these entities, by entity id; an entity that is not assigned is left out. */
    rows: (user: { readonly id: number }, ...entityIds: readonly number[]) =>
      backend.read((db) =>
        Object.fromEntries(
          db.tables.user_entities
            .where(({ user_id, entity_id }) => user_id === user.id && entityIds.includes(entity_id))
            .map((row) => [row.entity_id, row]),
        ),
      ),
    heard: () =>
      backend.read((db) =>
        db.state.events
          .filter(({ event }) => event === 'entity.updated')
          .map(({ payload, userId }) => [(payload as { entity_id: number }).entity_id, userId]),
      ),
    forbidRestarts: () =>
      backend.write((db) =>
        db.tables.organisations.update(1, {
          settings: { ...db.tables.organisations.require(1).settings, user_reset_training: false },
        }),
      ),
  };
};

const anew = {
  status: 'pending',
  last_viewed_at: null,
  last_started_at: null,
  last_completed_at: null,
  expires_at: null,
  state: null,
  time_viewed: 0,
};

describe('X-094 (N-14, N-21): modules', () => {
  test('takes one’s own completion back where the organisation allows it, and tells the person’s pages', async () => {
    const { patch, rows, heard } = await visitorAs(amaraOsei);
    const { entity_id } = moduleExpiringSoon;
    expect((await patch('user-modules', ownModule)).status).toBe(204);
    expect(await rows(amaraOsei, entity_id)).toMatchObject({ [entity_id]: anew });
    expect(await heard()).toEqual([[entity_id, amaraOsei.id]]);
  });

  test('K-21: the four nulls must be in the body', async () => {
    const { patch } = await visitorAs(amaraOsei);
    const { state: _, ...incomplete } = ownModule;
    expect((await patch('user-modules', incomplete)).status).toBe(422);
  });

  test('0361: points are earned once while the completion that was taken back would have counted', async () => {
    const { patch, post, backend } = await visitorAs(amaraOsei);
    const { module_id, entity_id, title } = linkInTheSameTab;
    const given = () =>
      backend.read(({ tables }) =>
        tables.points.where(({ user_id, reason }) => user_id === amaraOsei.id && reason === title),
      );
    const complete = async () =>
      expect((await post(`modules/${module_id}/start`, { organisation_id: 1 })).status).toBe(204);
    const restart = () => patch('user-modules', { ...ownModule, modules: [module_id] });
    const before = (await given()).length;
    await complete();
    expect(await given()).toHaveLength(before + 1);
    await restart();
    await complete();
    expect(await given()).toHaveLength(before + 1);
    // Expired, as after a year: it is earned anew.
    await backend.write(async ({ tables }) => {
      for (const row of tables.user_entities.where(
        (one) => one.user_id === amaraOsei.id && one.entity_id === entity_id,
      ))
        await tables.user_entities.update(row.user_entity_id, { expires_at: now() / 1000 - 1 });
    });
    await restart();
    await complete();
    expect(await given()).toHaveLength(before + 2);
  });

  test('closes the assessments that its completion had opened', async () => {
    const { patch, backend } = await visitorAs(amaraOsei);
    const parentOf = (id: number) => backend.read(({ tables }) => tables.assessments.require(id).parent);
    const need = { id: moduleExpiringSoon.module_id, title: moduleExpiringSoon.title, type: 'module' as const };
    await backend.write(async ({ tables }) => {
      const changes: Readonly<Record<number, Partial<AssessmentRecord['parent']>>> = {
        501: { prerequisites: [{ ...need, completed: true }] },
        508: { id: need.id, type: 'module', assessable: true },
      };
      for (const [id, change] of Object.entries(changes)) {
        const { parent } = tables.assessments.require(Number(id));
        if (parent === null) throw new Error('The assessment belongs to nothing.');
        await tables.assessments.update(Number(id), { parent: { ...parent, ...change } });
      }
    });
    expect((await patch('user-modules', ownModule)).status).toBe(204);
    expect((await parentOf(501))?.prerequisites).toEqual([{ ...need, completed: false }]);
    expect((await parentOf(508))?.assessable).toBe(false);
  });

  test('of what was not completed it closes nothing, and takes no points away', async () => {
    const { patch, rows, backend } = await visitorAs(amaraOsei);
    const { entity_id, module_id } = moduleExpiringSoon;
    await backend.write(async ({ tables }) => {
      for (const row of tables.user_entities.where(
        (one) => one.user_id === amaraOsei.id && one.entity_id === entity_id,
      ))
        await tables.user_entities.update(row.user_entity_id, { status: 'pending', last_completed_at: null });
      const { parent } = tables.assessments.require(508);
      if (parent === null) throw new Error('The assessment belongs to nothing.');
      await tables.assessments.update(508, { parent: { ...parent, id: module_id, type: 'module', assessable: true } });
    });
    expect((await patch('user-modules', ownModule)).status).toBe(204);
    expect(await rows(amaraOsei, entity_id)).toMatchObject({ [entity_id]: { status: 'pending', state: null } });
    expect((await rows(amaraOsei, entity_id))[entity_id]?.earned_until).toBeUndefined();
    expect(await backend.read(({ tables }) => tables.assessments.require(508).parent?.assessable)).toBe(true);
  });

  test('takes nothing back where one of several is refused', async () => {
    const { patch, rows, heard } = await visitorAs(amaraOsei);
    const { entity_id } = moduleExpiringSoon;
    const several = { ...ownModule, modules: [...ownModule.modules, northgateFirst.module_id] };
    expect((await patch('user-modules', several)).status).toBe(404);
    expect(await rows(amaraOsei, entity_id)).toMatchObject({ [entity_id]: { status: 'completed' } });
    expect(await heard()).toEqual([]);
  });
});

describe('X-093 (N-21): collections', () => {
  test('takes back the collection with its modules, and leaves what is around it', async () => {
    const { patch, rows, heard, get } = await visitorAs(amaraOsei);
    const entityIds = [policies.entity_id, ...policies.module_ids.map(moduleEntity)];
    expect((await patch('user-collections', ownCollection)).status).toBe(204);
    expect(await rows(amaraOsei, ...entityIds)).toMatchObject(
      Object.fromEntries(entityIds.map((entityId) => [entityId, anew])),
    );
    expect(await rows(amaraOsei, moduleEntity(702), essentials.entity_id)).toMatchObject({
      [moduleEntity(702)]: { status: 'completed' },
      [essentials.entity_id]: { status: 'pending', last_viewed_at: expect.any(Number) },
    });
    expect(await heard()).toEqual(entityIds.map((entityId) => [entityId, amaraOsei.id]));
    const collection = (await get(`collections/${policies.collection_id}?organisation_id=1`)).body as Collection;
    expect(collection).toMatchObject({ status: 'pending', last_viewed_at: null, last_completed_at: null });
  });

  test('takes back what the collections within hold, each once, also where they stand in a circle', async () => {
    const { patch, rows, heard, backend } = await visitorAs(priyaNair);
    await backend.write((db) => db.tables.collections.update(policies.collection_id, { collection_ids: [301] }));
    const whole = { ...ownCollection, collections: [essentials.collection_id] };
    expect((await patch('user-collections', whole)).status).toBe(204);
    const inner = [302, 303].map(collectionEntity);
    expect(await rows(amaraOsei, ...inner, moduleEntity(713))).toMatchObject({
      // 302 is due since 18 days: its due date stays.
      [collectionEntity(302)]: { status: 'pending', due_at: expect.any(Number) },
      [collectionEntity(303)]: anew,
      [moduleEntity(713)]: anew,
    });
    const told = (await heard()).map(([entityId]) => entityId);
    expect(new Set(told).size).toBe(told.length);
  });

  test('leaves an exemption, and assigns nothing', async () => {
    const { patch, rows, heard, backend } = await visitorAs(amaraOsei);
    const exempt = moduleEntity(704);
    await backend.write(async (db) => {
      for (const { user_entity_id } of db.tables.user_entities.where(
        ({ user_id, entity_id }) => user_id === amaraOsei.id && entity_id === exempt,
      ))
        await db.tables.user_entities.update(user_entity_id, { status: 'exempt' });
      await db.tables.user_entities.removeWhere(
        ({ user_id, entity_id }) => user_id === amaraOsei.id && entity_id === moduleEntity(713),
      );
    });
    expect((await patch('user-collections', ownCollection)).status).toBe(204);
    expect(await rows(amaraOsei, exempt, moduleEntity(713))).toEqual({
      [exempt]: expect.objectContaining({ status: 'exempt' }),
    });
    expect(await heard()).toEqual([[policies.entity_id, amaraOsei.id]]);
  });

  test('leaves points, awards, evidence and results of assessments', async () => {
    const { patch, backend } = await visitorAs(amaraOsei);
    const whatStays = () =>
      backend.read(({ tables }) => ({
        points: tables.points.all(),
        awards: tables.user_awards.all(),
        evidence: tables.evidence.all(),
        results: tables.user_assessments.all(),
      }));
    const before = structuredClone(await whatStays());
    expect((await patch('user-collections', { ...ownCollection, collections: [301, 303, 304, 306] })).status).toBe(204);
    expect(await whatStays()).toEqual(before);
  });

  test('takes nothing back where one of several is refused', async () => {
    const { patch, rows } = await visitorAs(amaraOsei);
    const several = { ...ownCollection, collections: [policies.collection_id, 341] };
    expect((await patch('user-collections', several)).status).toBe(404);
    expect(await rows(amaraOsei, policies.entity_id)).toMatchObject({ [policies.entity_id]: { status: 'completed' } });
  });
});

describe('N-21, N-22: who may', () => {
  const both = async (
    { patch }: Awaited<ReturnType<typeof visitorAs>>,
    ids: { readonly users: readonly number[] },
  ): Promise<readonly number[]> => [
    (await patch('user-modules', { ...ownModule, ...ids })).status,
    (await patch('user-collections', { ...ownCollection, ...ids })).status,
  ];

  test('a learner for themselves, and for nobody else', async () => {
    const amara = await visitorAs(amaraOsei);
    expect(await both(amara, { users: [tomWhitfield.id] })).toEqual([403, 403]);
    expect(await both(amara, { users: [amaraOsei.id, tomWhitfield.id] })).toEqual([403, 403]);
    expect(await both(amara, { users: [amaraOsei.id] })).toEqual([204, 204]);
  });

  test('no learner where the organisation does not let them', async () => {
    const amara = await visitorAs(amaraOsei);
    await amara.forbidRestarts();
    expect(await both(amara, { users: [amaraOsei.id] })).toEqual([403, 403]);
  });

  test.each([
    ['a manager', marcusBell],
    ['an admin account', priyaNair],
    ['a super user', sofiaLindqvist],
  ])('%s for everybody of the organisation, whatever learners may', async (_, person) => {
    const visitor = await visitorAs(person);
    await visitor.forbidRestarts();
    expect(await both(visitor, { users: [amaraOsei.id, tomWhitfield.id] })).toEqual([204, 204]);
    expect(await both(visitor, { users: [lukeFenwick.id] })).toEqual([404, 404]);
  });

  test('no administrator of another organisation', async () => {
    expect(await both(await visitorAs(helenCho), { users: [amaraOsei.id] })).toEqual([403, 403]);
  });
});
