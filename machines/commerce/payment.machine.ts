import { paymentSetup, type PaymentOutput, type StatusResult } from './payment.setup.ts';

const result = <T>({ event }: { event: { output: T } }) => ({ result: event.output });
const storeStatus = { type: 'storeStatus' as const, params: result<StatusResult> };
const noteConfirming = { type: 'noteStanding' as const, params: { standing: 'confirming' as const } };
const noteStanding = {
  type: 'noteStanding' as const,
  params: ({ context }: { context: { readonly mayBePaid: boolean } }) => ({
    standing: context.mayBePaid ? ('unfinished' as const) : ('nothingTaken' as const),
  }),
};
const report = {
  type: 'reportUnexpectedError' as const,
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
};

/** What the provider said of the payment, where it ends it or waits for a bank. */
const isOver = [
  { guard: { type: 'isPaid' as const, params: result }, target: '#payment.succeeded' as const },
  { guard: { type: 'isCancelled' as const, params: result }, target: '#payment.cancelled' as const },
];
const isProcessing = {
  guard: { type: 'isProcessing' as const, params: result },
  target: '#payment.unconfirmed.processing' as const,
  actions: storeStatus,
};
/** Nothing was taken after all. */
const wasNotTaken = [
  {
    guard: { type: 'isOpenWithMessage' as const, params: result },
    target: '#payment.ready.refused' as const,
    actions: storeStatus,
  },
  {
    guard: { type: 'isOpen' as const, params: result },
    target: '#payment.ready.notTaken' as const,
    actions: storeStatus,
  },
];

/**
 * The payment of one basket (F-13). One payment of the provider belongs to it for good: whatever breaks, the machine
 * asks after that one and never begins another, so nobody pays twice. What was paid before this visit ends it at once.
 * Right before each charge, and never earlier, it asks again what the charge rests on. No promise that never ends keeps
 * anybody: each wait ends by itself, in something that can be done. It knows neither what is paid for nor the secret of
 * the payment, which `payment.actors.ts` holds.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  options: { maxIterations: 50 },
  context: ({ input }) => ({
    mayBePaid: false,
    ...input,
    basketInPence: input.totalInPence,
    reference: '',
    message: null,
    method: 'card',
    asked: 0,
  }),
  output: ({ event }) => (event as unknown as { output: PaymentOutput }).output,
  initial: 'loadingIntent',
  states: {
    loadingIntent: {
      meta: { items: ['F-01', 'F-02', 'F-13'], description: 'The basket and its payment are on their way.' },
      tags: 'busy',
      invoke: {
        id: 'loadIntent',
        src: 'loadIntent',
        input: ({ context }) => ({ basketKey: context.basketKey }),
        onDone: [
          {
            guard: { type: 'isLoaded', params: result },
            target: 'checking',
            actions: { type: 'storeIntent', params: result },
          },
          { guard: { type: 'isBasisChanged', params: result }, target: 'basisChanged' },
          { target: 'intentFailed' },
        ],
        onError: { target: 'intentFailed', actions: report },
      },
      after: { answerTimeout: 'intentFailed' },
      // Nothing moves before it is confirmed: whoever waits may leave.
      on: { back: 'left' },
    },
    intentFailed: {
      meta: {
        items: ['F-02', 'F-11', 'F-13'],
        description: 'Nothing can be paid at this time; it can be tried again.',
      },
      on: { retried: 'loadingIntent', back: 'left' },
    },
    checking: {
      meta: {
        items: ['F-07', 'F-13'],
        description:
          'Before a card is offered, the provider is asked whether this payment has succeeded already: after a reload, or on the way back from a bank.',
      },
      tags: 'busy',
      invoke: {
        id: 'askFirst',
        src: 'askProvider',
        input: { hasTried: false },
        onDone: [
          ...isOver,
          isProcessing,
          { guard: { type: 'isOpenAtAnotherPrice', params: result }, target: 'repriced', actions: storeStatus },
          { guard: { type: 'isOpenWithMessage', params: result }, target: 'ready.refused', actions: storeStatus },
          { guard: { type: 'isOpen', params: result }, target: 'ready', actions: storeStatus },
          { target: 'intentFailed' },
        ],
        onError: { target: 'intentFailed', actions: report },
      },
      after: { answerTimeout: 'intentFailed' },
      on: { back: 'left' },
    },
    repriced: {
      meta: {
        items: ['F-06'],
        description: 'The basket costs something else than was said before; the person agrees to it, or goes back.',
      },
      on: { 'total.accepted': { target: 'ready', actions: 'agree' }, back: 'left' },
    },
    ready: {
      meta: { items: ['F-03', 'F-13'], description: 'A card or a wallet may pay.' },
      tags: ['form', 'offered'],
      entry: noteStanding,
      initial: 'plain',
      states: {
        plain: { meta: { items: ['F-03'], description: 'Nothing was tried, or the wallet was put away.' } },
        refused: { meta: { items: ['F-07'], description: 'Nothing was taken; the provider says why.' } },
        notTaken: {
          meta: {
            items: ['F-07', 'F-09'],
            description: 'The connection broke, and the provider says that nothing was taken.',
          },
        },
        unverified: {
          meta: {
            items: ['F-06', 'F-13'],
            description:
              'Nobody could say whether what is paid for still stands, so nothing was taken; it can be tried again.',
          },
        },
        wallet: {
          meta: {
            items: ['F-04', 'F-05'],
            description:
              'The wallet shows its sheet. Nothing is sent before it is confirmed there, so a card may pay instead.',
          },
          invoke: {
            id: 'awaitWallet',
            src: 'awaitWallet',
            onDone: [
              { guard: { type: 'isAnsweredYes', params: result }, target: '#payment.verifying' },
              {
                guard: { type: 'isRefused', params: result },
                target: 'refused',
                actions: { type: 'storeRefusal', params: result },
              },
              { target: 'plain' },
            ],
            onError: { target: 'plain', actions: report },
          },
        },
      },
      on: {
        submitted: [
          {
            guard: { type: 'isByWallet', params: ({ event }) => event },
            target: '.wallet',
            reenter: true,
            actions: { type: 'storeMethod', params: ({ event }) => event },
          },
          { target: 'verifying', actions: { type: 'storeMethod', params: ({ event }) => event } },
        ],
        back: 'left',
      },
    },
    verifying: {
      meta: {
        items: ['F-06', 'F-13'],
        description:
          'Pay Now was pressed, or the wallet confirmed: what the charge rests on is asked again before anything is taken.',
      },
      tags: ['form', 'busy', 'sealed'],
      invoke: {
        id: 'verifyBasis',
        src: 'verifyBasis',
        input: ({ context: { basketKey, totalInPence } }) => ({ basketKey, totalInPence }),
        onDone: [
          { guard: { type: 'isAsAgreed', params: result }, target: 'confirming' },
          { guard: { type: 'isChanged', params: result }, target: 'basisChanged', actions: 'closeWallet' },
          {
            guard: { type: 'isRepriced', params: result },
            target: 'repriced',
            actions: ['closeWallet', { type: 'storePrice', params: result }],
          },
          { target: 'ready.unverified', actions: 'closeWallet' },
        ],
        onError: { target: 'ready.unverified', actions: ['closeWallet', report] },
      },
      after: { answerTimeout: { target: 'ready.unverified', actions: 'closeWallet' } },
      on: { back: { target: 'left', actions: 'closeWallet' } },
    },
    confirming: {
      meta: {
        items: ['F-07', 'F-09'],
        description: 'The payment is with the provider, who may ask the holder of the card.',
      },
      tags: 'form',
      entry: ['noteConfirmation', noteConfirming],
      invoke: {
        id: 'confirmPayment',
        src: 'confirmPayment',
        input: ({ context }) => ({ method: context.method }),
        onDone: [
          { guard: { type: 'isPaid', params: result }, target: 'succeeded' },
          { guard: { type: 'isCancelled', params: result }, target: 'cancelled' },
          { guard: { type: 'isProcessing', params: result }, target: 'unconfirmed.processing' },
          {
            guard: { type: 'isRefused', params: result },
            target: 'ready.refused',
            actions: { type: 'storeRefusal', params: result },
          },
          { target: 'asking' },
        ],
        onError: { target: 'asking', actions: report },
      },
      initial: 'pending',
      states: {
        pending: {
          meta: { items: ['F-09'], description: 'The provider takes as long as they usually do.' },
          tags: ['busy', 'sealed'],
          after: { confirmTimeout: 'overdue' },
        },
        overdue: {
          meta: {
            items: ['F-07', 'F-09'],
            description:
              'The provider takes longer: they are asked after the same payment meanwhile, and the person may leave, because it is asked after at the next opening too.',
          },
          entry: 'beginAsking',
          initial: 'asking',
          states: {
            asking: {
              meta: { items: ['F-09'], description: 'The provider is asked what became of it.' },
              tags: 'busy',
              invoke: {
                id: 'askMeanwhile',
                src: 'askProvider',
                input: { hasTried: true },
                onDone: [...isOver, isProcessing, { target: 'waiting' }],
                onError: { target: 'waiting', actions: report },
              },
              after: { answerTimeout: 'waiting' },
            },
            waiting: {
              meta: { items: ['F-09'], description: 'Nothing is known yet; it is asked again by itself.' },
              exit: 'countAsking',
              after: { nextQuestion: 'asking' },
              on: { retried: 'asking' },
            },
          },
          on: { back: '#payment.left' },
        },
      },
    },
    asking: {
      meta: {
        items: ['F-09', 'F-13'],
        description: 'Nobody knows whether the money was taken: the provider is asked after the same payment.',
      },
      tags: ['form', 'busy', 'sealed'],
      invoke: {
        id: 'askAgain',
        src: 'askProvider',
        input: { hasTried: true },
        onDone: [...isOver, isProcessing, ...wasNotTaken, { target: 'unconfirmed' }],
        onError: { target: 'unconfirmed', actions: report },
      },
      after: { answerTimeout: 'unconfirmed' },
    },
    unconfirmed: {
      meta: {
        items: ['F-09', 'F-13'],
        description: 'It is not known yet whether the money was taken; all that can be done is to ask again.',
      },
      tags: 'form',
      initial: 'unanswered',
      states: {
        unanswered: {
          meta: { items: ['F-09'], description: 'The provider did not answer.' },
          on: { retried: '#payment.asking' },
        },
        processing: {
          meta: { items: ['F-09'], description: 'The payment is under way at the bank.' },
          entry: 'beginAsking',
          initial: 'waiting',
          states: {
            waiting: {
              meta: { items: ['F-09'], description: 'It is asked again by itself, later and later.' },
              exit: 'countAsking',
              after: { nextQuestion: 'asking' },
              on: { retried: 'asking' },
            },
            asking: {
              meta: { items: ['F-09'], description: 'The provider is asked whether it has arrived.' },
              tags: 'busy',
              invoke: {
                id: 'askProcessing',
                src: 'askProvider',
                input: { hasTried: true },
                onDone: [...isOver, ...wasNotTaken, { target: 'waiting' }],
                onError: { target: 'waiting', actions: report },
              },
              after: { answerTimeout: 'waiting' },
            },
          },
        },
      },
    },
    succeeded: {
      type: 'final',
      meta: { items: ['F-08', 'F-09'], description: 'It is paid, once, and cannot be paid again.' },
      entry: 'recordPayment',
      output: ({ context }): PaymentOutput => ({ kind: 'paid', reference: context.reference }),
    },
    left: {
      type: 'final',
      meta: { items: ['F-10'], description: 'The person went back; the step before goes on with what it had.' },
      output: ({ context: { mayBePaid } }): PaymentOutput => ({ kind: 'left', reason: 'back', mayBePaid }),
    },
    basisChanged: {
      type: 'final',
      meta: {
        items: ['F-06', 'F-13'],
        description: 'What it was for has changed or is done: nothing was taken, and there is nothing to pay any more.',
      },
      output: ({ context: { mayBePaid } }): PaymentOutput => ({ kind: 'left', reason: 'basisChanged', mayBePaid }),
    },
    cancelled: {
      type: 'final',
      meta: {
        items: ['F-13'],
        description: 'The provider has given this payment up: nothing was taken, and it cannot be used any more.',
      },
      output: (): PaymentOutput => ({ kind: 'left', reason: 'cancelled', mayBePaid: false }),
    },
  },
});
