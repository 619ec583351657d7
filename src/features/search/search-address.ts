import { ModuleType } from '#contracts/library/module-type.schema.ts';
import { defineAddress, oneOf, text, type ListAddress } from '#ui/lists/list/address.ts';

export const TABS = ['collections', 'modules', 'pages'] as const;
export type SearchTab = (typeof TABS)[number];

/** O-03: the first is the order unless the address says another. */
export const ORDERS = ['recent', 'title', 'title-z'] as const;
export type SearchOrder = (typeof ORDERS)[number];

/** O-05: left out, everything but what one is exempt from. */
export const STATUSES = ['pending', 'completed', 'overdue', 'expired', 'exempt', 'all'] as const;

export const PAGE_SIZES = [12, 24, 36] as const;

interface SearchFilters {
  readonly search: string;
  /** Null: the first. */
  readonly tab: SearchTab | null;
  readonly status: (typeof STATUSES)[number] | null;
  readonly type: ModuleType | null;
  readonly pinned: 'true' | null;
}

/** O-11: everything that is asked stands in the address. */
export type SearchAddress = ListAddress<SearchFilters, SearchOrder>;

export const searchAddress = defineAddress<SearchFilters, SearchOrder>({
  filters: { search: text('q'), tab: oneOf('tab', TABS), status: oneOf('status', STATUSES), type: oneOf('type', ModuleType.options), pinned: oneOf('pinned', ['true']) },
  sorts: ORDERS,
  sizes: PAGE_SIZES,
});

/** The tab that is shown. */
export const tabOf = ({ tab }: SearchAddress): SearchTab => tab ?? 'collections';

/** How many filters of a tab are set; an order is none. */
export const filtersSet = ({ status, type, pinned }: SearchAddress, tab: SearchTab): number =>
  (tab === 'pages' ? [pinned] : tab === 'modules' ? [status, type] : [status]).filter((value) => value !== null).length;
