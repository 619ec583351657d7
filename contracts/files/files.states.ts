import type { ProviderState } from '../provider-state.ts';

/** Files that somebody stored. */
export const filesStates = {
  'a file was uploaded': { as: 'learner', description: 'Amara owns a stored file.' },
} as const satisfies Record<string, ProviderState>;
