import { QueryClient } from '@tanstack/react-query';
import type { Client } from '#api/client.ts';
import { DEFAULT_BANDS } from '#machines/home/bands.ts';
import { assignedAssessmentsQuery } from '#api/queries/assessments.queries.ts';
import { assignedCollectionsQuery, assignedModulesQuery } from '#api/queries/library.queries.ts';
import { bandQuery } from '#api/queries/organisations.queries.ts';

/**
 * Asks for what home needs: its default bands and what is assigned. `userId`: whose session this device remembers, or null;
 * without it the lists of a person's modules and collections have to wait for the profile. Failures are silent.
 */
export const askHome = (client: Client, organisationId: number, userId: number | null): void => {
  // Of its own: the page's cache must hold nothing of an organisation that turns out to be another.
  const queries = new QueryClient();
  for (const { id } of DEFAULT_BANDS) void queries.prefetchQuery({ ...bandQuery(client, organisationId, id), gcTime: 0 });
  void queries.prefetchQuery({ ...assignedAssessmentsQuery(client, organisationId), gcTime: 0 });
  if (userId === null) return;
  void queries.prefetchQuery({ ...assignedModulesQuery(client, organisationId, userId), gcTime: 0 });
  void queries.prefetchQuery({ ...assignedCollectionsQuery(client, organisationId, userId), gcTime: 0 });
};
