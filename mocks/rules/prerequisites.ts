import type { Prerequisite } from '#contracts/assessments/assessment.schema.ts';
import type { CollectionRecord, ModuleRecord, PageRecord, UserEntityRecord } from '#fixtures/records/library.record.ts';
import type { Database } from '../db/database.ts';

export type EntityRecord =
  | { readonly kind: 'module'; readonly id: number; readonly record: ModuleRecord }
  | { readonly kind: 'collection'; readonly id: number; readonly record: CollectionRecord }
  | { readonly kind: 'page'; readonly id: number; readonly record: PageRecord };

/** Modules, collections and pages by their entity id, which they share (ES-05). */
export const entitiesOf = (db: Database): ReadonlyMap<number, EntityRecord> =>
  new Map<number, EntityRecord>([
    ...db.tables.modules
      .all()
      .map((record) => [record.entity_id, { kind: 'module', id: record.module_id, record }] as const),
    ...db.tables.collections
      .all()
      .map((record) => [record.entity_id, { kind: 'collection', id: record.collection_id, record }] as const),
    ...db.tables.pages.all().map((record) => [record.entity_id, { kind: 'page', id: record.page_id, record }] as const),
  ]);

/** One person in one organisation: what is assigned to them by entity id. */
export interface Assigned {
  readonly entities: ReadonlyMap<number, EntityRecord>;
  readonly rows: ReadonlyMap<number, UserEntityRecord>;
}

/** Whoever is let off something does not have to wait for it. */
const isDone = (row: UserEntityRecord | undefined): boolean => row?.status === 'completed' || row?.status === 'exempt';

/**
 * N-08, C-05: what has to be completed before an entity opens, and what that waits for; a chain ends without the key. A
 * circle is cut where it closes.
 */
export const prerequisitesOf = (
  db: Database,
  assigned: Assigned,
  entityId: number,
  above: ReadonlySet<number> = new Set(),
): Prerequisite[] => {
  const path = new Set([...above, entityId]);
  return db.tables.dependencies
    .where((dependency) => dependency.target_entity_id === entityId)
    .flatMap(({ source_entity_id }): Prerequisite[] => {
      const source = assigned.entities.get(source_entity_id);
      if (source === undefined || source.kind === 'page') return [];
      const below = path.has(source_entity_id) ? [] : prerequisitesOf(db, assigned, source_entity_id, path);
      return [
        {
          id: source.id,
          title: source.record.title,
          type: source.kind,
          completed: isDone(assigned.rows.get(source_entity_id)),
          ...(below.length === 0 ? {} : { prerequisites: below }),
        },
      ];
    });
};
