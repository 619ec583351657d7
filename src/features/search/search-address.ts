import { ModuleType } from '#contracts/library/module-type.schema.ts';
import { defineAddress, oneOf, positive, text, type ListAddress } from '#ui/lists/list/address.ts';

export const TABS = ['collections', 'modules', 'pages'] as const;
export type SearchTab = (typeof TABS)[number];

/** O-03: the first is the order unless the address says another; the last is a category's own. */
const ORDERS = ['recent', 'title', 'title-z', 'default'] as const;
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
  /** Of training: the category that it stands in (0256). */
  readonly category: number | null;
  readonly pinned: 'true' | null;
}

/** O-11: everything that is asked stands in the address. */
export type SearchAddress = ListAddress<SearchFilters, SearchOrder>;

export const searchAddress = defineAddress<SearchFilters, SearchOrder>({
  filters: {
    search: text('q'),
    tab: oneOf('tab', TABS),
    status: oneOf('status', STATUSES),
    type: oneOf('type', ModuleType.options),
    category: positive('category'),
    pinned: oneOf('pinned', ['true']),
  },
  sorts: ORDERS,
  sizes: PAGE_SIZES,
});

const FIRST_TAB: SearchTab = 'collections';

/** The tab that the page and the filters of an address are about. */
export const tabOf = ({ tab }: SearchAddress): SearchTab => tab ?? FIRST_TAB;

/**
 * The tab that is shown. Where the address names none, and asks for nothing but a text, it is the first that found
 * something (V26). `counts`: how many each tab has; undefined while nobody knows.
 */
export const shownTab = (
  address: SearchAddress,
  counts: Readonly<Record<SearchTab, number | undefined>>,
): SearchTab => {
  const { tab, status, type, category, pinned, page } = address;
  if (tab !== null || page > 1 || [status, type, category, pinned].some((value) => value !== null))
    return tabOf(address);
  const first = TABS.find((one) => counts[one] !== 0);
  return first === undefined || counts[first] === undefined ? FIRST_TAB : first;
};

/** O-03: the orders that can be chosen; 'Default' within a category alone. */
export const ordersOf = ({ category }: SearchAddress): readonly SearchOrder[] =>
  ORDERS.filter((order) => order !== 'default' || category !== null);

/** O-03: the order that is asked for. One that cannot be chosen counts as left out. */
export const orderOf = (address: SearchAddress): SearchOrder =>
  ordersOf(address).find((order) => order === address.sort) ?? ORDERS[0];

/** How many filters of a tab are set; an order is none. */
export const filtersSet = ({ status, type, category, pinned }: SearchAddress, tab: SearchTab): number =>
  (tab === 'pages' ? [pinned] : tab === 'modules' ? [status, type, category] : [status, category]).filter(
    (value) => value !== null,
  ).length;
