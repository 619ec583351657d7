import { assign, setup } from 'xstate';
import { paymentMachine } from '../commerce/payment.machine.ts';
import { askAgainAfter, type LeftReason, type PaymentOutput } from '../commerce/payment.setup.ts';
import { promisedActor } from '../promised.ts';
import type { StateMeta } from '../state-meta.ts';
import {
  changed,
  changesPlan,
  flowActions,
  flowActors,
  flowGuards,
  noticeOf,
  refusal,
  type ClaimResult,
  type FlowContext,
  type FlowEvent,
  type FlowNotice,
  type SubmitBookingsResult,
} from './booking-flow.kit.ts';
import { isSameIds, type FlowFacts } from './flow-facts.ts';
import type { Intention, SubmittedValues } from './intention.ts';

/** What one late workshop costs, from `products/{id}`. */
export type PriceFeeResult = { readonly ok: true; readonly feeInPence: number } | { readonly ok: false };

/** What the dialog is about, as the server has it now, past every cache. */
export type ReadFactsResult = { readonly ok: true; readonly facts: FlowFacts } | { readonly ok: false };

/** A basket with its key and customer, and what it comes to; or the form stands again. */
export type OpenBasketResult =
  | { readonly ok: true; readonly key: string; readonly totalInPence: number }
  | { readonly ok: false };

/**
 * What the server and the card provider know of a basket. `notPaid`: nobody has paid it, and no payment of it is
 * under way. `unfinished`: a bank has asked the holder of the card, who has not answered; only the same payment may go
 * on. `processing`: a bank works on it. `unknown`: no answer.
 */
export type AskBasketResult =
  | { readonly kind: 'paid'; readonly reference: string }
  | { readonly kind: 'notPaid' }
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'processing' }
  | { readonly kind: 'unknown' };

/** What is filled in to unschedule, named as on the wire. */
export interface UnscheduleForm {
  readonly confirm: boolean;
  readonly email_confirmation: boolean;
  readonly waive_fee: boolean;
}

export const EMPTY_UNSCHEDULE_FORM: UnscheduleForm = { confirm: false, email_confirmation: true, waive_fee: false };

/** What the dialog knows of the fee. */
export interface FeeState {
  readonly facts: Pick<FlowFacts, 'movingIds' | 'blockedIds' | 'lateIds'>;
  readonly form: UnscheduleForm;
  /** */
  readonly canWaive: boolean;
  /** What one workshop costs; null until the server has said so. */
  readonly feeInPence: number | null;
  /** What a basket came to, where it was not what had been shown. */
  readonly quotedInPence: number | null;
}

/**
 * The fee in pence: each late workshop once, or what the basket came to. 0: there is none, or it is waived;
 * null: it is not known yet.
 */
export const feeTotal = ({
  facts: { lateIds },
  form,
  canWaive,
  feeInPence,
  quotedInPence,
}: FeeState): number | null => {
  if (lateIds.length === 0 || (form.waive_fee && canWaive)) return 0;
  return quotedInPence ?? (feeInPence === null ? null : feeInPence * lateIds.length);
};

/** Whether it can go on: something moves and all of it can, it is confirmed, and what it costs is known. */
export const isUnscheduleComplete = (state: FeeState): boolean =>
  state.facts.movingIds.length > 0 &&
  state.facts.blockedIds.length === 0 &&
  state.form.confirm &&
  feeTotal(state) !== null;

/** What is sent; the waiver only by who may (R-41, 0203). */
export const unscheduleValues = ({
  form: { confirm, email_confirmation, waive_fee },
  canWaive,
}: Pick<FeeState, 'form' | 'canWaive'>): SubmittedValues => ({
  confirm,
  email_confirmation,
  ...(waive_fee && canWaive ? { waive_fee } : {}),
});

export interface UnscheduleInput {
  readonly organisationId: number;
  readonly facts: FlowFacts;
  /** */
  readonly canWaive: boolean;
}

export interface UnscheduleContext extends FlowContext<UnscheduleForm> {
  readonly canWaive: boolean;
  readonly feeInPence: number | null;
  readonly quotedInPence: number | null;
  /** How often it was asked in vain what became of the payment. */
  readonly asks: number;
}

type UnscheduleEvent =
  | { readonly type: 'form.changed'; readonly change: Partial<UnscheduleForm> }
  /** A payment that waits for the holder of the card is to be finished, or will not be. */
  | { readonly type: 'payment.continued' | 'payment.givenUp' }
  | FlowEvent;

/** What a fee is for. */
export interface FeeOrder {
  readonly organisationId: number;
  /** Every booking that moves, for the notes. */
  readonly movingIds: readonly number[];
  /** One fee for each. */
  readonly lateIds: readonly number[];
}

/** Whether what was paid, or is to be paid, is what this dialog is about. */
const isForThis = ({ intention, facts }: UnscheduleContext): boolean =>
  intention !== null && isSameIds(intention.ids, facts.movingIds);

const decided = ({
  organisationId,
  form,
  canWaive,
  facts,
}: UnscheduleContext): Pick<Intention, 'action' | 'organisationId' | 'ids' | 'chosenIds' | 'values'> => ({
  action: 'unschedule',
  organisationId,
  ids: facts.movingIds,
  chosenIds: facts.chosenIds,
  values: unscheduleValues({ form, canWaive }),
});
const hasFee = (context: UnscheduleContext): boolean => feeTotal(context) !== 0;
const basketFits = (context: UnscheduleContext): boolean =>
  isForThis(context) && hasFee(context) && context.intention?.basket?.totalInPence === feeTotal(context);

/** What the chart of unscheduling is made of: its types, promised effects and rules. */
export const unscheduleSetup = setup({
  types: {
    context: {} as UnscheduleContext,
    events: {} as UnscheduleEvent,
    input: {} as UnscheduleInput,
    meta: {} as StateMeta,
    children: {} as { payment: 'payment' },
    /**
     * `busy`: something is on its way, and nothing can be pressed. `paid`: the fee is paid, and nothing asks for it
     * again.
     */
    tags: {} as 'busy' | 'paid',
  },
  actors: {
    ...flowActors,
    priceFee: promisedActor<PriceFeeResult, { organisationId: number }>('priceFee'),
    readFacts: promisedActor<ReadFactsResult, { organisationId: number; chosenIds: readonly number[] }>('readFacts'),
    openBasket: promisedActor<OpenBasketResult, FeeOrder>('openBasket'),
    /** A fresh answer, past every cache. */
    askBasket: promisedActor<AskBasketResult, { basketKey: string }>('askBasket'),
    payment: paymentMachine,
  },
  actions: {
    ...flowActions,
    fillIn: assign(({ context }, { change }: { change: Partial<UnscheduleForm> }) => changed(context, change)),
    /** What moves or costs something else has to be confirmed anew. */
    followFacts: assign(({ context }, { facts }: { facts: FlowFacts }) => ({
      facts,
      notice: noticeOf(context.facts, facts, context.notice),
      ...(changesPlan(context.facts, facts) ? { form: { ...context.form, confirm: false }, quotedInPence: null } : {}),
    })),
    takePrice: assign((_, { priced }: { priced: PriceFeeResult }) =>
      priced.ok ? { feeInPence: priced.feeInPence } : {},
    ),
    /** A basket of this visit that fits goes on: the server has said that nobody paid it. */
    decide: assign(({ context }, { idempotencyKey }: { idempotencyKey: string }) => ({
      intention: {
        ...decided(context),
        idempotencyKey,
        basket: basketFits(context) ? (context.intention?.basket ?? null) : null,
        reference: null,
      },
      problems: {},
      notice: null,
    })),
    /**
     * What was stored and is not paid goes on as what is decided now; its basket, if it still fits. Nothing was
     * sent under its key.
     */
    renew: assign(({ context }) =>
      context.intention === null
        ? {}
        : {
            intention: {
              ...context.intention,
              ...decided(context),
              basket: basketFits(context) ? context.intention.basket : null,
            },
          },
    ),
    takeIntention: assign((_, { claim }: { claim: ClaimResult }) =>
      claim.kind === 'found' ? { intention: claim.intention } : {},
    ),
    takeBasket: assign(
      ({ context }, { opened: { key, totalInPence } }: { opened: Extract<OpenBasketResult, { ok: true }> }) =>
        context.intention === null
          ? {}
          : { intention: { ...context.intention, basket: { key, totalInPence, isAttempted: false } } },
    ),
    /** It is not what was shown: it has to be accepted anew. */
    quote: assign(({ context }, { opened }: { opened: Extract<OpenBasketResult, { ok: true }> }) => ({
      quotedInPence: opened.totalInPence,
      form: { ...context.form, confirm: false },
      notice: 'totalChanged' as const,
    })),
    /** What it came to when it was begun is what it costs. */
    quoteUnfinished: assign(({ context }) => ({ quotedInPence: context.intention?.basket?.totalInPence ?? null })),
    markPaid: assign(({ context }, { paid }: { paid: PaymentOutput | AskBasketResult }) =>
      context.intention === null || paid.kind !== 'paid'
        ? {}
        : { intention: { ...context.intention, reference: paid.reference } },
    ),
    takeRefusal: assign((_, { result }: { result: SubmitBookingsResult }) => refusal(result)),
    /** Its payment cannot succeed any more: the next one opens another basket. */
    dropBasket: assign(({ context }) =>
      context.intention === null ? {} : { intention: { ...context.intention, basket: null } },
    ),
    /** What it rested on is not what was agreed to: it has to be confirmed anew. */
    askAnew: assign(({ context }) => ({ form: { ...context.form, confirm: false } })),
    countAsk: assign({ asks: ({ context }) => context.asks + 1 }),
    tell: assign((_, { notice }: { notice: FlowNotice }) => ({ notice })),
  },
  delays: {
    /** As the payment itself asks: later and later (B-8). */
    nextAsk: ({ context }) => askAgainAfter(context.asks - 1),
  },
  guards: {
    ...flowGuards,
    isComplete: ({ context }) => isUnscheduleComplete(context),
    needsPrice: ({ context: { facts, feeInPence } }) => facts.lateIds.length > 0 && feeInPence === null,
    isPriced: (_, { priced }: { priced: PriceFeeResult }) => priced.ok,
    wasPaid: (_, { claim }: { claim: ClaimResult }) => claim.kind === 'found' && claim.intention.reference !== null,
    mayBePaid: (_, { claim }: { claim: ClaimResult }) =>
      claim.kind === 'found' && claim.intention.basket?.isAttempted === true,
    /** Decided and not sent: its basket waits, and nobody has confirmed a payment of it. */
    wasNotTried: (_, { claim }: { claim: ClaimResult }) =>
      claim.kind === 'found' && claim.intention.basket?.isAttempted === false,
    isOpened: (_, { opened }: { opened: OpenBasketResult }) => opened.ok,
    costsAsShown: ({ context }, { opened }: { opened: OpenBasketResult }) =>
      opened.ok && opened.totalInPence === feeTotal(context),
    isPaid: (_, { paid }: { paid: PaymentOutput | AskBasketResult }) => paid.kind === 'paid',
    wasLeft: (_, { paid, reason }: { paid: PaymentOutput; reason: LeftReason }) =>
      paid.kind === 'left' && !paid.mayBePaid && paid.reason === reason,
    isNotPaid: (_, { asked }: { asked: AskBasketResult }) => asked.kind === 'notPaid',
    mayFinish: ({ context }, { asked }: { asked: AskBasketResult }) =>
      asked.kind === 'unfinished' && basketFits(context),
    isUnknown: (_, { asked }: { asked: AskBasketResult }) => asked.kind === 'unknown' || asked.kind === 'processing',
    isProcessing: (_, { asked }: { asked: AskBasketResult }) => asked.kind === 'processing',
    isUnfinished: (_, { asked }: { asked: AskBasketResult }) => asked.kind === 'unfinished',
    /** Something else moves, or costs a fee, than was confirmed. */
    isOutdated: ({ context }, { read }: { read: ReadFactsResult }) => read.ok && changesPlan(context.facts, read.facts),
    /** The former basket is not paid, and is for the same. */
    mayPayBasket: ({ context }, { read }: { read: ReadFactsResult }) => read.ok && basketFits(context),
    mayOpenBasket: ({ context }, { read }: { read: ReadFactsResult }) => read.ok && hasFee(context),
    isRead: (_, { read }: { read: ReadFactsResult }) => read.ok,
    isOvertaken: (_, { result }: { result: SubmitBookingsResult }) =>
      !result.ok && result.reason === 'overtaken' && result.isCertain,
    mayBeOvertaken: (_, { result }: { result: SubmitBookingsResult }) => !result.ok && result.reason === 'overtaken',
    hasReceipt: ({ context }) => context.intention !== null && context.intention.reference !== null,
    isForThis: ({ context }) => isForThis(context),
  },
});
