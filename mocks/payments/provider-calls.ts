/**
 * The calls of the card provider by the names that faults aim at and the log shows. `findWallet` asks what elements are
 * drawn with, the wallets of the device among it: a fault leaves it without one. `charge` is no call: the log counts
 * with it how often money was taken.
 */
export const PROVIDER_CALLS = {
  loadPayments: { name: 'loadPayments', number: 'loadPayments' },
  findWallet: { name: 'findWallet', number: 'findWallet' },
  retrievePayment: { name: 'retrievePayment', number: 'retrievePayment' },
  confirmPayment: { name: 'confirmPayment', number: 'confirmPayment' },
  createPaymentMethod: { name: 'createPaymentMethod', number: 'createPaymentMethod' },
  retrieveSetup: { name: 'retrieveSetup', number: 'retrieveSetup' },
  authenticateSetup: { name: 'authenticateSetup', number: 'authenticateSetup' },
  payCheckout: { name: 'payCheckout', number: 'payCheckout' },
  authenticatePayment: { name: 'authenticatePayment', number: 'authenticatePayment' },
} as const;

export type ProviderCall = keyof typeof PROVIDER_CALLS;

/** Where the provider's own script and API lie. */
export const PROVIDER_SCRIPT = 'https://js.stripe.com/endive/stripe.js';
export const PROVIDER_API = 'https://api.stripe.com/v1';
