import type { PendingReview } from '#contracts/assessments/review.schema.ts';
import { plain } from '#ui/format/text.ts';
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
export const filterReviews = (rows: readonly PendingReviewRow[], { search, assessment }: ReviewFilters): readonly PendingReviewRow[] => {
  const terms = plain(search).split(/\s+/).filter((word) => word !== '');
  return rows.filter(({ assessmentId, plainText }) => (assessment === null || assessmentId === assessment) && terms.every((word) => plainText.includes(word)));
};

const collator = new Intl.Collator('en-GB', { sensitivity: 'base', numeric: true });

/** V-04: how rows are compared, ascending. */
export const COMPARE_REVIEWS: Readonly<Record<SortedBy, (one: PendingReviewRow, other: PendingReviewRow) => number>> = {
  submitted: (one, other) => (one.submittedUnix ?? 0) - (other.submittedUnix ?? 0),
  learner: (one, other) => collator.compare(one.learner, other.learner),
  assessment: (one, other) => collator.compare(one.title, other.title),
};

/** The keys of a list as its page shows them: filtered and sorted as the address says, over all pages. */
export const reviewOrder = (list: readonly PendingReview[], address: ReviewListAddress): readonly string[] => {
  const sign = address.direction === 'descending' ? -1 : 1;
  const compare = COMPARE_REVIEWS[address.sort];
  return filterReviews(reviewRowsOf(list), address)
    .toSorted((one, other) => sign * compare(one, other))
    .map(({ key }) => key);
};

/** The assessments of a list with how many wait for each, by title. */
export const assessmentsOf = (rows: readonly PendingReviewRow[]): readonly { readonly id: number; readonly title: string; readonly count: number }[] =>
  [...new Map(rows.map(({ assessmentId, title }) => [assessmentId, title]))]
    .map(([id, title]) => ({ id, title, count: rows.filter(({ assessmentId }) => assessmentId === id).length }))
    .toSorted((one, other) => collator.compare(one.title, other.title));
