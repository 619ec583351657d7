import { test } from 'vitest';
import type { Endpoint, RequestOf, WireReplyOf } from '../endpoint.ts';
import { type Interaction, pins } from '../testing/pins.ts';
import {
  cancelSubscription,
  changePaymentMethod,
  getSubscription,
  listInvoices,
  listSubscriptions,
} from './subscriptions.endpoints.ts';

type Subscription = WireReplyOf<typeof getSubscription>;

const NEXT_PAYMENT = 1_773_446_400;

const essentials: Subscription = {
  id: 61,
  name: 'Care Essentials',
  price: { value_inc_tax: 19.99 },
  plan: { interval: 'month', interval_count: 1 },
  status: 'active',
  basket: { products: [{ name: 'Care Essentials' }] },
  next_payment_at: NEXT_PAYMENT,
  cancel_at_period_end: false,
};
const teamLeader: Subscription = {
  ...essentials,
  id: 62,
  price: { value_inc_tax: 54 },
  plan: { interval: 'month', interval_count: 3 },
  next_payment_at: null,
  cancel_at_period_end: true,
};
const wholeHome: Subscription = {
  ...essentials,
  id: 63,
  price: { value_inc_tax: 1440 },
  plan: { interval: 'year', interval_count: 1 },
  status: 'past_due',
};

/** What decides in a subscription: what it costs and how often, and how it stands. */
const PROVES = [
  'status',
  'cancel_at_period_end',
  'price.value_inc_tax',
  'plan.interval',
  'plan.interval_count',
] as const;
const SHOWN = ['name', 'basket', 'basket.products.name'];
const OWN = { id: 11, subId: 61 };
const HERE = { organisation_id: 81 };

const FORBIDDEN = { status: 403, refusal: { message: 'This action is unauthorized.' } };
const unknown = (id: number) => ({
  status: 404,
  refusal: { message: `No query results for model [Subscription] ${id}` },
});
const invalid = (field: string, message: string) => ({
  status: 422,
  refusal: { message, errors: { [field]: [message] } },
});

test('T-05, T-07: what a person pays for in an organisation', () =>
  pins({
    state: 'a learner pays for subscriptions',
    does: 'lists the subscriptions of an organisation',
    endpoint: listSubscriptions,
    request: { params: { userId: 11 }, query: HERE },
    replies: {
      status: 200,
      proves: ['data.status', 'data.cancel_at_period_end', 'data.price.value_inc_tax', 'data.plan.interval_count'],
      pin: { presentAt: ['data.name', 'data.basket.products.name'] },
      body: { data: [essentials, teamLeader, wholeHome] },
    },
  }));

const PAYS = 'a learner pays for subscriptions';
const SELLS_NOTHING = 'a learner of an organisation that sells nothing pays elsewhere';

test.each([
  ['somebody else’s subscriptions', PAYS, { params: { userId: 33 }, query: HERE }],
  [
    'the subscriptions of an organisation that sells none',
    SELLS_NOTHING,
    { params: { userId: 11 }, query: { organisation_id: 1 } },
  ],
] as const)('T-12: %s are refused', (what, state, request) =>
  pins({
    state,
    does: `lists ${what}`,
    endpoint: listSubscriptions,
    request,
    replies: FORBIDDEN,
  }),
);

test('T-08: one subscription, with when it is paid next', () =>
  pins({
    state: 'a learner pays for subscriptions',
    does: 'reads a subscription',
    endpoint: getSubscription,
    request: { params: OWN },
    replies: {
      status: 200,
      proves: PROVES,
      returns: { id: 'subscription_id' },
      pin: { presentAt: [...SHOWN, 'next_payment_at'] },
      body: essentials,
    },
  }));

test('T-09: a subscription that is cancelled says when it ends', () =>
  pins({
    state: 'a learner pays for subscriptions',
    does: 'reads a subscription that is cancelled',
    endpoint: getSubscription,
    request: { params: { id: 11, subId: 62 } },
    replies: {
      status: 200,
      proves: [...PROVES, 'next_payment_at'],
      returns: { id: 'cancelled_id' },
      pin: { presentAt: ['cancel_at'] },
      body: { ...teamLeader, cancel_at: NEXT_PAYMENT },
    },
  }));

test('0319: which card pays', () =>
  pins({
    state: 'a learner has given the card provider a card',
    does: 'reads which card pays a subscription',
    endpoint: getSubscription,
    request: { params: OWN },
    replies: {
      status: 200,
      proves: ['card.last4'],
      returns: { id: 'subscription_id' },
      pin: { presentAt: ['payment_method', 'card.brand', 'card.exp_month', 'card.exp_year'] },
      body: {
        ...essentials,
        payment_method: 'pm_amara_visa',
        card: { brand: 'visa', last4: '4242', exp_month: 11, exp_year: 2034 },
      },
    },
  }));

test('0319: a card that waits for its holder can be confirmed later, and the former one pays', () =>
  pins({
    state: 'a bank asks about a new card',
    does: 'reads a subscription whose new card waits for its holder',
    endpoint: getSubscription,
    request: { params: OWN },
    replies: {
      status: 200,
      proves: ['card.last4', 'setup_intent.status'],
      returns: { 'setup_intent.client_secret': 'client_secret' },
      body: {
        ...essentials,
        card: { last4: '4242' },
        setup_intent: { client_secret: 'seti_4b7a_secret_demo', status: 'requires_action' },
      },
    },
  }));

test('T-08: its invoices, the newest first, in pence', () =>
  pins({
    state: 'a learner pays for subscriptions',
    does: 'lists the invoices of a subscription',
    endpoint: listInvoices,
    request: { params: OWN },
    replies: {
      status: 200,
      proves: ['total', 'status'],
      pin: { presentAt: ['created', 'start', 'end'] },
      body: (['paid', 'paid', 'void'] as const).map((status, nth) => ({
        number: `NCG-000${nth + 1}`,
        total: 1999,
        created: NEXT_PAYMENT - nth,
        start: NEXT_PAYMENT - nth,
        end: NEXT_PAYMENT,
        status,
      })),
    },
  }));

test('T-08: an invoice that is not paid yet', () =>
  pins({
    state: 'a learner pays for subscriptions',
    does: 'lists the invoices of a subscription whose payment is past due',
    endpoint: listInvoices,
    request: { params: { id: 11, subId: 63 } },
    replies: {
      status: 200,
      proves: ['total', 'status'],
      body: [{ number: 'NCG-0004', total: 144_000, status: 'open' }],
    },
  }));

test.each([
  ['of somebody else', { id: 33, subId: 65 }, FORBIDDEN],
  ['of somebody else as one of their own', { id: 11, subId: 65 }, unknown(65)],
  ['that there is not', { id: 11, subId: 999_999 }, unknown(999_999)],
] as const)('T-08: a subscription %s is refused, and so are its invoices', async (whose, params, replies) => {
  const does = (what: string): string => `${what} ${whose}`;
  const state = 'a learner pays for subscriptions';
  await pins({ state, does: does('reads a subscription'), endpoint: getSubscription, request: { params }, replies });
  await pins({
    state,
    does: does('lists invoices of a subscription'),
    endpoint: listInvoices,
    request: { params },
    replies,
  });
});

test('T-09: cancels an active subscription to the end of its period', () =>
  pins({
    state: 'a learner pays for subscriptions',
    does: 'cancels an active subscription',
    endpoint: cancelSubscription,
    request: { params: { userId: 11, subscriptionId: 61 }, query: HERE },
    replies: {
      status: 200,
      proves: [...PROVES, 'next_payment_at'],
      returns: { id: 'subscription_id' },
      pin: { presentAt: [...SHOWN, 'cancel_at'] },
      body: { ...essentials, next_payment_at: null, cancel_at_period_end: true, cancel_at: NEXT_PAYMENT },
    },
  }));

test.each([
  ['that is cancelled already', 62, 'This subscription is cancelled already.'],
  ['whose payment is past due', 63, 'Only an active subscription can be cancelled.'],
] as const)('T-09: a subscription %s cannot be cancelled', (what, subscriptionId, message) =>
  pins({
    state: 'a learner pays for subscriptions',
    does: `cancels a subscription ${what}`,
    endpoint: cancelSubscription,
    request: { params: { userId: 11, subscriptionId }, query: HERE },
    replies: invalid('status', message),
  }),
);

test('T-10: another card pays', () =>
  pins({
    state: 'a learner has given the card provider a card',
    does: 'gives a subscription another card',
    endpoint: changePaymentMethod,
    request: { params: OWN, query: HERE, body: { payment_method: 'pm_accepted' } },
    replies: {
      status: 200,
      proves: [...PROVES, 'card.last4'],
      returns: { id: 'subscription_id', payment_method: 'payment_method' },
      pin: { presentAt: ['next_payment_at'] },
      body: { ...essentials, payment_method: 'pm_accepted', card: { last4: '4444' } },
    },
  }));

test('0319: a payment that is past due is tried again with the new card', () =>
  pins({
    state: 'a learner has given the card provider a card',
    does: 'gives another card to a subscription whose payment is past due',
    endpoint: changePaymentMethod,
    request: { params: { id: 11, subId: 63 }, query: HERE, body: { payment_method: 'pm_accepted' } },
    replies: {
      status: 200,
      proves: ['status', 'card.last4'],
      returns: { id: 'past_due_id', payment_method: 'payment_method' },
      body: { ...wholeHome, status: 'active', payment_method: 'pm_accepted', card: { last4: '4444' } },
    },
  }));

test('0319: a card whose holder is asked first pays nothing yet', () =>
  pins({
    state: 'a learner has given the card provider a card',
    does: 'gives a subscription a card whose holder the bank asks',
    endpoint: changePaymentMethod,
    request: { params: OWN, query: HERE, body: { payment_method: 'pm_asking' } },
    replies: {
      status: 200,
      proves: ['card.last4', 'setup_intent.status'],
      pin: { presentAt: ['setup_intent.client_secret'] },
      body: {
        ...essentials,
        card: { last4: '4242' },
        setup_intent: { client_secret: 'seti_4b7a_secret_demo', status: 'requires_action' },
      },
    },
  }));

test.each([
  ['that is declined', 'pm_declined', 'Your card was declined.'],
  ['that the provider did not make', 'pm_unknown', 'The selected payment method is invalid.'],
] as const)('T-10: a card %s is refused', (what, payment_method, message) =>
  pins({
    state: 'a learner has given the card provider a card',
    does: `gives a subscription a card ${what}`,
    endpoint: changePaymentMethod,
    request: { params: OWN, query: HERE, body: { payment_method } },
    replies: invalid('payment_method', message),
  }),
);

test('T-10: what is over takes no card', () =>
  pins({
    state: 'a subscription is over',
    does: 'gives a card to a subscription that is over',
    endpoint: changePaymentMethod,
    request: { params: OWN, query: HERE, body: { payment_method: 'pm_accepted' } },
    replies: invalid('status', 'No payment is due for this subscription.'),
  }));

/** The two calls that change a subscription, of whomever it is. */
const changes = (
  id: number,
  subscription: number,
  organisation_id: number,
): readonly (readonly [Endpoint, RequestOf<Endpoint>])[] => [
  [cancelSubscription, { params: { userId: id, subscriptionId: subscription }, query: { organisation_id } }],
  [
    changePaymentMethod,
    { params: { id, subId: subscription }, query: { organisation_id }, body: { payment_method: 'pm_amara_visa' } },
  ],
];

type Replies = Interaction<Endpoint>['replies'];

test.each<readonly [string, typeof PAYS | typeof SELLS_NOTHING, ReturnType<typeof changes>, Replies]>([
  ['of somebody else', PAYS, changes(33, 65, 81), FORBIDDEN],
  ['of somebody else as one of their own', PAYS, changes(11, 65, 81), unknown(65)],
  ['of another organisation', PAYS, changes(11, 64, 81), unknown(64)],
  ['in an organisation that sells none', SELLS_NOTHING, changes(11, 61, 1), FORBIDDEN],
])('T-09, T-10: a subscription %s is not changed', async (whose, state, calls, replies) => {
  for (const [endpoint, request] of calls)
    await pins({
      state,
      does: `changes a subscription ${whose}`,
      endpoint,
      request,
      replies,
    });
});

test.each(changes(11, 61, 81).map(([endpoint, request]) => [endpoint.name, endpoint, request] as const))(
  'G-04: %s is refused while viewing as a learner',
  (_, endpoint, request) =>
    pins({
      state: 'a learner who may subscribe is viewed as',
      does: 'changes a subscription while viewing as a learner',
      endpoint,
      request,
      replies: FORBIDDEN,
    }),
);
