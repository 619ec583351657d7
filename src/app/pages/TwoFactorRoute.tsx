import { useSearchParams } from 'react-router';
import { useCurrent } from '#current/current-context.ts';
import { useClock } from '#current/surroundings.ts';
import { TwoFactorPage } from '#features/profile/two-factor/TwoFactorPage.tsx';
import { SECURITY_PATH } from '#features/profile/two-factor/two-factor-messages.ts';
import { ClosedProfile } from '#features/session/ClosedProfile.tsx';
import type { TwoFactorPurpose } from '#machines/profile/two-factor.setup.ts';
import { nextPath } from '#machines/session/redirect-guard.ts';
import { useServices } from '../services/services.ts';

/**
 * The three addresses of two-factor (G-12 to G-20), which G-04 closes while viewing as somebody else. `?from=` names
 * the page that led here, and to which one goes back; it passes the one guard of redirects.
 */
export function TwoFactorRoute({ purpose }: { purpose: TwoFactorPurpose }) {
  const { profile, organisation } = useCurrent();
  const { viewAs } = useServices();
  const { now } = useClock();
  const [query] = useSearchParams();
  if (profile.impersonated === true)
    return <ClosedProfile profile={profile} organisationName={organisation.name} onExit={viewAs.exit} />;
  const back = nextPath({
    redirect: query.get('from'),
    d: SECURITY_PATH,
    search: '',
    origin: location.origin,
    allowList: [],
  });
  return (
    <TwoFactorPage
      key={`${purpose} ${profile.id}`}
      purpose={purpose}
      profile={profile}
      organisation={organisation}
      now={now}
      back={back}
    />
  );
}
