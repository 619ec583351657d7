import { LIST_PAGE_SIZES } from '#contracts/constants.ts';
import { defineAddress, positive, text, type ListAddress as AddressOf } from '#ui/lists/list/address.ts';

export const SORTED_BY = ['submitted', 'learner', 'assessment'] as const;
export type SortedBy = (typeof SORTED_BY)[number];

export interface ReviewFilters {
  readonly search: string;
  /** Id of an assessment, or null for every one. */
  readonly assessment: number | null;
}

export type ReviewListAddress = AddressOf<ReviewFilters, SortedBy>;

/** What the address says of the list of assessments to review. */
export const { read: readReviewAddress, write: writeReviewAddress } = defineAddress<ReviewFilters, SortedBy>({
  filters: { search: text('q'), assessment: positive('assessment') },
  sorts: SORTED_BY,
  sizes: LIST_PAGE_SIZES,
});

/** A query behind a path; nothing where it is empty. */
const withQuery = (path: string, query: string): string => (query === '' ? path : `${path}?${query}`);

/** A review within the list that one came from. `query`: search, filters and order of the list. */
export const reviewHref = (key: string, query: string): string => withQuery(`/a/${encodeURIComponent(key)}`, query);

/** The list as one left it. */
export const reviewListHref = (query: string): string => withQuery('/a', query);
