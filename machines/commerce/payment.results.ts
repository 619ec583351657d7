/**
 * F-01, F-02: what is to be paid, and by which payment. `reference` is the provider's name for it, no secret.
 * `basisChanged`: the server gives no payment out any more, because what it was for has changed or is done.
 */
export type IntentResult =
  | { readonly ok: true; readonly totalInPence: number; readonly reference: string }
  | { readonly ok: false; readonly basisChanged?: true };

/**
 * What the provider says of a payment.
 *
 * - `paid`: the money was taken.
 * - `open`: it was not, and may be tried; `message` is why the last try took nothing, in the provider's words, if there
 *   was one. `isUnfinished`: a bank has asked the holder of the card, whose late answer may still take the money.
 * - `processing`: it is under way, and nobody knows yet whether it arrives.
 * - `cancelled`: nothing was taken, and this payment can never take anything any more.
 * - `unknown`: the provider did not say.
 */
export type StatusResult =
  | { readonly status: 'paid' }
  | { readonly status: 'open'; readonly message: string | null; readonly isUnfinished?: true }
  | { readonly status: 'processing' }
  | { readonly status: 'cancelled' }
  | { readonly status: 'unknown' };

/** What became of the wallet's sheet. Nothing was taken yet, whatever it is; `refused` has the provider's message. */
export type WalletResult =
  | { readonly status: 'confirmed' }
  | { readonly status: 'dismissed' }
  | { readonly status: 'refused'; readonly message: string };

/**
 * What a charge rests on, asked after right before it. `changed`: it is not needed any more, or is for something else.
 * `repriced`: the basket costs another amount. `unanswered`: nobody could say, so nothing is charged.
 */
export type BasisResult =
  | { readonly status: 'asAgreed' }
  | { readonly status: 'changed' }
  | { readonly status: 'repriced'; readonly basketInPence: number }
  | { readonly status: 'unanswered' };

/** What a charge rests on, for whoever asks: the basket, and the total that the person agreed to, in pence. */
export interface Basis {
  readonly basketKey: string;
  readonly totalInPence: number;
}

/**
 * Asks, past every cache, whether what a charge is for still stands as the person agreed to it. Never rejects for a
 * call that fails.
 */
export type VerifyBasis = (basis: Basis) => Promise<BasisResult>;

/**
 * What came of confirming. `refused` took nothing, with the provider's message (F-07). `cancelled`: see `StatusResult`.
 * `unknown` may have taken the money: the same payment is asked about before anything else happens.
 */
export type ConfirmResult =
  | { readonly status: 'paid' }
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'processing' }
  | { readonly status: 'cancelled' }
  | { readonly status: 'unknown' };

/** How somebody pays (F-03). */
export type PaymentMethod = 'card' | 'wallet';

/**
 * What whoever asks for a payment remembers of it. `confirming`: the provider is asked for the money next, which may be
 * taken from then on. `unfinished`: a bank has asked the holder of the card, whose late answer may take it.
 * `nothingTaken`: that is certain.
 */
export type PaymentNote = 'confirming' | 'unfinished' | 'nothingTaken';
