import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client.ts';
import { keys } from './keys.ts';

/** the profile. It changes by events and by its own form, never by growing old. */
export const meQuery = (client: Client) =>
  queryOptions({
    queryKey: keys.me(),
    queryFn: async ({ signal }) => (await import('./profile.calls.ts')).fetchProfile(client, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
