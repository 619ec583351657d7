import type { ProviderState } from '../provider-state.ts';

/** What the look-up knows. */
export const addressesStates = {
  'the look-up knows addresses': {
    as: 'learner',
    description:
      'The look-up knows these addresses in Kirkgate at this postcode, in this order, and the first of them by this id; another Kirkgate, with another postcode, as well.',
    provides: {
      address_id: 'lookup_ls16by_1',
      address_ids: [
        'lookup_ls16by_1',
        'lookup_ls16by_2',
        'lookup_ls16by_3',
        'lookup_ls16by_4',
        'lookup_ls16by_5',
        'lookup_ls16by_6',
      ],
      postcode: 'LS1 6BY',
      town_and_street: 'leeds kirkg',
      postcode_typed: 'ls16by',
    },
  },
} as const satisfies Record<string, ProviderState>;
