import { queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '#contracts/endpoint.ts';
import { listCategoryCollections, listCategoryModules } from '#contracts/library/categories.endpoints.ts';
import { listUserCollections, listUserModules, listUserPages } from '#contracts/library/library.endpoints.ts';
import type { Client } from '../client.ts';
import { FETCH_AT_EVERY_VISIT } from './freshness.ts';
import { libraryKeys } from './library.keys.ts';

/** What is asked of a list of training, but for where. */
export type TrainingQuery = Omit<RequestOf<typeof listUserModules>['query'], 'organisation_id' | 'with'>;
/** The same of pages. */
export type PagesQuery = Omit<RequestOf<typeof listUserPages>['query'], 'organisation_id' | 'order_by'>;

/** Whose training is searched, and where. */
export interface Searcher {
  readonly userId: number;
  readonly organisationId: number;
}

/** The same, and the category that training is looked for in; null for all of the person's. */
export interface TrainingSearcher extends Searcher {
  readonly categoryId: number | null;
}

/**
 * within a category: a page of the collections that fit. Each question has a key of its own, so that a
 * late reply answers nothing else (O-10).
 */
export const foundCollectionsQuery = (
  client: Client,
  { userId, organisationId, categoryId }: TrainingSearcher,
  query: TrainingQuery,
) =>
  queryOptions({
    queryKey: libraryKeys.found(organisationId, 'collections', { ...query, categoryId }),
    queryFn: ({ signal }) =>
      categoryId === null
        ? client.fetch(
            listUserCollections,
            { params: { id: userId }, query: { organisation_id: organisationId, ...query } },
            { signal },
          )
        : client.fetch(
            listCategoryCollections,
            { params: { id: categoryId }, query: { organisation_id: organisationId, ...query } },
            { signal },
          ),
    ...FETCH_AT_EVERY_VISIT,
  });

/** within a category: the same of modules. */
export const foundModulesQuery = (
  client: Client,
  { userId, organisationId, categoryId }: TrainingSearcher,
  query: TrainingQuery,
) =>
  queryOptions({
    queryKey: libraryKeys.found(organisationId, 'modules', { ...query, categoryId }),
    queryFn: ({ signal }) =>
      categoryId === null
        ? client.fetch(
            listUserModules,
            { params: { id: userId }, query: { organisation_id: organisationId, ...query } },
            { signal },
          )
        : client.fetch(
            listCategoryModules,
            { params: { id: categoryId }, query: { organisation_id: organisationId, ...query } },
            { signal },
          ),
    ...FETCH_AT_EVERY_VISIT,
  });

/** the same of help pages, by title (O-07). */
export const foundPagesQuery = (client: Client, { userId, organisationId }: Searcher, query: PagesQuery) =>
  queryOptions({
    queryKey: libraryKeys.found(organisationId, 'pages', query),
    queryFn: ({ signal }) =>
      client.fetch(
        listUserPages,
        { params: { id: userId }, query: { organisation_id: organisationId, ...query } },
        { signal },
      ),
    ...FETCH_AT_EVERY_VISIT,
  });
