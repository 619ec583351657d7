import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#api/client.ts';

/** Where the profile stands in the query's cache; everything of an organisation is keyed below its id instead. */
export const ME_KEY = ['me'] as const;

/** the profile. It changes by events and by its own form, never by growing old. */
export const meQuery = (client: Client) =>
  queryOptions({
    queryKey: ME_KEY,
    queryFn: async ({ signal }) => (await import('./session.calls.ts')).fetchProfile(client, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** what changed in the product, newest first; the same for everybody, so one fetch per visit is enough. */
export const releasesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['releases'],
    queryFn: async ({ signal }) => (await import('./session.calls.ts')).fetchReleases(client, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
