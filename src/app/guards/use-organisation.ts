import { useEffect } from 'react';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { useBrand } from '#ui/drawings/brand/use-brand.ts';
import { useChosenOrganisation } from '../services/use-chosen-organisation.ts';
import { loadClientState, saveClientState } from '#current/client-state.ts';
import { useOrganisationChoice } from '#current/organisation-choice.ts';
import { deviceStore, tabFirstStore } from '#current/device-store.ts';
import { rememberSession } from '../state/remembered.ts';

/**
 * B-07, B-08, B-21: the organisation in front of the signed-in person; its colour themes the page, and this device
 * remembers it.
 */
export const useOrganisation = (profile: Profile | null): OrganisationMembership | null => {
  const choice = useOrganisationChoice();
  const organisation = useChosenOrganisation(profile);
  const id = organisation?.organisation_id ?? null;
  const personId = profile?.id ?? null;
  const isViewed = profile?.impersonated === true;

  useBrand(organisation?.settings.colour_primary);

  // Whoever belongs to none any more has none to be asked about before their profile is there.
  useEffect(() => {
    if (personId === null) return;
    // Which organisation the learner is in is not the choice of whoever views.
    // Beside it the view of the device, which another tab may have chosen since.
    if (!isViewed)
      saveClientState(tabFirstStore(), {
        organisation_id: id,
        entity_view: loadClientState(deviceStore()).entity_view,
      });
    // H-07: while viewing, the session reads what is the learner's.
    rememberSession(deviceStore(), personId);
  }, [personId, id, isViewed]);

  // What one person chose is not the next one's choice.
  useEffect(() => (personId === null ? undefined : choice.forget), [personId, choice]);

  return organisation;
};
