import { awardsStates } from '#contracts/awards/awards.states.ts';
import { collectionEntity, moduleEntity } from '#fixtures/entities.ts';
import { brightwater, northgate } from '#fixtures/organisations.ts';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import type { Stage } from './scenario.ts';
import { AS_SEEDED, stateScenarios } from './state-scenarios.ts';

/** Whose, where, how many, when in unix seconds. */
const GIVEN = [
  [amaraOsei, brightwater, 600, 1_748_775_600],
  [amaraOsei, brightwater, 120, 1_780_311_600],
  [amaraOsei, brightwater, 30, 1_811_847_600],
  [amaraOsei, northgate, 5, 1_780_311_600],
  [tomWhitfield, brightwater, 7, 1_780_311_600],
] as const;

/** The two dates of the pact that bound when an award gives points. */
const SINCE = 1_748_775_600;
const UNTIL = 4_102_444_800;

/** When she opened what she is not exempt from: 2 March 2026. */
const OPENED = 1_772_409_600;

/** Makes something Amara's with this status, whatever it was before. */
const assign = async (
  { db, nowMs }: Stage,
  entityId: number,
  status: 'completed' | 'pending' | 'exempt',
): Promise<void> => {
  await db.tables.user_entities.removeWhere((row) => row.user_id === amaraOsei.id && row.entity_id === entityId);
  const at = Math.floor(nowMs / 1000) - 86_400;
  await db.tables.user_entities.insert({
    user_entity_id: 9_000_000 + entityId,
    reason: 'The state says so.',
    organisation_id: brightwater.organisation_id,
    user_id: amaraOsei.id,
    entity_id: entityId,
    status,
    favourite: false,
    assigned_at: at,
    due_at: null,
    expires_at: null,
    last_viewed_at: status === 'exempt' ? null : OPENED,
    last_started_at: null,
    last_completed_at: status === 'completed' ? at : null,
    time_viewed: 0,
  });
};

/** Leaves these awards alone in Brightwater. */
const onlyAwards = ({ db }: Stage, ids: readonly number[]): Promise<void> =>
  db.tables.awards.removeWhere(
    ({ organisation_id, award_id }) => organisation_id === brightwater.organisation_id && !ids.includes(award_id),
  );

const clearTraining = ({ db }: Stage): Promise<void> =>
  db.tables.user_entities.removeWhere(
    ({ user_id, organisation_id }) => user_id === amaraOsei.id && organisation_id === brightwater.organisation_id,
  );

const givePoints = async ({ db }: Stage): Promise<void> => {
  await db.tables.points.removeWhere((row) => row.user_id === amaraOsei.id);
  for (const [nth, [person, { organisation_id }, points, awarded_at]] of GIVEN.entries())
    await db.tables.points.insert({
      id: 990_001 + nth,
      reason: 'points of three years',
      user_id: person.id,
      organisation_id,
      points,
      awarded_at,
    });
};

/** What a learner was given. */
export const awardsScenarios = stateScenarios(awardsStates, {
  'points of three years': givePoints,
  'an award on the way': async (stage) => {
    await clearTraining(stage);
    await onlyAwards(stage, [401, 404]);
    await stage.db.tables.awards.update(401, {
      module_ids: [701, 702, 703],
      collection_ids: [303],
      points_awarded_from: SINCE,
      points_awarded_to: UNTIL,
    });
    await assign(stage, collectionEntity(303), 'completed');
    await assign(stage, moduleEntity(701), 'completed');
    await assign(stage, moduleEntity(702), 'pending');
    await assign(stage, moduleEntity(703), 'exempt');
  },
  'an award with a certificate': async (stage) => {
    await onlyAwards(stage, [402]);
    await stage.db.tables.awards.update(402, { module_ids: [701, 702] });
    await assign(stage, moduleEntity(701), 'completed');
    await assign(stage, moduleEntity(702), 'completed');
  },
  'an award without a certificate': AS_SEEDED,
  'a certificate of the person who is viewed': AS_SEEDED,
  'three of five completed': async (stage) => {
    await clearTraining(stage);
    await givePoints(stage);
    for (const id of [701, 702]) await assign(stage, moduleEntity(id), 'completed');
    await assign(stage, collectionEntity(303), 'completed');
    for (const id of [703, 704]) await assign(stage, moduleEntity(id), 'pending');
    await assign(stage, moduleEntity(705), 'exempt');
  },
});
