import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { SubscribePage } from '#features/subscriptions/subscribe/SubscribePage.tsx';
import { BootSkeleton } from '../pages/BootSkeleton.tsx';
import { UnansweredPage } from '../pages/UnansweredPage.tsx';
import { useServices } from '../services/services.ts';
import { useVisitor } from './use-visitor.ts';

const leaveFor = (href: string): void => location.assign(href);
const newKey = (): string => crypto.randomUUID();

/** `/subscribe/:path` (T-01): for anybody, signed in or not. Who is signed in is known before the plans are asked for. */
export function SubscribeRoute() {
  const { clock } = useServices();
  const visitor = useVisitor();
  const { path = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  // What the payment page wrote into the address is read once; a change of it by the page itself is none.
  const [firstSearch] = useState(search);
  if (visitor.status === 'unanswered') return <UnansweredPage problem={visitor.problem} onRetry={visitor.retry} />;
  if (visitor.status === 'waiting') return <BootSkeleton />;
  const person = visitor.status === 'in' ? visitor.profile : null;
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
