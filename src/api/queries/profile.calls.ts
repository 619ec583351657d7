import { getMe } from '#contracts/profile/profile.endpoints.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { listReleases } from '#contracts/releases/releases.endpoints.ts';
import type { Client } from '../client.ts';

/** The calls behind `profile.queries.ts`. A file of their own, so that painting a form loads no contract. */

/** X-008 after boot. Throws `ApiError`. */
export const fetchProfile = (client: Client, signal: AbortSignal): Promise<Profile> =>
  client.fetch(getMe, {}, { signal });

/** Throws `ApiError`. */
export const fetchReleases = (client: Client, signal: AbortSignal) => client.fetch(listReleases, {}, { signal });
