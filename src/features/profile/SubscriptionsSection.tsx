import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import { subscriptionsQuery } from '#api/queries/subscriptions.queries.ts';
import { subscriptionBadge } from '#cards/subscription-badge.ts';
import type { Subscription } from '#contracts/subscriptions/subscription.schema.ts';
import type { Current } from '#current/current-context.ts';
import { standingOf, titleOf, type SubscriptionStanding } from '#machines/subscriptions/subscription-standing.ts';
import { intervalText } from '#machines/subscriptions/plan-price.ts';
import { Link } from '#ui/actions/link/Link.tsx';
import { formatUnixDate } from '#ui/format/days.ts';
import { formatPounds } from '#ui/format/money.ts';
import { EmptyState } from '#ui/frames/empty/EmptyState.tsx';
import { Loaded } from '#ui/frames/loaded/Loaded.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { Band } from './Band.tsx';
import './subscriptions.css';

/** T-06 [V]: the misspelling is the specification's. */
const NO_SUBSCRIPTIONS = 'You have no bolt-on subscriptions in additon to your existing training.';

const LISTED_PER_PERSON = 'Bolt-ons that you pay for yourself, besides the training you are given.';

interface SubscriptionsProps extends Pick<Current, 'profile' | 'organisation'> {
  /** Unix seconds. */
  readonly now: number;
}

const useSubscriptions = ({ profile, organisation }: Omit<SubscriptionsProps, 'now'>) =>
  useQuery(subscriptionsQuery(useApi(), { organisationId: organisation.organisation_id, userId: profile.id }));

/** What is not paid comes first; the others stay in the order of the API. */
const inOrder = (subscriptions: readonly Subscription[], now: number) =>
  subscriptions
    .map((subscription) => ({ subscription, standing: standingOf(subscription, now) }))
    .toSorted((one, other) => Number(other.standing.kind === 'pastDue') - Number(one.standing.kind === 'pastDue'));

/** The date that matters, and what it is. */
const dateOf = (standing: SubscriptionStanding): readonly [string, string] => {
  if (standing.kind === 'pastDue') return ['Not paid', 'change the card'];
  if (standing.kind === 'cancelled')
    return standing.endsAt === null
      ? ['Cancelled', 'no more payments']
      : [formatUnixDate(standing.endsAt), 'ends, no more payments'];
  if (standing.kind === 'ended')
    return standing.endedAt === null ? ['Over', 'no more payments'] : [formatUnixDate(standing.endedAt), 'ended'];
  if (standing.kind === 'active' && standing.nextPaymentAt !== null)
    return [formatUnixDate(standing.nextPaymentAt), 'next payment'];
  return ['', ''];
};

function SubscriptionRow({
  subscription,
  standing,
}: {
  readonly subscription: Subscription;
  readonly standing: SubscriptionStanding;
}) {
  const { id, price, plan } = subscription;
  const [date, what] = dateOf(standing);
  const interval = intervalText(plan);
  return (
    <li className="psub">
      <p className="psub__d">
        <b>{date}</b>
        <span className="meta">{what}</span>
      </p>
      <p className="psub__t">
        <Link href={`/profile/subscriptions/${id}`}>{titleOf(subscription)}</Link>
      </p>
      <p className="psub__p">
        {price && <b>{formatPounds(price.value_inc_tax)}</b>}
        {interval !== null && <span className="meta">{interval}</span>}
      </p>
      <p className="psub__s">
        <StatusBadge {...subscriptionBadge(standing)} />
      </p>
      <IconChevronRight className="ic ic--s psub__c" aria-hidden />
    </li>
  );
}

/** T-05 to T-07: what the person pays for in this organisation. */
export function SubscriptionsSection(props: SubscriptionsProps) {
  const query = useSubscriptions(props);
  return (
    <div className="pbands pbands--read">
      <Band title="Subscriptions" note={LISTED_PER_PERSON}>
        <Loaded
          query={query}
          label="Loading the subscriptions"
          skeleton={
            <>
              <Skeleton shape="control" />
              <Skeleton shape="control" />
            </>
          }
          failed={{
            title: 'Your subscriptions could not be loaded.',
            text: 'Nothing about them has changed.',
          }}
          level={3}
          empty={{
            isEmpty: ({ data }) => data.length === 0,
            shown: (
              <EmptyState title={NO_SUBSCRIPTIONS}>Your training stays as it is. A subscription adds to it.</EmptyState>
            ),
          }}
        >
          {({ data }) => (
            <ul className="psubs">
              {inOrder(data, props.now).map(({ subscription, standing }) => (
                <SubscriptionRow key={subscription.id} subscription={subscription} standing={standing} />
              ))}
            </ul>
          )}
        </Loaded>
      </Band>
    </div>
  );
}

/** How many there are, and how many are not paid: the fact of the section. */
export function SubscriptionsFact(props: SubscriptionsProps) {
  const { data } = useSubscriptions(props);
  if (data === undefined) return null;
  const count = data.data.length;
  if (count === 0) return 'None';
  const unpaid = data.data.filter((each) => standingOf(each, props.now).kind === 'pastDue').length;
  if (unpaid === 0) return String(count);
  const text = unpaid === 1 ? 'one is not paid' : `${unpaid} are not paid`;
  return <StatusBadge shape="overdue" word={count === 1 ? 'Not paid' : `${count}, ${text}`} size="meta" />;
}
