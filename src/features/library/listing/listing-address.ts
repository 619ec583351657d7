import type { Listing } from '#api/queries/listings.queries.ts';
import { TRAINING_STATES } from '#cards/state-labels.ts';
import { LIST_PAGE_SIZES } from '#contracts/constants.ts';
import { EntityStatus } from '#contracts/library/entity.schema.ts';
import { ModuleType } from '#contracts/library/module-type.schema.ts';
import { oneOf, positive, text } from '#ui/lists/list/address.ts';

/** O-03: how lists of training are ordered. `default` is a category's own order. */
const ORDERS = {
  default: { label: 'Default', order_by: 'sort_order', order_dir: 'asc' },
  recent: { label: 'Recently Added', order_by: 'created_at', order_dir: 'desc' },
  title: { label: 'Title A-Z', order_by: 'title', order_dir: 'asc' },
  backwards: { label: 'Title Z-A', order_by: 'title', order_dir: 'desc' },
} as const;

export type Sort = keyof typeof ORDERS;

/** O-03: the orders of a list, the one that stands at first before the others. */
export const SORTS = {
  person: ['recent', 'title', 'backwards'],
  category: ['default', 'recent', 'title', 'backwards'],
} as const satisfies Record<string, readonly [Sort, ...Sort[]]>;

export const sortOptions = (sorts: readonly Sort[]) => sorts.map((value) => ({ value, label: ORDERS[value].label }));

/** O-05. The empty choice is everything but what the person is exempt from. */
export const STATUS_OPTIONS = EntityStatus.options.map((value) => ({ value, label: TRAINING_STATES[value].word }));

/** What a list of assigned training holds. */
export type AssignedKind = 'collections' | 'modules';

/**
 * What the address says of lists of training. Lists that share a page of the app differ in the names of their page
 * numbers alone.
 */
export interface ListingAddress {
  readonly search: string;
  readonly status: EntityStatus | null;
  readonly type: ModuleType | null;
  readonly sort: Sort;
  readonly size: number;
}

const SEARCH = text('q');
const STATUS = oneOf('status', EntityStatus.options);
const TYPE = oneOf('type', ModuleType.options);

/** Reads the address; anything that is not understood counts as left out. */
export const readListing = (query: URLSearchParams, sorts: readonly [Sort, ...Sort[]]): ListingAddress => ({
  search: SEARCH.read(query.get('q')),
  status: STATUS.read(query.get('status')),
  type: TYPE.read(query.get('type')),
  sort: oneOf('sort', sorts).read(query.get('sort')) ?? sorts[0],
  size: LIST_PAGE_SIZES.find((size) => String(size) === query.get('size')) ?? LIST_PAGE_SIZES[0],
});

/** The number of the page, from 1, that the address gives under a name. */
export const readPage = (query: URLSearchParams, name: string): number => positive(name).read(query.get(name)) ?? 1;

/**
 * The address with something chosen anew. Lists begin at their first page then (V-03), so every page number goes. What
 * stands at first is left out.
 */
export const writeListing = (address: ListingAddress, sorts: readonly [Sort, ...Sort[]]): URLSearchParams => {
  const written: Readonly<Record<string, string | null>> = {
    q: SEARCH.write(address.search),
    status: STATUS.write(address.status),
    type: TYPE.write(address.type),
    sort: address.sort === sorts[0] ? null : address.sort,
    size: address.size === LIST_PAGE_SIZES[0] ? null : String(address.size),
  };
  return new URLSearchParams(
    Object.entries(written).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
};

/** The address with another page of one list. */
export const writePage = (query: URLSearchParams, name: string, page: number): URLSearchParams => {
  const next = new URLSearchParams(query);
  const written = positive(name).write(page === 1 ? null : page);
  if (written === null) next.delete(name);
  else next.set(name, written);
  return next;
};

/** What is asked of the server (M-10, O-05): without a status everything but what the person is exempt from. */
export const listingAt = ({ search, status, type, sort, size }: ListingAddress, page: number): Listing => ({
  order_by: ORDERS[sort].order_by,
  order_dir: ORDERS[sort].order_dir,
  page,
  per_page: size,
  status: status ?? '!exempt',
  ...(search === '' ? {} : { search }),
  ...(type === null ? {} : { module_type_key: [type] }),
});

/** One page of a list that has come as a whole; the last one where the page asked for lies beyond it. */
export const pageOf = <Item>(items: readonly Item[], page: number, size: number) => {
  const last_page = Math.max(1, Math.ceil(items.length / size));
  const current_page = Math.min(page, last_page);
  return {
    data: items.slice((current_page - 1) * size, current_page * size),
    total: items.length,
    current_page,
    last_page,
  };
};
