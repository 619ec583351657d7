import { useParams } from 'react-router';
import { useCurrent } from '#current/current-context.ts';
import { useClock } from '#current/surroundings.ts';
import { useQueryAddress } from '#current/use-query-address.ts';
import { NotFoundPage } from '#ui/frames/stopped/NotFoundPage.tsx';
import { SubscriptionPage } from './SubscriptionPage.tsx';

/** T-12: who sells subscriptions. */
const SUBSCRIPTION_CLIENT = 'COM';

/** `/profile/subscriptions/:id` (T-08). Where the organisation sells none there is no such page (T-12). */
export function SubscriptionRoute() {
  const { profile, organisation } = useCurrent();
  const { now } = useClock();
  const [query, changeQuery] = useQueryAddress();
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
      onQuery={changeQuery}
      now={now}
    />
  );
}
