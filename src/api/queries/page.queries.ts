import { queryOptions } from '@tanstack/react-query';
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
