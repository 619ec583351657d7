import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { meQuery } from '#api/queries/profile.queries.ts';
import { SubscribePage } from '#features/subscriptions/subscribe/SubscribePage.tsx';
import { BootSkeleton } from '../pages/BootSkeleton.tsx';
import { UnansweredPage } from '../pages/UnansweredPage.tsx';
import { useServices } from '../services/services.ts';

const leaveFor = (href: string): void => location.assign(href);
const newKey = (): string => crypto.randomUUID();

/** `/subscribe/:path` (T-01): for anybody, signed in or not. Who is signed in is known before the plans are asked for. */
export function SubscribeRoute() {
  const { login, client, clock } = useServices();
  const { path = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const session = useSelector(login, (state) =>
    state.matches('signedIn') || state.matches('signingOut')
      ? 'in'
      : state.matches('checking')
        ? 'checking'
        : state.matches('unanswered')
          ? 'unanswered'
          : 'out',
  );
  const { data: profile } = useQuery({ ...meQuery(client), enabled: session === 'in' });
  // What the payment page wrote into the address is read once; a change of it by the page itself is none.
  const [firstSearch] = useState(search);
  if (session === 'unanswered')
    return (
      <UnansweredPage problem={login.getSnapshot().context.problem} onRetry={() => login.send({ type: 'retried' })} />
    );
  if (session === 'checking' || (session === 'in' && profile === undefined)) return <BootSkeleton />;
  const person = session === 'in' ? (profile ?? null) : null;
  return (
    <SubscribePage
      key={`${path} ${person?.id ?? 'nobody'} ${person?.impersonated === true}`}
      path={path}
      profile={person}
      search={firstSearch}
      now={clock.now}
      leaveFor={leaveFor}
      goHome={() => void navigate('/', { replace: true })}
      newKey={newKey}
    />
  );
}
