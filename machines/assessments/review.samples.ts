import type { Assessment, Question } from '#contracts/assessments/assessment.schema.ts';
import { entry } from '../catalogue-entry.ts';
import { reviewMachine, type LoadReviewResult } from './review.machine.ts';
import { decisionEvents, decisionOutcomes } from '../submission/decision.samples.ts';
import { unmarkedIds } from './review-rules.ts';

const questions: Question[] = [
  {
    id: 11,
    title: 'What happens first?',
    type: 'select',
    answer_count: 1,
    options: [
      { id: 1, value: 'Wash, then dry' },
      { id: 2, value: 'Report it' },
    ],
  },
  { id: 12, title: 'What do you do, and in what order?', type: 'textarea' },
  { id: 13, title: 'Attach the cleaning log.', type: 'file', max_size_mb: 10 },
];

/** Who reviews in the samples. */
export const REVIEWER_ID = 13;

/** Work that waits for its reviewer: a choice that the server marked, a text and a file. */
export const sampleReview = (over: Partial<Assessment> = {}): Assessment => ({
  assessment_id: 7,
  assessment_type_key: 'EXM',
  title: 'Handling laboratory work: practice log',
  attempts: 1,
  attempts_max: 3,
  pass: 80,
  score: null,
  passed: null,
  status: 'review',
  organisation_id: 1,
  last_assessed_user_id: null,
  questions,
  answers: [
    { key: null, correct: true, question: 'What happens first?', response: 'Wash, then dry' },
    { key: null, correct: null, question: 'What do you do, and in what order?', response: 'I would stop the session.' },
    { key: '901', correct: null, question: 'Attach the cleaning log.', response: 'cleaning-log.pdf' },
  ],
  ...over,
});

const anothers: Partial<Assessment> = { status: 'pending', passed: false, score: 67, last_assessed_user_id: 34 };

const loaded = (over: Partial<Assessment> = {}, isDecided = false): { output: LoadReviewResult } => ({
  output: { ok: true, assessment: sampleReview(over), draft: null, isDecided },
});
const unexpectedError = { error: new Error('an effect broke') };

/** The chart of a review with everything that can happen to it. */
export const reviewEntry = entry({
  name: 'review',
  area: 'assessments',
  description: 'Marking the work of one person, deciding, taking it back within eight seconds, and what became of it.',
  machine: reviewMachine,
  inputs: { 'the link of a mail': { subject: { by: 'key', key: 'review-7-11' }, reviewerId: REVIEWER_ID } },
  events: {
    'an answer marked correct': { type: 'mark.set', questionId: 12, correct: true },
    'all marked correct': { type: 'marks.setAll', correct: true },
    'a comment typed': { type: 'comment.changed', comment: 'Good order of steps.' },
    'the comment cleared': { type: 'comment.changed', comment: ' ' },
    'upload started': { type: 'upload.started' },
    'upload finished': { type: 'upload.finished', file: { id: 902, name: 'one-page-guide.pdf', bytes: 1_200_000 } },
    'upload ended without a file': { type: 'upload.ended' },
    'file removed': { type: 'file.removed' },
    'review submitted': { type: 'submit.requested' },
    'submitted all the same': { type: 'submit.confirmed' },
    'back to what was not looked at': { type: 'cancelled' },
    'somebody else decided': { type: 'assessment.changed', assessment: sampleReview(anothers) },
    'unsent words discarded': { type: 'draft.discarded' },
    'the same work once more': { type: 'assessment.changed', assessment: sampleReview() },
    'the learner handed in again': { type: 'assessment.changed', assessment: sampleReview({ attempts: 2 }) },
    ...decisionEvents,
  },
  outcomes: {
    loadReview: {
      'it waits for a review': loaded(),
      'it was decided here and may not have been sent': loaded({}, true),
      'it is their own': loaded({ user_id: REVIEWER_ID }),
      'it was reviewed before': loaded(anothers),
      'no admin account': { output: { ok: false, reason: 'denied' } satisfies LoadReviewResult },
      'no such review': { output: { ok: false, reason: 'notFound' } satisfies LoadReviewResult },
      'the call failed': { output: { ok: false, reason: 'failed' } satisfies LoadReviewResult },
      unexpectedError,
    },
    ...decisionOutcomes,
  },
  distinguish: ({ attempt, comment, file, rows, marks }) => ({
    attempt,
    unmarked: unmarkedIds(rows, marks).length,
    commented: comment.trim() !== '',
    attached: file !== null,
  }),
});
