import type { ProviderState } from '../provider-state.ts';

/** Files that somebody stored. */
export const filesStates = {
  'a file was uploaded': {
    as: 'learner',
    description: 'Amara owns a stored file, a text.',
    provides: { file_id: 990_001 },
  },
} as const satisfies Record<string, ProviderState>;
