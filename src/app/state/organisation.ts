import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';

/** Where a wish for an organisation can come from (B-07). */
export interface Wishes {
  /** `o` of the address. */
  readonly fromAddress: number | null;
  readonly saved: number | null;
}

/** B-07: the organisation of the address, else the saved one if still a member, else the default, else the first. */
export const chooseOrganisation = (profile: Pick<Profile, 'organisations'>, { fromAddress, saved }: Wishes): OrganisationMembership | null => {
  const member = (id: number | null) => profile.organisations.find((organisation) => organisation.organisation_id === id);
  return (
    member(fromAddress) ??
    member(saved) ??
    profile.organisations.find((organisation) => organisation.default === true) ??
    profile.organisations[0] ??
    null
  );
};
