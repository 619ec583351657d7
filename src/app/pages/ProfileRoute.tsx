import { ClosedProfile } from '#features/session/ClosedProfile.tsx';
import { useServices } from '../services/services.ts';
import { useCurrent } from '#current/current-context.ts';
import { NotBuiltPage } from './NotBuiltPage.tsx';

/** `/profile`, which G-04 closes while viewing as somebody else. */
export function ProfileRoute() {
  const { profile, organisation } = useCurrent();
  const { viewAs } = useServices();
  if (profile.impersonated === true)
    return <ClosedProfile profile={profile} organisationName={organisation.name} onExit={viewAs.exit} />;
  return <NotBuiltPage name="My Profile" />;
}
