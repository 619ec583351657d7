import type { Catalogue } from '#contracts/catalogue.ts';
import type { WireReplyOf } from '#contracts/endpoint.ts';
import { membershipOf } from './membership.ts';
import { paginate } from './paging.ts';
import { forbidden, notFound, reply } from './reply.ts';
import type { Rule } from './rule.ts';
import { type Shelf, shelfOf } from './shelf.ts';

type Call = Parameters<Rule<Catalogue['listUserModules']>>[0];

/** O-05: the statuses that are named, or all but the one behind `!`. */
const hasStatus = (wanted: string | null | undefined) => ({ status }: Shelf): boolean => {
  if (!wanted) return true;
  return wanted.startsWith('!') ? status !== wanted.slice(1) : wanted.split(',').includes(status);
};

/** In the title or the short description, whatever the case. */
const matchesSearch = (search: string | null | undefined) => ({ entity: { record } }: Shelf): boolean =>
  !search || `${record.title} ${record.short_description}`.toLowerCase().includes(search.toLowerCase());

const isOfType = (types: readonly string[] | null | undefined) => ({ entity }: Shelf): boolean =>
  !types || types.length === 0 || (entity.kind === 'module' && types.includes(entity.record.module_type_key));

/** What a list may be ordered by; anything else counts as the title. */
const ORDERS: Readonly<Record<string, (one: Shelf) => string | number>> = {
  title: ({ entity }) => entity.record.title,
  assigned_at: ({ row }) => row.assigned_at,
  due_at: ({ row }) => row.due_at ?? Number.MAX_SAFE_INTEGER,
  last_viewed_at: ({ row }) => row.last_viewed_at ?? 0,
};

const inOrder = ({ order_by, order_dir }: Call['query']) => {
  const valueOf = ORDERS[order_by ?? ''] ?? ((one: Shelf) => one.entity.record.title);
  const sign = order_dir === 'desc' ? -1 : 1;
  return (a: Shelf, b: Shelf): number => {
    const [first, second] = [valueOf(a), valueOf(b)];
    return sign * (typeof first === 'string' ? first.localeCompare(String(second), 'en') : first - Number(second)) || a.entity.id - b.entity.id;
  };
};

/** A person's own training of one kind. Somebody else's is nobody's affair, View As aside, which is that person. */
const listOf =
  <Card>(kind: 'module' | 'collection') =>
  ({ db, user, params, query, now }: Pick<Call, 'db' | 'user' | 'params' | 'query' | 'now'>) => {
    if (params.id !== user.id) return forbidden();
    if (membershipOf(db, user.id, query.organisation_id) === undefined) return notFound('Organisation', query.organisation_id);
    const rows = shelfOf(db, user.id, query.organisation_id, now)
      .filter(({ entity }) => entity.kind === kind)
      .filter(hasStatus(query.status))
      .filter(matchesSearch(query.search))
      .filter(isOfType(query.module_type_key))
      .toSorted(inOrder(query));
    const page = paginate(rows, query, `users/${params.id}/${kind}s`);
    return reply(200, { ...page, data: page.data.map(({ view }) => view() as Card) });
  };

/** */
export const listUserCollections: Rule<Catalogue['listUserCollections']> = listOf<WireReplyOf<Catalogue['listUserCollections']>['data'][number]>('collection');

/** */
export const listUserModules: Rule<Catalogue['listUserModules']> = listOf<WireReplyOf<Catalogue['listUserModules']>['data'][number]>('module');
