import { beforeEach, describe, expect, test } from 'vitest';
import { collectionEntity, moduleEntity, pageEntity } from '#fixtures/entities.ts';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import type { UserAssessmentRecord } from '#fixtures/records/assessment.record.ts';
import { type Assignment, assignOnly, LONG_AGO } from '../testing/assigned.ts';
import { handClock, house, type House } from '../testing/visit.ts';

const DAY = 86_400;
const NOW = handClock().now() / 1000;

type Card = Readonly<Record<'module_id' | 'collection_id' | 'page_id' | 'assessment_id', number | undefined>>;

let visitor: House;
const band = async (id: string | number): Promise<readonly (number | undefined)[]> =>
  ((await visitor.get(`organisations/1/bands/${id}`)).body as readonly Card[]).map(
    ({ module_id, collection_id, page_id, assessment_id }) => module_id ?? collection_id ?? page_id ?? assessment_id,
  );
const module = (id: number, row: Partial<Assignment> = {}): Assignment => ({ entity_id: moduleEntity(id), ...row });
const page = (id: number, row: Partial<Assignment> = {}): Assignment => ({ entity_id: pageEntity(id), ...row });
const publish = (id: number, published_at: number | null) =>
  visitor.backend.write((db) => db.tables.modules.update(id, { published_at }));

/** Every module is old and published, and nothing of assessments has a date. */
beforeEach(async () => {
  visitor = await house({ now: handClock().now });
  await visitor.demo.as(amaraOsei.email);
  await visitor.backend.write(async (db) => {
    for (const { module_id } of db.tables.modules.where(({ organisation_id }) => organisation_id === 1))
      await db.tables.modules.update(module_id, { created_at: LONG_AGO, published_at: LONG_AGO });
    for (const { page_id } of db.tables.pages.all())
      await db.tables.pages.update(page_id, { created_at: LONG_AGO, published_at: LONG_AGO });
    for (const { user_assessment_id } of db.tables.user_assessments.all())
      await db.tables.user_assessments.update(user_assessment_id, { status: 'pending', expires_at: null });
  });
});

describe('L-05: which training stands in a default band', () => {
  test('jump_back_in: what was viewed, is open and published; the last viewed first', async () => {
    await assignOnly(
      visitor,
      module(702, { last_viewed_at: NOW - 10 }),
      module(703, { last_viewed_at: NOW - 5, status: 'overdue' }),
      module(704),
      module(705, { last_viewed_at: NOW - 1, status: 'completed' }),
      page(151, { last_viewed_at: NOW - 1 }),
      module(706, { last_viewed_at: NOW - 1 }),
      module(708, { last_viewed_at: NOW - 20 }),
      module(709, { last_viewed_at: NOW - 30 }),
    );
    await publish(706, NOW + 1);
    await publish(708, NOW);
    await publish(709, null);
    expect(await band('jump_back_in')).toEqual([703, 702, 708, 709]);
  });

  test('overdue_expired: from the very second on, no pages and nothing unpublished; longest first', async () => {
    await assignOnly(
      visitor,
      module(702, { due_at: NOW }),
      module(703, { status: 'completed', expires_at: NOW - 10 }),
      module(704, { status: 'completed', expires_at: NOW + 1 }),
      module(705, { due_at: NOW + 1 }),
      page(151, { status: 'overdue' }),
      module(706, { status: 'overdue', due_at: NOW - 5 }),
    );
    await publish(706, NOW + 1);
    expect(await band('overdue_expired')).toEqual([703, 702]);
  });

  test('expiring_soon: open training by its due date, completed training by its expiry; soonest first', async () => {
    await assignOnly(
      visitor,
      module(703, { status: 'completed', due_at: NOW + 5, expires_at: NOW + 30 * DAY }),
      module(702, { due_at: NOW + 1, expires_at: NOW + 60 * DAY }),
      module(704, { due_at: NOW + 30 * DAY + 1 }),
      module(705, { expires_at: NOW + 5 }),
      module(706, { status: 'completed', due_at: NOW + 5 }),
      module(707, { status: 'exempt', due_at: NOW + 5, expires_at: NOW + 5 }),
      page(151, { due_at: NOW + 2 }),
      module(708, { due_at: NOW + 3 }),
      module(709, { due_at: NOW }),
    );
    await publish(708, NOW + 1);
    expect(await band('expiring_soon')).toEqual([702, 703]);
  });

  test('recently_added: assigned, made or published within thirty days; newest first', async () => {
    await assignOnly(
      visitor,
      module(702, { assigned_at: NOW - 30 * DAY }),
      module(703, { assigned_at: NOW - 30 * DAY - 1 }),
      module(704, { assigned_at: NOW, status: 'exempt' }),
      page(151, { assigned_at: NOW }),
      module(705, { assigned_at: NOW - DAY }),
      module(706),
      module(707),
      module(708),
    );
    // M-22: what is still to come is shown by its assignment, not by its day.
    await publish(705, NOW + DAY);
    await publish(707, NOW - 3 * DAY);
    await publish(708, NOW + DAY);
    await visitor.backend.write((db) => db.tables.modules.update(706, { created_at: NOW - 2 * DAY }));
    expect(await band('recently_added')).toEqual([151, 705, 706, 707, 702]);
  });

  test('L-07: a band of its own has its types, newest first, but for what one is exempt from', async () => {
    await assignOnly(
      visitor,
      module(702, { assigned_at: NOW - 5 }),
      { entity_id: collectionEntity(303), assigned_at: NOW - 4 },
      module(703, { assigned_at: NOW - 3 }),
      module(704, { assigned_at: NOW, status: 'exempt' }),
      page(151, { assigned_at: NOW }),
    );
    expect((await band(91)).filter((id) => id !== 303)).toEqual([703, 702]);
  });
});

describe('M-30: which assessments stand in a band', () => {
  const take = (
    assessmentId: number,
    change: Partial<UserAssessmentRecord>,
    user: { readonly id: number } = amaraOsei,
  ): Promise<unknown> =>
    visitor.backend.write(async (db) => {
      const taken = db.tables.user_assessments.first(
        (row) => row.assessment_id === assessmentId && row.user_id === user.id,
      );
      if (taken === undefined) throw new Error(`Nobody has assessment ${assessmentId}.`);
      await db.tables.user_assessments.update(taken.user_assessment_id, change);
    });

  beforeEach(() => assignOnly(visitor));

  test('overdue_expired: one’s own in this organisation, longest first, and no SCO', async () => {
    await take(513, { status: 'overdue' });
    await take(512, { status: 'completed', expires_at: NOW - 10 });
    await take(501, { status: 'completed', expires_at: NOW + 1 });
    await take(505, { status: 'overdue' });
    await take(508, { status: 'overdue' }, tomWhitfield);
    await take(531, { status: 'overdue' });
    await visitor.backend.write((db) => db.tables.assessments.update(505, { assessment_type_key: 'SCO' }));
    expect(await band('overdue_expired')).toEqual([512, 513]);
    expect(await band('jump_back_in')).toEqual([]);
  });

  test('expiring_soon: completed ones to the thirtieth day', async () => {
    await take(501, { status: 'completed', expires_at: NOW + 30 * DAY });
    await take(508, { status: 'completed', expires_at: NOW + 30 * DAY + 1 });
    await take(515, { status: 'completed' });
    await take(512, { status: 'completed', expires_at: NOW });
    await take(513, { status: 'pending', expires_at: NOW + 5 });
    expect(await band('expiring_soon')).toEqual([501]);
    expect(await band('recently_added')).toEqual([]);
  });

  test('one of which nothing is known any more is left out', async () => {
    await take(512, { status: 'completed', expires_at: NOW - 10 });
    await visitor.backend.write((db) => db.tables.assessments.remove(512));
    expect(await band('overdue_expired')).toEqual([]);
  });
});
