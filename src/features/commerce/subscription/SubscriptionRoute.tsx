import { useParams, useSearchParams } from 'react-router';
import { useCurrent } from '#current/current-context.ts';
import { useClock } from '#current/surroundings.ts';
import { NotFoundPage } from '#ui/frames/stopped/NotFoundPage.tsx';
import { SubscriptionPage } from './SubscriptionPage.tsx';

/** T-12: who sells subscriptions. */
const SUBSCRIPTION_CLIENT = 'COM';

/** `/profile/subscriptions/:id` (T-08). Where the organisation sells none there is no such page (T-12). */
export function SubscriptionRoute() {
  const { profile, organisation } = useCurrent();
  const { now } = useClock();
  const [query, setQuery] = useSearchParams();
  const id = Number(useParams()['id']);
  const isShop = (organisation.clients ?? []).some(({ key }) => key === SUBSCRIPTION_CLIENT);
  if (!isShop || !Number.isSafeInteger(id)) return <NotFoundPage />;
  return (
    <SubscriptionPage
      key={`${profile.id}-${organisation.organisation_id}-${id}`}
      profile={profile}
      organisation={organisation}
      id={id}
      query={query}
      onQuery={(next) => setQuery(next, { replace: true, preventScrollReset: true })}
      now={now}
    />
  );
}
