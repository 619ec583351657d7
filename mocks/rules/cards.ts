import type { Catalogue } from '#contracts/catalogue.ts';
import type { WireReplyOf } from '#contracts/endpoint.ts';
import type { CollectionRecord, ModuleRecord, UserEntityRecord } from '#fixtures/records/library.record.ts';
import type { Database } from '../db/database.ts';
import { only } from './pick.ts';
import { type Assigned, type EntityRecord, prerequisitesOf } from './prerequisites.ts';

export type CardView = WireReplyOf<Catalogue['getBand']>[number];

/** A date that has passed speaks for itself: nobody has to write down that something is overdue or expired. */
export const entityStatusAt = (
  { status, due_at, expires_at }: UserEntityRecord,
  now: number,
): UserEntityRecord['status'] => {
  if (status === 'pending' && due_at !== null && due_at <= now) return 'overdue';
  if (status === 'completed' && expires_at !== null && expires_at <= now) return 'expired';
  return status;
};

/** M-29: relative to the API's base, without a size. */
export const thumbnailUrl = (id: number | null): string | null => (id === null ? null : `thumbnails/${id}`);

/** The first category of an entity, in the order in which the library shows them; null for none. */
const categoryOf = (db: Database, { kind, id }: EntityRecord): number | null => {
  const own = db.tables.categories.where((category) => category[`${kind}_ids`].includes(id));
  return own.toSorted((one, other) => one.sort_order - other.sort_order)[0]?.id ?? null;
};

const partView = (db: Database, assigned: Assigned, record: ModuleRecord | CollectionRecord, now: number) => {
  const row = assigned.rows.get(record.entity_id);
  return {
    title: record.title,
    status: row === undefined ? null : entityStatusAt(row, now),
    last_viewed_at: row?.last_viewed_at ?? null,
    prerequisites: prerequisitesOf(db, assigned, record.entity_id),
  };
};

const collectionParts = (
  db: Database,
  assigned: Assigned,
  { module_ids, collection_ids }: CollectionRecord,
  now: number,
) => ({
  modules: module_ids
    .flatMap((id) => db.tables.modules.get(id) ?? [])
    .map((record) => ({ module_id: record.module_id, ...partView(db, assigned, record, now) })),
  collections: collection_ids
    .flatMap((id) => db.tables.collections.get(id) ?? [])
    .map((record) => ({ collection_id: record.collection_id, ...partView(db, assigned, record, now) })),
});

/** M-19 to M-26: what a card needs of an entity that is assigned to somebody. */
export const cardView = (
  db: Database,
  assigned: Assigned,
  entity: EntityRecord,
  row: UserEntityRecord,
  now: number,
): CardView => {
  const described = {
    ...only(entity.record, ['entity_id', 'title', 'short_description', 'published_at', 'created_at']),
    thumbnail_url: thumbnailUrl(entity.record.thumbnail_id),
    category_id: categoryOf(db, entity),
    assigned_at: row.assigned_at,
  };
  if (entity.kind === 'page') return { ...described, page_id: entity.id, pinned: entity.record.pinned };
  const training = {
    ...described,
    ...only(row, ['favourite', 'due_at', 'expires_at', 'last_viewed_at', 'last_completed_at']),
    ...only(entity.record, ['points', 'study_hours']),
    status: entityStatusAt(row, now),
    prerequisites: prerequisitesOf(db, assigned, entity.record.entity_id),
  };
  if (entity.kind === 'module')
    return { ...training, ...only(entity.record, ['module_id', 'module_type_key', 'module_type_description']) };
  return { ...training, collection_id: entity.id, ...collectionParts(db, assigned, entity.record, now) };
};
