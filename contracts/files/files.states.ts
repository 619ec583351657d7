import type { ProviderState } from '../provider-state.ts';

/** Files that somebody stored. */
export const filesStates = {
  'a file was uploaded': {
    as: 'learner',
    description:
      'Amara owns a stored file, a text. The foreign file is somebody else’s, and she has nothing to do with it.',
    provides: { file_id: 990_001, foreign_file_id: 903 },
  },
} as const satisfies Record<string, ProviderState>;
