import * as z from 'zod/mini';
import { PAGE_SIZES } from '../constants.ts';
import { authenticatedGet, authenticatedPost, OWN_ERRORS, publicPost } from '../endpoint-presets.ts';
import { endpoint } from '../endpoint.ts';
import { maybe, WireList, WireNumber } from '../wire.schema.ts';
import {
  Checkout,
  Invoice,
  NewPaymentMethod,
  NewSubscription,
  Plans,
  Subscription,
  SubscriptionList,
} from './subscription.schema.ts';

const Path = z.strictObject({ path: z.string() });
const One = z.strictObject({ id: WireNumber, subId: WireNumber });
const WITH = { with: ['basket', 'plan'] } as const;
const Parts = z.strictObject({ with: maybe(WireList) });

export const getPlans = endpoint({
  name: 'getPlans',
  number: 'X-097',
  description: 'The plans of an organisation and what they cost, for anybody (T-01).',
  method: 'GET',
  path: 'subscribe/{path}',
  success: [200],
  params: Path,
  reply: Plans,
  session: 'none',
  errors: { preset: 'own' },
  contract: 'known',
});

export const subscribe = publicPost({
  name: 'subscribe',
  number: 'X-098',
  description:
    'Opens the payment page of plans, with who pays and where to go on afterwards (T-02). Nothing is taken before somebody pays there.',
  path: 'subscribe/{path}',
  viewing: 'refused',
  params: Path,
  body: NewSubscription,
  reply: Checkout,
  // What is wrong with the form stands beside its fields (0318).
  errors: { preset: 'tray', on: { 422: 'own' } },
  contract: 'known',
  idempotencyKey: 'assumed',
});

export const listSubscriptions = authenticatedGet({
  name: 'listSubscriptions',
  number: 'X-099',
  description: 'What a person pays for in an organisation (T-05).',
  path: 'users/{userId}/subscriptions',
  params: z.strictObject({ userId: WireNumber }),
  query: z.strictObject({ organisation_id: WireNumber, per_page: maybe(WireNumber), with: maybe(WireList) }),
  fixedQuery: { per_page: PAGE_SIZES.subscriptions, ...WITH },
  reply: SubscriptionList,
  errors: { preset: 'silent' },
});

export const getSubscription = authenticatedGet({
  name: 'getSubscription',
  number: 'X-100',
  description: 'One subscription as it is now (T-08); asked again after a reply that was lost.',
  path: 'users/{id}/subscriptions/{subId}',
  params: One,
  query: Parts,
  fixedQuery: WITH,
  reply: Subscription,
  errors: { preset: 'silent' },
});

export const listInvoices = authenticatedGet({
  name: 'listInvoices',
  number: 'X-101',
  description: 'The invoices of a subscription, the newest first; totals are in pence (T-08, T-11).',
  path: 'users/{id}/subscriptions/{subId}/invoices',
  params: One,
  reply: z.array(Invoice),
  errors: { preset: 'silent' },
  contract: 'partly',
});

export const cancelSubscription = authenticatedPost({
  name: 'cancelSubscription',
  number: 'X-102',
  description: 'Ends an active subscription at the end of what is paid for (T-09).',
  path: 'users/{userId}/subscriptions/{subscriptionId}/cancel',
  viewing: 'refused',
  params: z.strictObject({ userId: WireNumber, subscriptionId: WireNumber }),
  query: z.strictObject({ organisation_id: WireNumber, with: maybe(WireList) }),
  fixedQuery: WITH,
  reply: Subscription,
  // The flow says itself what became of it (0320).
  errors: OWN_ERRORS,
});

export const changePaymentMethod = authenticatedPost({
  name: 'changePaymentMethod',
  number: 'X-103',
  description:
    'Lets another card pay a subscription (T-10). Where its holder must confirm it first, the former one pays until then (0319).',
  path: 'users/{id}/subscriptions/{subId}/payment-method',
  viewing: 'refused',
  params: One,
  query: z.strictObject({ organisation_id: WireNumber }),
  body: NewPaymentMethod,
  reply: Subscription,
  errors: OWN_ERRORS,
  contract: 'assumed',
});
