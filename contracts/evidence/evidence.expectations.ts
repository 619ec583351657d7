import { DECIDED_TWICE, type Question, REPEATED_WITH_ITS_KEY } from '../assumption.ts';
import type { Expectations } from '../expectation.ts';
import type * as evidence from './evidence.endpoints.ts';

/** Of each call that answers with a piece of evidence. */
export const REVIEWED_EVIDENCE = [
  { part: 'reply', at: 'reviewed_at', question: 'When was evidence decided?', decision: 'Q-02' },
  { part: 'reply', at: 'reviewed_user', question: 'Who decided about evidence?', decision: 'Q-02' },
  { part: 'reply', at: 'review_message', question: 'In which words was evidence decided?', decision: 'Q-02' },
] as const satisfies readonly Question[];

export const expectations = {
  calls: {
    getEvidence: {
      failures: 't o p t t t t t t t',
      screen: 'reviewing evidence',
    },
    reviewEvidence: {
      failures: 't o t t t t t t t t',
      viewing: ['refused', 'a reviewer decides in their own name'],
      screen: 'deciding about evidence',
    },
    downloadEvidenceFile: {
      failures: 's s s s s s s s s s',
      screen: 'a file of evidence',
    },
    reviewEvidences: {
      failures: 't o t t t t t t t t',
      viewing: ['refused', 'a reviewer decides in their own name'],
      screen: 'deciding about several pieces of evidence',
      readings: {
        body: [
          'organisation_id, evidences[], status, same fields',
          'organisation_id, evidences[], status, last_completed_at+score, message',
        ],
      },
    },
    listEvidence: {
      failures: 't s s t s s s t s s',
      screen: 'the list of pending evidence',
      deviations: { fixedQuery: ['per_page=500, status=pending', '0045'] },
    },
  },
  assumptions: [
    ...REVIEWED_EVIDENCE.map((one) => ({ of: ['getEvidence', 'reviewEvidence', 'listEvidence'] as const, ...one })),
    {
      of: ['reviewEvidence'],
      part: 'reply',
      at: '',
      question: 'Does a decision about evidence answer with the evidence?',
      decision: 'X-084',
    },
    {
      of: ['reviewEvidences'],
      part: 'reply',
      at: '',
      question: 'Does a decision about several pieces answer with those that could not be decided, as `failed`?',
      decision: 'X-086',
    },
    {
      of: ['listEvidence'],
      part: 'call',
      question: 'Is there a list of pending evidence at `GET evidence`?',
      decision: 'X-087',
    },
    { of: ['reviewEvidence', 'reviewEvidences'], ...REPEATED_WITH_ITS_KEY },
    { of: ['reviewEvidence'], ...DECIDED_TWICE },
  ],
} as const satisfies Expectations<typeof evidence>;
