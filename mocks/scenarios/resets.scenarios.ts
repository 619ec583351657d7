import { resetsStates } from '#contracts/library/resets.states.ts';
import { collectionEntity, moduleEntity } from '#fixtures/entities.ts';
import { emergencies, policies } from '#fixtures/library/collections.ts';
import { externalWithEvidence, moduleExpiringSoon } from '#fixtures/library/modules.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { resetUserCollections } from '../rules/resets.rules.ts';
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

/** Training that is begun again. */
export const resetsScenarios = stateScenarios(resetsStates, {
  'completed training that may be restarted': AS_SEEDED,
  'completed training that may not be restarted': forbidRestarts,
  'training of a learner whom a manager looks after': AS_SEEDED,
  'a collection that its person has restarted': restartPolicies,
});
