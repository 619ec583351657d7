import type { ProviderState } from '../provider-state.ts';

/** Training and its pictures. */
export const libraryStates = {
  'training with a picture': { as: 'learner', description: 'Amara may see training with this thumbnail.', provides: { thumbnail_id: 612 } },
  'training that somebody is exempt from': {
    as: 'learner',
    description: 'In this organisation Amara is assigned two modules and two collections, and is exempt from one of each. The others are open: these. The module needs the exempt one first; the collection holds the module and the exempt collection.',
    provides: { user_id: 11, organisation_id: 1, module_ids: [707], collection_ids: [301] },
  },
} as const satisfies Record<string, ProviderState>;
