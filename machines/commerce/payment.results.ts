/** F-01, F-02: what is to be paid, and by which payment. `reference` is the provider's name for it, no secret. */
export type IntentResult = { readonly ok: true; readonly totalInPence: number; readonly reference: string } | { readonly ok: false };

/**
 * What the provider says of a payment.
 *
 * - `paid`: the money was taken.
 * - `open`: it was not, and may be tried; `message` is why the last try took nothing, in the provider's words, if there was one.
 * - `processing`: it is under way, and nobody knows yet whether it arrives.
 * - `unknown`: the provider did not say.
 */
export type StatusResult = { readonly status: 'paid' } | { readonly status: 'open'; readonly message: string | null } | { readonly status: 'processing' } | { readonly status: 'unknown' };

/**
 * What came of confirming. `refused` took nothing, with the provider's message (F-07); `dismissed`: the wallet's sheet was
 * closed. `unknown` may have taken the money: the same payment is asked about before anything else happens.
 */
export type ConfirmResult = { readonly status: 'paid' } | { readonly status: 'refused'; readonly message: string } | { readonly status: 'dismissed' } | { readonly status: 'processing' } | { readonly status: 'unknown' };

/** How somebody pays (F-03). */
export type PaymentMethod = 'card' | 'wallet';
