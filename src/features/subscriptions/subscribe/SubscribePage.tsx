import { useQuery } from '@tanstack/react-query';
import { useApi } from '#api/api-context.ts';
import { plansQuery } from '#api/queries/subscriptions.queries.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { config } from '#current/config.ts';
import { signInAddress } from '#machines/session/redirect-guard.ts';
import { useBrand } from '#ui/drawings/brand/use-brand.ts';
import { Title } from '#ui/frames/page/Title.tsx';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/frames/skeleton/SkeletonGroup.tsx';
import { AfterPayment } from './AfterPayment.tsx';
import { PlansForm } from './PlansForm.tsx';
import { PlansHeader } from './PlansHeader.tsx';
import { TITLES } from './subscribe-messages.ts';
import { useSubscribing } from './use-subscribing.ts';
import './subscribe.css';

export interface SubscribePageProps {
  /** Of the organisation's page, `northgate`. */
  readonly path: string;
  /** Null while nobody is signed in. */
  readonly profile: Profile | null;
  readonly search: string;
  /** Milliseconds since 1970, by the app's clock. */
  readonly now: () => number;
  readonly leaveFor: (href: string) => void;
  readonly goHome: () => void;
  readonly newKey: () => string;
}

function Waiting() {
  return (
    <SkeletonGroup label="Loading the plans">
      <Skeleton shape="title" width={40} />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  );
}

/** `/subscribe/:path` (T-01 to T-04): the plans of an organisation, for anybody who has the link. */
export function SubscribePage({ path, profile, search, now, leaveFor, goHome, newKey }: SubscribePageProps) {
  const flow = useSubscribing({ path, profile, search, now, leaveFor, goHome });
  const { snapshot } = flow;
  // The chart asks for them; here they are read.
  const { data: plans } = useQuery({ ...plansQuery(useApi(), path), enabled: false });
  useBrand(plans?.colour_primary);
  const offer = plans?.plans.find(({ id }) => id === (snapshot.context.attempts[0]?.planId ?? snapshot.context.planId));
  const signInHref = signInAddress({ pathname: `/subscribe/${encodeURIComponent(path)}`, search: '', hash: '' });
  const name = plans?.name ?? config.productName;
  return (
    <>
      <Title>{`${TITLES.plans} · ${name}`}</Title>
      <PlansHeader name={name} person={profile?.name ?? null} signInHref={signInHref} />
      <main id="main" tabIndex={-1} className="wrap sb">
        {plans === undefined || snapshot.matches('loading') ? (
          <Waiting />
        ) : snapshot.matches('nothingSold') ? (
          <PageTitle lead={`${plans.name} offers no plans at this time.`}>{TITLES.plans}</PageTitle>
        ) : snapshot.hasTag('form') ? (
          <PlansForm flow={flow} plans={plans} profile={profile} nowUnix={Math.floor(now() / 1000)} newKey={newKey} />
        ) : (
          <div className="sb__mid">
            <AfterPayment flow={flow} offer={offer} profile={profile} signInHref={signInHref} />
          </div>
        )}
      </main>
    </>
  );
}
