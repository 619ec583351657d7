import { useOrganisationChoice } from './organisation-choice.ts';
import { useCurrent } from './current-context.ts';

/**
 * D-01, Q-03: the organisation of a work that was opened by its link comes to the front by itself, where the reviewer
 * belongs to it. Whoever does not (a super user may review anywhere) stays where they are.
 */
export const useReviewedOrganisation = (): ((organisationId: number) => void) => {
  const choice = useOrganisationChoice();
  const { profile, organisation } = useCurrent();
  return (organisationId) => {
    const isMember = profile.organisations.some((membership) => membership.organisation_id === organisationId);
    if (isMember && organisation.organisation_id !== organisationId) choice.choose(organisationId);
  };
};
