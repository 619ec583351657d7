import type { ProviderState } from '../provider-state.ts';

/** What a learner was given. */
export const awardsStates = {
  'points of three years': {
    as: 'learner',
    description:
      'In this organisation Amara was given 600 points on 1 June 2025, 120 on 1 June 2026 and 30 on 1 June 2027, and no others; 5 in another organisation. Somebody else was given 7 in this one.',
    provides: { organisation_id: 1 },
  },
  'an award on the way': {
    as: 'learner',
    description:
      'In this organisation there are two awards. One is for training that is not Amara’s. The other is for this collection and these modules, and for one more that she is exempt from; she completed the collection and the first module, and opened that module and the second last on 2 March 2026. It gives 120 points until the year 2100. Its certificate has a template.',
    provides: { organisation_id: 1, award_id: 401, award_ids: [401], module_ids: [701, 702], collection_ids: [303] },
  },
  'an award with a certificate': {
    as: 'learner',
    description:
      'In this organisation there is one award, for these modules. Amara completed them and holds it; it gave her 20 points. Its certificate has a template. The stranger is another learner.',
    provides: { organisation_id: 1, award_id: 402, module_ids: [701, 702], stranger_id: 12 },
  },
  'an award without a certificate': {
    as: 'learner',
    description: 'Amara holds this award. Its certificate has no valid template.',
    provides: { award_id: 403 },
  },
  'a certificate of the person who is viewed': {
    as: 'viewer',
    description: 'The person who is viewed holds this award. Its certificate has a template.',
    provides: { user_id: 11, award_id: 402 },
  },
  'three of five completed': {
    as: 'learner',
    description:
      'In this organisation Amara has 750 points. Of what is assigned to her she completed three, two are open, and she is exempt from one. Somebody else completed more.',
    provides: { organisation_id: 1, user_id: 11 },
  },
} as const satisfies Record<string, ProviderState>;
