import type { QueryClient } from '@tanstack/react-query';

/** What a reviewer did with a list during this visit. Keys of its rows, no text. */
export interface Visit {
  readonly selected: readonly string[];
  /** Left for later. */
  readonly skipped: readonly string[];
}

const NOTHING: Visit = { selected: [], skipped: [] };

/**
 * The visit so far, under the key of its list. It stands in the query cache, which is emptied whenever somebody else
 * comes (0041).
 */
export const readVisit = (queries: QueryClient, queryKey: readonly unknown[]): Visit =>
  queries.getQueryData<Visit>(queryKey) ?? NOTHING;

/** Changes the visit. Nothing fetches it, so that it lasts as long as the cache. */
export const changeVisit = (queries: QueryClient, queryKey: readonly unknown[], change: Partial<Visit>): void => {
  queries.setQueryDefaults(queryKey, { gcTime: Infinity, staleTime: Infinity });
  queries.setQueryData<Visit>(queryKey, { ...readVisit(queries, queryKey), ...change });
};
