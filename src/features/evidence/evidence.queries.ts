import { queryOptions } from '@tanstack/react-query';
import type { CallOptions, Client } from '#api/client.ts';
import { ApiError } from '#api/failure.ts';
import { QUIETLY } from '#api/quiet-policies.ts';
import { listEvidence } from '#contracts/evidence/evidence.endpoints.ts';
import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import { loadEvidence } from './evidence.calls.ts';

const FRESH_FOR_MILLISECONDS = 30_000;

/**
 * Never repeated by itself: the page says what failed at once. Asked again, quietly, when its window comes to the
 * front or the network is back: another reviewer may have decided. With the reviews, which `entity.updated`
 * invalidates (Y-09).
 */
export const evidenceQuery = (client: Client, key: string) =>
  queryOptions({
    queryKey: ['reviews', `e/${key}`] as const,
    queryFn: async ({ signal, client: queries, queryKey }) => {
      const isKnown = queries.getQueryData(queryKey) !== undefined;
      const outcome = await loadEvidence(client, key, { signal, ...(isKnown ? QUIETLY : {}) });
      if (!outcome.ok) throw new ApiError(outcome.failure);
      return outcome.data;
    },
    retry: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });

/** Every page of what waits in an organisation, oldest first; a piece that moved between two pages is listed once. */
export const listAll = async (client: Client, organisationId: number, options: CallOptions): Promise<readonly Evidence[]> => {
  const pageAt = (page: number) => client.fetch(listEvidence, { query: { organisation_id: organisationId, page } }, options);
  const first = await pageAt(1);
  const others = await Promise.all(Array.from({ length: first.last_page - 1 }, (_, index) => pageAt(index + 2)));
  const rows = [first, ...others].flatMap(({ data }) => data);
  return [...new Map(rows.map((evidence) => [evidence.key, evidence])).values()];
};

/** what waits in an organisation. Of its organisation, so that `entity.updated` reaches it (Y-09). */
export const pendingQuery = (client: Client, organisationId: number) =>
  queryOptions({
    queryKey: ['organisation', organisationId, 'evidence'] as const,
    queryFn: ({ signal }) => listAll(client, organisationId, { signal }),
    staleTime: FRESH_FOR_MILLISECONDS,
    retry: false,
  });
