import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testClient } from '#api/testing/test-client.ts';
import { assignedAssessmentsQuery } from '#api/queries/assessments.queries.ts';
import { assignedCollectionsQuery, assignedModulesQuery } from '#api/queries/library.queries.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { whatNext, type WhatNext } from '#machines/home/what-next.ts';
import type { Database } from '#mocks/db/database.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { QueryClient } from '@tanstack/react-query';

const DAY = 86_400;
const TODAY = Date.UTC(2026, 2, 2, 9);
const NOW = TODAY / 1000;

interface Member {
  readonly userId: number;
  readonly organisationId: number;
}

/** What home says to somebody, from the calls that it makes. */
const shownTo = async (door: InProcess, { userId, organisationId }: Member): Promise<WhatNext> => {
  const queries = new QueryClient();
  const client = testClient(door);
  const [modules, collections, assessments] = await Promise.all([
    queries.fetchQuery(assignedModulesQuery(client, organisationId, userId)),
    queries.fetchQuery(assignedCollectionsQuery(client, organisationId, userId)),
    queries.fetchQuery(assignedAssessmentsQuery(client, organisationId)),
  ]);
  return whatNext({
    items: [...modules, ...collections],
    assessments,
    submitted: new Set(),
    isComplete: true,
    archived: false,
    now: NOW,
  });
};

/** What the tables say of a person in an organisation, read without a rule of the app or of the fake backend. */
interface Truth {
  /** Modules, collections and assessments that are there for this person at all. */
  readonly assigned: number;
  /** Keys of what is not done, or expires within thirty days. */
  readonly open: ReadonlySet<string>;
  /** Keys of what is open, published, and waits for nothing. Collections are done by their parts. */
  readonly ready: ReadonlySet<string>;
  /** Keys of what is completed for good or not to be done. */
  readonly over: ReadonlySet<string>;
  /** Keys of modules that could be done and are not assigned. */
  readonly unassigned: ReadonlySet<string>;
}

const truthOf = (db: Database, { userId, organisationId }: Member): Truth => {
  const mine = db.tables.user_entities.where((row) => row.user_id === userId && row.organisation_id === organisationId);
  const isDone = (entityId: number): boolean =>
    mine.some((row) => row.entity_id === entityId && (row.status === 'completed' || row.status === 'exempt'));
  const open = new Set<string>();
  const ready = new Set<string>();
  const over = new Set<string>();
  const unassigned = new Set<string>();
  let assigned = 0;
  const sort = (
    key: string,
    entity: { readonly entity_id: number; readonly published_at: number | null },
    isModule: boolean,
  ): void => {
    const row = mine.find(({ entity_id }) => entity_id === entity.entity_id);
    if (row?.status === 'exempt') return void over.add(key);
    const waits = db.tables.dependencies
      .all()
      .some(
        ({ source_entity_id: source, target_entity_id: target }) =>
          target === entity.entity_id &&
          !isDone(source) &&
          !db.tables.pages.all().some((page) => page.entity_id === source),
      );
    const isFree = isModule && (entity.published_at ?? 0) <= NOW && !waits;
    // Not assigned, and yet what is assigned may wait for it.
    if (row === undefined) return void (isFree && unassigned.add(key));
    assigned += 1;
    if (row.status === 'completed' && (row.expires_at === null || row.expires_at > NOW + 30 * DAY))
      return void over.add(key);
    open.add(key);
    if (isFree) ready.add(key);
  };
  for (const record of db.tables.modules.all()) sort(`module ${record.module_id}`, record, true);
  for (const record of db.tables.collections.all()) sort(`collection ${record.collection_id}`, record, false);
  for (const taken of db.tables.user_assessments.where(
    (row) => row.user_id === userId && row.organisation_id === organisationId,
  )) {
    const record = db.tables.assessments.get(taken.assessment_id);
    if (record === undefined || record.assessment_type_key === 'SCO') continue;
    assigned += 1;
    const key = `assessment ${taken.assessment_id}`;
    const hasExpired = taken.status === 'completed' && taken.expires_at !== null && taken.expires_at <= NOW;
    if (taken.status === 'exempt' || (taken.status === 'completed' && !hasExpired)) {
      over.add(key);
      continue;
    }
    open.add(key);
    const isTheirs = record.assessment_type_key !== 'EXT' && taken.status !== 'review' && taken.status !== 'locked';
    if (isTheirs && (record.allow_early === true || record.parent === null || record.parent.assessable)) ready.add(key);
  }
  return { assigned, open, ready, over, unassigned };
};

/** Where home and the tables contradict each other, in words; empty where they do not. */
const contradictions = (shown: WhatNext, { assigned, open, ready, over, unassigned }: Truth): readonly string[] => {
  const wrong: string[] = [];
  if (shown.kind === 'upToDate' && open.size > 0) wrong.push(`says everything is done, open: ${[...open].join(', ')}`);
  if (shown.kind === 'nothingAssigned' && assigned > 0) wrong.push(`says nothing is assigned, ${assigned} are`);
  if (shown.kind === 'upToDate' && assigned === 0) wrong.push('says everything is done, nothing is assigned');
  if (shown.kind === 'waiting' && open.size === 0) wrong.push('says that something waits, nothing is open');
  if (shown.kind !== 'step' && ready.size > 0) wrong.push(`says ${shown.kind}, ready: ${[...ready].join(', ')}`);
  if (shown.kind === 'step') {
    const key = `${shown.next.step.kind} ${shown.next.step.id}`;
    if (over.has(key)) wrong.push(`names ${key}, which is over`);
    if (shown.next.step.kind !== 'collection' && !ready.has(key) && !unassigned.has(key))
      wrong.push(`names ${key}, which is not ready`);
  }
  if (shown.kind === 'unknown') wrong.push('says that it does not know');
  return wrong;
};

const membersOf = (door: InProcess): Promise<readonly Member[]> =>
  door.backend.read((db) =>
    db.tables.memberships
      .all()
      .map(({ user_id, organisation_id }) => ({ userId: user_id, organisationId: organisation_id })),
  );

const signIn = async (door: InProcess, userId: number): Promise<void> => {
  const email = await door.backend.read((db) => db.tables.users.get(userId)?.email ?? '');
  await door.demo.as(email);
};

describe('H1: home tells the truth', { timeout: 60_000 }, () => {
  test('to every person of the seed, in each of their organisations', async () => {
    const door = createInProcess({ now: () => TODAY });
    const members = await membersOf(door);
    const found: string[] = [];
    const kinds: Record<string, number> = {};
    for (const member of members) {
      await signIn(door, member.userId);
      const shown = await shownTo(door, member);
      kinds[shown.kind] = (kinds[shown.kind] ?? 0) + 1;
      const truth = await door.backend.read((db) => truthOf(db, member));
      found.push(
        ...contradictions(shown, truth).map((wrong) => `user ${member.userId} in ${member.organisationId} ${wrong}`),
      );
    }
    expect(found).toEqual([]);
    process.stdout.write(
      `Home, person by person: ${members.length} cases, ${JSON.stringify(kinds)}, 0 contradictions\n`,
    );
    expect(new Set(Object.keys(kinds))).toContain('step');
  });

  test('in random worlds', async () => {
    const status = fc.constantFrom('pending', 'completed', 'exempt', 'overdue', 'expired');
    const assessmentStatus = fc.constantFrom(
      'pending',
      'completed',
      'exempt',
      'overdue',
      'expired',
      'failed',
      'review',
      'locked',
    );
    const day = fc.oneof(
      fc.constant(null),
      fc.integer({ min: -50, max: 50 }).filter((days) => days !== 0),
    );
    const rows = fc.array(fc.record({ status, assessmentStatus, due: day, expires: day, isPresent: fc.boolean() }), {
      minLength: 7,
      maxLength: 7,
    });
    const share = fc.constantFrom(0, 0.1, 0.9, 1);
    const kinds: Record<string, number> = {};
    const door = createInProcess({ now: () => TODAY });
    const member = { userId: amaraOsei.id, organisationId: 81 };
    await signIn(door, member.userId);
    const seed = await door.backend.read((db) => ({
      entities: db.tables.user_entities.where(
        (row) => row.user_id === member.userId && row.organisation_id === member.organisationId,
      ),
      taken: db.tables.user_assessments.where(
        (row) => row.user_id === member.userId && row.organisation_id === member.organisationId,
      ),
    }));
    await fc.assert(
      fc.asyncProperty(rows, share, async (drawn, done) => {
        await door.backend.write(async (db) => {
          for (const [at, row] of seed.entities.entries()) {
            const one = drawn[at % drawn.length];
            if (one === undefined) continue;
            await db.tables.user_entities.remove(row.user_entity_id);
            if (!one.isPresent && done < 1) continue;
            const isCompleted = at / seed.entities.length < done;
            await db.tables.user_entities.insert({
              ...row,
              status: isCompleted ? 'completed' : one.status,
              due_at: one.due === null ? null : NOW + one.due * DAY,
              expires_at: one.expires === null || isCompleted ? null : NOW + one.expires * DAY,
            });
          }
          for (const [at, row] of seed.taken.entries()) {
            const one = drawn[(at + 3) % drawn.length];
            if (one !== undefined)
              await db.tables.user_assessments.update(row.user_assessment_id, {
                status: done === 1 ? 'completed' : one.assessmentStatus,
                expires_at: null,
              });
          }
        });
        const shown = await shownTo(door, member);
        kinds[shown.kind] = (kinds[shown.kind] ?? 0) + 1;
        expect(contradictions(shown, await door.backend.read((db) => truthOf(db, member)))).toEqual([]);
      }),
      { numRuns: 150 },
    );
    process.stdout.write(`Home, random worlds: 150 cases, ${JSON.stringify(kinds)}, 0 contradictions\n`);
    expect(Object.keys(kinds)).toEqual(expect.arrayContaining(['step', 'upToDate']));
  });
});
