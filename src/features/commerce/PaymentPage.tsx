import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useApi } from '#api/api-context.ts';
import { isPageFailure, pageStateOf } from '#api/page-state.ts';
import { basketQuery } from '#api/queries/commerce.queries.ts';
import type { Basket } from '#contracts/commerce/basket.schema.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import type { PaymentOutput, VerifyBasis } from '#machines/commerce/payment.setup.ts';
import { formatPounds } from '#ui/format/money.ts';
import { ClosedFrame } from '#ui/frames/page/ClosedFrame.tsx';
import { PageFrame } from '#ui/frames/page/PageFrame.tsx';
import { Title } from '#ui/frames/page/Title.tsx';
import { PageTitle } from '#ui/frames/page-title/PageTitle.tsx';
import { Skeleton } from '#ui/frames/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/frames/skeleton/SkeletonGroup.tsx';
import { NotYourPayment } from './NotYourPayment.tsx';
import { PaymentFoot } from './PaymentFoot.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { isEndedWithoutPaying, PaymentOver } from './PaymentOver.tsx';
import { usePayment } from './use-payment.ts';

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
