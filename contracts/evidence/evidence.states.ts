import type { ProviderState } from '../provider-state.ts';

/** Evidence to review and reviewed. */
export const evidenceStates = {
  'evidence waits for its reviewer': {
    as: 'reviewer',
    description: 'In organisation 1 Tom’s evidence "evidence-tom", a PDF with a message that he sent on 1st March 2026, waits for a review and nothing else does; "evidence-oliver" was rejected with a message.',
  },
  'evidence was reviewed': { as: 'reviewer', description: 'Oliver’s evidence "evidence-oliver", sent without a message, was rejected by a reviewer with a message.' },
} as const satisfies Record<string, ProviderState>;
