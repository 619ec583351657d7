import { LIST_PAGE_SIZES } from '#contracts/constants.ts';
import { formatDate, formatDateTime, fromUnixSeconds } from '#ui/format/dates.ts';
import type { ListDefinition } from '#ui/lists/list/list-definition.ts';
import { RowLink } from '#ui/lists/list/RowLink.tsx';
import './review-list.css';
import { reviewPath, type ReviewFilters, type SortedBy } from './review-list-address.ts';
import { COMPARE_REVIEWS, filterReviews, type PendingReviewRow } from './review-rows.ts';

/** R12: the assessments that wait for a review: whose, which, which attempt, and since when. */
export const reviewList: ListDefinition<PendingReviewRow, ReviewFilters, SortedBy> = {
  label: 'Assessments to review',
  pagesLabel: 'Review pages',
  className: 'rvt',
  noun: ['assessment', 'assessments'],
  sizes: LIST_PAGE_SIZES,
  filter: filterReviews,
  rowLabel: ({ learner, title }) => `${learner}, ${title}`,
  columns: [
    {
      key: 'learner',
      share: 30,
      header: 'Learner',
      sort: { by: 'learner', compare: COMPARE_REVIEWS.learner },
      isRowHeader: true,
      className: 'rv__n',
      cell: ({ key, learner, email }) => (
        <>
          <RowLink path={reviewPath(key)}>{learner}</RowLink>
          <span className="meta">{email}</span>
        </>
      ),
    },
    {
      key: 'assessment',
      share: 40,
      header: 'Assessment',
      sort: { by: 'assessment', compare: COMPARE_REVIEWS.assessment },
      className: 'rv__t',
      cell: ({ title }) => title,
    },
    {
      key: 'submitted',
      share: 18,
      header: 'Submitted',
      sort: { by: 'submitted', compare: COMPARE_REVIEWS.submitted },
      className: 'rv__d',
      cell: ({ submittedUnix }) => (submittedUnix === null ? '' : formatDate(fromUnixSeconds(submittedUnix))),
    },
    { key: 'attempt', header: 'Attempt', numeric: true, className: 'rv__a', cell: ({ attempt }) => attempt },
  ],
  csv: {
    fileName: 'assessments-to-review.csv',
    columns: [
      { header: 'Learner', value: ({ learner }) => learner },
      { header: 'E-mail', value: ({ email }) => email },
      { header: 'Assessment', value: ({ title }) => title },
      { header: 'Attempt', value: ({ attempt }) => attempt },
      {
        header: 'Submitted',
        value: ({ submittedUnix }) => (submittedUnix === null ? '' : formatDateTime(fromUnixSeconds(submittedUnix))),
      },
    ],
  },
};
