import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { maybe, WireList, WireNumber } from '../wire.schema.ts';
import { Assessment } from './assessment.schema.ts';
import { ReviewSubmission } from './review.schema.ts';

const Key = z.strictObject({ key: z.string() });
const User = z.strictObject({ userId: WireNumber, assessmentId: WireNumber });
const With = z.strictObject({ with: maybe(WireList) });
const Download = z.strictObject({ download: maybe(z.string()) });

export const getUserAssessment = endpoint({
  name: 'getUserAssessment',
  number: 'X-021',
  says: 'The work of one person for its reviewer, by person and assessment (D-01, D-02).',
  method: 'GET',
  path: 'users/{userId}/assessments/{assessmentId}',
  params: User,
  query: With,
  fixedQuery: { with: ['answers', 'messages'] },
  success: [200],
  reply: Assessment,
  session: 'required',
  // D-14, J-01: a reviewer without an admin account keeps their session.
  errors: { preset: 'tray', on: { 403: 'own', 404: 'page' } },
  contract: 'known',
});

export const reviewUserAssessment = endpoint({
  name: 'reviewUserAssessment',
  number: 'X-022',
  says: 'Decides about the work of one person, by person and assessment (D-09, D-10).',
  method: 'POST',
  path: 'users/{userId}/assessments/{assessmentId}/review',
  params: User,
  body: ReviewSubmission,
  success: [200],
  reply: Assessment,
  session: 'required',
  errors: { preset: 'tray', on: { 403: 'own' } },
  contract: 'known',
});

export const getReview = endpoint({
  name: 'getReview',
  number: 'X-023',
  says: 'The work of one person for its reviewer, by the key of the link in the mail (D-01).',
  method: 'GET',
  path: 'a/{key}',
  params: Key,
  query: With,
  fixedQuery: { with: ['answers', 'messages'] },
  success: [200],
  reply: Assessment,
  session: 'required',
  errors: { preset: 'tray', on: { 403: 'own', 404: 'page' } },
  contract: 'known',
});

export const submitReview = endpoint({
  name: 'submitReview',
  number: 'X-024',
  says: 'Decides about the work of one person, by the key of the link in the mail (D-09, D-10).',
  method: 'POST',
  path: 'a/{key}/review',
  params: Key,
  body: ReviewSubmission,
  success: [200],
  reply: Assessment,
  session: 'required',
  errors: { preset: 'tray', on: { 403: 'own' } },
  contract: 'known',
});

export const downloadUserAssessmentFile = endpoint({
  name: 'downloadUserAssessmentFile',
  number: 'X-025',
  says: 'A file that was handed in as an answer, by person and assessment; `key` is the answer’s (D-13).',
  method: 'GET',
  path: 'users/{userId}/assessments/{assessmentId}/files/{key}',
  params: z.strictObject({ userId: WireNumber, assessmentId: WireNumber, key: z.string() }),
  query: Download,
  fixedQuery: { download: 'true' },
  success: [200],
  reply: z.instanceof(Blob),
  replies: 'blob',
  session: 'required',
  errors: { preset: 'mute' },
  contract: 'known',
});

export const downloadReviewFile = endpoint({
  name: 'downloadReviewFile',
  number: 'X-026',
  says: 'A file that was handed in as an answer: `key` is the review’s, `fileKey` the answer’s (D-13).',
  method: 'GET',
  path: 'a/{key}/file/{fileKey}',
  params: z.strictObject({ key: z.string(), fileKey: z.string() }),
  query: Download,
  fixedQuery: { download: 'true' },
  success: [200],
  reply: z.instanceof(Blob),
  replies: 'blob',
  session: 'required',
  errors: { preset: 'mute' },
  contract: 'known',
});
