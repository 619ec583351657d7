import type { FlowFacts } from './flow-facts.ts';

/** What one late workshop costs, from `products/{id}`. */
export type PriceFeeResult = { readonly ok: true; readonly feeInPence: number } | { readonly ok: false };

/** What the dialog is about, as the server has it now, past every cache. */
export type ReadFactsResult = { readonly ok: true; readonly facts: FlowFacts } | { readonly ok: false };

/** A basket with its key and customer, and what it comes to; or the form stands again. */
export type OpenBasketResult =
  | { readonly ok: true; readonly key: string; readonly totalInPence: number }
  | { readonly ok: false };

/**
 * What the server and the card provider know of a basket. `notPaid`: nobody has paid it, and no payment of it is
 * under way. `unfinished`: a bank has asked the holder of the card, who has not answered; only the same payment may go
 * on. `processing`: a bank works on it. `unknown`: no answer.
 */
export type AskBasketResult =
  | { readonly kind: 'paid'; readonly reference: string }
  | { readonly kind: 'notPaid' }
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'processing' }
  | { readonly kind: 'unknown' };
