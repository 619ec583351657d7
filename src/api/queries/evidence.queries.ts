import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getEvidence, listEvidence } from '#contracts/evidence/evidence.endpoints.ts';
import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import type { CallOptions, Client } from '../client.ts';
import { SILENT } from '../quiet-policies.ts';
import { allPages } from './all-pages.ts';
import { FETCH_AT_EVERY_VISIT, FRESH_FOR_MILLISECONDS } from './freshness.ts';
import { evidenceKeys } from './evidence.keys.ts';

/**
 * Never repeated by itself: the page says what failed at once. Asked again, quietly, when its window comes to
 * the front or the network is back: another reviewer may have decided. With the reviews, which `entity.updated`
 * invalidates (Y-09).
 */
export const evidenceQuery = (client: Client, key: string) =>
  queryOptions({
    queryKey: evidenceKeys.evidence(key),
    queryFn: async ({ signal, client: queries, queryKey }) => {
      const isKnown = queries.getQueryData(queryKey) !== undefined;
      return client.fetch(getEvidence, { params: { key }, query: {} }, { signal, ...(isKnown ? SILENT : {}) });
    },
    retry: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });

/** Every page of what waits in an organisation, oldest first; a piece that moved between two pages is listed once. */
export const listAll = async (
  client: Client,
  organisationId: number,
  options: CallOptions,
): Promise<readonly Evidence[]> => {
  const rows = await allPages((page) =>
    client.fetch(listEvidence, { query: { organisation_id: organisationId, page } }, options),
  );
  return [...new Map(rows.map((evidence) => [evidence.key, evidence])).values()];
};

/** what waits in an organisation. Of its organisation, so that `entity.updated` reaches it (Y-09). */
export const pendingQuery = (client: Client, organisationId: number) =>
  queryOptions({
    queryKey: evidenceKeys.pendingEvidence(organisationId),
    queryFn: ({ signal }) => listAll(client, organisationId, { signal }),
    staleTime: FRESH_FOR_MILLISECONDS,
    retry: false,
  });

/**
 * V17: how much waits in an organisation, and since when in unix seconds; null where nobody says. The list is the
 * oldest first.
 */
export const evidenceWaitingQuery = (client: Client, organisationId: number) =>
  queryOptions({
    queryKey: evidenceKeys.evidenceWaiting(organisationId),
    queryFn: async ({ signal }) => {
      const { total, data } = await client.fetch(
        listEvidence,
        { query: { organisation_id: organisationId, per_page: 1 } },
        { signal },
      );
      return { count: total, oldestUnix: data[0]?.created_at ?? null };
    },
    ...FETCH_AT_EVERY_VISIT,
  });

/**
 * Shows the server's newest evidence on every page that reads it; the list of what waits is read anew once it was
 * decided.
 */
export const showEvidence = (queries: QueryClient, evidence: Evidence): void => {
  queries.setQueryData(evidenceKeys.evidence(evidence.key), evidence);
  if (evidence.status !== 'pending')
    void queries.invalidateQueries({ queryKey: evidenceKeys.pendingEvidence(evidence.organisation_id) });
};
