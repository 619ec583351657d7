import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import type { ConfirmSetupResult, MakeMethodResult } from '#machines/subscriptions/subscription-change.setup.ts';
import { aboveDialogs } from '../above-dialogs.ts';
import { loadProvider, type ProviderAccount } from '../load-provider.ts';
import { REFUSED } from '../payment-messages.ts';

/** The card provider for a card that pays later (T-10): what the chart promises, and what the fields on the page need. */
export interface SubscriptionCard {
  /** Loads the provider's script for this account, once. Rejects where it does not come. */
  readonly load: (account: ProviderAccount) => Promise<void>;
  /** What its fields are drawn with; null before the script is loaded. */
  readonly drawn: () => Stripe | null;
  /** The fields are on the page (null: no longer). */
  readonly attach: (method: 'card' | 'wallet', fields: StripeElements | null) => void;
  /** Makes a payment method of what was typed. Nothing is taken, and nothing of a subscription changes. */
  readonly makeMethod: () => Promise<MakeMethodResult>;
  /** Lets the bank ask the holder. A set-up that has succeeded already is a success. */
  readonly confirmSetup: (clientSecret: string) => Promise<ConfirmSetupResult>;
}

/** A word of the provider about the card or about what was typed. */
const isRefusal = ({ type, setup_intent }: StripeError): boolean =>
  type === 'card_error' || type === 'validation_error' || setup_intent?.status === 'requires_payment_method';

export const createSubscriptionCard = (): SubscriptionCard => {
  let stripe: Stripe | null = null;
  let elements: StripeElements | null = null;

  return {
    load: async (account) => void (stripe ??= await loadProvider(account)),
    drawn: () => stripe,
    attach: (_, fields) => void (elements = fields),
    makeMethod: async () => {
      const card = elements?.getElement('card') ?? null;
      if (stripe === null || card === null) throw new Error('There is no card on the page.');
      const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card });
      if (paymentMethod !== undefined) return { ok: true, paymentMethod: paymentMethod.id };
      return isRefusal(error)
        ? { ok: false, reason: 'refused', message: error.message ?? REFUSED }
        : { ok: false, reason: 'failed' };
    },
    confirmSetup: (clientSecret) =>
      aboveDialogs(async () => {
        if (stripe === null) throw new Error('The card provider is not loaded.');
        const { setupIntent, error } = await stripe.confirmCardSetup(clientSecret);
        const status = setupIntent?.status ?? error?.setup_intent?.status;
        if (status === 'succeeded') return { ok: true };
        return error !== undefined && isRefusal(error)
          ? { ok: false, reason: 'refused', message: error.message ?? REFUSED }
          : { ok: false, reason: 'unknown' };
      }),
  };
};
