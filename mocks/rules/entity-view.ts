import type { Catalogue } from '#contracts/catalogue.ts';
import type { WireReplyOf } from '#contracts/endpoint.ts';
import type { UserEntityRecord } from '#fixtures/records/library.record.ts';
import type { Database } from '../db/database.ts';
import { type Assigned, prerequisitesOf } from './prerequisites.ts';

type ModuleView = WireReplyOf<Catalogue['getModule']>;
type CollectionView = WireReplyOf<Catalogue['getCollection']>;

/** Keys that modules and collections share in the contract, and of which the seeded world holds nothing (ES-05, ES-07). */
export const UNSEEDED = {
  content_draft: null,
  notes: null,
  reviewers: [],
  managed: null,
  published_after_days: null,
  group_id: null,
  group_entity_id: null,
  parent_entity_id: null,
  root_entity_id: null,
  source: null,
  last_assessable_at: null,
  due_source: null,
  expires_source: null,
  parent_entity: null,
  root_entity: null,
  group: null,
  groups: [],
  dependencies: [],
  completions: [],
  time_to_complete: null,
  time_to_complete_formatted: null,
} as const satisfies Partial<ModuleView> & Partial<CollectionView>;

const ENTITY_KEYS = { module: 'MOD', collection: 'COL' } as const;

/** ES-11, N-08: what an item waits for, each with whether it is completed. */
export const prerequisitesView = (db: Database, assigned: Assigned, entityId: number): ModuleView['prerequisites'] =>
  prerequisitesOf(db, assigned, entityId).map(({ id, type, title, completed }) => ({
    entity_id: entityId,
    source_entity_id: db.tables[`${type}s`].require(id).entity_id,
    source: null,
    title,
    type: ENTITY_KEYS[type],
    completed,
    entity: { entity_type_key: ENTITY_KEYS[type] },
  }));

/** The row of something that nobody assigned by itself, and that comes with what is assigned around it. */
export const inheritedRow = (around: UserEntityRecord, entityId: number): UserEntityRecord => ({
  ...around,
  entity_id: entityId,
  status: 'pending',
  favourite: false,
  due_at: null,
  expires_at: null,
  last_viewed_at: null,
  last_started_at: null,
  last_completed_at: null,
});
