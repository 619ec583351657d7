import type { PaymentIntent, PaymentIntentResult, Stripe, StripeElements } from '@stripe/stripe-js';
import type { ConfirmResult, PaymentMethod, StatusResult } from '#machines/commerce/payment.results.ts';
import { aboveDialogs } from './above-dialogs.ts';
import { confirmedAs, standingOf, statusOf, type PaymentStanding } from './payment-status.ts';

/** An organisation's account at the provider (F-11). */
export interface ProviderAccount {
  readonly publicKey: string;
  readonly apiVersion: string | null;
}

export type WalletAnswer = 'confirmed' | 'dismissed';

/**
 * The card provider for one payment (F-04, F-07, F-11): what the chart promises, and what the fields on the page need. It is
 * the only module that speaks to it.
 */
export interface PaymentProvider {
  /** Loads the provider's script, once, for this account. Rejects where it does not come. */
  readonly load: (account: ProviderAccount) => Promise<void>;
  /** What its fields are drawn with; null before it is loaded. */
  readonly stripe: () => Stripe | null;
  /** The fields of a method are on the page (null: no longer). */
  readonly attach: (method: PaymentMethod, fields: StripeElements | null) => void;
  /** What became of the wallet's sheet. */
  readonly answerWallet: (answer: WalletAnswer) => void;
  readonly retrieve: (clientSecret: string) => Promise<StatusResult>;
  /** What is certain of a payment, for whoever would pay otherwise. */
  readonly standing: (clientSecret: string) => Promise<PaymentStanding>;
  /** `returnUrl`: where a bank leads back to that asks on a page of its own. */
  readonly confirm: (method: PaymentMethod, clientSecret: string, returnUrl: string) => Promise<ConfirmResult>;
}

export const createPaymentProvider = (): PaymentProvider => {
  let stripe: Stripe | null = null;
  const fields = new Map<PaymentMethod, StripeElements>();
  let answerWallet: (answer: WalletAnswer) => void = () => undefined;

  const loaded = (method: PaymentMethod): readonly [Stripe, StripeElements] => {
    const elements = fields.get(method);
    if (stripe === null || elements === undefined) throw new Error(`The fields for paying by ${method} are not on the page.`);
    return [stripe, elements];
  };

  const intentOf = async (clientSecret: string): Promise<PaymentIntent | undefined> => (await stripe?.retrievePaymentIntent(clientSecret))?.paymentIntent;

  const confirmCard = async (clientSecret: string, return_url: string): Promise<PaymentIntentResult> => {
    const [provider, elements] = loaded('card');
    const card = elements.getElement('card');
    if (card === null) throw new Error('There is no card on the page.');
    return provider.confirmCardPayment(clientSecret, { payment_method: { card }, return_url });
  };

  const confirmWallet = async (clientSecret: string, return_url: string): Promise<PaymentIntentResult | 'dismissed'> => {
    const [provider, elements] = loaded('wallet');
    const answer = await new Promise<WalletAnswer>((resolve) => {
      answerWallet = resolve;
    });
    if (answer === 'dismissed') return 'dismissed';
    const { error } = await elements.submit();
    return error === undefined ? provider.confirmPayment({ elements, clientSecret, confirmParams: { return_url }, redirect: 'if_required' }) : { error };
  };

  return {
    load: async ({ publicKey, apiVersion }) => {
      // Its script must not be asked for by a page without a payment.
      const { loadStripe } = await import('@stripe/stripe-js/pure');
      stripe ??= await loadStripe(publicKey, apiVersion === null ? {} : { apiVersion });
      if (stripe === null) throw new Error('The card provider did not load.');
    },
    stripe: () => stripe,
    attach: (method, elements) => void (elements === null ? fields.delete(method) : fields.set(method, elements)),
    answerWallet: (answer) => answerWallet(answer),
    retrieve: async (clientSecret) => {
      const paymentIntent = await intentOf(clientSecret);
      return paymentIntent === undefined ? { status: 'unknown' } : statusOf(paymentIntent);
    },
    standing: async (clientSecret) => {
      const paymentIntent = await intentOf(clientSecret);
      return paymentIntent === undefined ? 'unknown' : standingOf(paymentIntent);
    },
    confirm: (method, clientSecret, returnUrl) =>
      aboveDialogs(async () => {
        const result = await (method === 'card' ? confirmCard(clientSecret, returnUrl) : confirmWallet(clientSecret, returnUrl));
        return result === 'dismissed' ? { status: 'dismissed' } : confirmedAs(result);
      }),
  };
};
