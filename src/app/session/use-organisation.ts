import { useEffect } from 'react';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { applyBrand } from '#ui/brand/brand.ts';
import { useServices } from '../services.ts';
import { loadClientState, saveClientState } from '../state/client-state.ts';
import { chooseOrganisation } from '../state/organisation.ts';

/** B-07, B-21: the organisation in front of the signed-in person; its colour themes the page, and this device remembers it. */
export const useOrganisation = (profile: Profile | null): OrganisationMembership | null => {
  const { arrived } = useServices();
  const organisation =
    profile === null
      ? null
      : chooseOrganisation(profile, { fromAddress: arrived.organisationId, saved: loadClientState(localStorage).organisation_id });
  const id = organisation?.organisation_id ?? null;
  const colour = organisation?.settings.colour_primary ?? null;
  useEffect(() => {
    if (id === null) return;
    saveClientState(localStorage, { organisation_id: id });
    applyBrand(document.documentElement, colour);
    // Signed out it is the product's own theme again.
    return () => applyBrand(document.documentElement, null);
  }, [id, colour]);
  return organisation;
};
