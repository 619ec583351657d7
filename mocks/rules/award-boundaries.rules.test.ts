import { beforeEach, describe, expect, test } from 'vitest';
import { collectionEntity, moduleEntity, pageEntity } from '#fixtures/entities.ts';
import { amaraOsei, lukeFenwick, tomWhitfield } from '#fixtures/people.ts';
import type { AwardRecord } from '#fixtures/records/award.record.ts';
import { assignOnly } from '../testing/assigned.ts';
import { handClock, house, type House } from '../testing/visit.ts';

const NOW = handClock().now() / 1000;
const DAY = 86_400;

interface Shown {
  readonly award_id: number;
  readonly modules: readonly { readonly module_id: number; readonly last_completed_at: number | null }[];
  readonly collections: readonly object[];
  readonly user_award_stats: { readonly is_awarded: boolean; readonly awarded_at: number | null };
}

let visitor: House;
const load = async (): Promise<Shown> => (await visitor.get('awards/401?organisation_id=1')).body as Shown;
const statsOf = async () => (await load()).user_award_stats;
const change = (award: Partial<AwardRecord>) => visitor.backend.write((db) => db.tables.awards.update(401, award));
const idsIn = async (organisationId: number) =>
  (
    (await visitor.get(`awards?organisation_id=${organisationId}&per_page=1000&simple=true`)).body as {
      readonly data: readonly Shown[];
    }
  ).data.map(({ award_id }) => award_id);
const give = (award_id: number, user: { readonly id: number } = amaraOsei, awarded_at = NOW) =>
  visitor.backend.write((db) =>
    db.tables.user_awards.insert({
      id: db.nextId(),
      reason: 'Given by a test.',
      user_id: user.id,
      award_id,
      organisation_id: 1,
      awarded_at,
    }),
  );
const completed = (id: number, at: number) =>
  ({ entity_id: moduleEntity(id), status: 'completed', last_completed_at: at }) as const;

/** The award is for two modules and a collection, and nobody holds any. */
beforeEach(async () => {
  visitor = await house({ now: handClock().now });
  await visitor.demo.as(amaraOsei.email);
  await visitor.backend.write((db) => db.tables.user_awards.removeWhere(() => true));
  await change({ module_ids: [702, 703], collection_ids: [303], points: 120, points_awarded_from: null });
});

describe('E-01: which awards are listed', () => {
  test('none of another organisation, though one holds it', async () => {
    await assignOnly(visitor, { entity_id: collectionEntity(303) });
    await give(411);
    expect(await idsIn(1)).toContain(401);
    expect(await idsIn(1)).not.toContain(411);
    expect(await idsIn(81)).toEqual([411]);
  });

  test('none for what others were given, and none for what is assigned in another organisation', async () => {
    await assignOnly(visitor, { entity_id: moduleEntity(702), organisation_id: 81 });
    await give(402, tomWhitfield);
    expect(await idsIn(1)).toEqual([]);
  });

  test('A-26: nothing is told to whom is no member', async () => {
    await visitor.demo.as(lukeFenwick.email);
    for (const path of ['awards?organisation_id=1&per_page=1000&simple=true', 'awards/401?organisation_id=1'])
      expect((await visitor.get(path)).status).toBe(404);
  });

  test('an award that there is not', async () =>
    expect((await visitor.get('awards/999999?organisation_id=1')).status).toBe(404));
});

describe('E-03, E-08: the parts of an award', () => {
  test('but for those one is exempt from, and those that there are no more', async () => {
    await assignOnly(
      visitor,
      { entity_id: moduleEntity(702), status: 'exempt' },
      { ...completed(703, NOW - 5), last_viewed_at: NOW - 7 },
      {
        entity_id: collectionEntity(303),
        status: 'exempt',
      },
    );
    await change({ module_ids: [702, 703, 704, 999_999], collection_ids: [303, 305] });
    const { modules, collections } = await load();
    expect(modules).toMatchObject([
      { module_id: 703, status: 'completed', last_viewed_at: NOW - 7, last_completed_at: NOW - 5 },
      { module_id: 704, status: null, last_viewed_at: null, last_completed_at: null },
    ]);
    expect(collections).toMatchObject([{ collection_id: 305, status: null }]);
  });

  test('ES-12: it is given with the last of them', async () => {
    await assignOnly(visitor, completed(702, NOW - 5), completed(703, NOW - 50), {
      entity_id: collectionEntity(303),
      status: 'exempt',
    });
    expect(await statsOf()).toMatchObject({ is_awarded: true, awarded_at: NOW - 5, total_modules: 2 });
  });

  test('whoever is exempt from all of them is given nothing', async () => {
    await assignOnly(visitor, { entity_id: moduleEntity(702), status: 'exempt' });
    await change({ module_ids: [702], collection_ids: [] });
    expect(await statsOf()).toMatchObject({ is_awarded: false, awarded_at: null, total_modules: 0 });
  });

  test('it stays with whom it was given, and others’ gifts count for nobody', async () => {
    await assignOnly(visitor, { entity_id: moduleEntity(702) });
    await give(401, tomWhitfield);
    expect((await statsOf()).is_awarded).toBe(false);
    await give(401, amaraOsei, NOW - DAY);
    expect(await statsOf()).toMatchObject({ is_awarded: true, awarded_at: NOW - DAY });
  });
});

test.each([
  ['from that second on', { points_awarded_from: NOW }, 120],
  ['not a second before', { points_awarded_from: NOW + 1 }, null],
  ['to that second', { points_awarded_to: NOW }, 120],
  ['not a second after', { points_awarded_to: NOW - 1 }, null],
])('E-12: points %s', async (_, award, points) => {
  await give(401);
  await change({ points_awarded_from: null, points_awarded_to: null, ...award });
  expect(await statsOf()).toMatchObject({ is_awarded: true, points });
});

describe('E-05, E-06: who is given a certificate', () => {
  const certificate = async (path: string) => {
    const response = await visitor.fetch(`${path}?download=true`);
    return { status: response.status, text: await response.text(), headers: response.headers };
  };

  test.each([
    ['that there is not', 999_999],
    ['that one does not hold', 401],
  ])('not of an award %s', async (_, id) => {
    await assignOnly(visitor);
    expect((await certificate(`me/awards/${id}`)).status).toBe(404);
  });

  test('not of one without a template', async () => {
    await give(402);
    expect((await certificate('me/awards/402')).status).toBe(200);
    await visitor.backend.write((db) => db.tables.awards.update(402, { template_valid: false }));
    expect((await certificate('me/awards/402')).status).toBe(404);
  });

  test('it is dated on the day on which it was given, and is a download', async () => {
    await give(402, amaraOsei, Date.UTC(2026, 0, 1, 12) / 1000);
    const { text, headers } = await certificate('me/awards/402');
    expect(text).toContain('1 January 2026');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="Welcome to Brightwater\.pdf"/);
  });

  test('a learner’s own by their number, too', async () => {
    await give(402);
    expect((await certificate(`users/${amaraOsei.id}/awards/402`)).status).toBe(200);
  });
});

/** Of Amara and of Tom, in two organisations. */
const earn = () =>
  visitor.backend.write(async (db) => {
    await db.tables.points.removeWhere(() => true);
    for (const [user, organisation_id, points, awarded_at] of [
      [amaraOsei, 1, 1, NOW - 20],
      [amaraOsei, 1, 10, NOW - 10],
      [amaraOsei, 81, 100, NOW - 10],
      [tomWhitfield, 1, 1000, NOW - 10],
    ] as const)
      await db.tables.points.insert({
        id: db.nextId(),
        reason: 'Earned in a test.',
        user_id: user.id,
        organisation_id,
        points,
        awarded_at,
      });
  });

test.each([
  ['', 11],
  [`&date_from=${NOW - 10}`, 10],
  [`&date_from=${NOW - 9}`, 0],
  [`&date_to=${NOW - 20}`, 1],
  [`&date_to=${NOW - 21}`, 0],
])('E-10, E-11: one’s own points in the organisation, both ends included: %s', async (range, points) => {
  await earn();
  expect((await visitor.get(`me/points?organisation_id=1${range}`)).body).toEqual({ points });
});

describe('E-13: how far somebody has got', () => {
  test('counts training that is assigned here, but for what one is exempt from, and no pages', async () => {
    await earn();
    await assignOnly(
      visitor,
      completed(702, NOW),
      { ...completed(703, NOW), expires_at: NOW },
      { entity_id: collectionEntity(303) },
      { entity_id: moduleEntity(704), status: 'exempt' },
      { entity_id: pageEntity(151), status: 'completed' },
      { ...completed(801, NOW), organisation_id: 81 },
      { entity_id: 999_999 },
    );
    expect((await visitor.get(`users/${amaraOsei.id}?organisation_id=1`)).body).toEqual({
      user_organisation_stats: { points: 11, completion_summary: { completed: 1, total: 3 } },
    });
  });

  test('not in an organisation that they are no member of', async () =>
    expect((await visitor.get(`users/${amaraOsei.id}?organisation_id=12`)).status).toBe(404));
});
