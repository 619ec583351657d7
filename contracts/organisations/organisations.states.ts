import type { ProviderState } from '../provider-state.ts';

/** What an organisation has its learners see. */
export const organisationsStates = {
  'a band with every kind of card': {
    as: 'learner',
    description: 'In organisation 1 Amara was lately assigned, newest first: a module that waits for another one, a collection of that module and of a collection, a page. Two of her assessments are expired or overdue.',
  },
} as const satisfies Record<string, ProviderState>;
