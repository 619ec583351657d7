import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { EXIT_VIEW_AS, VIEW_AS } from '#features/session/view-as-messages.ts';
import { viewAsOrganisation } from '#machines/session/view-as-offer.ts';
import { useServices } from '../services/services.ts';

export interface ViewAsControl {
  readonly label: string;
  readonly press: () => void;
}

/**
 * B-09, B-14, H-01, H-02, H-09: the way in where one of these memberships offers it, the way out while viewing; null:
 * neither.
 */
export const useViewAs = (profile: Profile, memberships: readonly OrganisationMembership[]): ViewAsControl | null => {
  const { viewAs } = useServices();
  if (profile.impersonated === true) return { label: EXIT_VIEW_AS, press: viewAs.exit };
  const organisationId = viewAsOrganisation(profile, memberships);
  return organisationId === null
    ? null
    : { label: VIEW_AS, press: () => viewAs.open(organisationId, profile.two_factor_confirmed === true) };
};
