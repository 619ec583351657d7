import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '#contracts/endpoint.ts';
import { listUserPages } from '#contracts/library/library.endpoints.ts';
import { getPage } from '#contracts/library/page.endpoints.ts';
import type { Client } from '../client.ts';
import { FRESH_FOR_MILLISECONDS } from './freshness.ts';
import { libraryKeys } from './library.keys.ts';

/** one page with its content. */
export const pageQuery = (client: Client, organisationId: number, pageId: number) =>
  queryOptions({
    queryKey: libraryKeys.page(organisationId, pageId),
    queryFn: ({ signal }) =>
      client.fetch(getPage, { params: { id: pageId }, query: { organisation_id: organisationId } }, { signal }),
    staleTime: FRESH_FOR_MILLISECONDS,
    retry: false,
  });

/** Search, page and page size of a list of pages; `pinned` for the pinned ones alone. */
export type UserPagesList = Omit<RequestOf<typeof listUserPages>['query'], 'organisation_id'>;

/** a page of the pages that are assigned to a person. The page before stays until the next has come. */
export const userPagesQuery = (client: Client, organisationId: number, userId: number, list: UserPagesList) =>
  queryOptions({
    queryKey: libraryKeys.listing(organisationId, 'person', userId, 'pages', list),
    queryFn: ({ signal }) =>
      client.fetch(
        listUserPages,
        { params: { id: userId }, query: { organisation_id: organisationId, ...list } },
        { signal },
      ),
    staleTime: FRESH_FOR_MILLISECONDS,
    retry: false,
    placeholderData: keepPreviousData,
  });
