/** Shown at once from the cache and fetched at every visit: it changes by what is done on other pages. */
export const FETCH_AT_EVERY_VISIT = { staleTime: 0, retry: false } as const;

/** Long enough that going back and forth fetches nothing twice, short enough that somebody else's decision is seen. */
export const FRESH_FOR_MILLISECONDS = 30_000;
