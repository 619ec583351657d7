import type { QueryClient } from '@tanstack/react-query';
import { keys } from '#api/queries/keys.ts';

/** What a reviewer did with the list of an organisation during this visit. Keys of evidence, no text. */
export interface Visit {
  readonly selected: readonly string[];
  /** Left for later. */
  readonly skipped: readonly string[];
}

const NOTHING: Visit = { selected: [], skipped: [] };

/** The visit so far. It stands in the query cache, which is emptied whenever somebody else comes (0041). */
export const readVisit = (queries: QueryClient, organisationId: number): Visit => queries.getQueryData<Visit>(keys.evidenceVisit(organisationId)) ?? NOTHING;

/** Changes the visit. Nothing fetches it, so that it lasts as long as the cache. */
export const changeVisit = (queries: QueryClient, organisationId: number, change: Partial<Visit>): void => {
  const queryKey = keys.evidenceVisit(organisationId);
  queries.setQueryDefaults(queryKey, { gcTime: Infinity, staleTime: Infinity });
  queries.setQueryData<Visit>(queryKey, { ...readVisit(queries, organisationId), ...change });
};
