import { useSearchParams } from 'react-router';
import { useCurrent } from '#current/current-context.ts';
import { useClock } from '#current/surroundings.ts';
import type { TwoFactorPurpose } from '#machines/profile/two-factor.setup.ts';
import { nextPath } from '#machines/session/redirect-guard.ts';
import { TwoFactorPage } from './TwoFactorPage.tsx';
import { SECURITY_PATH } from './two-factor-messages.ts';

/**
 * The three addresses of two-factor (G-12 to G-20). `?from=` names the page that led here, and to which one goes back;
 * it passes the one guard of redirects.
 */
export function TwoFactorRoute({ purpose }: { purpose: TwoFactorPurpose }) {
  const { profile, organisation } = useCurrent();
  const { now } = useClock();
  const [query] = useSearchParams();
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
