import { LIST_PAGE_SIZES } from '#contracts/constants.ts';
import { defineAddress, positive, text, type ListAddress as AddressOf } from '#ui/lists/list/address.ts';

const SORTED_BY = ['name', 'group'] as const;
export type SortedBy = (typeof SORTED_BY)[number];

export interface ResetFilters {
  readonly search: string;
  /** Id of a group, or null for everybody. */
  readonly group: number | null;
  /** The training that the page was opened for. */
  readonly module: number | null;
  readonly collection: number | null;
}

export type ResetAddress = AddressOf<ResetFilters, SortedBy>;

/** What the address says of the reset: training, search, filter, order and page. */
export const { read: readResetAddress, write: writeResetAddress } = defineAddress<ResetFilters, SortedBy>({
  filters: {
    search: text('q'),
    group: positive('group'),
    module: positive('module'),
    collection: positive('collection'),
  },
  sorts: SORTED_BY,
  sizes: LIST_PAGE_SIZES,
});
