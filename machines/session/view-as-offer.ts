import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';

type Somebody = Pick<Profile, 'super'>;
type Membership = Pick<OrganisationMembership, 'organisation_id' | 'admin' | 'settings'>;

/**
 * H-01, H-02: the organisation has it on; then it is for super users, and unless they alone may, for its admin
 * accounts.
 */
const isOffered = (profile: Somebody, { admin, settings }: Membership): boolean =>
  settings.impersonation && (profile.super === true || (admin === true && !settings.impersonation_super_only));

/** The organisation that View As would name: the first of these that offers it. Null: there is no control (H-01, B-14). */
export const viewAsOrganisation = (profile: Somebody, memberships: readonly Membership[]): number | null =>
  memberships.find((membership) => isOffered(profile, membership))?.organisation_id ?? null;

/** H-08: the first letter, then asterisks; as long as the address. */
export const maskedEmail = (email: string): string => {
  const [first = '', ...rest] = email;
  return `${first}${'*'.repeat(rest.length)}`;
};
