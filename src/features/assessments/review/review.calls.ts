import type { CallOptions, Client } from '#api/client.ts';
import type { Outcome } from '#api/failure.ts';
import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import {
  downloadReviewFile,
  downloadUserAssessmentFile,
  getReview,
  getUserAssessment,
  reviewUserAssessment,
  submitReview,
} from '#contracts/assessments/review.endpoints.ts';
import type { ReviewSubmission } from '#contracts/assessments/review.schema.ts';
import type { ReviewSubject } from '#machines/assessments/review-rules.ts';

/** D-01, D-02: the work, by whichever way it was opened. */
export const loadWork = (client: Client, subject: ReviewSubject, options?: CallOptions): Promise<Outcome<Assessment>> =>
  subject.by === 'key'
    ? client.attempt(getReview, { params: { key: subject.key }, query: {} }, options)
    : client.attempt(
        getUserAssessment,
        { params: { userId: subject.userId, assessmentId: subject.assessmentId }, query: {} },
        options,
      );

/** D-09: the decision, by the same way. */
export const sendReview = (
  client: Client,
  subject: ReviewSubject,
  body: ReviewSubmission,
  options?: CallOptions,
): Promise<Outcome<Assessment>> =>
  subject.by === 'key'
    ? client.attempt(submitReview, { params: { key: subject.key }, body }, options)
    : client.attempt(
        reviewUserAssessment,
        { params: { userId: subject.userId, assessmentId: subject.assessmentId }, body },
        options,
      );

/** D-13: the bytes of an answer's file, or null. */
export const loadAnswerFile = async (client: Client, subject: ReviewSubject, fileKey: string): Promise<Blob | null> => {
  const outcome =
    subject.by === 'key'
      ? await client.attempt(downloadReviewFile, { params: { key: subject.key, fileKey }, query: {} })
      : await client.attempt(downloadUserAssessmentFile, {
          params: { userId: subject.userId, assessmentId: subject.assessmentId, key: fileKey },
          query: {},
        });
  return outcome.ok ? outcome.data : null;
};
