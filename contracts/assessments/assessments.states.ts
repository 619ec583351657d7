import type { ProviderState } from '../provider-state.ts';

/** Assessments to take, to review and reviewed. */
export const assessmentsStates = {
  'an assessment with every type of question': { as: 'learner', says: 'Amara can take an assessment with choices, a text and a file.' },
  'an assessment with choices only': { as: 'learner', says: 'Amara can take an assessment that is marked at once.' },
  'a failed try with a comment of the reviewer': { as: 'learner', says: 'Amara’s first try came back with a comment and an attachment.' },
  'an assessment waits for its reviewer': {
    as: 'reviewer',
    says: 'Amara’s attempt at assessment 508, of a choice, a text and a stored file with the id 990001, waits for a review under the key "review-508-11"; the choice is marked.',
  },
  'an assessment was reviewed': { as: 'reviewer', says: 'Tom’s attempt at assessment 508 was passed by a reviewer, with a comment; its key is "review-508-12".' },
} as const satisfies Record<string, ProviderState>;
