import type { PendingReview } from '#contracts/assessments/review.schema.ts';
import { compareTexts } from '#ui/format/compare-texts.ts';
import { plain, searchOf } from '#ui/format/search.ts';
import { orderKeys } from '#ui/lists/list/order-keys.ts';
import type { ReviewFilters, ReviewListAddress, SortedBy } from './review-list-address.ts';

/** One assessment that waits, as the table shows it. */
export interface PendingReviewRow {
  readonly key: string;
  readonly learner: string;
  readonly email: string;
  readonly assessmentId: number;
  readonly title: string;
  readonly attempt: number;
  /** Unix seconds; null where the server does not say. */
  readonly submittedUnix: number | null;
  /** What a search looks through. */
  readonly plainText: string;
}

/** The rows of a list that the server sent. */
export const reviewRowsOf = (list: readonly PendingReview[]): readonly PendingReviewRow[] =>
  list.map(({ key, user, assessment_id, title, attempts, last_submitted_at }) => ({
    key,
    learner: user?.name ?? 'Somebody',
    email: user?.email ?? '',
    assessmentId: assessment_id,
    title,
    attempt: attempts,
    submittedUnix: last_submitted_at ?? null,
    plainText: plain(`${user?.name ?? ''} ${user?.email ?? ''} ${title}`),
  }));

/** Rows of the assessment that was chosen in which every word of the search stands. */
export const filterReviews = (
  rows: readonly PendingReviewRow[],
  { search, assessment }: ReviewFilters,
): readonly PendingReviewRow[] => {
  const isFound = searchOf(search);
  return rows.filter(
    ({ assessmentId, plainText }) => (assessment === null || assessmentId === assessment) && isFound(plainText),
  );
};

/** V-04: how rows are compared, ascending. */
export const COMPARE_REVIEWS: Readonly<Record<SortedBy, (one: PendingReviewRow, other: PendingReviewRow) => number>> = {
  submitted: (one, other) => (one.submittedUnix ?? 0) - (other.submittedUnix ?? 0),
  learner: (one, other) => compareTexts(one.learner, other.learner),
  assessment: (one, other) => compareTexts(one.title, other.title),
};

/** The order in which reviews follow each other: that of their list (R12). */
export const reviewOrder = (list: readonly PendingReview[], address: ReviewListAddress): readonly string[] =>
  orderKeys(reviewRowsOf(list), address, { filter: filterReviews, compare: COMPARE_REVIEWS });
