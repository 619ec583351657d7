import type { Stripe } from '@stripe/stripe-js';

/** An organisation's account at the provider (F-11). */
export interface ProviderAccount {
  readonly publicKey: string;
  readonly apiVersion: string | null;
}

/** Loads the provider's script for this account. Rejects where it does not come. */
export const loadProvider = async ({ publicKey, apiVersion }: ProviderAccount): Promise<Stripe> => {
  // Its script must not be asked for by a page without a payment.
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publicKey, apiVersion === null ? {} : { apiVersion });
  if (stripe === null) throw new Error('The card provider did not load.');
  return stripe;
};
