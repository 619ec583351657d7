import { createContext, use } from 'react';
import { LIST_PAGE_SIZES } from '#contracts/constants.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import { formatDate, formatDateTime, fromUnixSeconds } from '#ui/format/dates.ts';
import type { ListDefinition } from '#ui/lists/list/list-definition.ts';
import './review-list.css';
import { reviewHref, type ReviewFilters, type SortedBy } from './review-list-address.ts';
import { COMPARE_REVIEWS, filterReviews, type PendingReviewRow } from './review-rows.ts';

/** The query of the list that is shown, for the links in its rows. */
export const ReviewQueryContext = createContext('');

function ReviewLink({ row: { key, learner } }: { row: PendingReviewRow }) {
  return <Link href={reviewHref(key, use(ReviewQueryContext))}>{learner}</Link>;
}

/** R12: the assessments that wait for a review: whose, which, which attempt, and since when. */
export const reviewList: ListDefinition<PendingReviewRow, ReviewFilters, SortedBy> = {
  label: 'Assessments to review',
  pagesLabel: 'Review pages',
  className: 'rvt',
  sizes: LIST_PAGE_SIZES,
  filter: filterReviews,
  rowLabel: ({ learner, title }) => `${learner}, ${title}`,
  columns: [
    {
      key: 'learner',
      header: 'Learner',
      sort: { by: 'learner', compare: COMPARE_REVIEWS.learner },
      isRowHeader: true,
      className: 'rv__n',
      cell: (row) => (
        <>
          <ReviewLink row={row} />
          <span className="meta">{row.email}</span>
        </>
      ),
    },
    { key: 'assessment', header: 'Assessment', sort: { by: 'assessment', compare: COMPARE_REVIEWS.assessment }, className: 'rv__t', cell: ({ title }) => title },
    { key: 'attempt', header: 'Attempt', numeric: true, className: 'rv__a', cell: ({ attempt }) => attempt },
    { key: 'submitted', header: 'Submitted', sort: { by: 'submitted', compare: COMPARE_REVIEWS.submitted }, className: 'rv__d', cell: ({ submittedUnix }) => (submittedUnix === null ? '' : formatDate(fromUnixSeconds(submittedUnix))) },
  ],
  csv: {
    fileName: 'assessments-to-review.csv',
    columns: [
      { header: 'Learner', value: ({ learner }) => learner },
      { header: 'E-mail', value: ({ email }) => email },
      { header: 'Assessment', value: ({ title }) => title },
      { header: 'Attempt', value: ({ attempt }) => attempt },
      { header: 'Submitted', value: ({ submittedUnix }) => (submittedUnix === null ? '' : formatDateTime(fromUnixSeconds(submittedUnix))) },
    ],
  },
};
