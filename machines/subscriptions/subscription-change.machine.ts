import { failedBecause, reportUnexpectedError, succeeded } from '../submission/sending.kit.ts';
import {
  subscriptionChangeSetup,
  type AskCancelResult,
  type AskCardResult,
  type ChangeMethodResult,
  type ConfirmSetupResult,
  type MakeMethodResult,
} from './subscription-change.setup.ts';

type CardAnswer = MakeMethodResult | ChangeMethodResult | ConfirmSetupResult;

const storeMessage = {
  type: 'storeMessage' as const,
  params: ({ event }: { event: { output: CardAnswer } }) => ({ result: event.output }),
};
const isStanding = (standing: 'cancelled' | 'active') => ({
  type: 'isStanding' as const,
  params: ({ event }: { event: { output: AskCancelResult } }) => ({ result: event.output, standing }),
});
const isCard = (card: 'new' | 'former' | 'asks') => ({
  type: 'isCard' as const,
  params: ({ event }: { event: { output: AskCardResult } }) => ({ result: event.output, card }),
});
const isAnswered = {
  type: 'isAnswered' as const,
  params: ({ event }: { event: { output: AskCancelResult | AskCardResult } }) => ({ result: event.output }),
};
const closeUnknown = { target: '#subscriptionChange.idle.plain' as const, actions: 'refresh' as const };

/** T-09: nothing is sent before it is confirmed, nothing is sent twice, and a reply that was lost is asked after. */
const cancelling = subscriptionChangeSetup.createStateConfig({
  meta: { items: ['T-09'], description: 'The subscription is about to be cancelled.' },
  tags: 'cancelling',
  initial: 'confirming',
  states: {
    confirming: {
      meta: { items: ['T-09'], description: 'What ends, and when, is named; nothing was sent.' },
      initial: 'fresh',
      always: { guard: 'mayNotCancel', target: 'changedElsewhere' },
      states: {
        fresh: { meta: { items: ['T-09'], description: 'Nothing was tried.' } },
        failed: { meta: { items: ['T-09', 'J-05'], description: 'It was not cancelled; it can be tried again.' } },
      },
      on: { 'cancel.confirmed': 'sending', closed: '#subscriptionChange.idle.plain' },
    },
    sending: {
      meta: { items: ['T-09', 'X-102'], description: 'The cancelling is with the server, once.' },
      tags: ['busy', 'sealed'],
      invoke: {
        id: 'cancelSubscription',
        src: 'cancelSubscription',
        onDone: [
          { guard: succeeded, target: '#subscriptionChange.idle.cancelled' },
          { guard: failedBecause('refused'), target: 'asking' },
          { guard: failedBecause('unknown'), target: 'asking' },
          { guard: failedBecause('told'), target: 'confirming.fresh' },
          { target: 'confirming.failed' },
        ],
        onError: { target: 'asking', actions: reportUnexpectedError },
      },
    },
    asking: {
      meta: { items: ['T-09', 'X-100'], description: 'Whether it is cancelled is asked, and nothing sent again.' },
      tags: ['busy', 'sealed'],
      invoke: {
        id: 'askWhetherCancelled',
        src: 'askWhetherCancelled',
        onDone: [
          { guard: isStanding('cancelled'), target: '#subscriptionChange.idle.cancelled' },
          { guard: isStanding('active'), target: 'confirming.failed' },
          { guard: isAnswered, target: 'changedElsewhere', actions: ['noteNotCancellable', 'refresh'] },
          { target: 'unconfirmed' },
        ],
        onError: { target: 'unconfirmed', actions: reportUnexpectedError },
      },
    },
    unconfirmed: {
      meta: {
        items: ['T-09'],
        description: 'It is not known whether it is cancelled; all that can be done is to ask.',
      },
      on: { retried: 'asking', closed: closeUnknown },
    },
    changedElsewhere: {
      meta: { items: ['T-09'], description: 'It was cancelled in another tab, or is not active any more.' },
      on: { closed: closeUnknown },
    },
  },
});

/** T-10: the former card pays until the new one counts (0319). */
const changingCard = subscriptionChangeSetup.createStateConfig({
  meta: { items: ['T-10'], description: 'Another card is about to pay.' },
  tags: 'card',
  initial: 'loading',
  states: {
    loading: {
      meta: { items: ['T-10', 'F-11'], description: 'The provider’s fields are on their way.' },
      tags: 'busy',
      invoke: {
        id: 'loadCard',
        src: 'loadCard',
        onDone: [{ guard: succeeded, target: 'entering' }, { target: 'unavailable' }],
        onError: { target: 'unavailable', actions: reportUnexpectedError },
      },
      after: { providerTimeout: 'unavailable' },
      on: { closed: '#subscriptionChange.idle.plain' },
    },
    unavailable: {
      meta: { items: ['T-10', 'F-11'], description: 'No card can be taken at this time.' },
      on: { retried: 'loading', closed: '#subscriptionChange.idle.plain' },
    },
    entering: {
      meta: { items: ['T-10'], description: 'A card may be typed; nothing has changed.' },
      tags: 'fields',
      initial: 'fresh',
      states: {
        fresh: { meta: { items: ['T-10'], description: 'No card was refused.' } },
        refused: { meta: { items: ['T-10', 'F-07'], description: 'The card does not count, and why.' } },
        failed: { meta: { items: ['T-10', 'J-05'], description: 'The call failed; the former card still pays.' } },
      },
      on: { 'card.submitted': 'making', closed: '#subscriptionChange.idle.plain' },
    },
    making: {
      meta: { items: ['T-10', 'F-07'], description: 'The provider makes a payment method of what was typed.' },
      tags: ['fields', 'busy', 'sealed'],
      entry: 'forgetMessage',
      invoke: {
        id: 'makeMethod',
        src: 'makeMethod',
        onDone: [
          {
            guard: succeeded,
            target: 'sending',
            actions: { type: 'storeMethod', params: ({ event }) => ({ result: event.output }) },
          },
          { guard: failedBecause('refused'), target: 'entering.refused', actions: storeMessage },
          { target: 'entering.failed' },
        ],
        onError: { target: 'entering.failed', actions: reportUnexpectedError },
      },
      after: { providerTimeout: 'entering.failed' },
    },
    sending: {
      meta: { items: ['T-10', 'X-103'], description: 'The payment method is with the server.' },
      tags: ['fields', 'busy', 'sealed'],
      invoke: {
        id: 'changeMethod',
        src: 'changeMethod',
        input: ({ context }) => ({ paymentMethod: context.paymentMethod }),
        onDone: [
          { guard: succeeded, target: '#subscriptionChange.idle.saved' },
          { guard: failedBecause('asks'), target: 'askingHolder' },
          { guard: failedBecause('refused'), target: 'entering.refused', actions: storeMessage },
          { guard: failedBecause('unknown'), target: 'asking' },
          { guard: failedBecause('told'), target: 'entering.fresh' },
          { target: 'entering.failed' },
        ],
        onError: { target: 'asking', actions: reportUnexpectedError },
      },
    },
    askingHolder: {
      meta: { items: ['T-10', 'F-07'], description: 'The bank asks the holder; the former card pays meanwhile.' },
      tags: 'fields',
      invoke: {
        id: 'confirmSetup',
        src: 'confirmSetup',
        onDone: [
          { guard: succeeded, target: '#subscriptionChange.idle.saved' },
          { guard: failedBecause('refused'), target: 'entering.refused', actions: storeMessage },
          { target: 'asking' },
        ],
        onError: { target: 'asking', actions: reportUnexpectedError },
      },
      initial: 'pending',
      states: {
        pending: {
          meta: { items: ['T-10'], description: 'The holder takes as long as they usually do.' },
          tags: ['busy', 'sealed'],
          after: { holderTimeout: 'overdue' },
        },
        overdue: {
          meta: { items: ['T-10'], description: 'It takes longer: the person may leave, and be asked another time.' },
          on: { closed: closeUnknown },
        },
      },
    },
    asking: {
      meta: { items: ['T-10', 'X-100'], description: 'Which card the server has is asked, and nothing sent again.' },
      tags: ['fields', 'busy', 'sealed'],
      invoke: {
        id: 'askWhichCard',
        src: 'askWhichCard',
        input: ({ context }) => ({ paymentMethod: context.paymentMethod }),
        onDone: [
          { guard: isCard('new'), target: '#subscriptionChange.idle.saved' },
          { guard: isCard('asks'), target: 'holderIsDue' },
          { guard: isCard('former'), target: 'entering.failed' },
          { target: 'unconfirmed' },
        ],
        onError: { target: 'unconfirmed', actions: reportUnexpectedError },
      },
    },
    holderIsDue: {
      meta: { items: ['T-10', 'F-07'], description: 'The bank still wants the holder to say yes.' },
      on: { 'holder.asked': 'askingHolder', closed: closeUnknown },
    },
    unconfirmed: {
      meta: { items: ['T-10'], description: 'It is not known which card pays; all that can be done is to ask.' },
      on: { retried: 'asking', closed: closeUnknown },
    },
  },
});

/**
 * What changes a subscription (T-09, T-10, 0320): cancelling it, and giving it another card. Neither is sent before it
 * is confirmed, neither is sent again by itself, and no wait keeps anybody for good. What may be done is told by
 * whoever reads the subscription, so that another tab's doing is seen.
 */
export const subscriptionChangeMachine = subscriptionChangeSetup.createMachine({
  id: 'subscriptionChange',
  options: { maxIterations: 50 },
  context: ({ input: { mayCancel, mayChangeCard } }) => ({
    mayCancel,
    mayChangeCard,
    message: null,
    paymentMethod: '',
  }),
  on: {
    'offers.changed': { actions: { type: 'storeOffers', params: ({ event }) => event } },
  },
  initial: 'idle',
  states: {
    idle: {
      meta: { items: ['T-08'], description: 'No dialog is open.' },
      initial: 'plain',
      states: {
        plain: { meta: { items: ['T-08'], description: 'Nothing has changed here.' } },
        cancelled: {
          meta: { items: ['T-09'], description: 'It was cancelled, to the end of what is paid for.' },
          entry: ['noteCancelled', 'refresh'],
        },
        saved: { meta: { items: ['T-10'], description: 'Another card pays now.' }, entry: 'refresh' },
      },
      on: {
        'cancel.requested': { guard: 'mayCancel', target: 'cancelling' },
        'card.requested': { guard: 'mayChangeCard', target: 'changingCard', actions: 'forgetMessage' },
      },
    },
    cancelling,
    changingCard,
  },
});
