import { DECIDED_TWICE, REPEATED_WITH_ITS_KEY } from '../assumption.ts';
import type { Expectations } from '../expectation.ts';
import type * as assessments from './assessments.endpoints.ts';
import type * as review from './review.endpoints.ts';

export const expectations = {
  calls: {
    getAssessment: {
      failures: 't t p t t t t t t t',
      screen: 'an assessment',
    },
    listAssessments: {
      failures: 't s s t s s s t s s',
      screen: 'home',
      deviations: { query: ['organisation_id, page, per_page', '0126'] },
    },
    submitAnswers: {
      failures: 't t t t t t t t t t',
      viewing: ['named', 'uses one of the learner’s attempts'],
      screen: 'submitting an assessment',
    },
    getUserAssessment: {
      failures: 't o p t t t t t t t',
      screen: 'reviewing a person’s assessment',
      deviations: { errors: ['tray, 403 own, 404 page', '0115'] },
    },
    reviewUserAssessment: {
      failures: 't o t t t t t t t t',
      viewing: ['refused', 'a reviewer marks in their own name'],
      screen: 'deciding about a person’s assessment',
    },
    getReview: {
      failures: 't o p t t t t t t t',
      screen: 'reviewing an assessment',
    },
    submitReview: {
      failures: 't o t t t t t t t t',
      viewing: ['refused', 'a reviewer marks in their own name'],
      screen: 'deciding about an assessment',
      readings: { body: ['as X-022', 'answers[{id,type,correct}], last_assessed_comments, last_assessed_file_id'] },
    },
    downloadUserAssessmentFile: {
      failures: 's s s s s s s s s s',
      screen: 'a file of an answer',
    },
    downloadReviewFile: {
      failures: 's s s s s s s s s s',
      screen: 'a file of an answer',
    },
    listReviews: {
      failures: 't s s t s s s t s s',
      screen: 'the list of assessments to review',
    },
  },
  assumptions: [
    {
      of: ['getAssessment', 'submitAnswers', 'getUserAssessment', 'reviewUserAssessment', 'getReview', 'submitReview'],
      part: 'reply',
      at: 'history.submitted_at',
      question: 'Does each former attempt say when it was submitted?',
      decision: 'ES-01',
    },
    {
      of: ['getAssessment'],
      part: 'reply',
      at: 'messages',
      question:
        'Does an assessment that came back hold the reviewers’ messages, though its collection and module alone are asked for?',
      decision: 'C-01',
    },
    {
      of: ['listReviews'],
      part: 'call',
      question: 'Is there a list of the assessments that wait for a review at `GET a`?',
      decision: '0164',
    },
    {
      of: ['downloadReviewFile'],
      part: 'path',
      at: 'fileKey',
      question: 'Is the last part of the path the key of the answer?',
      decision: 'X-026',
      isPinned: false,
    },
    { of: ['submitAnswers', 'reviewUserAssessment', 'submitReview'], ...REPEATED_WITH_ITS_KEY },
    { of: ['reviewUserAssessment', 'submitReview'], ...DECIDED_TWICE },
    {
      of: ['submitAnswers'],
      part: 'refusal',
      status: 422,
      question: 'Under which field are too few answers refused?',
      decision: 'C-32',
    },
  ],
} as const satisfies Expectations<typeof assessments & typeof review>;
