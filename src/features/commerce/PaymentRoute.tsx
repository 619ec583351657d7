import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { Basket } from '#contracts/commerce/basket.schema.ts';
import { useCurrent } from '#current/current-context.ts';
import type { PaymentOutput } from '#machines/commerce/payment.setup.ts';
import { nextPath } from '#machines/session/redirect-guard.ts';
import { NotFoundPage } from '#ui/frames/stopped/NotFoundPage.tsx';
import { paymentAddress } from './payment-address.ts';
import { PaymentPage } from './PaymentPage.tsx';
import { stripSecret } from './strip-secret.ts';

// The dev server's pages have no script of their own, which does it before anything else (`boot-script.ts`).
stripSecret(window);

/** Where to go on, as whoever opened the basket said; home where that is no page of ours (S11). */
const onwards = ({ kind }: PaymentOutput, { complete_url, back_url }: Basket): string =>
  nextPath({
    redirect: (kind === 'paid' ? complete_url : back_url) ?? null,
    d: null,
    search: '',
    origin: location.origin,
    allowList: [],
  });

/** `/payment/:basketKey`: a payment by its link, and the way back from a bank that asked on a page of its own (F-07). */
export function PaymentRoute() {
  const { basketKey } = useParams();
  const [query] = useSearchParams();
  const { profile } = useCurrent();
  const navigate = useNavigate();
  if (basketKey === undefined) return <NotFoundPage />;
  return (
    <PaymentPage
      key={basketKey}
      basketKey={basketKey}
      profile={profile}
      returnUrl={paymentAddress}
      isReturning={query.has('payment_intent')}
      onOver={(output, basket) => void navigate(onwards(output, basket), { replace: true })}
    />
  );
}
