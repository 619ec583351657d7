import type { Catalogue } from '#contracts/catalogue.ts';
import type { CardView } from './cards.ts';
import { paginate } from './paging.ts';
import type { Rule } from './rule.ts';
import type { Shelf } from './shelf.ts';

/** The parameters that lists of training share (M-09, M-10); a list of pages has some of them. */
export type ListingQuery = Omit<Parameters<Rule<Catalogue['listUserModules']>>[0]['query'], 'organisation_id'>;

/** O-05: the statuses that are named, or all but the one behind `!`. */
export const hasStatus =
  (wanted: string | null | undefined) =>
  ({ status }: { readonly status?: string | null | undefined }): boolean => {
    if (!wanted) return true;
    return wanted.startsWith('!') ? status !== wanted.slice(1) : wanted.split(',').includes(status ?? '');
  };

/** In the title or the short description, in capitals or not. */
const matchesSearch =
  (search: string | null | undefined) =>
  ({ entity: { record } }: Shelf): boolean =>
    !search || `${record.title} ${record.short_description}`.toLowerCase().includes(search.toLowerCase());

const isOfType =
  (types: ListingQuery['module_type_key']) =>
  ({ entity }: Shelf): boolean =>
    !types || types.length === 0 || (entity.kind === 'module' && types.includes(entity.record.module_type_key));

/**
 * What a list may be ordered by; anything else counts as the title. `sort_order` is the order in which the rows were
 * given.
 */
const ORDERS: Readonly<Record<string, (one: Shelf, position: number) => string | number>> = {
  title: ({ entity }) => entity.record.title,
  created_at: ({ entity }) => entity.record.created_at,
  assigned_at: ({ row }) => row.assigned_at,
  due_at: ({ row }) => row.due_at ?? Number.MAX_SAFE_INTEGER,
  last_viewed_at: ({ row }) => row.last_viewed_at ?? 0,
  sort_order: (_, position) => position,
};

const inOrder = (rows: readonly Shelf[], { order_by, order_dir }: ListingQuery): readonly Shelf[] => {
  const valueOf = ORDERS[order_by ?? ''] ?? ((one: Shelf) => one.entity.record.title);
  const sign = order_dir === 'desc' ? -1 : 1;
  return rows
    .map((one, position) => ({ one, value: valueOf(one, position) }))
    .toSorted(
      (a, b) =>
        sign *
          (typeof a.value === 'string' ? a.value.localeCompare(String(b.value), 'en') : a.value - Number(b.value)) ||
        a.one.entity.id - b.one.entity.id,
    )
    .map(({ one }) => one);
};

/** A page of these rows, filtered and ordered as asked for. Only the cards of that page are drawn up. */
export const listingOf = <Card extends CardView>(rows: readonly Shelf[], query: ListingQuery, path: string) => {
  const found = rows
    .filter(hasStatus(query.status))
    .filter(matchesSearch(query.search))
    .filter(isOfType(query.module_type_key));
  const page = paginate(inOrder(found, query), query, path);
  return { ...page, data: page.data.map(({ view }) => view() as Card) };
};
