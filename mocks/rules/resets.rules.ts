import type { Catalogue } from '#contracts/catalogue.ts';
import type { CollectionRecord } from '#fixtures/records/library.record.ts';
import type { Database } from '../db/database.ts';
import { publish } from '../realtime/publish.ts';
import { closeAssessments, rowOf } from './complete-training.ts';
import { membershipOf } from './membership.ts';
import { isPermitted } from './permissions.ts';
import { entitiesOf } from './prerequisites.ts';
import { forbidden, notFound, type Refusal, reply } from './reply.ts';
import type { Call, Rule } from './rule.ts';
import { restartVersion } from '../scorm/state-version.ts';

type ResetCall = Pick<Call<Catalogue['resetUserModules']>, 'db' | 'user' | 'socketId'> & {
  readonly body: { readonly organisation_id: number; readonly users: readonly number[] };
};

/**
 * Who may reset (N-21, N-22): managers, administrators and super users for everybody in their organisation, everybody
 * for themselves where the organisation lets learners. `object` is what a manager's role must let them update.
 */
const whyNotReset = ({ db, user, body }: ResetCall, object: 'user_modules' | 'user_collections'): Refusal | null => {
  const { organisation_id, users } = body;
  const membership = membershipOf(db, user.id, organisation_id);
  if (membership === undefined) return forbidden();
  const isStaff = user.super || membership.admin || isPermitted(db, user.id, organisation_id, { [object]: ['update'] });
  const isOwn = users.every((id) => id === user.id);
  const isLetToLearners = db.tables.organisations.require(organisation_id).settings.user_reset_training;
  if (!isStaff && !(isOwn && isLetToLearners)) return forbidden();
  const stranger = users.find((id) => membershipOf(db, id, organisation_id) === undefined);
  return stranger === undefined ? null : notFound('User', stranger);
};

/** Without an expiry a completion counts for as long as anything is known. Unix seconds. */
const FOR_GOOD = Number.MAX_SAFE_INTEGER;

/**
 * Takes back how far these people are, and tells each of their pages. What they are exempt from stays so, and nothing
 * is assigned. A package that is open goes on with another state than there is now, so nothing of it is stored any more
 * (0340). Due dates, points, awards, evidence and results of assessments stay (0331).
 */
const takeBack = async (call: ResetCall, entityIds: Iterable<number>): Promise<void> => {
  const { db, body } = call;
  const { organisation_id, users } = body;
  for (const entity_id of entityIds)
    for (const user_id of users) {
      const row = rowOf(db, { user_id, organisation_id, entity_id });
      if (row === undefined || row.status === 'exempt') continue;
      await db.tables.user_entities.update(row.user_entity_id, {
        status: 'pending',
        last_viewed_at: null,
        last_started_at: null,
        last_completed_at: null,
        expires_at: null,
        state: null,
        state_version: restartVersion(),
        time_viewed: 0,
        ...(row.status === 'completed' && { earned_until: row.expires_at ?? FOR_GOOD }),
      });
      const entity = entitiesOf(db).get(entity_id);
      if (row.status === 'completed' && entity !== undefined) await closeAssessments(db, entity);
      publish(call, 'entity.updated', { entity_id, organisation_id }, [user_id]);
    }
};

/** X-094 (N-14, N-21, N-22). Everything is checked before anything is taken back. */
export const resetUserModules: Rule<Catalogue['resetUserModules']> = async (call) => {
  const { db, body } = call;
  const refused = whyNotReset(call, 'user_modules');
  if (refused !== null) return refused;
  const entityIds = new Set<number>();
  for (const id of body.modules) {
    const module = db.tables.modules.get(id);
    if (module?.organisation_id !== body.organisation_id) return notFound('Module', id);
    entityIds.add(module.entity_id);
  }
  await takeBack(call, entityIds);
  return reply(204, null);
};

/** A collection and everything in it, by entity id; `around` ends a circle. */
const everythingIn = (
  db: Database,
  { collection_id, entity_id, module_ids, collection_ids }: CollectionRecord,
  around: ReadonlySet<number> = new Set(),
): readonly number[] => {
  if (around.has(collection_id)) return [];
  const path = new Set([...around, collection_id]);
  return [
    entity_id,
    ...module_ids.flatMap((id) => db.tables.modules.get(id)?.entity_id ?? []),
    ...collection_ids
      .flatMap((id) => db.tables.collections.get(id) ?? [])
      .flatMap((inner) => everythingIn(db, inner, path)),
  ];
};

/** X-093 (N-21, N-22): a collection with its modules, and the collections in it with theirs. */
export const resetUserCollections: Rule<Catalogue['resetUserCollections']> = async (call) => {
  const { db, body } = call;
  const refused = whyNotReset(call, 'user_collections');
  if (refused !== null) return refused;
  const entityIds = new Set<number>();
  for (const id of body.collections) {
    const collection = db.tables.collections.get(id);
    if (collection?.organisation_id !== body.organisation_id) return notFound('Collection', id);
    for (const entityId of everythingIn(db, collection)) entityIds.add(entityId);
  }
  await takeBack(call, entityIds);
  return reply(204, null);
};
