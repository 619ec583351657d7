import * as z from 'zod/mini';
import { PAGE_SIZES } from '../constants.ts';
import { authenticatedGet, Id } from '../endpoint-presets.ts';
import { maybe, WireList, WireNumber } from '../wire.schema.ts';
import { CollectionPage, ListedPages, ModulePage } from './card.schema.ts';
import { Category, CategoryCard } from './category.schema.ts';
import { LISTING } from './listing-query.ts';

export const listCategories = authenticatedGet({
  name: 'listCategories',
  number: 'X-058',
  description:
    'The categories at the top of an organisation’s library, in its order, and whether each is shown (M-01).',
  path: 'categories',
  query: z.strictObject({
    organisation_id: WireNumber,
    parent_id: maybe(WireNumber),
    status: maybe(z.string()),
    with: maybe(WireList),
  }),
  fixedQuery: { parent_id: 0, status: '!exempt', with: ['extended'] },
  reply: z.array(CategoryCard),
  errors: { preset: 'silent' },
});

export const getCategory = authenticatedGet({
  name: 'getCategory',
  number: 'X-059',
  description:
    'A category: what the organisation wrote about it, which lists it has for the person, and the categories in it (M-05, M-06).',
  path: 'categories/{id}',
  params: Id,
  query: z.strictObject({ organisation_id: WireNumber, status: maybe(z.string()), with: maybe(WireList) }),
  fixedQuery: { status: '!exempt', with: ['children.extended'] },
  reply: Category,
  errors: { preset: 'silent', on: { 404: 'page' } },
});

export const listCategoryCollections = authenticatedGet({
  name: 'listCategoryCollections',
  number: 'X-060',
  description:
    'The collections of a category that are assigned to the person; `sort_order` is the category’s own order (O-03).',
  path: 'categories/{id}/collections',
  ...LISTING,
  reply: CollectionPage,
});

export const listCategoryModules = authenticatedGet({
  name: 'listCategoryModules',
  number: 'X-061',
  description:
    'The modules of a category that are assigned to the person; `sort_order` is the category’s own order (O-03).',
  path: 'categories/{id}/modules',
  ...LISTING,
  reply: ModulePage,
});

export const listCategoryPages = authenticatedGet({
  name: 'listCategoryPages',
  number: 'X-062',
  description: 'The pages of a category that are assigned to the person, in the category’s own order.',
  path: 'categories/{id}/pages',
  params: Id,
  query: z.strictObject({ organisation_id: WireNumber, page: maybe(WireNumber), per_page: maybe(WireNumber) }),
  fixedQuery: { per_page: PAGE_SIZES.categoryPages },
  reply: ListedPages,
  errors: { preset: 'silent' },
});
