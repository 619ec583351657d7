/** Why a card is refused, in the provider's codes and words (docs.stripe.com/declines/codes). */
export interface Decline {
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
}

/** What comes of a card: `asks` its holder first, in the page or at the bank's own, and then does what `after` says. */
export type CardOutcome =
  | { readonly kind: 'pays' }
  /** `isAttachable`: it is refused when it is charged, and not when it is given for later. */
  | { readonly kind: 'declines'; readonly decline: Decline; readonly isAttachable?: true }
  /** The bank takes its time: the payment is under way and settles later. */
  | { readonly kind: 'processes' }
  | { readonly kind: 'asks'; readonly where: 'in the page' | 'at the bank'; readonly after: CardOutcome };

const PAYS: CardOutcome = { kind: 'pays' };

const declined = (
  decline_code: string,
  message = 'Your card was declined.',
): Extract<CardOutcome, { readonly kind: 'declines' }> => ({
  kind: 'declines',
  decline: { code: 'card_declined', decline_code, message },
});
const wrong = (code: string, message: string): CardOutcome => ({ kind: 'declines', decline: { code, message } });
const asks = (after: CardOutcome = PAYS, where: 'in the page' | 'at the bank' = 'in the page'): CardOutcome => ({
  kind: 'asks',
  where,
  after,
});

const INSUFFICIENT = declined('insufficient_funds', 'Your card has insufficient funds.');

/** The provider's test cards (docs.stripe.com/testing), by number; the last one is ours. */
const TEST_CARDS: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': PAYS,
  '5555555555554444': PAYS,
  '378282246310005': PAYS,
  '4000000000000002': declined('generic_decline'),
  '4000000000000341': { ...declined('generic_decline'), isAttachable: true },
  '4000000000009995': INSUFFICIENT,
  '4000000000009987': declined('lost_card'),
  '4000000000009979': declined('stolen_card'),
  '4000000000000069': wrong('expired_card', 'Your card has expired.'),
  '4000000000000127': wrong('incorrect_cvc', "Your card's security code is incorrect."),
  '4000000000000119': wrong(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
  '4000000000006975': declined(
    'card_velocity_exceeded',
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  ),
  '4000002500003155': asks(),
  '4000002760003184': asks(),
  '4000008260003178': asks(INSUFFICIENT),
  '4000000000003220': asks(PAYS, 'at the bank'),
  '4000009900000004': { kind: 'processes' },
};

/** What comes of a card by its number, without spaces. Any other is refused, as a real card is in test mode. */
export const outcomeOf = (number: string): CardOutcome =>
  TEST_CARDS[number] ??
  declined('test_mode_live_card', 'Your card was declined. Your request was in test mode, but used a non test card.');

/** What comes of a charge once the holder of the card has said yes. */
export const chargeOutcome = (outcome: CardOutcome): Exclude<CardOutcome, { readonly kind: 'asks' }> =>
  outcome.kind === 'asks' ? chargeOutcome(outcome.after) : outcome;

/** Why a payment failed whose holder did not say yes. */
export const NOT_AUTHENTICATED: Decline = {
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};
