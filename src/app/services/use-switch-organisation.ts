import { keys } from '#api/queries/keys.ts';
import { useServices } from './services.ts';
import { useOrganisationChoice } from '#current/organisation-choice.ts';

/**
 * B-08: puts another organisation in front of its member. The page stays where it is; what was fetched of that
 * organisation is fetched again, and what went wrong in the other one is nobody's news here.
 */
export const useSwitchOrganisation = (): ((organisationId: number) => void) => {
  const { queries, tray } = useServices();
  const { choose } = useOrganisationChoice();
  return (organisationId) => {
    tray.clear();
    void queries.invalidateQueries({ queryKey: keys.organisation(organisationId) });
    choose(organisationId);
  };
};
