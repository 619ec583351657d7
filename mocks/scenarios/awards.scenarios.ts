import { awardsStates } from '#contracts/awards/awards.states.ts';
import { brightwater, northgate } from '#fixtures/organisations.ts';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import { stateScenarios } from './state-scenarios.ts';

/** Whose, where, how many, when in unix seconds. */
const GIVEN = [
  [amaraOsei, brightwater, 600, 1_748_775_600],
  [amaraOsei, brightwater, 120, 1_780_311_600],
  [amaraOsei, brightwater, 30, 1_811_847_600],
  [amaraOsei, northgate, 5, 1_780_311_600],
  [tomWhitfield, brightwater, 7, 1_780_311_600],
] as const;

/** What a learner was given. */
export const awardsScenarios = stateScenarios(awardsStates, {
  'points of three years': async ({ db }) => {
    await db.tables.points.removeWhere((row) => row.user_id === amaraOsei.id);
    for (const [nth, [person, { organisation_id }, points, awarded_at]] of GIVEN.entries())
      await db.tables.points.insert({ id: 990_001 + nth, reason: 'points of three years', user_id: person.id, organisation_id, points, awarded_at });
  },
});
