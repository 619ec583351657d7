import { REPEATED_WITH_ITS_KEY } from '../assumption.ts';
import type { Expectations } from '../expectation.ts';
import type * as subscriptions from './subscriptions.endpoints.ts';

/** The calls whose reply is a subscription, or several. */
const EVERY_SUBSCRIPTION = [
  'listSubscriptions',
  'getSubscription',
  'cancelSubscription',
  'changePaymentMethod',
] as const;

export const expectations = {
  calls: {
    getPlans: {
      failures: 'o o o o o o o o o o',
      screen: 'the plans and prices of an organisation',
      readings: { errors: ['own → `/`', 'own'] },
    },
    subscribe: {
      failures: 't t t t o t t t t t',
      viewing: ['refused', 'nobody buys for themselves under another name (0318)'],
      screen: 'going to the payment page',
      deviations: { errors: ['tray, 422 own', '0318'] },
    },
    listSubscriptions: {
      failures: 't s s t s s s t s s',
      screen: 'the subscriptions of the profile',
    },
    getSubscription: {
      failures: 't s s t s s s t s s',
      screen: 'a subscription, and going on after a reply that was lost',
    },
    listInvoices: {
      failures: 't s s t s s s t s s',
      screen: 'the invoices of a subscription',
    },
    cancelSubscription: {
      failures: 't o o t o o o t o o',
      viewing: ['refused', 'a subscription is its owner’s alone (G-04)'],
      screen: 'cancelling a subscription',
      deviations: { errors: ['own, 403 own, 404 own, 422 own, 423 own, 429 own, network own, other own', '0320'] },
    },
    changePaymentMethod: {
      failures: 't o o t o o o t o o',
      viewing: ['refused', 'a card is its owner’s alone (G-04)'],
      screen: 'giving a subscription another card',
      deviations: { errors: ['own, 403 own, 404 own, 422 own, 423 own, 429 own, network own, other own', '0320'] },
    },
  },
  assumptions: [
    { of: ['subscribe'], ...REPEATED_WITH_ITS_KEY },
    {
      of: ['getPlans'],
      part: 'reply',
      at: '',
      question:
        'Are the plans in `plans`, each with a number, a name, its price and its interval, beside the `name` of the organisation?',
      decision: '0318',
    },
    {
      of: ['getPlans'],
      part: 'reply',
      at: 'includes',
      question: 'Is what is in a plan `includes`, line by line?',
      decision: '0318',
    },
    {
      of: ['getPlans'],
      part: 'reply',
      at: 'organisation_id',
      question: 'Do the plans name their organisation, by its number and its colour?',
      decision: '0318',
    },
    {
      of: ['subscribe'],
      part: 'refusal',
      status: 422,
      question:
        'Does X-098 refuse a plan that is not on offer at `products.0.id`, and addresses that are no paths of the app at `back_url` and `complete_url`?',
      decision: '0318',
    },
    {
      of: ['listInvoices'],
      part: 'call',
      question: 'Are the invoices of a subscription at `GET users/{id}/subscriptions/{subId}/invoices`?',
      decision: 'X-101',
    },
    {
      of: ['cancelSubscription'],
      part: 'refusal',
      status: 422,
      question: 'Is a second cancelling, and one of what is not active, refused with 422 at `status`?',
      decision: '0320',
    },
    {
      of: ['changePaymentMethod'],
      part: 'call',
      question:
        'Is the card changed at `POST users/{id}/subscriptions/{subId}/payment-method`, answered with the subscription, and a refused card with 422 at `payment_method`?',
      decision: '0319',
    },
    {
      of: EVERY_SUBSCRIPTION,
      part: 'reply',
      at: 'payment_method',
      question: 'Does a subscription name what pays it, as the card provider does, in `payment_method`?',
      decision: '0319',
    },
    {
      of: EVERY_SUBSCRIPTION,
      part: 'reply',
      at: 'card',
      question: 'Does a subscription tell the card that pays, in `card`?',
      decision: '0319',
    },
    {
      of: EVERY_SUBSCRIPTION,
      part: 'reply',
      at: 'card.brand',
      question: 'Is the brand of the card that pays `brand`?',
      decision: '0319',
    },
    {
      of: EVERY_SUBSCRIPTION,
      part: 'reply',
      at: 'card.last4',
      question: 'Are the last four digits of the card that pays `last4`?',
      decision: '0319',
    },
    {
      of: EVERY_SUBSCRIPTION,
      part: 'reply',
      at: 'card.exp_month',
      question: 'Is the month in which the card expires `exp_month`?',
      decision: '0319',
    },
    {
      of: EVERY_SUBSCRIPTION,
      part: 'reply',
      at: 'card.exp_year',
      question: 'Is the year in which the card expires `exp_year`?',
      decision: '0319',
    },
    {
      of: EVERY_SUBSCRIPTION,
      part: 'reply',
      at: 'setup_intent',
      question: 'Does a subscription tell a card that waits for its holder, in `setup_intent`?',
      decision: '0319',
    },
    {
      of: ['subscribe'],
      part: 'refusal',
      status: 403,
      question: 'Is X-098 refused while viewing as a learner?',
      decision: '0318',
    },
  ],
} as const satisfies Expectations<typeof subscriptions>;
