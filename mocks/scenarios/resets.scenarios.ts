import { resetsStates } from '#contracts/library/resets.states.ts';
import { collectionEntity, moduleEntity } from '#fixtures/entities.ts';
import { emergencies, policies } from '#fixtures/library/collections.ts';
import { externalWithEvidence, moduleExpiringSoon } from '#fixtures/library/modules.ts';
import { amaraOsei, marcusBell } from '#fixtures/people.ts';
import * as endpoints from '#contracts/library/resets.endpoints.ts';
import { keyedCall, rememberReply } from '../handlers/idempotency.ts';
import { resetUserCollections, resetUserModules } from '../rules/resets.rules.ts';
import { callOf } from './call-of.ts';
import type { Stage } from './scenario.ts';
import { AS_SEEDED, stateScenarios } from './state-scenarios.ts';
import { evidence } from './traits/evidence.ts';

const ORGANISATION_ID = 1;

const forbidRestarts = async ({ db }: Stage): Promise<void> => {
  const { settings } = db.tables.organisations.require(ORGANISATION_ID);
  await db.tables.organisations.update(ORGANISATION_ID, { settings: { ...settings, user_reset_training: false } });
};

/** The policies hold one module, and the emergencies with another one; all of it is completed, and then restarted. */
const restartPolicies = async (stage: Stage): Promise<void> => {
  const { db, nowMs } = stage;
  const now = Math.floor(nowMs / 1000);
  await evidence({ key: 'evidence-bls-amara' }).accepted().arrange(stage);
  await db.tables.collections.update(policies.collection_id, {
    module_ids: [moduleExpiringSoon.module_id],
    collection_ids: [emergencies.collection_id],
    sequences: [],
  });
  const completed = new Set([
    moduleEntity(moduleExpiringSoon.module_id),
    moduleEntity(externalWithEvidence.module_id),
    collectionEntity(emergencies.collection_id),
    collectionEntity(policies.collection_id),
  ]);
  for (const { user_entity_id } of db.tables.user_entities.where(
    ({ user_id, entity_id }) => user_id === amaraOsei.id && completed.has(entity_id),
  ))
    await db.tables.user_entities.update(user_entity_id, {
      status: 'completed',
      last_viewed_at: now,
      last_completed_at: now,
    });
  await resetUserCollections({
    ...callOf(stage, amaraOsei),
    body: {
      organisation_id: ORGANISATION_ID,
      users: [amaraOsei.id],
      collections: [policies.collection_id],
      last_started_at: null,
      last_completed_at: null,
      state: null,
      time_viewed: null,
    },
  });
};

const KEY = '7d2e9a4c1b8f4e6fa3c5d0b1e2f69713';
const UNDER_KEY = resetsStates['the training of a learner was reset under an idempotency key'].provides;

/** Marcus has reset a module and a collection, each under a key of its own. */
const resetUnderKey = async (stage: Stage): Promise<void> => {
  const { organisation_id, user_id, module_id, collection_id } = UNDER_KEY;
  const people = { organisation_id, users: [user_id] };
  const takenBack = { last_started_at: null, last_completed_at: null, state: null, time_viewed: null };
  const call = callOf(stage, marcusBell);
  const moduleBody = { ...people, modules: [module_id], ...takenBack };
  const collectionBody = { ...people, collections: [collection_id], ...takenBack };
  for (const [reply, keyed] of [
    [
      await resetUserModules({ ...call, body: moduleBody }),
      keyedCall(endpoints.resetUserModules, marcusBell.id, `${KEY}-modules`, { params: undefined, body: moduleBody }),
    ],
    [
      await resetUserCollections({ ...call, body: collectionBody }),
      keyedCall(endpoints.resetUserCollections, marcusBell.id, `${KEY}-collections`, {
        params: undefined,
        body: collectionBody,
      }),
    ],
  ] as const) {
    if (reply.kind === 'refusal' || keyed === null) throw new Error('Marcus could not reset the training.');
    rememberReply(stage.db, keyed, reply, stage.nowMs);
  }
};

/** Training that is begun again. */
export const resetsScenarios = stateScenarios(resetsStates, {
  'completed training that may be restarted': AS_SEEDED,
  'completed training that may not be restarted': forbidRestarts,
  'training of a learner whom a manager looks after': AS_SEEDED,
  'the training of a learner was reset under an idempotency key': resetUnderKey,
  'a collection that its person has restarted': restartPolicies,
});
