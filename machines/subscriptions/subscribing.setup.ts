import { assign, setup } from 'xstate';
import { promisedAction, promisedActor } from '../promised.ts';
import type { OutwardAddress } from '../session/redirect-guard.ts';
import type { StateMeta } from '../state-meta.ts';
import { sendingActions, sendingGuards } from '../submission/sending.kit.ts';
import { withChoice, type Arrival, type Attempt, type Customer } from './attempt.ts';

/** T-01: the plans on offer. */
export type PlansResult =
  | { readonly ok: true; readonly planIds: readonly number[] }
  | { readonly ok: false; readonly reason: 'failed' };

/** What is wrong with each field of the customer, in the server's words. */
export type CustomerErrors = Readonly<Partial<Record<keyof Customer, string>>>;

/**
 * T-02, T-03. `unsafe`: the page that came is none to go to. `told`: the tray says it, also where no answer came: the
 * same key finds the same page. `failed`: it was refused for something that no field has. Nothing is taken by any.
 */
export type CheckoutResult =
  | { readonly ok: true; readonly address: OutwardAddress }
  | { readonly ok: false; readonly reason: 'unsafe' | 'told' | 'failed' }
  | { readonly ok: false; readonly reason: 'invalid'; readonly errors: CustomerErrors };

/**
 * What the server says that the person has: every subscription, those of the plan in question, and whether one
 * of the plan goes on.
 */
export type SubscriptionsResult =
  | { readonly ok: true; readonly ids: readonly number[]; readonly ofPlan: readonly number[]; readonly goesOn: boolean }
  | { readonly ok: false; readonly reason: 'failed' };

/** Who is at the page of plans, and how they came there. */
export interface SubscribingInput {
  readonly path: string;
  /** Null while nobody is signed in. */
  readonly userId: number | null;
  /** Somebody views as this person: then nothing is bought (0318). */
  readonly isViewing: boolean;
  readonly arrival: Arrival;
  /** Of the address; the one of the attempt counts where it names none. */
  readonly planId: number | null;
  /** What this tab remembers; the first one is what is chosen, or what they come back from. */
  readonly attempts: readonly Attempt[];
}

export interface SubscribingContext extends SubscribingInput {
  readonly planIds: readonly number[];
  readonly address: OutwardAddress | null;
  readonly errors: CustomerErrors;
  /** The subscription that was just begun. */
  readonly subscriptionId: number | null;
  /** How often the server was asked by itself. */
  readonly asked: number;
}

type SubscribingEvent =
  | { readonly type: 'plan.chosen'; readonly planId: number }
  /** `newKey`: for a choice that has none yet. */
  | { readonly type: 'submitted'; readonly customer: Customer; readonly newKey: string }
  | { readonly type: 'second.confirmed' }
  | { readonly type: 'second.declined' }
  | { readonly type: 'retried' }
  /** Back from the payment page, as it was left (bfcache). */
  | { readonly type: 'returned' };

type Loaded = { readonly result: PlansResult };
type Opened = { readonly result: CheckoutResult };
type Listed = { readonly result: SubscriptionsResult };

/** After each question, how long until the server is asked again by itself; the last one repeats. */
export const ASK_AGAIN_MILLISECONDS = [3000, 5000, 15_000, 60_000] as const;

const newOnes = ({ attempts }: SubscribingContext, result: SubscriptionsResult): readonly number[] => {
  const known = attempts[0]?.knownIds ?? null;
  return result.ok && known !== null ? result.ofPlan.filter((id) => !known.includes(id)) : [];
};

/** The attempts with a change to the one that is chosen. */
const changed = ({ attempts: [first, ...others] }: SubscribingContext, change: Partial<Attempt>) =>
  first === undefined ? {} : { attempts: [{ ...first, ...change }, ...others] };

/** Whether the server can say if the plan was paid: it knows the person, and what they had before. */
const canBeAsked = ({ userId, attempts: [first] }: SubscribingContext): boolean =>
  userId !== null && first !== undefined && first.knownIds !== null;

/** What the chart of subscribing is made of: its types, promised effects and rules (T-01 to T-03). */
export const subscribingSetup = setup({
  types: {
    context: {} as SubscribingContext,
    events: {} as SubscribingEvent,
    input: {} as SubscribingInput,
    meta: {} as StateMeta,
    /** `form`: plans can be chosen. `busy`: somebody is asked. */
    tags: {} as 'form' | 'busy',
  },
  actors: {
    loadPlans: promisedActor<PlansResult, { path: string }>('loadPlans'),
    askSubscriptions: promisedActor<SubscriptionsResult, { planId: number }>('askSubscriptions'),
    openCheckout: promisedActor<CheckoutResult, { attempt: Attempt | undefined }>('openCheckout'),
  },
  actions: {
    ...sendingActions,
    /** T-01: the plans did not load. */
    goHome: promisedAction('goHome'),
    /** This tab remembers it when it returns: next the server may be asked to open a page. */
    storeAttempts: promisedAction<{ attempts: readonly Attempt[] }>('storeAttempts'),
    /** Opens the provider's payment page in this tab (T-02). */
    leaveFor: promisedAction<{ address: OutwardAddress | null }>('leaveFor'),
    /** What the app has read of subscriptions is old. */
    refreshSubscriptions: promisedAction('refreshSubscriptions'),
    storePlans: assign(({ context }, { result }: Loaded) => {
      const planIds = result.ok ? result.planIds : [];
      const wanted = context.planId ?? context.attempts[0]?.planId ?? (planIds.length === 1 ? planIds[0] : undefined);
      return { planIds, planId: wanted !== undefined && planIds.includes(wanted) ? wanted : null };
    }),
    storePlan: assign((_, { planId }: { planId: number }) => ({ planId })),
    beginAttempt: assign(({ context }, { customer, newKey }: { customer: Customer; newKey: string }) => {
      const { path, userId, planId, attempts } = context;
      return planId === null ? {} : { attempts: withChoice(attempts, { path, userId, planId, customer }, newKey) };
    }),
    /** What was there before the payment page was opened for the first time stays what is known. */
    storeKnown: assign(({ context }, { result }: Listed) =>
      result.ok && context.attempts[0]?.knownIds === null ? changed(context, { knownIds: [...result.ids] }) : {},
    ),
    noteSecond: assign(({ context }) => changed(context, { isSecond: true })),
    storeAddress: assign(({ context }, { result }: Opened) => ({
      address: result.ok ? result.address : null,
      ...changed(context, { hasLeft: true }),
    })),
    storeErrors: assign((_, { result }: Opened) => ({ errors: 'errors' in result ? result.errors : {} })),
    clearErrors: assign({ errors: {} }),
    storeSubscription: assign(({ context }, { result }: Listed) => ({
      subscriptionId: newOnes(context, result)[0] ?? null,
      ...changed(context, { isPaid: true }),
    })),
    noteReturn: assign({ arrival: 'left' as const }),
    countAsking: assign({ asked: ({ context }) => context.asked + 1 }),
  },
  guards: {
    ...sendingGuards,
    isNothingSold: (_, { result }: Loaded) => result.ok && result.planIds.length === 0,
    isBackAndKnown: ({ context }, { result }: Loaded) =>
      result.ok && context.arrival !== 'fresh' && canBeAsked(context),
    isArrival: ({ context }, { result, arrival }: Loaded & { arrival: Arrival }) =>
      result.ok && context.arrival === arrival,
    maySubmit: ({ context }) => context.planId !== null && !context.isViewing,
    isSignedIn: ({ context }) => context.userId !== null,
    canBeAsked: ({ context }) => canBeAsked(context),
    /** A plan of which the person has one, paid in another tab or before. */
    isOwned: ({ context }, { result }: Listed) => result.ok && result.goesOn && context.attempts[0]?.isSecond !== true,
    isPaid: ({ context }, { result }: Listed) => newOnes(context, result).length > 0,
    hasCome: ({ context }, { arrival }: { arrival: Arrival }) => context.arrival === arrival,
  },
  delays: {
    nextQuestion: ({ context }) =>
      ASK_AGAIN_MILLISECONDS[Math.min(context.asked, ASK_AGAIN_MILLISECONDS.length - 1)] ?? 60_000,
  },
});
