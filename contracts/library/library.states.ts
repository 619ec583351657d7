import type { ProviderState } from '../provider-state.ts';

/** Training and its pictures. */
export const libraryStates = {
  'training with a picture': { as: 'learner', description: 'Amara may see training with this thumbnail.', provides: { thumbnail_id: 612 } },
} as const satisfies Record<string, ProviderState>;
