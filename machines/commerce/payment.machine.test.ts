import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { paymentMachine } from './payment.machine.ts';
import type { ConfirmResult, IntentResult, PaymentMethod, StatusResult } from './payment.results.ts';

interface Answers {
  readonly intents?: readonly IntentResult[];
  /** What the provider says before a card is offered, and after it was tried. */
  readonly first?: StatusResult;
  readonly later?: readonly StatusResult[];
  readonly confirmed?: readonly (ConfirmResult | Error)[];
}

const LOADED: IntentResult = { ok: true, totalInPence: 216_00, reference: 'pi_1' };
const OPEN: StatusResult = { status: 'open', message: null };
const CARD = { type: 'submitted', method: 'card' } as const;

/** The chart with effects that answer as told, and a record of what was done, in order. */
const begin = ({ intents = [LOADED], first = OPEN, later = [], confirmed = [] }: Answers = {}) => {
  const done: string[] = [];
  const [loads, asks, confirms] = [[...intents], [...later], [...confirmed]];
  const actor = createActor(
    paymentMachine.provide({
      actors: {
        loadIntent: fromPromise<IntentResult, { basketKey: string }>(({ input }) => {
          done.push(`load ${input.basketKey}`);
          return Promise.resolve(loads.shift() ?? LOADED);
        }),
        askProvider: fromPromise<StatusResult, { hasTried: boolean }>(({ input }) => {
          done.push(input.hasTried ? 'ask again' : 'ask');
          return Promise.resolve(input.hasTried ? (asks.shift() ?? OPEN) : first);
        }),
        confirmPayment: fromPromise<ConfirmResult, { method: PaymentMethod }>(({ input }) => {
          done.push(`confirm ${input.method}`);
          const result = confirms.shift() ?? ({ status: 'paid' } as const);
          return result instanceof Error ? Promise.reject(result) : Promise.resolve(result);
        }),
      },
      actions: { recordPayment: () => void done.push('record'), reportUnexpectedError: () => void done.push('report') },
    }),
    { input: { basketKey: 'bkt-1', totalInPence: 216_00 } },
  ).start();
  return { actor, done };
};

const settled = (actor: ReturnType<typeof begin>['actor']) => waitFor(actor, (state) => !state.hasTag('busy'));

describe('F-13: a payment', () => {
  it('asks for the basket and its payment, and whether it was paid, before a card is offered', async () => {
    const { actor, done } = begin();
    expect((await settled(actor)).matches('ready')).toBe(true);
    expect(done).toEqual(['load bkt-1', 'ask']);
  });

  it('F-08, F-09: paid: it is counted, ends with the reference, and can be confirmed no more', async () => {
    const { actor, done } = begin();
    await settled(actor);
    actor.send(CARD);
    actor.send(CARD);
    const state = await settled(actor);
    expect([state.status, state.output]).toEqual(['done', { kind: 'paid', reference: 'pi_1' }]);
    actor.send(CARD);
    expect(done).toEqual(['load bkt-1', 'ask', 'confirm card', 'record']);
  });

  it('what was paid before this visit is never offered again', async () => {
    const { actor, done } = begin({ first: { status: 'paid' } });
    expect((await settled(actor)).output).toEqual({ kind: 'paid', reference: 'pi_1' });
    expect(done).toEqual(['load bkt-1', 'ask', 'record']);
  });

  it('F-07: on the way back from a bank that refused, its message stands and another card may pay', async () => {
    const { actor } = begin({ first: { status: 'open', message: 'We are unable to authenticate your payment method.' } });
    const state = await settled(actor);
    expect([state.matches({ ready: 'refused' }), state.context.message]).toEqual([true, 'We are unable to authenticate your payment method.']);
  });

  it('F-02: without a payment it can be tried again', async () => {
    const { actor } = begin({ intents: [{ ok: false }, LOADED] });
    expect((await settled(actor)).matches('intentFailed')).toBe(true);
    actor.send({ type: 'retried' });
    expect((await settled(actor)).matches('ready')).toBe(true);
  });

  it('F-07: the message of a refusal goes with the next try', async () => {
    const { actor } = begin({ confirmed: [{ status: 'refused', message: 'Your card was declined.' }, { status: 'dismissed' }] });
    await settled(actor);
    actor.send(CARD);
    expect((await settled(actor)).context.message).toBe('Your card was declined.');
    actor.send({ type: 'submitted', method: 'wallet' });
    const state = await settled(actor);
    expect([state.matches({ ready: 'plain' }), state.context.message]).toEqual([true, null]);
  });

  it('F-10: Back ends it unpaid', async () => {
    const { actor } = begin();
    await settled(actor);
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'left' });
  });

  it('F-10: Back leaves while it loads, before anything is offered or taken', async () => {
    const loading = begin();
    loading.actor.send({ type: 'back' });
    expect(loading.actor.getSnapshot().output).toEqual({ kind: 'left' });
    const checking = begin();
    await waitFor(checking.actor, (state) => state.matches('checking'));
    checking.actor.send({ type: 'back' });
    expect([checking.actor.getSnapshot().output, checking.done]).toEqual([{ kind: 'left' }, ['load bkt-1', 'ask']]);
  });

  it('F-06: another total than was said waits for an agreement, and is paid as agreed', async () => {
    const { actor } = begin({ intents: [{ ...LOADED, totalInPence: 240_00 }] });
    const state = await settled(actor);
    expect([state.matches('repriced'), state.can(CARD)]).toEqual([true, false]);
    actor.send({ type: 'total.accepted' });
    expect(actor.getSnapshot()).toMatchObject({ value: { ready: 'plain' }, context: { totalInPence: 240_00 } });
  });
});

describe('an unknown outcome', () => {
  const lost = { status: 'unknown' } as const;

  it.each([
    ['no answer', lost],
    ['an effect that broke', new Error('broke')],
  ])('after %s the provider is asked after the same payment, which had succeeded: paid once', async (_, result) => {
    const { actor, done } = begin({ confirmed: [result], later: [{ status: 'paid' }] });
    await settled(actor);
    actor.send(CARD);
    expect((await settled(actor)).output).toEqual({ kind: 'paid', reference: 'pi_1' });
    expect(done.filter((step) => step.startsWith('confirm') || step.startsWith('load'))).toEqual(['load bkt-1', 'confirm card']);
  });

  it('nothing was taken: the card is offered again, and the page says so', async () => {
    const { actor } = begin({ confirmed: [lost] });
    await settled(actor);
    actor.send(CARD);
    expect((await settled(actor)).matches({ ready: 'notTaken' })).toBe(true);
  });

  it('nobody answers: neither paying nor going back, all that can be done is to ask again', async () => {
    const { actor, done } = begin({ confirmed: [lost], later: [lost, { status: 'processing' }, { status: 'paid' }] });
    await settled(actor);
    actor.send(CARD);
    const state = await settled(actor);
    expect([state.matches({ unconfirmed: 'unanswered' }), state.can(CARD), state.can({ type: 'back' })]).toEqual([true, false, false]);
    actor.send({ type: 'retried' });
    expect((await settled(actor)).matches({ unconfirmed: 'processing' })).toBe(true);
    actor.send({ type: 'retried' });
    expect((await settled(actor)).status).toBe('done');
    expect(done.filter((step) => step === 'ask again')).toHaveLength(3);
  });
});
