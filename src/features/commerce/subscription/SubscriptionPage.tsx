import { IconCreditCard } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import { pageStateOf } from '#api/page-state.ts';
import { invoicesQuery, subscriptionQuery, type Payer } from '#api/queries/subscriptions.queries.ts';
import { subscriptionBadge } from '#cards/subscription-badge.ts';
import type { Invoice, Subscription } from '#contracts/subscriptions/subscription.schema.ts';
import type { Current } from '#current/current-context.ts';
import { useToday } from '#current/use-today.ts';
import {
  mayCancel,
  mayChangeCard,
  periodOf,
  sinceOf,
  standingOf,
  titleOf,
  type SubscriptionStanding,
} from '#machines/subscriptions/subscription-standing.ts';
import { intervalText } from '#machines/subscriptions/plan-price.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { daysBetween, formatUnixDate } from '#ui/format/days.ts';
import { formatPence, formatPounds } from '#ui/format/money.ts';
import { Board } from '#ui/frames/board/Board.tsx';
import { Breadcrumb } from '#ui/frames/breadcrumb/Breadcrumb.tsx';
import { Loaded } from '#ui/frames/loaded/Loaded.tsx';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { PageFrame } from '#ui/frames/page/PageFrame.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/frames/skeleton/SkeletonGroup.tsx';
import { NotFoundPage } from '#ui/frames/stopped/NotFoundPage.tsx';
import { Facts } from '#ui/lists/facts/Facts.tsx';
import { TableSkeleton } from '#ui/lists/list/TableSkeleton.tsx';
import { StatusBadge } from '#ui/messages/badge/StatusBadge.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { cardText, expiryText } from './card-text.ts';
import { CardDialog } from './CardDialog.tsx';
import { invoiceList } from './invoice-list.tsx';
import { InvoicesTable } from './InvoicesTable.tsx';
import { PeriodLine } from './PeriodLine.tsx';
import { useSubscriptionChange, type SubscriptionChange } from './use-subscription-change.ts';
import './subscription.css';

const SECTION = '/profile/subscriptions';
const PAGE = 'Subscription';

export interface SubscriptionPageProps extends Pick<Current, 'profile' | 'organisation'> {
  readonly id: number;
  /** What follows the path: search, state, order and page of the invoices. */
  readonly query: URLSearchParams;
  readonly onQuery: (query: URLSearchParams) => void;
  /** The app's clock, milliseconds since 1970. */
  readonly now: () => number;
}

/** `/profile/subscriptions/:id` (T-08 to T-10). Give it a key of person, organisation and subscription. */
export function SubscriptionPage(props: SubscriptionPageProps) {
  const { profile, organisation, id } = props;
  const payer: Payer = { organisationId: organisation.organisation_id, userId: profile.id };
  const query = useQuery(subscriptionQuery(useApi(), payer, id));
  const { data: subscription, refetch } = query;
  return (
    <PageFrame
      state={pageStateOf(query)}
      title={PAGE}
      skeleton={<Waiting />}
      denied={<NotFoundPage />}
      notFound={<NotFoundPage />}
      notLoaded={{
        text: 'This subscription could not be loaded.',
        storedNote: 'Nothing about it has changed.',
        onRetry: () => void refetch(),
      }}
    >
      {() => subscription !== undefined && <Shown {...props} payer={payer} subscription={subscription} />}
    </PageFrame>
  );
}

function Waiting() {
  return (
    <main id="main" tabIndex={-1} className="wrap sub-page">
      <Title>{PAGE}</Title>
      <SkeletonGroup label="Loading the subscription">
        <Skeleton shape="title" width={40} />
        <Skeleton shape="control" />
      </SkeletonGroup>
    </main>
  );
}

interface ShownProps extends SubscriptionPageProps {
  readonly payer: Payer;
  readonly subscription: Subscription;
}

/** `Cancelled, open until 14th Mar '26`. */
const stateText = (standing: SubscriptionStanding, word: string): string =>
  standing.kind === 'cancelled' && standing.endsAt !== null
    ? `Cancelled, open until ${formatUnixDate(standing.endsAt)}`
    : word;

/** What decides: its price, and when it is paid or ends. Only what the API tells. */
const factsOf = (
  { price, plan }: Subscription,
  standing: SubscriptionStanding,
  invoices: readonly Invoice[],
): readonly { readonly name: string; readonly value: string }[] => {
  const priced = [price ? formatPounds(price.value_inc_tax) : '', intervalText(plan) ?? ''].filter(
    (text) => text !== '',
  );
  const since = sinceOf(invoices);
  const unpaid = standing.kind === 'pastDue' ? openInvoiceOf(invoices) : undefined;
  const last =
    standing.kind === 'cancelled' || standing.kind === 'ended'
      ? {
          name: standing.kind === 'ended' ? 'Ended' : 'Ends',
          at: 'endsAt' in standing ? standing.endsAt : standing.endedAt,
        }
      : unpaid === undefined
        ? { name: 'Since', at: since }
        : { name: 'Not paid since', at: unpaid.created ?? unpaid.start ?? null };
  const next =
    standing.kind === 'active'
      ? standing.nextPaymentAt === null
        ? []
        : [{ name: 'Next payment', value: formatUnixDate(standing.nextPaymentAt) }]
      : standing.kind === 'cancelled' || standing.kind === 'ended'
        ? [{ name: 'Next payment', value: 'None' }]
        : [];
  return [
    ...(priced.length === 0 ? [] : [{ name: 'Price', value: priced.join(' ') }]),
    ...next,
    ...(last.at === null ? [] : [{ name: last.name, value: formatUnixDate(last.at) }]),
  ];
};

/** The newest invoice that waits to be paid. */
const openInvoiceOf = (invoices: readonly Invoice[]): Invoice | undefined =>
  invoices.find(({ status }) => status === 'open' || status === 'uncollectible');

function Shown({ profile, organisation, payer, subscription, id, query, onQuery, now: clock }: ShownProps) {
  const now = useToday(clock);
  const standing = standingOf(subscription, now);
  const title = titleOf(subscription);
  const change = useSubscriptionChange({
    mayCancel: mayCancel(standing) && profile.impersonated !== true,
    mayChangeCard: mayChangeCard(standing) && profile.impersonated !== true,
    payer,
    id,
    settings: organisation.settings,
    now: clock,
  });
  const invoices = useQuery(invoicesQuery(useApi(), payer, id));
  const known = invoices.data ?? [];
  const period = periodOf(known, now);
  const isPastDue = standing.kind === 'pastDue';
  const badge = subscriptionBadge(standing);
  const price = subscription.price ? formatPounds(subscription.price.value_inc_tax) : null;
  const endsAt = subscription.next_payment_at ?? period?.end ?? null;
  const card = subscription.card ? cardText(subscription.card) : null;
  const { snapshot } = change;
  return (
    <main id="main" tabIndex={-1} className="wrap sub-page">
      <Title>{`${title} · ${organisation.name}`}</Title>
      <Breadcrumb
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'My Profile', href: '/profile' },
          { label: 'Subscriptions', href: SECTION },
          { label: title },
        ]}
      />
      <header className="sub-head">
        <PageTitle>{title}</PageTitle>
        <p>
          <StatusBadge {...badge} word={stateText(standing, badge.word)} />
        </p>
      </header>
      <p className="vh" role="status">
        {snapshot.matches({ idle: 'cancelled' }) && 'The subscription is cancelled.'}
        {snapshot.matches({ idle: 'saved' }) && 'The new card was accepted.'}
      </p>
      {isPastDue && <PastDue invoices={known} change={change} />}
      <div className="sub-body">
        <div>
          <Facts className="sub-facts" facts={factsOf(subscription, standing, known)} />
          {period !== null && <PeriodLine period={period} now={now} standing={standing} price={price} />}
          <h2 className="sub-h">Invoices</h2>
          <Loaded
            query={invoices}
            label="Loading the invoices"
            skeleton={<TableSkeleton definition={invoiceList} />}
            failed={{ title: 'The invoices could not be loaded.' }}
            level={3}
          >
            {(data) => (
              <InvoicesTable
                query={invoices}
                invoices={data}
                address={query}
                onAddress={onQuery}
                now={clock}
                {...{ payer, isPastDue }}
              />
            )}
          </Loaded>
        </div>
        <Rail subscription={subscription} standing={standing} card={card} now={now} change={change} />
      </div>
      <CancelDialog change={change} title={title} endsAt={endsAt} now={now} />
      <CardDialog
        change={change}
        lead={
          standing.kind === 'active' && standing.nextPaymentAt !== null
            ? `For ${title}, from the payment on ${formatUnixDate(standing.nextPaymentAt)}.`
            : `For ${title}.`
        }
        current={card}
        isPastDue={isPastDue}
      />
    </main>
  );
}

/** A payment failed: how much, as far as an invoice says, and what helps. */
function PastDue({ invoices, change }: { readonly invoices: readonly Invoice[]; readonly change: SubscriptionChange }) {
  const unpaid = openInvoiceOf(invoices);
  return (
    <div className="sub-board">
      <Board
        tone="bad"
        marker="overdue"
        title={unpaid === undefined ? 'A payment failed.' : `The payment of ${formatPence(unpaid.total)} failed.`}
        actions={
          <Button variant="primary" onClick={() => change.send({ type: 'card.requested' })}>
            Change card
          </Button>
        }
      >
        <p>Change the card, and it is tried again.</p>
      </Board>
    </div>
  );
}

interface RailProps {
  readonly subscription: Subscription;
  readonly standing: SubscriptionStanding;
  readonly card: string | null;
  readonly now: number;
  readonly change: SubscriptionChange;
}

/** The card that pays, and how it ends. */
function Rail({ subscription, standing, card, now, change: { snapshot, send } }: RailProps) {
  const expiry = subscription.card ? expiryText(subscription.card, now) : null;
  const mayChange = snapshot.context.mayChangeCard;
  const isPastDue = standing.kind === 'pastDue';
  return (
    <aside className="sub-rail" aria-label="Your subscription">
      {(card !== null || (mayChange && !isPastDue)) && (
        <section>
          <h2>Card</h2>
          {card !== null && (
            <p className="sub-card">
              <IconCreditCard className="ic ic--s" aria-hidden />
              <span>
                {card}
                {expiry !== null && <span className="meta">{expiry}</span>}
              </span>
            </p>
          )}
          {snapshot.matches({ idle: 'saved' }) && <p className="meta">The new card was accepted.</p>}
          {mayChange && !isPastDue && (
            <Button variant="secondary" onClick={() => send({ type: 'card.requested' })}>
              Change card
            </Button>
          )}
        </section>
      )}
      {snapshot.context.mayCancel && (
        <section>
          <h2>Stop it</h2>
          <p>It stays open until the end of what you have paid for.</p>
          <Button variant="danger" onClick={() => send({ type: 'cancel.requested' })}>
            Cancel subscription
          </Button>
        </section>
      )}
      {standing.kind === 'cancelled' && standing.endsAt !== null && (
        <section>
          <h2>{daysLeft(daysBetween(standing.endsAt, now))}</h2>
          <p>It ends on {formatUnixDate(standing.endsAt)}. What you completed stays yours.</p>
        </section>
      )}
    </aside>
  );
}

const daysLeft = (days: number): string => (days === 1 ? '1 day left' : `${days} days left`);
