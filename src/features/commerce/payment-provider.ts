import type {
  PaymentIntent,
  PaymentIntentResult,
  Stripe,
  StripeElements,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';
import type { ConfirmResult, PaymentMethod, StatusResult, WalletResult } from '#machines/commerce/payment.setup.ts';
import { loadProvider, type ProviderAccount } from './load-provider.ts';
import { aboveDialogs } from './above-dialogs.ts';
import { WALLET_CLOSED } from './payment-messages.ts';
import { confirmedAs, standingOf, statusOf, type PaymentStanding } from './payment-status.ts';
import { createWalletSheet } from './wallet-sheet.ts';

/**
 * The card provider for one payment (F-04, F-07, F-11): what the chart promises, and what the fields on the page need.
 * It and the card provider of subscriptions are the only modules that speak to it; it alone has the payment's secret.
 */
export interface PaymentProvider {
  /** Loads the provider's script, once, for this account. Rejects where it does not come. */
  readonly load: (account: ProviderAccount) => Promise<void>;
  /** Which payment the fields and the calls below are about. */
  readonly begin: (clientSecret: string) => void;
  /** What its fields are drawn with; null before the script is loaded and a payment begun. */
  readonly drawn: () => { readonly stripe: Stripe; readonly clientSecret: string } | null;
  /** The fields of a method are on the page (null: no longer). */
  readonly attach: (method: PaymentMethod, fields: StripeElements | null) => void;
  /** The wallet's sheet was confirmed. The provider takes a confirmation until this is over. */
  readonly walletConfirmed: (event: Pick<StripeExpressCheckoutElementConfirmEvent, 'paymentFailed'>) => Promise<void>;
  /** The wallet's sheet was put away. */
  readonly walletDismissed: () => void;
  readonly awaitWallet: () => Promise<WalletResult>;
  /** Tells the wallet's sheet, where one has confirmed, that nothing was paid. */
  readonly closeWallet: () => void;
  readonly retrieve: () => Promise<StatusResult>;
  /** What is certain of a payment, for whoever would pay otherwise. */
  readonly standing: (clientSecret: string) => Promise<PaymentStanding>;
  /** `returnUrl`: where a bank leads back to that asks on a page of its own. */
  readonly confirm: (method: PaymentMethod, returnUrl: string) => Promise<ConfirmResult>;
}

export const createPaymentProvider = (): PaymentProvider => {
  let stripe: Stripe | null = null;
  let begun = '';
  const fields = new Map<PaymentMethod, StripeElements>();
  const sheet = createWalletSheet();

  const loaded = (method: PaymentMethod): readonly [Stripe, StripeElements] => {
    const elements = fields.get(method);
    if (stripe === null || elements === undefined)
      throw new Error(`The fields for paying by ${method} are not on the page.`);
    return [stripe, elements];
  };

  const intentOf = async (clientSecret: string): Promise<PaymentIntent | undefined> =>
    (await stripe?.retrievePaymentIntent(clientSecret))?.paymentIntent;

  const confirmCard = (return_url: string): Promise<PaymentIntentResult> => {
    const [provider, elements] = loaded('card');
    const card = elements.getElement('card');
    if (card === null) throw new Error('There is no card on the page.');
    return provider.confirmCardPayment(begun, { payment_method: { card }, return_url });
  };

  const confirmWallet = async (return_url: string): Promise<PaymentIntentResult> => {
    const [provider, elements] = loaded('wallet');
    const result = await provider.confirmPayment({ elements, confirmParams: { return_url }, redirect: 'if_required' });
    if (result.error === undefined) sheet.end();
    else sheet.fail();
    return result;
  };

  return {
    load: async ({ publicKey, apiVersion }) => {
      stripe ??= await loadProvider({ publicKey, apiVersion });
    },
    begin: (clientSecret) => void (begun = clientSecret),
    drawn: () => (stripe === null || begun === '' ? null : { stripe, clientSecret: begun }),
    attach: (method, elements) => {
      if (elements !== null) fields.set(method, elements);
      else {
        fields.delete(method);
        if (method === 'wallet') sheet.dismissed();
      }
    },
    // At once: a wallet's data can only be collected before anything else is waited for.
    walletConfirmed: (event) =>
      sheet.confirmed(event, async () => (await fields.get('wallet')?.submit())?.error?.message ?? null),
    walletDismissed: sheet.dismissed,
    awaitWallet: () => aboveDialogs(sheet.answer),
    closeWallet: sheet.fail,
    retrieve: async () => {
      const paymentIntent = await intentOf(begun);
      return paymentIntent === undefined ? { status: 'unknown' } : statusOf(paymentIntent);
    },
    standing: async (clientSecret) => {
      const paymentIntent = await intentOf(clientSecret);
      return paymentIntent === undefined ? 'unknown' : standingOf(paymentIntent);
    },
    confirm: (method, returnUrl) =>
      aboveDialogs(async () => {
        // It may have been put away, or have waited for too long, while it was asked what the charge rests on.
        if (method === 'wallet' && !sheet.isConfirmed()) return { status: 'refused', message: WALLET_CLOSED };
        return confirmedAs(await (method === 'card' ? confirmCard(returnUrl) : confirmWallet(returnUrl)));
      }),
  };
};
