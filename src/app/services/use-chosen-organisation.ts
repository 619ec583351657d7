import { useSyncExternalStore } from 'react';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { chooseOrganisation } from '#current/choose-organisation.ts';
import { loadClientState } from '#current/client-state.ts';
import { tabFirstStore } from '#current/device-store.ts';
import { useOrganisationChoice } from '#current/organisation-choice.ts';
import { useServices } from './services.ts';

/** B-07: the organisation in front of the signed-in person; null for nobody, and for somebody who belongs to none. */
export const useChosenOrganisation = (profile: Profile | null): OrganisationMembership | null => {
  const { bootLink } = useServices();
  const choice = useOrganisationChoice();
  const chosen = useSyncExternalStore(choice.subscribe, choice.current);
  if (profile === null) return null;
  return chooseOrganisation(profile, {
    chosen,
    fromAddress: bootLink.organisationId,
    saved: loadClientState(tabFirstStore()).organisation_id,
  });
};
