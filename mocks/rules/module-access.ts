import type { ModuleRecord } from '#fixtures/records/library.record.ts';
import type { Database } from '../db/database.ts';
import { entitiesOf, prerequisitesOf } from './prerequisites.ts';

/** Why a person cannot take a module now, or null (N-07, N-08). `now` in unix seconds. */
export const whyClosed = (
  db: Database,
  userId: number,
  { entity_id, organisation_id, published_at }: ModuleRecord,
  now: number,
): string | null => {
  if (published_at !== null && published_at > now) return 'This module is not available yet.';
  const rows = new Map(
    db.tables.user_entities
      .where((row) => row.user_id === userId && row.organisation_id === organisation_id)
      .map((row) => [row.entity_id, row]),
  );
  const isWaiting = prerequisitesOf(db, { entities: entitiesOf(db), rows }, entity_id).some(
    ({ completed }) => !completed,
  );
  return isWaiting ? 'Other training must be completed first.' : null;
};
