import { filesStates } from '#contracts/files/files.states.ts';
import { stateScenarios } from './state-scenarios.ts';
import { storeReflection } from './stored-reflection.ts';

/** Files that somebody stored. */
export const filesScenarios = stateScenarios(filesStates, {
  'a file was uploaded': async (stage) => void (await storeReflection(stage)),
});
