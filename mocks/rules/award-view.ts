import type { AwardRecord } from '#fixtures/records/award.record.ts';
import type { CollectionRecord, ModuleRecord } from '#fixtures/records/library.record.ts';
import type { Database } from '../db/database.ts';
import { entityStatusAt } from './cards.ts';
import { only } from './pick.ts';
import { type Assigned, entitiesOf } from './prerequisites.ts';

/** Whose awards, and when in unix seconds. */
export interface Looking {
  readonly db: Database;
  readonly userId: number;
  readonly now: number;
}

/**
 * What is assigned to the person in an organisation, and which awards they were given there. Made once for a whole
 * list.
 */
export interface Standing extends Assigned {
  readonly given: ReadonlyMap<number, number>;
}

export const standingOf = ({ db, userId }: Looking, organisationId: number): Standing => ({
  entities: entitiesOf(db),
  rows: new Map(
    db.tables.user_entities
      .where((row) => row.user_id === userId && row.organisation_id === organisationId)
      .map((row) => [row.entity_id, row]),
  ),
  given: new Map(
    db.tables.user_awards.where((row) => row.user_id === userId).map((row) => [row.award_id, row.awarded_at]),
  ),
});

interface Part {
  readonly record: ModuleRecord | CollectionRecord;
  readonly status: string | null;
  readonly last_viewed_at: number | null;
  readonly last_completed_at: number | null;
}

const partOf = (record: ModuleRecord | CollectionRecord, { rows }: Standing, now: number): Part => {
  const row = rows.get(record.entity_id);
  return {
    record,
    status: row === undefined ? null : entityStatusAt(row, now),
    last_viewed_at: row?.last_viewed_at ?? null,
    last_completed_at: row?.last_completed_at ?? null,
  };
};

/** E-03: `status=!exempt`: what the person is exempt from is no part of the award for them. */
const partsOf = ({ db, now }: Looking, standing: Standing, { module_ids, collection_ids }: AwardRecord) => {
  const shown = (record: ModuleRecord | CollectionRecord | undefined): readonly Part[] => {
    const part = record === undefined ? undefined : partOf(record, standing, now);
    return part === undefined || part.status === 'exempt' ? [] : [part];
  };
  return {
    modules: module_ids.flatMap((id) => shown(db.tables.modules.get(id))),
    collections: collection_ids.flatMap((id) => shown(db.tables.collections.get(id))),
  };
};

const fields = ({ record, status, last_viewed_at, last_completed_at }: Part) => ({
  title: record.title,
  status,
  last_viewed_at,
  last_completed_at,
});

/** E-08: modules and collections alike. */
export const shownParts = (looking: Looking, standing: Standing, award: AwardRecord) => {
  const { modules, collections } = partsOf(looking, standing, award);
  return {
    modules: modules.map((part) => ({ module_id: (part.record as ModuleRecord).module_id, ...fields(part) })),
    collections: collections.map((part) => ({
      collection_id: (part.record as CollectionRecord).collection_id,
      ...fields(part),
    })),
  };
};

export const awardSummary = (award: AwardRecord) =>
  only(award, [
    'award_id',
    'title',
    'short_description',
    'points',
    'points_awarded_from',
    'points_awarded_to',
    'template_valid',
  ]);

/** E-12: whether an award that is given at a moment brings its points. */
const givesPointsAt = ({ points_awarded_from, points_awarded_to }: AwardRecord, at: number): boolean =>
  at >= (points_awarded_from ?? -Infinity) && at <= (points_awarded_to ?? Infinity);

/**
 * ES-12: an award is the person's once it was given, or once every part of it is completed; it stays theirs when a part
 * expires.
 */
export const awardStats = (looking: Looking, standing: Standing, award: AwardRecord) => {
  const { modules, collections } = partsOf(looking, standing, award);
  const parts = [...modules, ...collections];
  const completed = parts.filter(({ status }) => status === 'completed');
  const isComplete = parts.length > 0 && completed.length === parts.length;
  const awardedAt =
    standing.given.get(award.award_id) ??
    (isComplete ? Math.max(...completed.map(({ last_completed_at }) => last_completed_at ?? 0)) : null);
  return {
    is_awarded: awardedAt !== null,
    points: awardedAt !== null && givesPointsAt(award, awardedAt) ? award.points : null,
    completed_modules: completed.length,
    total_modules: parts.length,
    awarded_at: awardedAt,
  };
};

/** E-01: an award that the person holds, or of which something is assigned to them. */
export const isFor = (
  { db }: Looking,
  { rows, given }: Standing,
  { award_id, module_ids, collection_ids }: AwardRecord,
): boolean => {
  const isAssigned = (record: { readonly entity_id: number } | undefined): boolean =>
    record !== undefined && rows.has(record.entity_id);
  return (
    given.has(award_id) ||
    module_ids.some((id) => isAssigned(db.tables.modules.get(id))) ||
    collection_ids.some((id) => isAssigned(db.tables.collections.get(id)))
  );
};
