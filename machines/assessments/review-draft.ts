import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import type { ReviewSubmission } from '#contracts/assessments/review.schema.ts';
import { BYTES_PER_MEGABYTE, LIMITS } from '#contracts/constants.ts';
import { manualIds, markedAnswers, type Markable, type Marks } from './review-marks.ts';
import { EMPTY_FILE, oversizeMessage } from './upload-limit.ts';

/** Which work is reviewed: by the key of the link in the mail, or by person and assessment (D-01, D-02). */
export type ReviewSubject =
  | { readonly by: 'key'; readonly key: string }
  | { readonly by: 'user'; readonly userId: number; readonly assessmentId: number };

/** A subject as one word, the same for the same work by the same way and for no other (D-19). */
export const subjectName = (subject: ReviewSubject): string =>
  subject.by === 'key' ? `a/${encodeURIComponent(subject.key)}` : `users/${subject.userId}/${subject.assessmentId}`;

/** A file that was stored for the comment. `bytes` is for the screen only. */
export interface ReviewFile {
  readonly id: number;
  readonly name: string;
  readonly bytes: number;
}

/** What a reviewer marked and wrote and did not send. It belongs to one attempt of one person (D-19). */
export interface ReviewDraft {
  /** Attempts that the learner had used when this was typed: it never fills the review of a later one. */
  readonly attempt: number;
  readonly marks: Marks;
  readonly comment: string;
  readonly file: ReviewFile | null;
}

/** Where a review begins: with what was typed for this attempt, else with nothing looked at. */
export const beginReview = (attempt: number, rows: readonly Markable[], draft: ReviewDraft | null): ReviewDraft => {
  if (draft?.attempt !== attempt) return { attempt, marks: {}, comment: '', file: null };
  const marks = Object.fromEntries(
    manualIds(rows).flatMap((id) => (draft.marks[id] === undefined ? [] : [[id, draft.marks[id]]])),
  );
  return { ...draft, marks };
};

/** Whether somebody marked or wrote anything. */
export const hasContent = ({ marks, comment, file }: ReviewDraft): boolean =>
  comment.trim() !== '' || file !== null || Object.keys(marks).length > 0;

/** D-07: a file needs a comment; without one there need not be any. */
export const commentIsMissing = ({ comment, file }: Pick<ReviewDraft, 'comment' | 'file'>): boolean =>
  file !== null && comment.trim() === '';

/** D-09: what is sent. */
export const submissionOf = (rows: readonly Markable[], { marks, comment, file }: ReviewDraft): ReviewSubmission => ({
  answers: markedAnswers(rows, marks),
  last_assessed_comments: comment.trim() === '' ? null : comment.trim(),
  last_assessed_file_id: file?.id ?? null,
});

/** D-06: the organisation's limit, else 10. Megabytes. */
export const reviewLimitInMegabytes = (settings: {
  readonly max_size_mb_assessment_review?: number | null | undefined;
}): number => settings.max_size_mb_assessment_review ?? LIMITS.assessmentReviewMegabytes;

/** Why a file cannot be attached, or null; asked before anything is sent (D-06, C-14). */
export const attachmentRefusal = (limitInMegabytes: number, bytes: number): string | null => {
  if (bytes === 0) return EMPTY_FILE;
  return bytes > limitInMegabytes * BYTES_PER_MEGABYTE ? oversizeMessage(limitInMegabytes, bytes) : null;
};

/** Whether a reviewer handed it in themselves: somebody else decides about it. */
export const isOwnWork = ({ user_id, user }: Pick<Assessment, 'user_id' | 'user'>, reviewerId: number): boolean =>
  (user_id ?? user?.id) === reviewerId;

/** Whether the work waits for a decision. */
export const waitsForReview = ({ status }: Pick<Assessment, 'status'>): boolean => status === 'review';
