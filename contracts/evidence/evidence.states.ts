import type { ProviderState } from '../provider-state.ts';

/** Evidence to review and reviewed. */
export const evidenceStates = {
  'evidence waits for its reviewer': {
    as: 'reviewer',
    description:
      'In this organisation a learner’s evidence, a PDF with a message, sent before 2nd March 2026, waits for a review and nothing else does; the other piece was rejected with a message.',
    provides: {
      organisation_id: 1,
      key: 'evidence-tom',
      rejected_keys: ['evidence-oliver'],
      keys: ['evidence-tom'],
      both_keys: ['evidence-tom', 'evidence-oliver'],
    },
  },
  'evidence was reviewed': {
    as: 'reviewer',
    description: 'A learner’s evidence, sent without a message, was rejected by a reviewer with a message.',
    provides: { key: 'evidence-oliver' },
  },
} as const satisfies Record<string, ProviderState>;
