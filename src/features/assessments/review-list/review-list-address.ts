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

/** Where a review stands; the query of the list comes behind it. */
export const reviewPath = (key: string): string => `/a/${encodeURIComponent(key)}`;
