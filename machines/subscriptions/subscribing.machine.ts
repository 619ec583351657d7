import { failedBecause, reportUnexpectedError, succeeded } from '../submission/sending.kit.ts';
import type { Arrival } from './attempt.ts';
import {
  subscribingSetup,
  type CheckoutResult,
  type PlansResult,
  type SubscriptionsResult,
  type SubscribingContext,
} from './subscribing.setup.ts';

const result = <T>({ event }: { event: { output: T } }) => ({ result: event.output });
const plans = result<PlansResult>;
const opened = result<CheckoutResult>;
const listed = result<SubscriptionsResult>;
const storePlans = { type: 'storePlans' as const, params: plans };
const comesAs = (arrival: Arrival) => ({
  type: 'isArrival' as const,
  params: ({ event }: { event: { output: PlansResult } }) => ({ result: event.output, arrival }),
});
const storeAttempts = {
  type: 'storeAttempts' as const,
  params: ({ context: { attempts } }: { context: SubscribingContext }) => ({ attempts }),
};
const isPaid = {
  guard: { type: 'isPaid' as const, params: listed },
  target: '#subscribing.complete' as const,
  actions: [{ type: 'storeSubscription' as const, params: listed }, storeAttempts, 'refreshSubscriptions' as const],
};
const cameBack = (arrival: Arrival) => ({ type: 'hasCome' as const, params: { arrival } });
/** The server says nothing of a new subscription: what comes of it depends on what the payment page said. */
const nothingNew = [
  { guard: cameBack('paid'), target: '#subscribing.unconfirmed' as const },
  { guard: cameBack('cancelled'), target: '#subscribing.choosing.cancelled' as const },
  { target: '#subscribing.choosing.returned' as const },
];

/**
 * The page of plans (T-01 to T-04): choosing one, going to the provider's payment page, and coming back. Whatever an
 * address says, a plan is paid once the server lists its subscription. What is asked twice has one key, so that there
 * is one payment page for one choice.
 */
export const subscribingMachine = subscribingSetup.createMachine({
  id: 'subscribing',
  options: { maxIterations: 50 },
  context: ({ input }) => ({ ...input, planIds: [], address: null, errors: {}, subscriptionId: null, asked: 0 }),
  initial: 'loading',
  states: {
    loading: {
      meta: { items: ['T-01', 'X-097'], description: 'The plans and their prices are on their way.' },
      tags: 'busy',
      invoke: {
        id: 'loadPlans',
        src: 'loadPlans',
        input: ({ context: { path } }) => ({ path }),
        onDone: [
          { guard: { type: 'isNothingSold', params: plans }, target: 'nothingSold' },
          { guard: { type: 'isBackAndKnown', params: plans }, target: 'asking', actions: storePlans },
          { guard: comesAs('paid'), target: 'unverifiable', actions: storePlans },
          { guard: comesAs('cancelled'), target: 'choosing.cancelled', actions: storePlans },
          { guard: comesAs('left'), target: 'choosing.returned', actions: storePlans },
          { guard: succeeded, target: 'choosing', actions: storePlans },
          { target: 'notLoaded' },
        ],
        onError: { target: 'notLoaded', actions: reportUnexpectedError },
      },
    },
    notLoaded: {
      type: 'final',
      meta: { items: ['T-01'], description: 'The plans did not load: home comes instead.' },
      entry: 'goHome',
    },
    nothingSold: {
      type: 'final',
      meta: { items: ['T-01'], description: 'The organisation has no plan on offer.' },
    },
    choosing: {
      meta: { items: ['T-01', 'T-04'], description: 'A plan can be chosen.' },
      tags: 'form',
      initial: 'plain',
      states: {
        plain: { meta: { items: ['T-01'], description: 'Nothing was tried.' } },
        cancelled: {
          meta: { items: ['T-02'], description: 'They came back without paying; the choice is still there.' },
        },
        returned: {
          meta: {
            items: ['T-02'],
            description: 'They came back without a word, and nobody can say yet whether they paid.',
          },
          on: { retried: { guard: 'canBeAsked', target: '#subscribing.asking' } },
        },
        failed: { meta: { items: ['T-02', 'J-05'], description: 'The payment page did not open; nothing was taken.' } },
        unsafe: {
          meta: { items: ['T-03'], description: 'The server named a payment page that nobody is sent to.' },
        },
        invalid: {
          meta: { items: ['T-02'], description: 'Something about the customer is wrong; it stands beside its field.' },
        },
      },
      on: {
        'plan.chosen': {
          actions: { type: 'storePlan', params: ({ event }) => event },
        },
        submitted: {
          guard: 'maySubmit',
          target: 'deciding',
          actions: ['clearErrors', { type: 'beginAttempt', params: ({ event }) => event }, storeAttempts],
        },
      },
    },
    deciding: {
      meta: { items: ['T-02'], description: 'Somebody who is signed in may have the plan already.' },
      always: [{ guard: 'isSignedIn', target: 'verifying' }, { target: 'opening' }],
    },
    verifying: {
      meta: { items: ['T-02', 'X-099'], description: 'The server says what the person has before they pay.' },
      tags: ['form', 'busy'],
      invoke: {
        id: 'askBefore',
        src: 'askSubscriptions',
        input: ({ context }) => ({ planId: context.planId ?? 0 }),
        onDone: [
          isPaid,
          {
            guard: { type: 'isOwned', params: listed },
            target: 'owned',
            actions: { type: 'storeKnown', params: listed },
          },
          {
            guard: succeeded,
            target: 'opening',
            actions: [{ type: 'storeKnown', params: listed }, storeAttempts],
          },
          { target: 'choosing.failed' },
        ],
        onError: { target: 'choosing.failed', actions: reportUnexpectedError },
      },
    },
    owned: {
      meta: { items: ['T-02'], description: 'They have this plan already: it is asked whether they want another.' },
      tags: 'form',
      on: {
        'second.confirmed': { target: 'opening', actions: ['noteSecond', storeAttempts] },
        'second.declined': 'choosing',
      },
    },
    opening: {
      meta: { items: ['T-02', 'X-098'], description: 'The payment page is being opened.' },
      tags: ['form', 'busy'],
      invoke: {
        id: 'openCheckout',
        src: 'openCheckout',
        input: ({ context }) => ({ attempt: context.attempts[0] }),
        onDone: [
          {
            guard: succeeded,
            target: 'leaving',
            actions: [{ type: 'storeAddress', params: opened }, storeAttempts],
          },
          { guard: failedBecause('unsafe'), target: 'choosing.unsafe' },
          {
            guard: failedBecause('invalid'),
            target: 'choosing.invalid',
            actions: { type: 'storeErrors', params: opened },
          },
          { guard: failedBecause('told'), target: 'choosing.plain' },
          { target: 'choosing.failed' },
        ],
        onError: { target: 'choosing.failed', actions: reportUnexpectedError },
      },
    },
    leaving: {
      meta: { items: ['T-02', 'T-03'], description: 'The payment page opens in this tab.' },
      entry: { type: 'leaveFor', params: ({ context: { address } }) => ({ address }) },
      on: {
        returned: [
          { guard: 'canBeAsked', target: 'asking', actions: 'noteReturn' },
          { target: 'choosing.returned', actions: 'noteReturn' },
        ],
      },
    },
    asking: {
      meta: { items: ['T-02', 'X-099'], description: 'They are back: the server says whether the plan is paid.' },
      tags: 'busy',
      invoke: {
        id: 'askAfterwards',
        src: 'askSubscriptions',
        input: ({ context }) => ({ planId: context.attempts[0]?.planId ?? context.planId ?? 0 }),
        onDone: [isPaid, ...nothingNew],
        onError: nothingNew.map((transition) => ({ ...transition, actions: reportUnexpectedError })),
      },
    },
    unconfirmed: {
      meta: {
        items: ['T-02'],
        description: 'The payment page said that it was paid, and the server does not have it yet: it is asked again.',
      },
      exit: 'countAsking',
      after: { nextQuestion: 'asking' },
      on: { retried: 'asking' },
    },
    unverifiable: {
      type: 'final',
      meta: {
        items: ['T-02'],
        description: 'The payment page said that it was paid, and the server cannot be asked about this person.',
      },
    },
    complete: {
      type: 'final',
      meta: { items: ['T-02'], description: 'The server has the new subscription.' },
    },
  },
});
