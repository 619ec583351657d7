import type { ProviderState } from '../provider-state.ts';

/** Assessments to take, to review and reviewed. */
export const assessmentsStates = {
  'an assessment with every type of question': { as: 'learner', description: 'Amara can take assessment 501 of organisation 1 for the first time; its first questions are a choice, several choices, a text and a file.' },
  'an assessment with choices only': { as: 'learner', description: 'Amara can take assessment 502 of organisation 1 for the first time, which is marked at once: five questions of choices, of which the options 502012, 502022, 502031, 502041 and 502051 answer three; 80 % pass.' },
  'an assessment was submitted under an idempotency key': {
    as: 'learner',
    description: 'Amara has submitted assessment 502, which is marked at once, under the Idempotency-Key "5f3c0e5a9d2b4c718e6fa0b1c2d3e4f5" with the options 502012, 502022, 502031, 502041 and 502051; it counted once.',
  },
  'a failed try with a comment of the reviewer': { as: 'learner', description: 'Amara’s first try at assessment 503 of organisation 1 was not enough and came back with a comment and an attachment.' },
  'an assessment waits for its reviewer': {
    as: 'reviewer',
    description: 'Amara’s attempt at assessment 508, of a choice, a text and a stored file with the id 990001, waits for a review under the key "review-508-11"; the choice is marked.',
  },
  'an assessment was reviewed': { as: 'reviewer', description: 'Tom’s attempt at assessment 508 was passed by a reviewer, with a comment; its key is "review-508-12".' },
} as const satisfies Record<string, ProviderState>;
