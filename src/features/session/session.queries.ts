import { queryOptions } from '@tanstack/react-query';
import type { Client } from '#api/client.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import { listReleases } from '#contracts/releases/releases.endpoints.ts';

/** Where the profile stands in the query's cache; everything of an organisation is keyed below its id instead. */
export const ME_KEY = ['me'] as const;

/** the profile. It changes by events and by its own form, never by growing old. */
export const meQuery = (client: Client) =>
  queryOptions({
    queryKey: ME_KEY,
    queryFn: ({ signal }): Promise<Profile> => client.fetch(getMe, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** what changed in the product, newest first; the same for everybody, so one fetch per visit is enough. */
export const releasesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['releases'],
    queryFn: ({ signal }) => client.fetch(listReleases, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
