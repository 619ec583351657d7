import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client.ts';
import { keys } from './keys.ts';

/** what changed in the product, newest first; the same for everybody, so one fetch per visit is enough. */
export const releasesQuery = (client: Client) =>
  queryOptions({
    queryKey: keys.releases(),
    queryFn: async ({ signal }) => (await import('./profile.calls.ts')).fetchReleases(client, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
