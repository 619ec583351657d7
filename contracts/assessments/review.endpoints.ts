import * as z from 'zod/mini';
import { authenticatedGet, authenticatedPost, download, Key, REVIEW_ERRORS } from '../endpoint-presets.ts';
import { maybe, Paging, WireList, WireNumber } from '../wire.schema.ts';
import { Assessment } from './assessment.schema.ts';
import { PendingReview, ReviewSubmission } from './review.schema.ts';

/** Assessments that one call brings. */
const LISTED_AT_ONCE = 500;

const User = z.strictObject({ userId: WireNumber, assessmentId: WireNumber });
const With = z.strictObject({ with: maybe(WireList) });

export const getUserAssessment = authenticatedGet({
  name: 'getUserAssessment',
  number: 'X-021',
  description: 'The work of one person for its reviewer, by person and assessment (D-01, D-02).',
  path: 'users/{userId}/assessments/{assessmentId}',
  params: User,
  query: With,
  fixedQuery: { with: ['answers', 'messages'] },
  reply: Assessment,
  errors: REVIEW_ERRORS.reading,
});

export const reviewUserAssessment = authenticatedPost({
  name: 'reviewUserAssessment',
  number: 'X-022',
  description: 'Decides about the work of one person, by person and assessment (D-09, D-10).',
  path: 'users/{userId}/assessments/{assessmentId}/review',
  viewing: 'refused',
  params: User,
  body: ReviewSubmission,
  reply: Assessment,
  errors: REVIEW_ERRORS.deciding,
  idempotencyKey: 'assumed',
});

export const getReview = authenticatedGet({
  name: 'getReview',
  number: 'X-023',
  description: 'The work of one person for its reviewer, by the key of the link in the mail (D-01).',
  path: 'a/{key}',
  params: Key,
  query: With,
  fixedQuery: { with: ['answers', 'messages'] },
  reply: Assessment,
  errors: REVIEW_ERRORS.reading,
});

export const submitReview = authenticatedPost({
  name: 'submitReview',
  number: 'X-024',
  description: 'Decides about the work of one person, by the key of the link in the mail (D-09, D-10).',
  path: 'a/{key}/review',
  viewing: 'refused',
  params: Key,
  body: ReviewSubmission,
  reply: Assessment,
  errors: REVIEW_ERRORS.deciding,
  idempotencyKey: 'assumed',
});

export const downloadUserAssessmentFile = download({
  name: 'downloadUserAssessmentFile',
  number: 'X-025',
  description: 'A file that was handed in as an answer, by person and assessment; `key` is the answer’s (D-13).',
  path: 'users/{userId}/assessments/{assessmentId}/files/{key}',
  params: z.strictObject({ userId: WireNumber, assessmentId: WireNumber, key: z.string() }),
});

export const downloadReviewFile = download({
  name: 'downloadReviewFile',
  number: 'X-026',
  description: 'A file that was handed in as an answer: `key` is the review’s, `fileKey` the answer’s (D-13).',
  path: 'a/{key}/file/{fileKey}',
  params: z.strictObject({ key: z.string(), fileKey: z.string() }),
});

export const listReviews = authenticatedGet({
  name: 'listReviews',
  number: 'X-105',
  description:
    'The assessments of an organisation that wait for a reviewer, page by page. An extension, as the list of evidence (R12).',
  path: 'a',
  query: z.strictObject({ organisation_id: WireNumber, page: maybe(WireNumber), per_page: maybe(WireNumber) }),
  fixedQuery: { per_page: LISTED_AT_ONCE },
  reply: Paging(PendingReview),
  errors: { preset: 'silent' },
  contract: 'assumed',
});
