import { queryOptions } from '@tanstack/react-query';
import type { AssessmentCard } from '#contracts/assessments/assessment.schema.ts';
import {
  listCollections,
  listEntityFiles,
  listLayouts,
  listModules,
  listPages,
  listThumbnails,
} from '#contracts/builder/builder.endpoints.ts';
import { getPage } from '#contracts/library/page.endpoints.ts';
import type { Client } from '../client.ts';
import { allPages, laterPage } from './all-pages.ts';
import { listAssigned } from './assessments.queries.ts';
import { builderKeys } from './builder.keys.ts';
import { FRESH_FOR_MILLISECONDS } from './freshness.ts';
import { keys } from './keys.ts';

const EVERY_CHOICE = { staleTime: FRESH_FOR_MILLISECONDS, retry: false } as const;

/** X-043 (P-17): the pictures of an organisation and the categories of them. */
export const thumbnailLibraryQuery = (client: Client, organisationId: number) =>
  queryOptions({
    queryKey: builderKeys.choices(organisationId, 'thumbnails'),
    queryFn: ({ signal }) => client.fetch(listThumbnails, { query: { organisation_id: organisationId } }, { signal }),
    ...EVERY_CHOICE,
  });

/** X-077 (P-18): the layouts of the product, which change with a release only. */
export const layoutsQuery = (client: Client) =>
  queryOptions({
    queryKey: keys.layouts(),
    queryFn: ({ signal }) => client.fetch(listLayouts, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** X-063 (P-21): every collection of the organisation. */
export const choosableCollectionsQuery = (client: Client, organisationId: number) =>
  queryOptions({
    queryKey: builderKeys.choices(organisationId, 'collections'),
    queryFn: ({ signal }) =>
      allPages((page) =>
        client.fetch(listCollections, { query: { organisation_id: organisationId, ...laterPage(page) } }, { signal }),
      ),
    ...EVERY_CHOICE,
  });

/** X-067 (P-21): every module of the organisation. */
export const choosableModulesQuery = (client: Client, organisationId: number) =>
  queryOptions({
    queryKey: builderKeys.choices(organisationId, 'modules'),
    queryFn: ({ signal }) =>
      allPages((page) =>
        client.fetch(listModules, { query: { organisation_id: organisationId, ...laterPage(page) } }, { signal }),
      ),
    ...EVERY_CHOICE,
  });

/** X-071 (P-21): every page of the organisation. */
export const choosablePagesQuery = (client: Client, organisationId: number) =>
  queryOptions({
    queryKey: builderKeys.choices(organisationId, 'pages'),
    queryFn: ({ signal }) =>
      allPages((page) =>
        client.fetch(listPages, { query: { organisation_id: organisationId, ...laterPage(page) } }, { signal }),
      ),
    ...EVERY_CHOICE,
  });

/** X-019 (P-21): the assessments that the author is assigned. No call lists those of an organisation (0336). */
export const choosableAssessmentsQuery = (client: Client, organisationId: number) =>
  queryOptions({
    queryKey: builderKeys.choices(organisationId, 'assessments'),
    queryFn: ({ signal }): Promise<readonly AssessmentCard[]> => listAssigned(client, organisationId, { signal }),
    ...EVERY_CHOICE,
  });

/** X-073 (P-21): the files of a page, and what its author uploaded for content. */
export const pageFilesQuery = (client: Client, organisationId: number, pageId: number) =>
  queryOptions({
    queryKey: builderKeys.pageFiles(organisationId, pageId),
    queryFn: ({ signal }) =>
      allPages((page) =>
        client.fetch(
          listEntityFiles,
          {
            params: { entities: 'pages', id: pageId },
            query: { organisation_id: organisationId, ...laterPage(page) },
          },
          { signal },
        ),
      ),
    ...EVERY_CHOICE,
  });

/**
 * a page as its author begins to edit it. Never from the cache, nor fetched again below somebody who writes: the
 * version that was read tells whether somebody else has saved since.
 */
export const editorPageQuery = (client: Client, organisationId: number, pageId: number) =>
  queryOptions({
    queryKey: builderKeys.editedPage(organisationId, pageId),
    queryFn: ({ signal }) =>
      client.fetch(getPage, { params: { id: pageId }, query: { organisation_id: organisationId } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
