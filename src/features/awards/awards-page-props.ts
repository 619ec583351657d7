import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';

/** Whose awards, where, and when. */
export interface AwardsPageProps {
  readonly profile: Profile;
  readonly organisation: OrganisationMembership;
  /** Unix seconds. */
  readonly nowUnix: number;
}
