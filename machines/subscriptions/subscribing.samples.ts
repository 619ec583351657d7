import { entry } from '../catalogue-entry.ts';
import type { Attempt } from './attempt.ts';
import { subscribingMachine } from './subscribing.machine.ts';
import type { CheckoutResult, PlansResult, SubscribingInput, SubscriptionsResult } from './subscribing.setup.ts';

const unexpectedError = { error: new Error('an effect broke') };
const PLAN = 52;
const OTHER = 53;
const customer = { email: 'amara.osei@demo.example', first_name: 'Amara', last_name: 'Osei' };

const attempt: Attempt = {
  path: 'northgate',
  userId: 1,
  planId: PLAN,
  customer,
  key: 'key-1',
  knownIds: [61],
  hasLeft: true,
  isSecond: false,
  isPaid: false,
};
const base: SubscribingInput = {
  path: 'northgate',
  userId: 1,
  isViewing: false,
  arrival: 'fresh',
  planId: null,
  attempts: [],
};
const signedOut = { ...base, userId: null };

const loaded = { output: { ok: true, planIds: [PLAN, OTHER] } satisfies PlansResult };
const unanswered = { output: { ok: false, reason: 'failed' } satisfies SubscriptionsResult };
const nothingNew = { output: { ok: true, ids: [61], ofPlan: [], goesOn: false } satisfies SubscriptionsResult };
const isNew = { output: { ok: true, ids: [61, 90], ofPlan: [90], goesOn: true } satisfies SubscriptionsResult };

/** The page of plans with everything that can happen to it. */
export const subscribingEntry = entry({
  name: 'subscribing',
  area: 'subscriptions',
  description: 'Choosing a plan, paying for it at the provider, and coming back.',
  machine: subscribingMachine,
  inputs: {
    'signed in': base,
    'signed out': signedOut,
    'back, paid': { ...base, arrival: 'paid', planId: PLAN, attempts: [attempt] },
    'back, paid, in another browser': { ...base, arrival: 'paid', planId: PLAN },
    'back, paid, signed out': { ...signedOut, arrival: 'paid', planId: PLAN },
    'back without paying': { ...base, arrival: 'cancelled', planId: PLAN, attempts: [attempt] },
    'back without paying, signed out': { ...signedOut, arrival: 'cancelled', planId: PLAN },
    'back without a word': { ...base, arrival: 'left', attempts: [attempt] },
    'back without a word, signed out': {
      ...signedOut,
      arrival: 'left',
      attempts: [{ ...attempt, userId: null, knownIds: null }],
    },
  },
  events: {
    'plan chosen': { type: 'plan.chosen', planId: PLAN },
    submitted: { type: 'submitted', customer, newKey: 'key-1' },
    'another confirmed': { type: 'second.confirmed' },
    'another declined': { type: 'second.declined' },
    retried: { type: 'retried' },
    'gone back': { type: 'returned' },
  },
  outcomes: {
    loadPlans: {
      'the plans came': loaded,
      'nothing is sold': { output: { ok: true, planIds: [] } satisfies PlansResult },
      'the call failed': { output: { ok: false, reason: 'failed' } satisfies PlansResult },
      unexpectedError,
    },
    askBefore: {
      'they do not have it': nothingNew,
      'they have it': { output: { ok: true, ids: [61], ofPlan: [61], goesOn: true } satisfies SubscriptionsResult },
      'it is paid by now': isNew,
      'nobody says': unanswered,
      unexpectedError,
    },
    openCheckout: {
      'the page is open': {
        output: { ok: true, address: { href: '/__payments/checkout/1', host: 'localhost' } } satisfies CheckoutResult,
      },
      'the page is not safe': { output: { ok: false, reason: 'unsafe' } satisfies CheckoutResult },
      'the address is taken back': {
        output: { ok: false, reason: 'invalid', errors: { email: 'Wrong.' } } satisfies CheckoutResult,
      },
      'the call failed': { output: { ok: false, reason: 'told' } satisfies CheckoutResult },
      'it is refused': { output: { ok: false, reason: 'failed' } satisfies CheckoutResult },
      unexpectedError,
    },
    askAfterwards: {
      'it is paid': isNew,
      'it is not there': nothingNew,
      'nobody says': unanswered,
      unexpectedError,
    },
  },
  distinguish: ({ userId, arrival, planId, attempts: [first] }) => ({
    userId,
    arrival,
    planId,
    known: first?.knownIds !== undefined && first.knownIds !== null,
    isSecond: first?.isSecond === true,
    hasLeft: first?.hasLeft === true,
  }),
});
