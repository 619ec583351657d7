import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getCategory, listCategories } from '#contracts/library/categories.endpoints.ts';
import type { Category, CategoryCard } from '#contracts/library/category.schema.ts';
import type { Client } from '../client.ts';
import { FRESH_FOR_MILLISECONDS } from './freshness.ts';
import { libraryKeys } from './library.keys.ts';

const EVERY_CATEGORY = { staleTime: FRESH_FOR_MILLISECONDS, retry: false } as const;

/** M-01. */
const shownOf = (categories: readonly CategoryCard[]): readonly CategoryCard[] =>
  categories.filter(({ extended }) => extended?.show === true);

/** the categories at the top of the library that are shown. */
export const categoriesQuery = (client: Client, organisationId: number) =>
  queryOptions({
    queryKey: libraryKeys.categories(organisationId),
    queryFn: ({ signal }) => client.fetch(listCategories, { query: { organisation_id: organisationId } }, { signal }),
    select: shownOf,
    ...EVERY_CATEGORY,
  });

/** one category. */
export const categoryQuery = (client: Client, organisationId: number, categoryId: number) =>
  queryOptions({
    queryKey: libraryKeys.category(organisationId, categoryId),
    queryFn: ({ signal }) =>
      client.fetch(getCategory, { params: { id: categoryId }, query: { organisation_id: organisationId } }, { signal }),
    ...EVERY_CATEGORY,
  });

/** What has been read of a category elsewhere: at the top of the library, or within another one. */
export const knownCategory = (
  queries: QueryClient,
  organisationId: number,
  categoryId: number,
): CategoryCard | undefined =>
  queries
    .getQueriesData<readonly CategoryCard[] | Category>({ queryKey: libraryKeys.categories(organisationId) })
    .flatMap(([, data]) => (data === undefined ? [] : Array.isArray(data) ? data : ((data as Category).children ?? [])))
    .find(({ id }) => id === categoryId);
