import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  listCategoryCollections,
  listCategoryModules,
  listCategoryPages,
} from '#contracts/library/categories.endpoints.ts';
import { listUserCollections, listUserModules } from '#contracts/library/library.endpoints.ts';
import type { RequestOf } from '#contracts/endpoint.ts';
import type { Client } from '../client.ts';
import { FRESH_FOR_MILLISECONDS } from './freshness.ts';
import { libraryKeys } from './library.keys.ts';

/** Order, page, page size, search, status and type of a list of training (M-09, M-10). */
export type Listing = Omit<RequestOf<typeof listUserModules>['query'], 'organisation_id' | 'with'>;

/** The page before stays until the next has come. */
const EVERY_LIST = { staleTime: FRESH_FOR_MILLISECONDS, retry: false, placeholderData: keepPreviousData } as const;

/** a page of the collections that are assigned to a person. */
export const userCollectionsQuery = (client: Client, organisationId: number, userId: number, list: Listing) =>
  queryOptions({
    queryKey: libraryKeys.listing(organisationId, 'person', userId, 'collections', list),
    queryFn: ({ signal }) =>
      client.fetch(
        listUserCollections,
        { params: { id: userId }, query: { organisation_id: organisationId, ...list } },
        { signal },
      ),
    ...EVERY_LIST,
  });

/** a page of the modules that are assigned to a person. */
export const userModulesQuery = (client: Client, organisationId: number, userId: number, list: Listing) =>
  queryOptions({
    queryKey: libraryKeys.listing(organisationId, 'person', userId, 'modules', list),
    queryFn: ({ signal }) =>
      client.fetch(
        listUserModules,
        { params: { id: userId }, query: { organisation_id: organisationId, ...list } },
        { signal },
      ),
    ...EVERY_LIST,
  });

/** a page of the collections of a category. */
export const categoryCollectionsQuery = (client: Client, organisationId: number, categoryId: number, list: Listing) =>
  queryOptions({
    queryKey: libraryKeys.listing(organisationId, 'category', categoryId, 'collections', list),
    queryFn: ({ signal }) =>
      client.fetch(
        listCategoryCollections,
        { params: { id: categoryId }, query: { organisation_id: organisationId, ...list } },
        { signal },
      ),
    ...EVERY_LIST,
  });

/** a page of the modules of a category. */
export const categoryModulesQuery = (client: Client, organisationId: number, categoryId: number, list: Listing) =>
  queryOptions({
    queryKey: libraryKeys.listing(organisationId, 'category', categoryId, 'modules', list),
    queryFn: ({ signal }) =>
      client.fetch(
        listCategoryModules,
        { params: { id: categoryId }, query: { organisation_id: organisationId, ...list } },
        { signal },
      ),
    ...EVERY_LIST,
  });

/** the pages of a category. */
export const categoryPagesQuery = (client: Client, organisationId: number, categoryId: number) =>
  queryOptions({
    queryKey: libraryKeys.listing(organisationId, 'category', categoryId, 'pages', {}),
    queryFn: ({ signal }) =>
      client.fetch(
        listCategoryPages,
        { params: { id: categoryId }, query: { organisation_id: organisationId } },
        { signal },
      ),
    ...EVERY_LIST,
  });
