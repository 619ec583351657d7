import type { Catalogue } from '#contracts/catalogue.ts';
import type { ModuleRecord, UserEntityRecord } from '#fixtures/records/library.record.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import type { Database } from '../db/database.ts';
import { publish } from '../realtime/publish.ts';
import { entityStatusAt } from './cards.ts';
import { completeTraining, openRow, rowOf } from './complete-training.ts';
import { membershipOf } from './membership.ts';
import { whyClosed } from './module-access.ts';
import { moduleFor } from './modules.rules.ts';
import { forbidden, invalid, reply } from './reply.ts';
import type { Rule } from './rule.ts';

/**
 * Seconds of viewing that complete a module which has nothing to confirm; links complete when they are opened. The film
 * of this world lasts six (0370).
 */
const COMPLETES_AFTER_SECONDS: Readonly<Partial<Record<ModuleRecord['module_type_key'], number>>> = { DOC: 5, VID: 5 };

interface Learning {
  readonly db: Database;
  readonly user: Pick<UserRecord, 'id'>;
  /** Virtual unix seconds. */
  readonly now: number;
}

const traineeOf = ({ user }: Pick<Learning, 'user'>, { entity_id, organisation_id }: ModuleRecord) => ({
  user_id: user.id,
  entity_id,
  organisation_id,
});

const isCompleted = (row: UserEntityRecord, now: number): boolean => entityStatusAt(row, now) === 'completed';

/** Completes a module of the person, once, and tells every page of theirs (N-13). */
export const completeModule = async (from: Learning, module: ModuleRecord): Promise<void> => {
  const { db, now } = from;
  const trainee = traineeOf(from, module);
  const row = rowOf(db, trainee);
  if (row !== undefined && isCompleted(row, now)) return;
  await completeTraining(from, trainee, now);
  // The page whose report completed it has no other way to learn of it.
  publish(
    { db, socketId: null },
    'entity.updated',
    { entity_id: module.entity_id, organisation_id: module.organisation_id },
    [from.user.id],
  );
};

/** X-079 (N-05): a package is begun; a link is all that there is to do, so opening it completes it. */
export const startModule: Rule<Catalogue['startModule']> = async (call) => {
  const { db, user, params, body, now } = call;
  const module = moduleFor(db, user, params.id, body.organisation_id);
  if ('kind' in module) return module;
  const closed = whyClosed(db, user.id, module, now);
  if (closed !== null) return invalid({ module: [closed] });
  await begin(call, module);
  if (module.module_type_key === 'LNK') await completeModule(call, module);
  return reply(204, null);
};

const begin = async (call: Learning, module: ModuleRecord): Promise<void> => {
  const { db, now } = call;
  const { user_entity_id } = await openRow(call, traineeOf(call, module));
  await db.tables.user_entities.update(user_entity_id, { last_started_at: now, last_viewed_at: now });
};

/** Types that are complete because somebody says so; a package and evidence say it themselves. */
const COMPLETED_BY_HAND: ReadonlySet<ModuleRecord['module_type_key']> = new Set(['DOC', 'LNK', 'VID']);

/** X-080 (N-11): a document that asks for it is confirmed, and with that complete. */
export const confirmModule: Rule<Catalogue['confirmModule']> = async (call) => {
  const { db, user, params, body, now } = call;
  const module = moduleFor(db, user, params.id, body.organisation_id);
  if ('kind' in module) return module;
  const closed =
    module.properties.confirm_understanding === true
      ? whyClosed(db, user.id, module, now)
      : 'There is nothing to confirm.';
  if (closed !== null) return invalid({ module: [closed] });
  await completeModule(call, module);
  return reply(204, null);
};

/** X-081 (N-06, 0334): the training begins, or is complete where nothing else completes it. */
export const actOnModule: Rule<Catalogue['actOnModule']> = async (call) => {
  const { db, user, params, body, now } = call;
  const module = moduleFor(db, user, params.id, body.organisation_id);
  if ('kind' in module) return module;
  const closed = whyClosed(db, user.id, module, now);
  if (closed !== null) return invalid({ module: [closed] });
  if (body.action !== 'complete') await begin(call, module);
  else if (module.properties.confirm_understanding !== true && COMPLETED_BY_HAND.has(module.module_type_key))
    await completeModule(call, module);
  else return invalid({ action: ['This training is not completed by hand.'] });
  return reply(204, null);
};

const addViewing = async (call: Learning, module: ModuleRecord, seconds: number): Promise<void> => {
  const { db, user, now } = call;
  if (whyClosed(db, user.id, module, now) !== null) return;
  const row = await openRow(call, traineeOf(call, module));
  const time_viewed = row.time_viewed + seconds;
  await db.tables.user_entities.update(row.user_entity_id, {
    time_viewed,
    last_viewed_at: now,
    last_started_at: row.last_started_at ?? now,
  });
  // Without its file nothing was read or watched.
  const isConfirmed = module.properties.confirm_understanding === true;
  const enough = isConfirmed || module.file_id === null ? undefined : COMPLETES_AFTER_SECONDS[module.module_type_key];
  if (enough !== undefined && time_viewed >= enough) await completeModule(call, module);
};

/** seconds of viewing are added up (N-12); of a payment the log of calls is all that counts here. */
export const recordAnalytics: Rule<Catalogue['recordAnalytics']> = async (call) => {
  const { db, user, body } = call;
  const { organisation_id, data } = body;
  if (membershipOf(db, user.id, organisation_id) === undefined) return forbidden();
  if (data.type === 'payment') return reply(204, null);
  const module = moduleFor(db, user, data.typeId, organisation_id);
  if ('kind' in module) return module;
  await addViewing(call, module, data.viewTime);
  return reply(204, null);
};
