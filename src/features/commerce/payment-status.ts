import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { ConfirmResult, StatusResult } from '#machines/commerce/payment.setup.ts';
import { REFUSED, UNFINISHED } from './payment-messages.ts';

/** Statuses in which nothing was taken, and a card may be tried. */
const OPEN: readonly PaymentIntent.Status[] = ['requires_payment_method', 'requires_confirmation'];

/** What a payment is, as the provider tells it. */
export const statusOf = ({
  status,
  last_payment_error,
}: Pick<PaymentIntent, 'status' | 'last_payment_error'>): StatusResult => {
  // The bank has promised the money: what is left is the server's.
  if (status === 'succeeded' || status === 'requires_capture') return { status: 'paid' };
  if (status === 'processing') return { status: 'processing' };
  if (status === 'requires_action') return { status: 'open', message: UNFINISHED, isUnfinished: true };
  if (status === 'canceled') return { status: 'cancelled' };
  return OPEN.includes(status)
    ? { status: 'open', message: last_payment_error?.message ?? null }
    : { status: 'unknown' };
};

/**
 * What is certain of a payment: taken; not taken, and nothing of it under way; `unfinished`: not taken, and a bank has
 * asked the holder of the card, who may still answer; `processing`: a bank works on it; or nothing.
 */
export type PaymentStanding = 'paid' | 'notPaid' | 'unfinished' | 'processing' | 'unknown';

/** Statuses in which nobody but the person can go on. */
const AT_REST: readonly PaymentIntent.Status[] = ['requires_payment_method', 'requires_confirmation', 'canceled'];

/** Whether another payment may take its place: only where this one cannot succeed by itself any more. */
export const standingOf = (intent: Pick<PaymentIntent, 'status' | 'last_payment_error'>): PaymentStanding => {
  const { status } = statusOf(intent);
  if (status === 'paid' || status === 'processing') return status;
  if (intent.status === 'requires_action') return 'unfinished';
  return AT_REST.includes(intent.status) ? 'notPaid' : 'unknown';
};

/** A word of the provider about the card or about what was typed: nothing was taken. */
const isRefusal = ({ type, payment_intent }: StripeError): boolean =>
  type === 'card_error' || type === 'validation_error' || payment_intent?.status === 'requires_payment_method';

/**
 * What came of confirming a payment. To confirm what has succeeded is a success; everything that is not clear is
 * unknown.
 */
export const confirmedAs = ({ paymentIntent, error }: PaymentIntentResult): ConfirmResult => {
  const intent = paymentIntent ?? error?.payment_intent;
  const told = intent === undefined ? null : statusOf(intent);
  if (told?.status === 'paid' || told?.status === 'processing' || told?.status === 'cancelled') return told;
  if (error === undefined || !isRefusal(error)) return { status: 'unknown' };
  return { status: 'refused', message: error.message ?? REFUSED };
};
