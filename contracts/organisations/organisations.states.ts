import type { ProviderState } from '../provider-state.ts';

/** What an organisation has its learners see. */
export const organisationsStates = {
  'a band with every kind of card': {
    as: 'learner',
    description:
      'In this organisation Amara was lately assigned, newest first: this module, which waits for another one, this collection of that module and of a collection, this page. These two of her assessments are expired and overdue, in this order. So are one of somebody else’s in this organisation, and one of hers in another one.',
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
  'an organisation of others': {
    as: 'learner',
    description:
      'Amara, who has this number, is no member of this organisation. Of it are this thumbnail, this module, this collection and this product.',
    provides: {
      organisation_id: 12,
      user_id: 11,
      thumbnail_id: 610,
      module_id: 861,
      collection_id: 361,
      product_id: 1301,
    },
  },
} as const satisfies Record<string, ProviderState>;
