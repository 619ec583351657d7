import { classifyFailure } from '#api/classify-failure.ts';
import type { Client } from '#api/client.ts';
import type { Outcome } from '#api/failure.ts';
import { getMe, updateProfile } from '#contracts/profile/profile.endpoints.ts';
import type { Profile, ProfileChange } from '#contracts/profile/profile.schema.ts';
import { isSaved } from '#machines/profile/profile-draft.ts';

/**
 * Saves a profile (G-07). Where no reply tells whether it counted, the server is asked what it has: what stands there
 * as it was sent is saved, and nothing is sent again by itself.
 */
export const saveProfile = async (
  client: Client,
  organisationId: number,
  change: ProfileChange,
): Promise<Outcome<Profile>> => {
  const outcome = await client.attempt(updateProfile, { query: { organisation_id: organisationId }, body: change });
  if (outcome.ok || classifyFailure(outcome.failure) !== 'unknown') return outcome;
  const asked = await client.attempt(getMe, {}, { errors: { preset: 'silent' } });
  return asked.ok && isSaved(asked.data, change) ? asked : outcome;
};
