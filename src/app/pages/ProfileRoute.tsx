import { Outlet } from 'react-router';
import { ClosedProfile } from '#features/session/ClosedProfile.tsx';
import { useCurrent } from '#current/current-context.ts';
import { useServices } from '../services/services.ts';

/** Around every page below `/profile`, which G-04 closes while viewing as somebody else. */
export function ProfileRoute() {
  const { profile, organisation } = useCurrent();
  const { viewAs } = useServices();
  if (profile.impersonated === true)
    return <ClosedProfile profile={profile} organisationName={organisation.name} onExit={viewAs.exit} />;
  return <Outlet />;
}
