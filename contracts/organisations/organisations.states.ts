import type { ProviderState } from '../provider-state.ts';

/** What an organisation has its learners see. */
export const organisationsStates = {
  'a band with every kind of card': {
    as: 'learner',
    description:
      'In this organisation Amara was lately assigned, newest first: this module, which waits for another one, this collection of that module and of a collection, this page. These two of her assessments are expired and overdue, in this order.',
    provides: {
      organisation_id: 1,
      module_ids: [707],
      collection_ids: [301],
      page_ids: [151],
      assessment_ids: [512, 513],
    },
  },
  'a band of the organisation’s own': {
    as: 'learner',
    description: 'This organisation of Amara’s has a band of its own, in which she was assigned this page alone.',
    provides: { organisation_id: 81, band_id: 92, page_ids: [154] },
  },
} as const satisfies Record<string, ProviderState>;
