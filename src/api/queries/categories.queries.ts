import { queryOptions } from '@tanstack/react-query';
import { getCategory, listCategories } from '#contracts/library/categories.endpoints.ts';
import type { Client } from '../client.ts';
import { FRESH_FOR_MILLISECONDS } from './freshness.ts';
import { keys } from './keys.ts';

const EVERY_CATEGORY = { staleTime: FRESH_FOR_MILLISECONDS, retry: false } as const;

/** the categories at the top of the library. */
export const categoriesQuery = (client: Client, organisationId: number) =>
  queryOptions({
    queryKey: keys.categories(organisationId),
    queryFn: ({ signal }) => client.fetch(listCategories, { query: { organisation_id: organisationId } }, { signal }),
    ...EVERY_CATEGORY,
  });

/** one category. */
export const categoryQuery = (client: Client, organisationId: number, categoryId: number) =>
  queryOptions({
    queryKey: keys.category(organisationId, categoryId),
    queryFn: ({ signal }) => client.fetch(getCategory, { params: { id: categoryId }, query: { organisation_id: organisationId } }, { signal }),
    ...EVERY_CATEGORY,
  });
