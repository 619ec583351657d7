import { queryOptions } from '@tanstack/react-query';
import { listUserCollections, listUserModules } from '#contracts/library/library.endpoints.ts';
import type { ModuleCard } from '#contracts/library/card.schema.ts';
import type { CallOptions, Client } from '../client.ts';
import { allPages, laterPage } from './all-pages.ts';
import { FETCH_AT_EVERY_VISIT } from './freshness.ts';
import { libraryKeys } from './library.keys.ts';

/** A page of what is assigned; most people have one page. */
const ASSIGNED_AT_ONCE = 100;

const requestOf = (userId: number, organisationId: number, page: number) => ({
  params: { id: userId },
  query: { organisation_id: organisationId, status: '!exempt', per_page: ASSIGNED_AT_ONCE, ...laterPage(page) },
});

/** every module that is assigned to the person and that they are not exempt from, all pages of it (0126). */
export const listAssignedModules = (
  client: Client,
  organisationId: number,
  userId: number,
  options: CallOptions,
): Promise<readonly ModuleCard[]> =>
  allPages((page) => client.fetch(listUserModules, requestOf(userId, organisationId, page), options));

/** The same for a page that shows them. */
export const assignedModulesQuery = (client: Client, organisationId: number, userId: number) =>
  queryOptions({
    queryKey: libraryKeys.assignedModules(organisationId, userId),
    queryFn: ({ signal }) => listAssignedModules(client, organisationId, userId, { signal }),
    ...FETCH_AT_EVERY_VISIT,
  });

/** the same of collections. */
export const assignedCollectionsQuery = (client: Client, organisationId: number, userId: number) =>
  queryOptions({
    queryKey: libraryKeys.assignedCollections(organisationId, userId),
    queryFn: ({ signal }) =>
      allPages((page) => client.fetch(listUserCollections, requestOf(userId, organisationId, page), { signal })),
    ...FETCH_AT_EVERY_VISIT,
  });
