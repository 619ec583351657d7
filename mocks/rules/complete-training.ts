import type { AwardRecord } from '#fixtures/records/award.record.ts';
import type { UserEntityRecord } from '#fixtures/records/library.record.ts';
import type { Database } from '../db/database.ts';
import { type EntityRecord, entitiesOf } from './prerequisites.ts';

const SECONDS_PER_DAY = 86_400;

/** Whose training, by entity. */
export interface Trainee {
  readonly user_id: number;
  readonly organisation_id: number;
  readonly entity_id: number;
}

interface Completing {
  readonly db: Database;
  /** Virtual unix seconds. */
  readonly now: number;
}

/** What is assigned to the person about the entity; undefined where nothing is. */
export const rowOf = (db: Database, { user_id, organisation_id, entity_id }: Trainee): UserEntityRecord | undefined =>
  db.tables.user_entities.first(
    (one) => one.user_id === user_id && one.organisation_id === organisation_id && one.entity_id === entity_id,
  );

/** The person's row about the entity, made where nobody assigned it. */
export const openRow = async ({ db, now }: Completing, trainee: Trainee): Promise<UserEntityRecord> =>
  rowOf(db, trainee) ??
  (await db.tables.user_entities.insert({
    ...trainee,
    user_entity_id: db.nextId(),
    reason: 'Opened without an assignment',
    status: 'pending',
    favourite: false,
    assigned_at: now,
    due_at: null,
    expires_at: null,
    last_viewed_at: null,
    last_started_at: null,
    last_completed_at: null,
    time_viewed: 0,
  }));

const isDone = (db: Database, trainee: Trainee): boolean =>
  ['completed', 'exempt'].includes(rowOf(db, trainee)?.status ?? '');

/** E-10: what was earned, from the moment it was. */
const givePoints = async (
  { db }: Completing,
  { user_id, organisation_id }: Trainee,
  points: number,
  awarded_at: number,
  reason: string,
): Promise<void> => {
  if (points > 0)
    await db.tables.points.insert({ id: db.nextId(), reason, user_id, organisation_id, points, awarded_at });
};

const isInRange = ({ points_awarded_from: from, points_awarded_to: to }: AwardRecord, now: number): boolean =>
  (from === null || from <= now) && (to === null || to >= now);

/** E-02, E-12: an award whose whole training is done is the person's, once. */
const giveAwards = async (from: Completing, trainee: Trainee): Promise<void> => {
  const { db, now } = from;
  const { user_id, organisation_id } = trainee;
  const owned = new Set(db.tables.user_awards.where((one) => one.user_id === user_id).map(({ award_id }) => award_id));
  for (const award of db.tables.awards.where(
    (one) => one.organisation_id === organisation_id && !owned.has(one.award_id),
  )) {
    const entityIds = [
      ...award.module_ids.flatMap((id) => db.tables.modules.get(id)?.entity_id ?? []),
      ...award.collection_ids.flatMap((id) => db.tables.collections.get(id)?.entity_id ?? []),
    ];
    if (
      !entityIds.includes(trainee.entity_id) ||
      !entityIds.every((entity_id) => isDone(db, { ...trainee, entity_id }))
    )
      continue;
    await db.tables.user_awards.insert({
      id: db.nextId(),
      reason: 'Earned',
      user_id,
      organisation_id,
      award_id: award.award_id,
      awarded_at: now,
    });
    if (isInRange(award, now)) await givePoints(from, trainee, award.points, now, award.title);
  }
};

/** C-04, C-27: what was completed no longer stands before an assessment, and its own assessments are open. */
const openAssessments = async ({ db }: Completing, { kind, id }: EntityRecord): Promise<void> => {
  for (const { assessment_id, parent } of db.tables.assessments.all()) {
    if (parent === null) continue;
    const isOwn = parent.type === kind && parent.id === id && !parent.assessable;
    const stood = parent.prerequisites.some((one) => one.type === kind && one.id === id && !one.completed);
    if (!isOwn && !stood) continue;
    const prerequisites = parent.prerequisites.map((one) =>
      one.type === kind && one.id === id ? { ...one, completed: true } : one,
    );
    await db.tables.assessments.update(assessment_id, {
      parent: { ...parent, assessable: parent.assessable || isOwn, prerequisites },
    });
  }
};

/** What was taken back stands before assessments again, and closes its own (N-21). */
export const closeAssessments = async (
  db: Database,
  { kind, id }: Pick<EntityRecord, 'kind' | 'id'>,
): Promise<void> => {
  for (const { assessment_id, parent } of db.tables.assessments.all()) {
    if (parent === null) continue;
    const isOwn = parent.type === kind && parent.id === id;
    const needsIt = parent.prerequisites.some((one) => one.type === kind && one.id === id && one.completed);
    if (!(isOwn && parent.assessable) && !needsIt) continue;
    await db.tables.assessments.update(assessment_id, {
      parent: {
        ...parent,
        assessable: parent.assessable && !isOwn,
        prerequisites: parent.prerequisites.map((one) =>
          one.type === kind && one.id === id ? { ...one, completed: false } : one,
        ),
      },
    });
  }
};

/** M-21: a collection is done with the last of its modules and collections, where no assessment of its own is left. */
const completeParents = async (from: Completing, trainee: Trainee, { kind, id }: EntityRecord): Promise<void> => {
  const { db, now } = from;
  const { user_id, organisation_id } = trainee;
  for (const parent of db.tables.collections.where(
    (one) =>
      one.organisation_id === organisation_id && (kind === 'module' ? one.module_ids : one.collection_ids).includes(id),
  )) {
    const parts = [
      ...parent.module_ids.flatMap((part) => db.tables.modules.get(part)?.entity_id ?? []),
      ...parent.collection_ids.flatMap((part) => db.tables.collections.get(part)?.entity_id ?? []),
    ];
    const isTested = parent.assessment_ids.every((assessment_id) =>
      db.tables.user_assessments
        .where((taken) => taken.user_id === user_id && taken.assessment_id === assessment_id)
        .every(({ status }) => status === 'completed' || status === 'exempt'),
    );
    const whole = { ...trainee, entity_id: parent.entity_id };
    if (
      rowOf(db, whole) !== undefined &&
      !isDone(db, whole) &&
      isTested &&
      parts.every((entity_id) => isDone(db, { ...trainee, entity_id }))
    )
      await completeTraining(from, whole, now);
  }
};

/**
 * Training of a person is complete (N-09, N-24, Q-06): its row, its points, and whatever that completes in turn: awards
 * and the collections around it. It expires after as many days as it counts for. `completedAt` in unix seconds.
 */
export const completeTraining = async (
  from: Completing,
  { user_id, organisation_id, entity_id }: Trainee,
  completedAt: number,
): Promise<void> => {
  const { db } = from;
  const trainee = { user_id, organisation_id, entity_id };
  const entity = entitiesOf(db).get(entity_id);
  if (entity === undefined) return;
  const days = entity.kind === 'page' ? null : entity.record.expires_after_days;
  const { user_entity_id, earned_until = 0 } = await openRow(from, trainee);
  await db.tables.user_entities.update(user_entity_id, {
    status: 'completed',
    last_completed_at: completedAt,
    expires_at: days === null ? null : completedAt + days * SECONDS_PER_DAY,
  });
  if (entity.kind !== 'page' && earned_until <= completedAt)
    await givePoints(from, trainee, entity.record.points, completedAt, entity.record.title);
  await openAssessments(from, entity);
  await giveAwards(from, trainee);
  await completeParents(from, trainee, entity);
};
