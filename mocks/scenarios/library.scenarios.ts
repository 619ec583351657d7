import { libraryStates } from '#contracts/library/library.states.ts';
import { exemptFromOneOfEach } from './exempt-from-one-of-each.ts';
import type { Scenario } from './scenario.ts';
import { AS_SEEDED, stateScenarios } from './state-scenarios.ts';

/** Training and its pictures. */
export const libraryScenarios = {
  ...stateScenarios(libraryStates, {
    'training with a picture': AS_SEEDED,
    'training that somebody is exempt from': exemptFromOneOfEach,
  }),
} satisfies Readonly<Record<string, Scenario>>;
