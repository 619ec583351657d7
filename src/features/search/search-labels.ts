import { formatCount } from '#ui/format/counts.ts';
import type { SearchAddress, SearchOrder, SearchTab } from './search-address.ts';

/** O-01. */
const TAB_LABELS: Readonly<Record<SearchTab, string>> = {
  collections: 'Collections',
  modules: 'Modules',
  pages: 'Help & Info',
};

/** O-01: 'Modules (48)'; the name alone while nobody knows how many. */
export const tabLabel = (tab: SearchTab, count: number | undefined): string =>
  count === undefined ? TAB_LABELS[tab] : `${TAB_LABELS[tab]} (${formatCount(count)})`;

/** O-03. */
export const ORDER_LABELS: Readonly<Record<SearchOrder, string>> = {
  recent: 'Recently Added',
  title: 'Title A-Z',
  'title-z': 'Title Z-A',
  default: 'Default',
};

export const STATUS_LABELS: Readonly<Record<NonNullable<SearchAddress['status']>, string>> = {
  pending: 'Pending',
  completed: 'Completed',
  overdue: 'Overdue',
  expired: 'Expired',
  exempt: 'Exempt',
  all: 'Everything',
};
