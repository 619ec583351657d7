import type { Catalogue } from '#contracts/catalogue.ts';
import type { WireReplyOf } from '#contracts/endpoint.ts';
import type { CategoryRecord } from '#fixtures/records/library.record.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import type { Database } from '../db/database.ts';
import { type CardView, thumbnailUrl } from './cards.ts';
import { listingOf, type ListingQuery } from './listing.ts';
import { membershipOf } from './membership.ts';
import { notFound, reply } from './reply.ts';
import type { Rule } from './rule.ts';
import { type Shelf, shelfOf } from './shelf.ts';

type Kind = Shelf['entity']['kind'];
type Has = (category: CategoryRecord, kind: Kind) => boolean;

const childrenOf = (db: Database, { id }: Pick<CategoryRecord, 'id'>): readonly CategoryRecord[] =>
  db.tables.categories
    .where(({ parent_id }) => parent_id === id)
    .toSorted((one, other) => one.sort_order - other.sort_order);

/**
 * M-06: whether something of a kind stands in a category that is assigned to the person, and that they are not exempt
 * from.
 */
const hasFor = (shelf: readonly Shelf[]): Has => {
  const open = shelf.filter(({ status }) => status !== 'exempt');
  return (category, kind) =>
    open.some(({ entity }) => entity.kind === kind && category[`${kind}_ids`].includes(entity.id));
};

/** M-01: a category is shown where the organisation wants it and something in it, or below it, is the person's. */
const isShown = (db: Database, has: Has, category: CategoryRecord): boolean => {
  const isFilled = (one: CategoryRecord): boolean =>
    (['page', 'collection', 'module'] as const).some((kind) => has(one, kind)) || childrenOf(db, one).some(isFilled);
  return category.show && isFilled(category);
};

const cardOf = (db: Database, has: Has, category: CategoryRecord) => ({
  id: category.id,
  title: category.title,
  thumbnail_url: thumbnailUrl(category.thumbnail_id),
  extended: { attention: category.attention, show: isShown(db, has, category) },
});

/** What a category lies in, from the top down; a circle is cut where it closes. */
const aboveOf = (
  db: Database,
  category: CategoryRecord,
  below: readonly number[] = [],
): { id: number; title: string }[] => {
  const parent = db.tables.categories.get(category.parent_id);
  if (parent === undefined || below.includes(parent.id)) return [];
  return [...aboveOf(db, parent, [...below, category.id]), { id: parent.id, title: parent.title }];
};

/** A category of an organisation that the person belongs to, or undefined. */
const categoryFor = (
  db: Database,
  user: UserRecord,
  id: number,
  organisationId: number,
): CategoryRecord | undefined => {
  const category = db.tables.categories.get(id);
  return category?.organisation_id === organisationId && membershipOf(db, user.id, organisationId) !== undefined
    ? category
    : undefined;
};

/** */
export const listCategories: Rule<Catalogue['listCategories']> = ({ db, user, query, now }) => {
  const { organisation_id, parent_id } = query;
  if (membershipOf(db, user.id, organisation_id) === undefined) return notFound('Organisation', organisation_id);
  const has = hasFor(shelfOf(db, user.id, organisation_id, now));
  const listed = childrenOf(db, { id: parent_id ?? 0 }).filter(
    (category) => category.organisation_id === organisation_id,
  );
  return reply(
    200,
    listed.map((category) => cardOf(db, has, category)),
  );
};

/** One that is not shown can be opened by its address. */
export const getCategory: Rule<Catalogue['getCategory']> = ({ db, user, params, query, now }) => {
  const category = categoryFor(db, user, params.id, query.organisation_id);
  if (category === undefined) return notFound('Category', params.id);
  const has = hasFor(shelfOf(db, user.id, query.organisation_id, now));
  return reply(200, {
    ...cardOf(db, has, category),
    content: category.content,
    has_pages: has(category, 'page'),
    has_collections: has(category, 'collection'),
    has_modules: has(category, 'module'),
    children: childrenOf(db, category).map((child) => cardOf(db, has, child)),
    breadcrumb: aboveOf(db, category),
  });
};

type Call = Pick<Parameters<Rule<Catalogue['listCategoryModules']>>[0], 'db' | 'user' | 'params' | 'now'> & {
  readonly query: ListingQuery & { readonly organisation_id: number };
};

/**
 * A page of what stands in a category and is assigned to the person; in the category's own order unless asked
 * otherwise.
 */
const listOf = <Card extends CardView>(kind: Kind, { db, user, params, query, now }: Call) => {
  const category = categoryFor(db, user, params.id, query.organisation_id);
  if (category === undefined) return notFound('Category', params.id);
  const ids = category[`${kind}_ids`];
  const rows = shelfOf(db, user.id, query.organisation_id, now)
    .filter(({ entity }) => entity.kind === kind && ids.includes(entity.id))
    .toSorted((one, other) => ids.indexOf(one.entity.id) - ids.indexOf(other.entity.id));
  return reply(
    200,
    listingOf<Card>(rows, { ...query, order_by: query.order_by ?? 'sort_order' }, `categories/${params.id}/${kind}s`),
  );
};

/** */
export const listCategoryCollections: Rule<Catalogue['listCategoryCollections']> = (call) =>
  listOf<WireReplyOf<Catalogue['listCategoryCollections']>['data'][number]>('collection', call);

/** */
export const listCategoryModules: Rule<Catalogue['listCategoryModules']> = (call) =>
  listOf<WireReplyOf<Catalogue['listCategoryModules']>['data'][number]>('module', call);

/** */
export const listCategoryPages: Rule<Catalogue['listCategoryPages']> = (call) =>
  listOf<WireReplyOf<Catalogue['listCategoryPages']>['data'][number]>('page', call);
