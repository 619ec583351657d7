import { QueryClient } from '@tanstack/react-query';
import type { Client } from '#api/client.ts';
import { DEFAULT_BANDS } from '#machines/home/bands.ts';
import { assignedAssessmentsQuery } from '#api/queries/assessments.queries.ts';
import { bandQuery } from '#api/queries/organisations.queries.ts';

/** Asks for what home needs whoever is here: its default bands and what is assigned. Failures are silent. */
export const askHome = (client: Client, organisationId: number): void => {
  // Of its own: the page's cache must hold nothing of an organisation that turns out to be another.
  const queries = new QueryClient();
  for (const { id } of DEFAULT_BANDS) void queries.prefetchQuery({ ...bandQuery(client, organisationId, id), gcTime: 0 });
  void queries.prefetchQuery({ ...assignedAssessmentsQuery(client, organisationId), gcTime: 0 });
};
