import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Suspense, lazy, useMemo } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { meQuery } from '#features/session/session.queries.ts';
import { signInAddress, signsInInPlace } from '#machines/session/redirect-guard.ts';
import { BootSkeleton } from '../pages/BootSkeleton.tsx';
import { RealtimeLayer } from '../realtime/RealtimeLayer.tsx';
import { ShellSkeleton } from '../pages/ShellSkeleton.tsx';
import { useServices } from '../services.ts';
import { CurrentContext } from '../shell/current-context.ts';
import { OnceArrived } from './OnceArrived.tsx';
import { SessionOverLayer } from './SessionOverLayer.tsx';
import { SignInRoute } from './SignInRoute.tsx';
import { useOrganisation } from './use-organisation.ts';
import { UnansweredPage } from './UnansweredPage.tsx';

const NoAccessPage = lazy(async () => ({ default: (await import('../pages/NoAccessPage.tsx')).NoAccessPage }));

/** signed-in people pass; everybody else signs in, in place where the address allows it. */
export function RequireSession() {
  const { login, client } = useServices();
  const location = useLocation();
  const where = useSelector(login, (state) =>
    state.matches('signedIn') || state.matches('signingOut') ? 'in' : state.matches('unanswered') ? 'unanswered' : state.matches('checking') ? 'checking' : 'out',
  );
  const me = useQuery({ ...meQuery(client), enabled: where === 'in' });
  const organisation = useOrganisation(me.data ?? null);
  const current = useMemo(() => (me.data && organisation ? { profile: me.data, organisation } : null), [me.data, organisation]);

  if (where === 'unanswered') return <UnansweredPage onRetry={() => login.send({ type: 'retried' })} />;
  if (where === 'out') {
    if (!signsInInPlace(location.pathname)) return <Navigate to={signInAddress(location)} replace />;
    return <SignInRoute inPlace />;
  }
  if (where === 'checking' || me.data === undefined) return <ShellSkeleton />;
  if (current === null || current.organisation.roles.length === 0) {
    return (
      <Suspense fallback={<BootSkeleton />}>
        <NoAccessPage organisation={organisation} />
      </Suspense>
    );
  }
  return (
    <CurrentContext value={current}>
      <RealtimeLayer key={current.profile.id}>
        <OnceArrived>
          <Outlet />
        </OnceArrived>
      </RealtimeLayer>
      <SessionOverLayer />
    </CurrentContext>
  );
}
