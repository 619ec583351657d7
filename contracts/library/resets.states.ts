import type { ProviderState } from '../provider-state.ts';

/** Training that is begun again. */
export const resetsStates = {
  'completed training that may be restarted': {
    as: 'learner',
    description:
      'In this organisation, which lets learners restart their training, Amara completed this module and this collection. The other person is a learner of the organisation, too; the other module and the other collection belong to another organisation, of which Amara is a learner.',
    provides: {
      organisation_id: 1,
      user_id: 11,
      module_id: 713,
      collection_id: 303,
      other_user_id: 12,
      other_module_id: 801,
      other_collection_id: 341,
    },
  },
  'completed training that may not be restarted': {
    as: 'learner',
    description:
      'Amara completed this module and this collection of this organisation, which does not let learners restart their training.',
    provides: { organisation_id: 1, user_id: 11, module_id: 713, collection_id: 303 },
  },
  'training of a learner whom a manager looks after': {
    as: 'administrator',
    description:
      'Marcus is a manager of this organisation, without an admin account. This learner of the organisation is assigned this module and this collection. The other person is no member of it.',
    provides: { organisation_id: 1, user_id: 12, module_id: 705, collection_id: 301, other_user_id: 19 },
  },
  'the training of a learner was reset under an idempotency key': {
    as: 'administrator',
    description:
      'Marcus, a manager of this organisation, has reset this module and this collection of this learner, each under a key of its own. The other person is a learner of the organisation, too.',
    provides: {
      organisation_id: 1,
      user_id: 12,
      module_id: 705,
      collection_id: 301,
      other_user_id: 11,
    },
  },
  'a collection that its person has restarted': {
    as: 'learner',
    description:
      'Amara had completed this collection of this organisation, with the module and the collection in it, and has restarted it. The module within the inner collection was completed by evidence, which a reviewer accepted.',
    provides: {
      organisation_id: 1,
      collection_id: 303,
      entity_id: 20_303,
      module_ids: [713],
      collection_ids: [305],
      inner_module_id: 711,
      inner_entity_id: 10_711,
      keys: ['evidence-bls-amara'],
    },
  },
} as const satisfies Record<string, ProviderState>;
