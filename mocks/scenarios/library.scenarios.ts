import { libraryStates } from '#contracts/library/library.states.ts';
import type { Scenario } from './scenario.ts';
import { AS_SEEDED, stateScenarios } from './state-scenarios.ts';

/** Training and its pictures. */
export const libraryScenarios = {
  ...stateScenarios(libraryStates, {
    'training with a picture': AS_SEEDED,
  }),
} satisfies Readonly<Record<string, Scenario>>;
