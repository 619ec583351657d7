import fc from 'fast-check';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { subscriptionChangeMachine } from './subscription-change.machine.ts';
import {
  HOLDER_TIMEOUT_MILLISECONDS,
  type AskCancelResult,
  type AskCardResult,
  type CancelResult,
  type ChangeMethodResult,
  type ConfirmSetupResult,
  type LoadCardResult,
  type MakeMethodResult,
} from './subscription-change.setup.ts';

/** What the server has, and what it was asked for; a reload keeps it. */
interface Server {
  isCancelled: boolean;
  paying: string;
  asking: string | null;
  cancellings: number;
}

type Outcome = 'answers' | 'loses' | 'fails' | 'breaks' | 'hangs';
type Person =
  | 'cancel'
  | 'confirm'
  | 'confirm twice'
  | 'card'
  | 'submit'
  | 'submit twice'
  | 'yes'
  | 'retry'
  | 'close'
  | 'elsewhere'
  | 'reload'
  | 'wait';

const PEOPLE: readonly Person[] = [
  'cancel',
  'confirm',
  'confirm twice',
  'card',
  'submit',
  'submit twice',
  'yes',
  'retry',
  'close',
  'elsewhere',
  'reload',
  'wait',
];
const OUTCOMES: readonly Outcome[] = ['answers', 'answers', 'answers', 'loses', 'fails', 'breaks', 'hangs'];

const walk = async (steps: readonly (readonly [Person, Outcome])[]) => {
  const server: Server = { isCancelled: false, paying: 'pm_former', asking: null, cancellings: 0 };
  let outcome: Outcome = 'answers';
  let made = 0;
  let isConfirmed = false;
  const errors: string[] = [];
  let clock = new SimulatedClock();

  /** Lets a call meet its outcome: what it does on the server happens where it answers, and where its reply is lost. */
  const meet = <T>(work: () => T, failed: T, unknown: T): Promise<T> => {
    if (outcome === 'hangs') return new Promise<never>(() => undefined);
    if (outcome === 'breaks') return Promise.reject(new Error('broken'));
    if (outcome === 'fails') return Promise.resolve(failed);
    const done = work();
    return Promise.resolve(outcome === 'loses' ? unknown : done);
  };
  const FAILED = { ok: false, reason: 'failed' } as const;
  const UNKNOWN = { ok: false, reason: 'unknown' } as const;

  const open = () =>
    createActor(
      subscriptionChangeMachine.provide({
        actors: {
          cancelSubscription: fromPromise<CancelResult, undefined>(() => {
            if (!isConfirmed) errors.push('cancelled without a confirmation');
            isConfirmed = false;
            server.cancellings += 1;
            // The client gives up a call that hangs.
            if (outcome === 'hangs') return Promise.resolve(UNKNOWN);
            return meet<CancelResult>(
              () => {
                if (server.isCancelled) return { ok: false, reason: 'refused' };
                server.isCancelled = true;
                return { ok: true };
              },
              FAILED,
              UNKNOWN,
            );
          }),
          askWhetherCancelled: fromPromise<AskCancelResult, undefined>(() =>
            outcome === 'hangs'
              ? Promise.resolve({ ok: false })
              : meet<AskCancelResult>(
                  () => ({ ok: true, standing: server.isCancelled ? 'cancelled' : 'active' }),
                  { ok: false },
                  { ok: false },
                ),
          ),
          loadCard: fromPromise<LoadCardResult, undefined>(() =>
            meet<LoadCardResult>(() => ({ ok: true }), FAILED, FAILED),
          ),
          makeMethod: fromPromise<MakeMethodResult, undefined>(() =>
            meet<MakeMethodResult>(
              () => {
                made += 1;
                return { ok: true, paymentMethod: `pm_${made}` };
              },
              { ok: false, reason: 'refused', message: 'no' },
              FAILED,
            ),
          ),
          changeMethod: fromPromise<ChangeMethodResult, { paymentMethod: string }>(({ input }) =>
            outcome === 'hangs'
              ? Promise.resolve(UNKNOWN)
              : meet<ChangeMethodResult>(
                  () => {
                    if (made % 2 === 0) {
                      server.asking = input.paymentMethod;
                      return { ok: false, reason: 'asks' };
                    }
                    server.paying = input.paymentMethod;
                    server.asking = null;
                    return { ok: true };
                  },
                  { ok: false, reason: 'refused', message: 'no' },
                  UNKNOWN,
                ),
          ),
          confirmSetup: fromPromise<ConfirmSetupResult, undefined>(() =>
            meet<ConfirmSetupResult>(
              () => {
                server.paying = server.asking ?? server.paying;
                server.asking = null;
                return { ok: true };
              },
              { ok: false, reason: 'refused', message: 'no' },
              UNKNOWN,
            ),
          ),
          askWhichCard: fromPromise<AskCardResult, { paymentMethod: string }>(({ input }) =>
            outcome === 'hangs'
              ? Promise.resolve({ ok: false })
              : meet<AskCardResult>(
                  () => {
                    if (server.asking !== null) return { ok: true, card: 'asks' };
                    return { ok: true, card: server.paying === input.paymentMethod ? 'new' : 'former' };
                  },
                  { ok: false },
                  { ok: false },
                ),
          ),
        },
        actions: { refresh: () => undefined, reportUnexpectedError: () => undefined },
      }),
      { input: { mayCancel: !server.isCancelled, mayChangeCard: !server.isCancelled }, clock },
    ).start();

  let actor = open();
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
  };
  const confirm = (): void => {
    if (actor.getSnapshot().can({ type: 'cancel.confirmed' })) isConfirmed = true;
    actor.send({ type: 'cancel.confirmed' });
  };
  const acts: Readonly<Record<Person, () => void>> = {
    cancel: () => actor.send({ type: 'cancel.requested' }),
    confirm,
    'confirm twice': () => {
      confirm();
      actor.send({ type: 'cancel.confirmed' });
    },
    card: () => actor.send({ type: 'card.requested' }),
    submit: () => actor.send({ type: 'card.submitted' }),
    'submit twice': () => {
      actor.send({ type: 'card.submitted' });
      actor.send({ type: 'card.submitted' });
    },
    yes: () => actor.send({ type: 'holder.asked' }),
    retry: () => actor.send({ type: 'retried' }),
    close: () => actor.send({ type: 'closed' }),
    elsewhere: () => {
      server.isCancelled = true;
      actor.send({ type: 'offers.changed', mayCancel: false, mayChangeCard: false });
    },
    reload: () => {
      actor.stop();
      clock = new SimulatedClock();
      isConfirmed = false;
      actor = open();
    },
    wait: () => clock.increment(HOLDER_TIMEOUT_MILLISECONDS),
  };

  let confirmations = 0;
  for (const [person, next] of steps) {
    outcome = next;
    const before = server.cancellings;
    acts[person]();
    await settle();
    const sent = server.cancellings - before;
    if (sent > 0) confirmations += 1;
    if (sent > 1) errors.push('cancelled twice by one confirmation');
    // What was said to be so is so.
    if (actor.getSnapshot().matches({ idle: 'cancelled' }) && !server.isCancelled)
      errors.push('not cancelled after all');
    if (actor.getSnapshot().matches({ idle: 'saved' }) && !server.paying.startsWith('pm_')) errors.push('no card pays');
  }
  if (server.cancellings !== confirmations) errors.push('a cancelling that nobody confirmed');
  // No wait is for good: time passes, and something can be done.
  clock.increment(HOLDER_TIMEOUT_MILLISECONDS);
  await settle();
  clock.increment(HOLDER_TIMEOUT_MILLISECONDS);
  await settle();
  if (actor.getSnapshot().hasTag('busy')) errors.push(`busy for good: ${JSON.stringify(actor.getSnapshot().value)}`);
  actor.stop();
  return errors;
};

test(
  'never cancelled without a confirmation, never twice, never a wait for good, whatever breaks',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...PEOPLE), fc.constantFrom(...OUTCOMES)), { minLength: 1, maxLength: 24 }),
        async (steps) => {
          expect(await walk(steps)).toEqual([]);
        },
      ),
      { numRuns: 2000 },
    );
  },
);
