import { SearchRoute } from '#features/search/SearchRoute.tsx';
import { useSwitchOrganisation } from '../services/use-switch-organisation.ts';

/** O-09: the search, which may go on in another organisation. */
export function SearchWithOrganisations() {
  return <SearchRoute onSwitch={useSwitchOrganisation()} />;
}
