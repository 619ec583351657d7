/** F-02. */
export const UNABLE = 'Unable to process payment at this time.';
/** F-03. */
export const PAY_NOW = 'Pay Now';
export const BACK = 'Back';

/** Where the provider itself has no words. */
export const REFUSED = 'The payment was refused. Nothing has been taken.';
/** A bank asked the holder of the card, who left without an answer. */
export const UNFINISHED =
  'Your bank asked you to confirm the payment, and has had no answer. Nothing has been taken, so you can try again.';
export const NOT_TAKEN =
  'The connection broke before the payment was made. Nothing has been taken, so you can try again.';
/** P1: what the charge rests on could not be asked after. */
export const UNVERIFIED =
  "We couldn't check that this is still to be paid. Nothing has been taken, so you can try again.";
/** The wallet's sheet was closed after it was confirmed, and before anything was charged. */
export const WALLET_CLOSED =
  'The wallet was closed before the payment was made. Nothing has been taken, so you can try again.';

const OWN: ReadonlySet<string | null> = new Set([null, REFUSED, UNFINISHED, WALLET_CLOSED]);

/** V38: what to do about a refusal in the provider's words; our own say it themselves. */
export const adviceOn = (refusal: string | null): string | null =>
  OWN.has(refusal) ? null : 'Nothing has been taken. Check the number or use another card.';
