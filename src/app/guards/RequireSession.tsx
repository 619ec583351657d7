import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Suspense, lazy, useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { meQuery } from '#api/queries/profile.queries.ts';
import { signInAddress, signsInOnPage } from '#machines/session/redirect-guard.ts';
import { TitlePrefix } from '#ui/frames/page/title-prefix.ts';
import { BootSkeleton } from '../pages/BootSkeleton.tsx';
import { ShellSkeleton } from '../pages/ShellSkeleton.tsx';
import { useServices } from '../services/services.ts';
import { CurrentContext } from '#current/current-context.ts';
import { SignInRoute } from './SignInRoute.tsx';
import { useOrganisation } from './use-organisation.ts';
import { isIn, sessionStatus } from './use-visitor.ts';
import { UnansweredPage } from '../pages/UnansweredPage.tsx';

const NoAccessPage = lazy(async () => ({ default: (await import('./NoAccessPage.tsx')).NoAccessPage }));

/** signed-in people pass; everybody else signs in, in place where the address allows it. */
export function RequireSession() {
  const { login, client, viewAs } = useServices();
  const location = useLocation();
  const where = useSelector(login, sessionStatus);
  const leftByChoice = useSelector(login, (state) => state.context.leftByChoice);
  const problem = useSelector(login, (state) => state.context.problem);
  const phase = useSyncExternalStore(viewAs.subscribe, viewAs.phase);
  // Asked when it counts: an effect may run after whoever it was rendered for has gone.
  const me = useQuery({ ...meQuery(client), enabled: () => isIn(login.getSnapshot()) && viewAs.phase() === 'here' });
  const organisation = useOrganisation(me.data ?? null);
  const current = useMemo(
    () => (me.data && organisation ? { profile: me.data, organisation } : null),
    [me.data, organisation],
  );
  const isHere = where === 'in' && phase === 'here' && me.data !== undefined;
  // Whoever comes is drawn piece by piece: the whole page in one go would hold every press and key on a slow device.
  // Whoever goes, goes at once.
  const isDrawn = useDeferredValue(isHere, false);

  if (where === 'unanswered')
    return <UnansweredPage problem={problem} onRetry={() => login.send({ type: 'retried' })} />;
  if (where === 'out') {
    // A-28, S3: whoever is next must not come to the page of whoever chose to leave.
    if (leftByChoice) return <Navigate to="/login" replace />;
    if (!signsInOnPage(location.pathname)) return <Navigate to={signInAddress(location)} replace />;
    return <SignInRoute onPage />;
  }
  // H-07: between two people nothing of either is on the page.
  if (phase === 'unanswered') return <UnansweredPage onRetry={viewAs.retry} />;
  if (!isHere || !isDrawn) return <ShellSkeleton />;
  // H-08: the tab says it, too.
  const titlePrefix = me.data.impersonated === true ? `Viewing as ${me.data.name}: ` : '';
  if (current === null || current.organisation.roles.length === 0) {
    return (
      <TitlePrefix value={titlePrefix}>
        <Suspense fallback={<BootSkeleton />}>
          <NoAccessPage organisation={organisation} />
        </Suspense>
      </TitlePrefix>
    );
  }
  return (
    <TitlePrefix value={titlePrefix}>
      <CurrentContext value={current}>
        <Outlet />
      </CurrentContext>
    </TitlePrefix>
  );
}
