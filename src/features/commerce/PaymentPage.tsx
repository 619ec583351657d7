import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '#api/api-context.ts';
import { isPageFailure, pageStateOf } from '#api/page-state.ts';
import { basketQuery } from '#api/queries/commerce.queries.ts';
import type { Basket } from '#contracts/commerce/basket.schema.ts';
import type { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { watched } from '#current/actor-log.ts';
import { paymentMachine } from '#machines/commerce/payment.machine.ts';
import type { PaymentOutput, VerifyBasis } from '#machines/commerce/payment.setup.ts';
import { formatPounds } from '#ui/format/money.ts';
import { ClosedFrame } from '#ui/frames/page/ClosedFrame.tsx';
import { PageFrame } from '#ui/frames/page/PageFrame.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/frames/skeleton/SkeletonGroup.tsx';
import { LinkButton } from '#ui/actions/button/LinkButton.tsx';
import { StoppedPage } from '#ui/frames/stopped/StoppedPage.tsx';
import { PaymentFoot } from './PaymentFoot.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { Button } from '#ui/actions/button/Button.tsx';
import { ErrorTray } from '#ui/messages/tray/ErrorTray.tsx';
import { BACK } from './payment-messages.ts';
import { totalInPence } from './payment-basis.ts';
import { paymentImplementations } from './payment.actors.ts';
import { createPaymentProvider } from './payment-provider.ts';

interface PaymentOptions {
  readonly basket: Basket;
  readonly memberships: readonly OrganisationMembership[];
  readonly returnUrl: (basketKey: string) => string;
  readonly isReturning: boolean;
  /** What the charge rests on besides the basket; asked right before it (P1). The one given at the first render is used. */
  readonly verifyBasis?: VerifyBasis | undefined;
  /** It is over: paid, or left. */
  readonly onOver: (output: PaymentOutput) => void;
}

/**
 * The chart of the payment of one basket, with the provider that its fields are drawn with. Another basket is another
 * page: give it a key.
 */
const usePayment = ({ basket, memberships, returnUrl, isReturning, verifyBasis, onOver }: PaymentOptions) => {
  const client = useApi();
  const queries = useQueryClient();
  const [{ machine, provider }] = useState(() => {
    const created = createPaymentProvider();
    const reportUnexpectedError = (error: unknown): void => globalThis.reportError(error);
    return {
      provider: created,
      machine: paymentMachine.provide(
        paymentImplementations({
          client,
          queries,
          provider: created,
          memberships,
          returnUrl,
          isReturning,
          verifyBasis,
          reportUnexpectedError,
        }),
      ),
    };
  });
  const payment = useActorRef(
    machine,
    watched({ input: { basketKey: basket.key, totalInPence: totalInPence(basket) } }),
  );
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const tell = ({ output }: { readonly output: PaymentOutput | undefined }): void => {
      if (output !== undefined) over(output);
    };
    tell(payment.getSnapshot());
    const subscription = payment.subscribe(tell);
    return () => subscription.unsubscribe();
  }, [payment]);
  return { payment, provider };
};

/**
 * Back from a bank while somebody else is signed in (B-25): whose payment it is stays private, and the holder hears
 * where it goes on.
 */
function NotYourPayment() {
  return (
    <StoppedPage
      at="gate"
      heading="This payment belongs to another account"
      lead="Your bank has brought you back, and somebody else is signed in here by now. Nothing is lost. Sign in as the person who pays: your bookings say there whether it was taken, and go on with it."
      actions={
        <LinkButton variant="go" href="/">
          Return to Home
        </LinkButton>
      }
    />
  );
}

type Ended = Extract<PaymentOutput, { readonly kind: 'left' }>;

/** Whether a payment ended by itself, and its person has to hear why before they go on. */
const isEndedWithoutPaying = (output: PaymentOutput): output is Ended =>
  output.kind === 'left' && output.reason !== 'back';

interface PaymentOverProps {
  readonly output: Ended;
  readonly onLeave: () => void;
}

/** Says why there is nothing to pay any more, and that nothing was taken (B-6, B-23). */
function PaymentOver({ output: { reason, mayBePaid }, onLeave }: PaymentOverProps) {
  const tray = useRef<HTMLDivElement>(null);
  // What had the focus is gone.
  useEffect(() => tray.current?.focus(), []);
  const isCancelled = reason === 'cancelled';
  return (
    <div className="pay__page pay">
      <ErrorTray
        ref={tray}
        tone="warning"
        title={isCancelled ? 'This payment was cancelled' : 'There is nothing to pay any more'}
      >
        {isCancelled
          ? "The payment provider has cancelled it, and it can't be used any more. Nothing has been taken."
          : `What this payment was for has changed, or is done already. ${mayBePaid ? 'If your bank asks you to confirm it, say no.' : 'Nothing has been taken.'}`}
      </ErrorTray>
      <div className="pay__foot">
        <Button variant="secondary" onClick={onLeave}>
          {BACK}
        </Button>
      </div>
    </div>
  );
}

export interface PaymentPageProps {
  readonly basketKey: string;
  readonly profile: Profile;
  readonly returnUrl: (basketKey: string) => string;
  /** Somebody comes back from a bank that asked them (F-07). */
  readonly isReturning: boolean;
  /** What the charge rests on besides the basket; asked right before it (P1). */
  readonly verifyBasis?: VerifyBasis | undefined;
  /** It is over: paid, or left, by the person or once they have read why; the basket says where to go on. */
  readonly onOver: (output: PaymentOutput, basket: Basket) => void;
}

const TITLE = 'Payment';

/** `/payment/:basketKey` (F-01 to F-13): one basket, what it holds, and the fields to pay for it. */
export function PaymentPage({ basketKey, ...props }: PaymentPageProps) {
  const client = useApi();
  const { isReturning } = props;
  // A bank leads nobody to a basket that there is not: to who comes back, an unknown one is somebody else's.
  const query = useQuery({
    ...basketQuery(client, basketKey),
    throwOnError: (error) => !isReturning && isPageFailure(error),
  });
  const { data: basket, refetch } = query;
  return (
    <PageFrame
      state={pageStateOf(query)}
      title={TITLE}
      denied={null}
      skeleton={<Waiting />}
      notFound={isReturning ? <NotYourPayment /> : undefined}
      notLoaded={{
        text: 'This payment could not be loaded.',
        storedNote: 'Nothing has been taken.',
        onRetry: () => void refetch(),
      }}
    >
      {() => basket !== undefined && <Paying basket={basket} {...props} />}
    </PageFrame>
  );
}

function Waiting() {
  return (
    <main id="main" tabIndex={-1}>
      <Title>{TITLE}</Title>
      <ClosedFrame>
        <SkeletonGroup label="Loading the payment">
          <Skeleton shape="title" width={40} />
          <Skeleton shape="control" />
        </SkeletonGroup>
      </ClosedFrame>
    </main>
  );
}

function Paying({
  basket,
  profile,
  returnUrl,
  isReturning,
  verifyBasis,
  onOver,
}: Omit<PaymentPageProps, 'basketKey'> & { basket: Basket }) {
  const goOn = (output: PaymentOutput): void => onOver(output, basket);
  const { payment, provider } = usePayment({
    basket,
    memberships: profile.organisations,
    returnUrl,
    isReturning,
    verifyBasis,
    onOver: (output) => {
      if (!isEndedWithoutPaying(output)) goOn(output);
    },
  });
  const output = useSelector(payment, (state) => state.output);
  return (
    <main id="main" tabIndex={-1}>
      <Title>{TITLE}</Title>
      <ClosedFrame>
        <PageTitle>{TITLE}</PageTitle>
        {output !== undefined && isEndedWithoutPaying(output) ? (
          <PaymentOver output={output} onLeave={() => goOn(output)} />
        ) : (
          <div className="pay__page">
            <PaymentForm
              payment={payment}
              provider={provider}
              learner={profile.impersonated === true ? `${profile.first_name} ${profile.last_name}` : null}
            >
              <ul className="pay__sum">
                {basket.products.map((product, nth) => (
                  // A basket may hold the same product twice, and never changes its order.
                  <ProductLine key={nth} {...product} quantity={product.quantity ?? 1} />
                ))}
              </ul>
            </PaymentForm>
            <div className="pay__foot">
              <PaymentFoot payment={payment} fact="To pay" />
            </div>
          </div>
        )}
      </ClosedFrame>
    </main>
  );
}

function ProductLine({
  name,
  quantity,
  price,
}: Pick<Basket['products'][number], 'name' | 'price'> & { quantity: number }) {
  return (
    <li>
      <span>{quantity === 1 ? name : `${quantity} × ${name}`}</span>
      <span>{formatPounds(price.value_inc_tax * quantity)}</span>
    </li>
  );
}
