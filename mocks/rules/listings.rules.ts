import type { Catalogue } from '#contracts/catalogue.ts';
import type { WireReplyOf } from '#contracts/endpoint.ts';
import type { CardView } from './cards.ts';
import { listingOf, type ListingQuery } from './listing.ts';
import { membershipOf } from './membership.ts';
import { forbidden, notFound, reply } from './reply.ts';
import type { Rule } from './rule.ts';
import { type Shelf, shelfOf } from './shelf.ts';

type Call = Pick<Parameters<Rule<Catalogue['listUserModules']>>[0], 'db' | 'user' | 'params' | 'now'> & {
  readonly query: ListingQuery & { readonly organisation_id: number };
};

/** A page of what is assigned to a person and fits. Somebody else's is refused; View As is that person. */
const listOf = <Card extends CardView>(
  kind: Shelf['entity']['kind'],
  { db, user, params, query, now }: Call,
  fits: (one: Shelf) => boolean = () => true,
) => {
  if (params.id !== user.id) return forbidden();
  if (membershipOf(db, user.id, query.organisation_id) === undefined)
    return notFound('Organisation', query.organisation_id);
  const rows = shelfOf(db, user.id, query.organisation_id, now).filter((one) => one.entity.kind === kind && fits(one));
  return reply(200, listingOf<Card>(rows, query, `users/${params.id}/${kind}s`));
};

/** */
export const listUserCollections: Rule<Catalogue['listUserCollections']> = (call) =>
  listOf<WireReplyOf<Catalogue['listUserCollections']>['data'][number]>('collection', call);

/** */
export const listUserModules: Rule<Catalogue['listUserModules']> = (call) =>
  listOf<WireReplyOf<Catalogue['listUserModules']>['data'][number]>('module', call);

/** by title whatever is asked for (O-07). */
export const listUserPages: Rule<Catalogue['listUserPages']> = (call) =>
  listOf<WireReplyOf<Catalogue['listUserPages']>['data'][number]>(
    'page',
    call,
    ({ entity }) => call.query.pinned !== 'true' || (entity.kind === 'page' && entity.record.pinned),
  );
