import type { PaymentIntent, PaymentIntentResult } from '@stripe/stripe-js';
import { expect, test } from 'vitest';
import { confirmedAs, standingOf, statusOf } from './payment-status.ts';

const intent = (status: string, message?: string): PaymentIntent =>
  ({ status, last_payment_error: message === undefined ? null : { message } }) as unknown as PaymentIntent;
const failed = (error: object): PaymentIntentResult => ({ error }) as PaymentIntentResult;

test.each([
  ['succeeded', { status: 'paid' }],
  ['requires_capture', { status: 'paid' }],
  ['processing', { status: 'processing' }],
  ['requires_payment_method', { status: 'open', message: null }],
  ['requires_confirmation', { status: 'open', message: null }],
  [
    'requires_action',
    {
      status: 'open',
      message:
        'Your bank asked you to confirm the payment, and has had no answer. Nothing has been taken, so you can try again.',
      isUnfinished: true,
    },
  ],
  ['canceled', { status: 'cancelled' }],
  ['a status of a later year', { status: 'unknown' }],
])('a payment that is %s', (status, result) => expect(statusOf(intent(status))).toEqual(result));

test('F-07: why the last try took nothing, in the provider’s words', () =>
  expect(statusOf(intent('requires_payment_method', 'Your card was declined.'))).toEqual({
    status: 'open',
    message: 'Your card was declined.',
  }));

test.each<[string, PaymentIntentResult, object]>([
  ['paid', { paymentIntent: intent('succeeded') }, { status: 'paid' }],
  ['under way', { paymentIntent: intent('processing') }, { status: 'processing' }],
  ['still asked of its holder', { paymentIntent: intent('requires_action') }, { status: 'unknown' }],
  [
    'a refused card',
    failed({ type: 'card_error', message: 'Your card was declined.' }),
    { status: 'refused', message: 'Your card was declined.' },
  ],
  [
    'an incomplete number',
    failed({ type: 'validation_error', message: 'Your card number is incomplete.' }),
    { status: 'refused', message: 'Your card number is incomplete.' },
  ],
  [
    'a refusal without words',
    failed({ type: 'card_error' }),
    { status: 'refused', message: 'The payment was refused. Nothing has been taken.' },
  ],
  [
    'a holder who said no',
    failed({
      type: 'invalid_request_error',
      message: 'We are unable…',
      payment_intent: intent('requires_payment_method'),
    }),
    { status: 'refused', message: 'We are unable…' },
  ],
  [
    'paid before: no refusal',
    failed({ type: 'invalid_request_error', payment_intent: intent('succeeded') }),
    { status: 'paid' },
  ],
  [
    'paid before, told with a fault of the card',
    failed({ type: 'card_error', message: 'Declined.', payment_intent: intent('succeeded') }),
    { status: 'paid' },
  ],
  [
    'B-23: cancelled by the provider',
    failed({ type: 'invalid_request_error', payment_intent: intent('canceled') }),
    { status: 'cancelled' },
  ],
  ['no connection', failed({ type: 'api_connection_error' }), { status: 'unknown' }],
  ['an error of the provider', failed({ type: 'api_error' }), { status: 'unknown' }],
  ['too many calls', failed({ type: 'rate_limit_error' }), { status: 'unknown' }],
])('F-09: %s', (_, result, expected) => expect(confirmedAs(result)).toEqual(expected));

test.each([
  ['requires_payment_method', 'notPaid'],
  ['requires_confirmation', 'notPaid'],
  ['canceled', 'notPaid'],
  ['requires_action', 'unfinished'],
  ['processing', 'processing'],
  ['requires_capture', 'paid'],
  ['succeeded', 'paid'],
] as const)('R-37: whether another payment may take the place of one that is %s: %s', (status, standing) => {
  expect(standingOf({ status, last_payment_error: null })).toBe(standing);
});
