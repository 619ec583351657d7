import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';

/**
 * B-05, L-04: the organisation has bookings enabled, and the profile carries a `dynamics_contact_id`: anything but
 * nothing.
 */
export const mayBook = (
  { fields }: Pick<Profile, 'fields'>,
  { settings }: Pick<OrganisationMembership, 'settings'>,
): boolean => {
  const contact = fields?.['dynamics_contact_id'];
  return settings.bookings && contact !== undefined && contact !== null && contact !== '';
};
