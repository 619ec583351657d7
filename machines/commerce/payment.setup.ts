import { assign, setup } from 'xstate';
import { promisedAction, promisedActor } from '../promised.ts';
import type { StateMeta } from '../state-meta.ts';

/**
 * F-01, F-02: what is to be paid, and by which payment. `reference` is the provider's name for it, no secret.
 * `basisChanged`: the server gives no payment out any more, because what it was for has changed or is done.
 */
export type IntentResult =
  | { readonly ok: true; readonly totalInPence: number; readonly reference: string }
  | { readonly ok: false; readonly basisChanged?: true };

/**
 * What the provider says of a payment.
 *
 * - `paid`: the money was taken.
 * - `open`: it was not, and may be tried; `message` is why the last try took nothing, in the provider's words, if there
 *   was one. `isUnfinished`: a bank has asked the holder of the card, whose late answer may still take the money.
 * - `processing`: it is under way, and nobody knows yet whether it arrives.
 * - `cancelled`: nothing was taken, and this payment can never take anything any more.
 * - `unknown`: the provider did not say.
 */
export type StatusResult =
  | { readonly status: 'paid' }
  | { readonly status: 'open'; readonly message: string | null; readonly isUnfinished?: true }
  | { readonly status: 'processing' }
  | { readonly status: 'cancelled' }
  | { readonly status: 'unknown' };

/** What became of the wallet's sheet. Nothing was taken yet, whatever it is; `refused` has the provider's message. */
export type WalletResult =
  | { readonly status: 'confirmed' }
  | { readonly status: 'dismissed' }
  | { readonly status: 'refused'; readonly message: string };

/**
 * What a charge rests on, asked after right before it. `changed`: it is not needed any more, or is for something else.
 * `repriced`: the basket costs another amount. `unanswered`: nobody could say, so nothing is charged.
 */
export type BasisResult =
  | { readonly status: 'asAgreed' }
  | { readonly status: 'changed' }
  | { readonly status: 'repriced'; readonly basketInPence: number }
  | { readonly status: 'unanswered' };

/** What a charge rests on, for whoever asks: the basket, and the total that the person agreed to, in pence. */
export interface Basis {
  readonly basketKey: string;
  readonly totalInPence: number;
}

/**
 * Asks, past every cache, whether what a charge is for still stands as the person agreed to it. Never rejects for a
 * call that fails.
 */
export type VerifyBasis = (basis: Basis) => Promise<BasisResult>;

/**
 * What came of confirming. `refused` took nothing, with the provider's message (F-07). `cancelled`: see `StatusResult`.
 * `unknown` may have taken the money: the same payment is asked about before anything else happens.
 */
export type ConfirmResult =
  | { readonly status: 'paid' }
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'processing' }
  | { readonly status: 'cancelled' }
  | { readonly status: 'unknown' };

/** How somebody pays (F-03). */
export type PaymentMethod = 'card' | 'wallet';

/**
 * What whoever asks for a payment remembers of it. `confirming`: the provider is asked for the money next, which may be
 * taken from then on. `unfinished`: a bank has asked the holder of the card, whose late answer may take it.
 * `nothingTaken`: that is certain.
 */
export type PaymentNote = 'confirming' | 'unfinished' | 'nothingTaken';

/**
 * How long an answer is waited for before something takes nothing: after it the person is told, and may go on. Longer
 * than a call of the client takes to give up.
 */
export const ANSWER_TIMEOUT_MILLISECONDS = 45_000;

/**
 * How long the provider may take to confirm before the person is told that it takes long, and the same payment is asked
 * after. Holders of cards answer their bank meanwhile.
 */
export const CONFIRM_TIMEOUT_MILLISECONDS = 75_000;

/** How long after each question the provider is asked again by itself; the last one repeats. */
export const ASK_AGAIN_MILLISECONDS = [5000, 15_000, 30_000, 60_000] as const;

/** The wait before the next question, after so many. */
export const askAgainAfter = (asked: number): number =>
  ASK_AGAIN_MILLISECONDS[Math.min(asked, ASK_AGAIN_MILLISECONDS.length - 1)] ?? 60_000;

/** What is to be paid, and how much whoever asks for it has said that it costs. */
export interface PaymentInput extends Basis {
  /**
   * Whether it is known from before that something was confirmed whose end is not known; it counts until the provider
   * says otherwise.
   */
  readonly mayBePaid?: boolean;
}

/**
 * How a payment ended. `reference` is the card provider's name for it.
 *
 * `left`: it was not paid as far as anybody knows. `back`: the person went back. `basisChanged`: what it was for has
 * changed or is done. `cancelled`: the provider takes no money for it any more. `mayBePaid` only where something was
 * confirmed, in this visit or in one before, whose end is not known: then nothing else may be paid before it was asked
 * after.
 */
export type PaymentOutput =
  | { readonly kind: 'paid'; readonly reference: string }
  | { readonly kind: 'left'; readonly reason: LeftReason; readonly mayBePaid: boolean };

/** Why a payment was left. */
export type LeftReason = 'back' | 'basisChanged' | 'cancelled';

interface PaymentContext extends Basis {
  /** What the basket costs. Nothing is paid while it is another amount than `totalInPence`, which the person agreed to. */
  readonly basketInPence: number;
  readonly reference: string;
  /** Why the last try took nothing, in the provider's words. */
  readonly message: string | null;
  readonly method: PaymentMethod;
  readonly mayBePaid: boolean;
  /** How often the provider was asked by itself since it last said something else. */
  readonly asked: number;
}

type PaymentEvent =
  | { readonly type: 'submitted'; readonly method: PaymentMethod }
  | { readonly type: 'total.accepted' }
  | { readonly type: 'retried' }
  | { readonly type: 'back' };

type Asked = { readonly result: StatusResult };
type Confirmed = { readonly result: ConfirmResult };
type Loaded = { readonly result: IntentResult };
type Verified = { readonly result: BasisResult };
type Answered = { readonly result: WalletResult };

/** Whether the money may be taken without anybody doing anything more in this visit. */
const mayEndPaid = (result: StatusResult): boolean =>
  result.status === 'processing' || (result.status === 'open' && result.isUnfinished === true);

/** What the chart of a payment is made of: its types, promised effects and rules. */
export const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    output: {} as PaymentOutput,
    meta: {} as StateMeta,
    /**
     * `form`: the card stands on the page, with what was typed. `busy`: somebody is asked. `offered`: it can be paid
     * now. `sealed`: a charge may be on its way, or comes next, and what shows it is closed by nothing but its own
     * Back.
     */
    tags: {} as 'form' | 'busy' | 'offered' | 'sealed',
  },
  actors: {
    loadIntent: promisedActor<IntentResult, { basketKey: string }>('loadIntent'),
    /** `hasTried`: whether this visit has tried to pay, so that the reason why nothing was taken is news. */
    askProvider: promisedActor<StatusResult, { hasTried: boolean }>('askProvider'),
    /** What becomes of the wallet's sheet, which its button opens. */
    awaitWallet: promisedActor<WalletResult, undefined>('awaitWallet'),
    /** A fresh answer, past every cache. Supplied by whoever asks for the payment. */
    verifyBasis: promisedActor<BasisResult, Basis>('verifyBasis'),
    confirmPayment: promisedActor<ConfirmResult, { method: PaymentMethod }>('confirmPayment'),
  },
  actions: {
    /** F-08. Nothing waits for it. */
    recordPayment: promisedAction('recordPayment'),
    /** The device knows how the payment stands when this returns: next the provider may be asked for the money. */
    noteStanding: promisedAction<{ standing: PaymentNote }>('noteStanding'),
    /** The wallet's sheet, where one is open, is told that nothing was paid. */
    closeWallet: promisedAction('closeWallet'),
    reportUnexpectedError: promisedAction<{ error: unknown }>('reportUnexpectedError'),
    storeIntent: assign((_, { result }: Loaded) =>
      result.ok ? { basketInPence: result.totalInPence, reference: result.reference } : {},
    ),
    storeStatus: assign((_, { result }: Asked) => ({
      message: 'message' in result ? result.message : null,
      mayBePaid: mayEndPaid(result),
    })),
    storeRefusal: assign((_, { result }: Confirmed | Answered) => ({
      message: 'message' in result ? result.message : null,
      mayBePaid: false,
    })),
    storeMethod: assign((_, { method }: { method: PaymentMethod }) => ({ method, message: null })),
    storePrice: assign((_, { result }: Verified) =>
      result.status === 'repriced' ? { basketInPence: result.basketInPence } : {},
    ),
    noteConfirmation: assign({ mayBePaid: true }),
    agree: assign({ totalInPence: ({ context }) => context.basketInPence }),
    beginAsking: assign({ asked: 0 }),
    countAsking: assign({ asked: ({ context }) => context.asked + 1 }),
  },
  guards: {
    isLoaded: (_, { result }: Loaded) => result.ok,
    isBasisChanged: (_, { result }: Loaded) => !result.ok && result.basisChanged === true,
    isPaid: (_, { result }: Asked | Confirmed) => result.status === 'paid',
    isProcessing: (_, { result }: Asked | Confirmed) => result.status === 'processing',
    isCancelled: (_, { result }: Asked | Confirmed) => result.status === 'cancelled',
    isOpenAtAnotherPrice: ({ context }, { result }: Asked) =>
      result.status === 'open' && context.basketInPence !== context.totalInPence,
    isOpenWithMessage: (_, { result }: Asked) => result.status === 'open' && result.message !== null,
    isOpen: (_, { result }: Asked) => result.status === 'open',
    isRefused: (_, { result }: Confirmed | Answered) => result.status === 'refused',
    isByWallet: (_, { method }: { method: PaymentMethod }) => method === 'wallet',
    isAnsweredYes: (_, { result }: Answered) => result.status === 'confirmed',
    isAsAgreed: (_, { result }: Verified) => result.status === 'asAgreed',
    isChanged: (_, { result }: Verified) => result.status === 'changed',
    isRepriced: (_, { result }: Verified) => result.status === 'repriced',
  },
  delays: {
    answerTimeout: ANSWER_TIMEOUT_MILLISECONDS,
    confirmTimeout: CONFIRM_TIMEOUT_MILLISECONDS,
    nextQuestion: ({ context }) => askAgainAfter(context.asked),
  },
});
