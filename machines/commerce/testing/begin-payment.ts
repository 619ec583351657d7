import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { paymentMachine } from '../payment.machine.ts';
import type {
  Basis,
  BasisResult,
  ConfirmResult,
  IntentResult,
  PaymentMethod,
  StatusResult,
  WalletResult,
} from '../payment.setup.ts';

/** An effect that never ends. */
export const NEVER = 'never';
export type Answer<T> = T | Error | typeof NEVER;

export interface Answers {
  readonly intents?: readonly Answer<IntentResult>[];
  /** What the provider says before a card is offered, and after it was tried. */
  readonly first?: Answer<StatusResult>;
  readonly later?: readonly Answer<StatusResult>[];
  readonly wallet?: Answer<WalletResult>;
  readonly basis?: readonly Answer<BasisResult>[];
  readonly confirmed?: readonly Answer<ConfirmResult>[];
}

export const LOADED = { ok: true, totalInPence: 216_00, reference: 'pi_1' } as const satisfies IntentResult;
export const OPEN: StatusResult = { status: 'open', message: null };
const AS_AGREED: BasisResult = { status: 'asAgreed' };
export const CARD = { type: 'submitted', method: 'card' } as const;
export const WALLET = { type: 'submitted', method: 'wallet' } as const;
/** The output of a payment that the person left. */
export const back = (mayBePaid: boolean) => ({ kind: 'left', reason: 'back', mayBePaid });

const come = <T>(answer: Answer<T>): Promise<T> =>
  answer === NEVER
    ? new Promise<never>(() => undefined)
    : answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve(answer);

/**
 * The chart with effects that answer as told, a clock that stands until it is moved, and a record of what was done, in
 * order.
 */
export const begin = (
  {
    intents = [LOADED],
    first = OPEN,
    later = [],
    wallet = { status: 'confirmed' },
    basis = [],
    confirmed = [],
  }: Answers = {},
  known: { readonly mayBePaid?: boolean } = {},
) => {
  const done: string[] = [];
  const clock = new SimulatedClock();
  const [loads, asks, bases, confirms] = [[...intents], [...later], [...basis], [...confirmed]];
  const actor = createActor(
    paymentMachine.provide({
      actors: {
        loadIntent: fromPromise<IntentResult, { basketKey: string }>(({ input }) => {
          done.push(`load ${input.basketKey}`);
          return come(loads.shift() ?? LOADED);
        }),
        askProvider: fromPromise<StatusResult, { hasTried: boolean }>(({ input }) => {
          done.push(input.hasTried ? 'ask again' : 'ask');
          return come(input.hasTried ? (asks.shift() ?? OPEN) : first);
        }),
        awaitWallet: fromPromise<WalletResult, undefined>(() => {
          done.push('wallet');
          return come(wallet);
        }),
        verifyBasis: fromPromise<BasisResult, Basis>(({ input }) => {
          done.push(`verify ${input.totalInPence}`);
          return come(bases.shift() ?? AS_AGREED);
        }),
        confirmPayment: fromPromise<ConfirmResult, { method: PaymentMethod }>(({ input }) => {
          done.push(`confirm ${input.method}`);
          return come(confirms.shift() ?? ({ status: 'paid' } as const));
        }),
      },
      actions: {
        recordPayment: () => void done.push('record'),
        noteStanding: (_, { standing }) => void (standing === 'confirming' && done.push('note attempt')),
        closeWallet: () => void done.push('close wallet'),
        reportUnexpectedError: () => void done.push('report'),
      },
    }),
    { input: { basketKey: 'bkt-1', totalInPence: 216_00, ...known }, clock },
  ).start();
  const asked = () => done.filter((step) => step === 'ask again').length;
  return { actor, done, clock, asked };
};

type Actor = ReturnType<typeof begin>['actor'];
type Value = Parameters<ReturnType<Actor['getSnapshot']>['matches']>[0];

/** Waits until nobody is asked any more. */
export const settled = (actor: Actor) => waitFor(actor, (state) => !state.hasTag('busy'));
/** Waits until the chart is there. */
export const reached = (actor: Actor, value: Value) => waitFor(actor, (state) => state.matches(value));
