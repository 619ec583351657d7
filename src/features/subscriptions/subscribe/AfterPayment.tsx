import { useEffect, useRef } from 'react';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import type { PlanOffer } from '#contracts/subscriptions/subscription.schema.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { Link } from '#ui/actions/link/Link.tsx';
import { Path } from '#ui/drawings/path/Path.tsx';
import { PathNode } from '#ui/drawings/path/PathNode.tsx';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { FormActions } from '#ui/inputs/form/FormActions.tsx';
import { LeavingPath } from './PaymentPath.tsx';
import { priceAndInterval, priceLabel } from './plan-labels.ts';
import { TITLES } from './subscribe-messages.ts';
import type { SubscribingFlow } from './use-subscribing.ts';

/** Where the profile lists what somebody pays for (T-05). */
const SUBSCRIPTIONS_PATH = '/profile/subscriptions';

export interface AfterPaymentProps {
  readonly flow: SubscribingFlow;
  readonly offer: PlanOffer | undefined;
  readonly profile: Profile | null;
  readonly signInHref: string;
}

/** The heading takes the focus: what stood there before is gone. */
const useHeading = (title: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [title]);
  return heading;
};

function Leaving({ flow: { snapshot }, offer }: AfterPaymentProps) {
  const { address } = snapshot.context;
  const heading = useHeading(TITLES.leaving);
  if (address === null || offer === undefined) return null;
  return (
    <>
      <PageTitle ref={heading} lead="You are going to the payment page, and you come back here afterwards.">
        {TITLES.leaving}
      </PageTitle>
      <LeavingPath plan={offer.name} price={priceAndInterval(offer)} host={address.host}>
        <p className="meta">
          Nothing happens? <a href={address.href}>Open the payment page</a>
        </p>
      </LeavingPath>
    </>
  );
}

function Complete({ offer, profile }: AfterPaymentProps) {
  const title = `${offer?.name ?? 'Your plan'} is yours`;
  const heading = useHeading(title);
  return (
    <>
      <PageTitle ref={heading} lead="What belongs to it has joined your Learning.">
        {title}
      </PageTitle>
      <Path label="Your new training">
        <PathNode
          marker="done"
          word="Done"
          line="walked"
          title={offer === undefined ? 'Paid' : `Paid ${priceLabel(offer)}`}
          why={`The receipt goes to ${profile?.email ?? 'your address'}`}
        />
        <PathNode marker="goal" word="Now" line="here" className="sb__last" title="Your new training is open">
          <FormActions>
            <LinkButton variant="go" href="/">
              Get Started
            </LinkButton>
            <Link href={SUBSCRIPTIONS_PATH}>Your subscriptions</Link>
          </FormActions>
        </PathNode>
      </Path>
    </>
  );
}

function Unconfirmed({ flow: { snapshot, send } }: AfterPaymentProps) {
  const isAsking = snapshot.matches('asking');
  const isFirst = isAsking && snapshot.context.asked === 0;
  const title = isFirst ? TITLES.asking : TITLES.unconfirmed;
  const heading = useHeading(title);
  return (
    <>
      <PageTitle
        ref={heading}
        lead={
          isFirst
            ? 'One moment.'
            : 'The payment page says that you have paid, and we have not heard of it yet. That can take a minute. Please do not pay again.'
        }
      >
        {title}
      </PageTitle>
      {!isFirst && (
        <FormActions>
          <Button variant="secondary" busy={isAsking} busyText="Looking…" onClick={() => send({ type: 'retried' })}>
            Look again
          </Button>
          <Link href={SUBSCRIPTIONS_PATH}>Your subscriptions</Link>
        </FormActions>
      )}
    </>
  );
}

/** The payment page says that it is paid, and this tab cannot ask the server about it. */
function Unverifiable({ profile, signInHref }: AfterPaymentProps) {
  const heading = useHeading(TITLES.unverifiable);
  return (
    <>
      <PageTitle
        ref={heading}
        lead="The payment page says that you have paid. Your receipt comes by mail, and says how to go on."
      >
        {TITLES.unverifiable}
      </PageTitle>
      <p className="sb__more">
        {profile === null
          ? 'If you have no account here yet, the mail has a link to make one. Otherwise sign in: your new training is there.'
          : 'Your subscriptions show it as soon as we have heard of the payment. Please do not pay again before.'}
      </p>
      <FormActions>
        {profile === null ? (
          <LinkButton variant="go" href={signInHref}>
            Sign in
          </LinkButton>
        ) : (
          <LinkButton variant="go" href={SUBSCRIPTIONS_PATH}>
            Your subscriptions
          </LinkButton>
        )}
      </FormActions>
    </>
  );
}

/** From leaving for the payment page to what came of it (T-02). */
export function AfterPayment(props: AfterPaymentProps) {
  const { snapshot } = props.flow;
  if (snapshot.matches('leaving')) return <Leaving {...props} />;
  if (snapshot.matches('complete')) return <Complete {...props} />;
  return snapshot.matches('unverifiable') ? <Unverifiable {...props} /> : <Unconfirmed {...props} />;
}
