import { useCallback, useMemo, useState } from 'react';

/** What a query says of its age. A result of TanStack Query fits. */
export interface RefreshableQuery {
  /** Milliseconds of the device's clock; 0 before anything has come. */
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
  readonly isFetching: boolean;
  /** The last call failed, and the rows of an earlier one still stand. */
  readonly isRefetchError: boolean;
  readonly refetch: () => Promise<{ readonly isError: boolean }>;
}

/** How old the rows of a table are, and what can be done about it (V-01). */
export interface Freshness {
  /** When the rows came, by the app's clock; null before they have. */
  readonly atMs: number | null;
  readonly isRefreshing: boolean;
  readonly isSyncing: boolean;
  /** The rows are those of the last sync that somebody asked for. */
  readonly isSynced: boolean;
  /** The last refresh failed: the rows are older than was asked for. */
  readonly hasFailed: boolean;
  /** The failure has not been dismissed. */
  readonly showsFault: boolean;
  /** Rows that came since somebody last asked for newer ones. */
  readonly newKeys: ReadonlySet<string>;
  readonly refresh: () => void;
  readonly sync: () => void;
  readonly dismissFault: () => void;
}

/** A query counts by the device's clock, a page by the app's: the age is the same by both. */
const ageOf = (updatedAt: number): number => Math.max(0, Date.now() - updatedAt);

const NO_KEYS: ReadonlySet<string> = new Set();

export interface FreshnessOptions {
  readonly query: RefreshableQuery;
  /** The keys of all rows that the server listed; undefined while there are none. Keep it the same between two fetches. */
  readonly keys: readonly string[] | undefined;
  /** Fetches what depends on the rows. */
  readonly syncRelated: () => Promise<unknown>;
  /** The app's clock, milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * V-01: refresh fetches the rows, sync also what depends on them. Rows that were unknown when somebody last asked are
 * new until they ask again: a refresh in the background takes the mark from none.
 */
export const useFreshness = ({ query, keys, syncRelated, now }: FreshnessOptions): Freshness => {
  const { dataUpdatedAt, errorUpdatedAt, isFetching, isRefetchError, refetch } = query;
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  const [isSyncing, setSyncing] = useState(false);
  const [syncedAt, setSyncedAt] = useState<number | null>(null);
  const [dismissedAt, setDismissedAt] = useState(0);
  const [came, setCame] = useState<{ readonly updatedAt: number; readonly ms: number } | null>(null);
  if (dataUpdatedAt > 0 && came?.updatedAt !== dataUpdatedAt)
    setCame({ updatedAt: dataUpdatedAt, ms: now() - ageOf(dataUpdatedAt) });
  if (keys !== undefined && known === null) setKnown(new Set(keys));
  const newKeys = useMemo(() => {
    if (keys === undefined || known === null) return NO_KEYS;
    const fresh = keys.filter((key) => !known.has(key));
    return fresh.length === 0 ? NO_KEYS : new Set(fresh);
  }, [keys, known]);

  const ask = useCallback(() => {
    if (keys !== undefined) setKnown(new Set(keys));
    setDismissedAt(0);
    return refetch();
  }, [keys, refetch]);
  const sync = async (): Promise<void> => {
    setSyncing(true);
    try {
      const [{ isError }] = await Promise.all([ask(), syncRelated()]);
      setSyncedAt(isError ? null : Date.now());
    } finally {
      setSyncing(false);
    }
  };

  return {
    atMs: came?.ms ?? null,
    isRefreshing: isFetching && !isSyncing,
    isSyncing,
    isSynced: syncedAt !== null && dataUpdatedAt <= syncedAt,
    hasFailed: isRefetchError,
    showsFault: isRefetchError && dismissedAt !== errorUpdatedAt,
    newKeys,
    refresh: () => {
      setSyncedAt(null);
      void ask();
    },
    sync: () => void sync(),
    dismissFault: () => setDismissedAt(errorUpdatedAt),
  };
};
