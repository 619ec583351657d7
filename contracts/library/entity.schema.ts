import * as z from 'zod/mini';
import { StoredFile } from '../files/file.schema.ts';
import { mapOf, maybe, WireDate } from '../wire.schema.ts';

/** S1§4: the statuses that are named; others may come and are not shown (M-24). */
export const EntityStatus = z.enum(['pending', 'completed', 'expired', 'overdue', 'exempt']);
export type EntityStatus = z.output<typeof EntityStatus>;

const Named = z.looseObject({ id: z.number(), name: z.string() });
const Titled = z.looseObject({ entity_id: z.number(), title: z.string() });

/** ES-11: what an item waits for, or what waits for it. MOD is a module, COL a collection. */
export const Dependency = z.looseObject({
  entity_id: z.number(),
  source_entity_id: maybe(z.number()),
  source: maybe(z.string()),
  title: maybe(z.string()),
  type: maybe(z.string()),
  completed: maybe(z.boolean()),
  entity: maybe(z.looseObject({ entity_type_key: z.string() })),
});
export type Dependency = z.output<typeof Dependency>;

/** ES-11: an arrow of a journey, from what comes first to what follows (M-12, M-15). */
export const Sequence = z.looseObject({
  source_entity_id: z.number(),
  target_entity_id: z.number(),
  source_title: maybe(z.string()),
  target_title: maybe(z.string()),
  source_type_description: maybe(z.string()),
  target_type_description: maybe(z.string()),
});
export type Sequence = z.output<typeof Sequence>;

/** ES-11: where the diagram draws a node, in pixels (M-15). */
export const FlowNode = z.looseObject({
  id: z.string(),
  position: mapOf(z.looseObject({ x: maybe(z.number()), y: maybe(z.number()) })),
});
export type FlowNode = z.output<typeof FlowNode>;

/** ES-05: what modules, collections and pages have in common. Spread it into their schemas. */
export const learningEntityFields = {
  entity_id: z.number(),
  entity_type_id: maybe(z.number()),
  entity_type_key: maybe(z.string()),
  code: maybe(z.string()),
  title: z.string(),
  short_description: maybe(z.string()),
  long_description: maybe(z.string()),
  thumbnail_id: maybe(z.number()),
  thumbnail_url: maybe(z.string()),
  file_id: maybe(z.number()),
  file: maybe(StoredFile),
  content: maybe(z.string()),
  content_draft: maybe(z.string()),
  tags: maybe(z.array(z.string())),
  points: maybe(z.number()),
  study_hours: maybe(z.number()),
  notes: maybe(z.string()),
  due_after_days: maybe(z.number()),
  expires_after_days: maybe(z.number()),
  can_evidence: maybe(z.boolean()),
  reviewers: maybe(z.array(z.looseObject({ id: z.number(), name: z.string(), email: z.string() }))),
  managed: maybe(z.boolean()),
  published_at: maybe(WireDate),
  published_after_days: maybe(z.number()),
  created_at: maybe(WireDate),
  updated_at: maybe(WireDate),
  assessable: maybe(z.boolean()),
  breadcrumb: maybe(z.array(z.looseObject({ id: z.number(), title: z.string(), type: z.string() }))),
} as const;
export const LearningEntity = z.looseObject(learningEntityFields);
export type LearningEntity = z.output<typeof LearningEntity>;

/** ES-07: what a person's assignment adds to an entity. `status` may be a word that is not shown (M-24). */
export const userEntityFields = {
  organisation_id: maybe(z.number()),
  group_id: maybe(z.number()),
  user_id: maybe(z.number()),
  group_entity_id: maybe(z.number()),
  user_entity_id: maybe(z.number()),
  parent_entity_id: maybe(z.number()),
  root_entity_id: maybe(z.number()),
  source: maybe(z.string()),
  status: maybe(z.string()),
  favourite: maybe(z.boolean()),
  last_viewed_at: maybe(WireDate),
  last_started_at: maybe(WireDate),
  last_assessable_at: maybe(WireDate),
  last_completed_at: maybe(WireDate),
  /** Seconds. */
  time_to_complete: maybe(z.number()),
  time_to_complete_formatted: maybe(z.string()),
  due_at: maybe(WireDate),
  due_source: maybe(z.string()),
  expires_at: maybe(WireDate),
  expires_source: maybe(z.string()),
  assigned_at: maybe(WireDate),
  parent_entity: maybe(Titled),
  root_entity: maybe(Titled),
  group: maybe(Named),
  groups: maybe(z.array(Named)),
  dependencies: maybe(z.array(Dependency)),
  prerequisites: maybe(z.array(Dependency)),
  completions: maybe(z.array(z.looseObject({ completed_at: WireDate, score: maybe(z.number()) }))),
} as const;
export const UserEntity = z.looseObject(userEntityFields);
export type UserEntity = z.output<typeof UserEntity>;
