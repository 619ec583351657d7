import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';

/** Where a wish for an organisation can come from (B-07). */
export interface OrganisationSources {
  /** Made on this page by the switcher: newer than every other. */
  readonly chosen: number | null;
  /** `o` of the address. */
  readonly fromAddress: number | null;
  readonly saved: number | null;
}

/**
 * B-07, B-08: the organisation just chosen, else that of the address, else the saved one if still a member, else the
 * default, else the first.
 */
export const chooseOrganisation = (
  profile: Pick<Profile, 'organisations'>,
  { chosen, fromAddress, saved }: OrganisationSources,
): OrganisationMembership | null => {
  const member = (id: number | null) =>
    profile.organisations.find((organisation) => organisation.organisation_id === id);
  return (
    member(chosen) ??
    member(fromAddress) ??
    member(saved) ??
    profile.organisations.find((organisation) => organisation.default === true) ??
    profile.organisations[0] ??
    null
  );
};
