import { assertEvent, assign, setup } from 'xstate';
import { promisedAction, promisedActor } from '../promised.ts';
import type { StateMeta } from '../state-meta.ts';
import type { ConfirmResult, IntentResult, PaymentMethod, StatusResult } from './payment.results.ts';

/** What is to be paid, and how much whoever asks for it has said that it costs. */
export type PaymentInput = { readonly basketKey: string; readonly totalInPence: number };

/** Why a payment was left: its person went back, what it rested on had changed, or the provider had cancelled it. */
export type LeftReason = 'back' | 'basisChanged' | 'cancelled';

/** `reference` is the card provider's name for the payment. `mayBePaid`: it was confirmed, and its end is not known. */
export type PaymentOutput = { readonly kind: 'paid'; readonly reference: string } | { readonly kind: 'left'; readonly reason: LeftReason; readonly mayBePaid: boolean };

interface PaymentContext extends PaymentInput {
  /** What the basket costs. Nothing is paid while it is another amount than `totalInPence`, which the person agreed to. */
  readonly basketInPence: number;
  readonly reference: string;
  /** Why the last try took nothing, in the provider's words. */
  readonly message: string | null;
}

type PaymentEvent =
  | { readonly type: 'submitted'; readonly method: PaymentMethod }
  | { readonly type: 'total.accepted' }
  | { readonly type: 'retried' }
  | { readonly type: 'back' };

type Asked = { readonly result: StatusResult };
type Confirmed = { readonly result: ConfirmResult };

/**
 * The payment of one basket (F-13). One payment of the provider belongs to it for good: whatever breaks, the machine asks after
 * that one and never begins another, so nobody pays twice. What was paid before this visit ends it at once. It knows neither
 * what is paid for nor the secret of the payment, which `payment.actors.ts` holds.
 */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    output: {} as PaymentOutput,
    meta: {} as StateMeta,
    /** `form`: the card stands on the page, with what was typed. `busy`: somebody is asked. `offered`: it can be paid now. */
    tags: {} as 'form' | 'busy' | 'offered',
  },
  actors: {
    loadIntent: promisedActor<IntentResult, { basketKey: string }>('loadIntent'),
    /** `hasTried`: whether this visit has tried to pay, so that the reason why nothing was taken is news. */
    askProvider: promisedActor<StatusResult, { hasTried: boolean }>('askProvider'),
    confirmPayment: promisedActor<ConfirmResult, { method: PaymentMethod }>('confirmPayment'),
  },
  actions: {
    /** F-08. Nothing waits for it. */
    recordPayment: promisedAction('recordPayment'),
    reportUnexpectedError: promisedAction<{ error: unknown }>('reportUnexpectedError'),
    storeIntent: assign((_, { result }: { result: IntentResult }) => (result.ok ? { basketInPence: result.totalInPence, reference: result.reference } : {})),
    storeMessage: assign({ message: (_, { result }: Asked | Confirmed) => ('message' in result ? result.message : null) }),
    forgetMessage: assign({ message: null }),
    agree: assign({ totalInPence: ({ context }) => context.basketInPence }),
  },
  guards: {
    isLoaded: (_, { result }: { result: IntentResult }) => result.ok,
    isPaid: (_, { result }: Asked | Confirmed) => result.status === 'paid',
    isProcessing: (_, { result }: Asked | Confirmed) => result.status === 'processing',
    isOpenAtAnotherPrice: ({ context }, { result }: Asked) => result.status === 'open' && context.basketInPence !== context.totalInPence,
    isOpenWithMessage: (_, { result }: Asked) => result.status === 'open' && result.message !== null,
    isOpen: (_, { result }: Asked) => result.status === 'open',
    isRefused: (_, { result }: Confirmed) => result.status === 'refused',
    isDismissed: (_, { result }: Confirmed) => result.status === 'dismissed',
  },
}).createMachine({
  id: 'payment',
  options: { maxIterations: 50 },
  context: ({ input }) => ({ ...input, basketInPence: input.totalInPence, reference: '', message: null }),
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
          { guard: { type: 'isLoaded', params: ({ event }) => ({ result: event.output }) }, target: 'checking', actions: { type: 'storeIntent', params: ({ event }) => ({ result: event.output }) } },
          { target: 'intentFailed' },
        ],
        onError: { target: 'intentFailed', actions: { type: 'reportUnexpectedError', params: ({ event }) => ({ error: event.error }) } },
      },
      // Nothing moves before it is confirmed: whoever waits may leave.
      on: { back: 'left' },
    },
    intentFailed: {
      meta: { items: ['F-02', 'F-11', 'F-13'], description: 'Nothing can be paid at this time; it can be tried again.' },
      on: { retried: 'loadingIntent', back: 'left' },
    },
    checking: {
      meta: { items: ['F-07', 'F-13'], description: 'Before a card is offered, the provider is asked whether this payment has succeeded already: after a reload, or on the way back from a bank.' },
      tags: 'busy',
      invoke: {
        id: 'askFirst',
        src: 'askProvider',
        input: { hasTried: false },
        onDone: [
          { guard: { type: 'isPaid', params: ({ event }) => ({ result: event.output }) }, target: 'succeeded' },
          { guard: { type: 'isProcessing', params: ({ event }) => ({ result: event.output }) }, target: 'unconfirmed.processing' },
          { guard: { type: 'isOpenAtAnotherPrice', params: ({ event }) => ({ result: event.output }) }, target: 'repriced' },
          {
            guard: { type: 'isOpenWithMessage', params: ({ event }) => ({ result: event.output }) },
            target: 'ready.refused',
            actions: { type: 'storeMessage', params: ({ event }) => ({ result: event.output }) },
          },
          { guard: { type: 'isOpen', params: ({ event }) => ({ result: event.output }) }, target: 'ready' },
          { target: 'intentFailed' },
        ],
        onError: { target: 'intentFailed', actions: { type: 'reportUnexpectedError', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { back: 'left' },
    },
    repriced: {
      meta: { items: ['F-06'], description: 'The basket costs something else than was said before; the person agrees to it, or goes back.' },
      on: { 'total.accepted': { target: 'ready', actions: 'agree' }, back: 'left' },
    },
    ready: {
      meta: { items: ['F-03', 'F-13'], description: 'A card or a wallet may pay.' },
      tags: ['form', 'offered'],
      initial: 'plain',
      states: {
        plain: { meta: { items: ['F-03'], description: 'Nothing was tried, or the wallet was put away.' } },
        refused: { meta: { items: ['F-07'], description: 'Nothing was taken; the provider says why.' } },
        notTaken: { meta: { items: ['F-07', 'F-09'], description: 'The connection broke, and the provider says that nothing was taken.' } },
      },
      on: {
        submitted: { target: 'confirming', actions: 'forgetMessage' },
        back: 'left',
      },
    },
    confirming: {
      meta: { items: ['F-07', 'F-09'], description: 'The payment is with the provider, who may ask the holder of the card.' },
      tags: ['form', 'busy'],
      invoke: {
        id: 'confirmPayment',
        src: 'confirmPayment',
        input: ({ event }) => {
          assertEvent(event, 'submitted');
          return { method: event.method };
        },
        onDone: [
          { guard: { type: 'isPaid', params: ({ event }) => ({ result: event.output }) }, target: 'succeeded' },
          { guard: { type: 'isProcessing', params: ({ event }) => ({ result: event.output }) }, target: 'unconfirmed.processing' },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ result: event.output }) },
            target: 'ready.refused',
            actions: { type: 'storeMessage', params: ({ event }) => ({ result: event.output }) },
          },
          { guard: { type: 'isDismissed', params: ({ event }) => ({ result: event.output }) }, target: 'ready' },
          { target: 'asking' },
        ],
        onError: { target: 'asking', actions: { type: 'reportUnexpectedError', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    asking: {
      meta: { items: ['F-09', 'F-13'], description: 'Nobody knows whether the money was taken: the provider is asked after the same payment.' },
      tags: ['form', 'busy'],
      invoke: {
        id: 'askAgain',
        src: 'askProvider',
        input: { hasTried: true },
        onDone: [
          { guard: { type: 'isPaid', params: ({ event }) => ({ result: event.output }) }, target: 'succeeded' },
          { guard: { type: 'isProcessing', params: ({ event }) => ({ result: event.output }) }, target: 'unconfirmed.processing' },
          {
            guard: { type: 'isOpenWithMessage', params: ({ event }) => ({ result: event.output }) },
            target: 'ready.refused',
            actions: { type: 'storeMessage', params: ({ event }) => ({ result: event.output }) },
          },
          { guard: { type: 'isOpen', params: ({ event }) => ({ result: event.output }) }, target: 'ready.notTaken' },
          { target: 'unconfirmed' },
        ],
        onError: { target: 'unconfirmed', actions: { type: 'reportUnexpectedError', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    unconfirmed: {
      meta: { items: ['F-09', 'F-13'], description: 'It is not known yet whether the money was taken; all that can be done is to ask again.' },
      tags: 'form',
      initial: 'unanswered',
      states: {
        unanswered: { meta: { items: ['F-09'], description: 'The provider did not answer.' } },
        processing: { meta: { items: ['F-09'], description: 'The payment is under way at the bank.' } },
      },
      on: { retried: 'asking' },
    },
    succeeded: {
      type: 'final',
      meta: { items: ['F-08', 'F-09'], description: 'It is paid, once, and cannot be paid again.' },
      entry: 'recordPayment',
      output: ({ context }): PaymentOutput => ({ kind: 'paid', reference: context.reference }),
    },
    left: {
      type: 'final',
      meta: { items: ['F-10'], description: 'Nothing was paid; the step before goes on with what it had.' },
      output: (): PaymentOutput => ({ kind: 'left', reason: 'back', mayBePaid: false }),
    },
  },
});
