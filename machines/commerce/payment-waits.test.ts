import { waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { ANSWER_TIMEOUT_MILLISECONDS, ASK_AGAIN_MILLISECONDS, CONFIRM_TIMEOUT_MILLISECONDS } from './payment-delays.ts';
import { back, begin, CARD, NEVER, OPEN, reached, settled, type Answers } from './testing/begin-payment.ts';

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
    expect(done.filter((step) => step.startsWith('confirm') || step.startsWith('load'))).toEqual([
      'load bkt-1',
      'confirm card',
    ]);
  });

  it('nothing was taken: the card is offered again, and the page says so', async () => {
    const { actor } = begin({ confirmed: [lost] });
    await settled(actor);
    actor.send(CARD);
    expect((await settled(actor)).matches({ ready: 'notTaken' })).toBe(true);
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().output).toEqual(back(false));
  });

  it('nobody answers: neither paying nor going back, all that can be done is to ask again', async () => {
    const { actor, asked } = begin({ confirmed: [lost], later: [lost, { status: 'processing' }, { status: 'paid' }] });
    await settled(actor);
    actor.send(CARD);
    const state = await settled(actor);
    expect([state.matches({ unconfirmed: 'unanswered' }), state.can(CARD), state.can({ type: 'back' })]).toEqual([
      true,
      false,
      false,
    ]);
    actor.send({ type: 'retried' });
    expect((await settled(actor)).matches({ unconfirmed: 'processing' })).toBe(true);
    actor.send({ type: 'retried' });
    expect((await settled(actor)).status).toBe('done');
    expect(asked()).toBe(3);
  });
});

describe('B-23: a payment that the provider has cancelled', () => {
  const cancelled = { status: 'cancelled' } as const;
  const OVER = { kind: 'left', reason: 'cancelled', mayBePaid: false };

  it('before a card is offered', async () => {
    expect((await settled(begin({ first: cancelled }).actor)).output).toEqual(OVER);
  });

  it('while it is confirmed', async () => {
    const { actor } = begin({ confirmed: [cancelled] });
    await settled(actor);
    actor.send(CARD);
    expect((await settled(actor)).output).toEqual(OVER);
  });

  it('after its confirmation was lost', async () => {
    const { actor } = begin({ confirmed: [{ status: 'unknown' }], later: [cancelled] });
    await settled(actor);
    actor.send(CARD);
    expect((await settled(actor)).output).toEqual(OVER);
  });
});

describe('B-24: a promise that never ends', () => {
  it.each<[string, Answers]>([
    ['of the server or of the provider’s script', { intents: [NEVER] }],
    ['of the provider, asked before a card is offered', { first: NEVER }],
  ])('%s: it can be tried again', async (_, answers) => {
    const { actor, clock } = begin(answers);
    await reached(actor, 'first' in answers ? 'checking' : 'loadingIntent');
    clock.increment(ANSWER_TIMEOUT_MILLISECONDS);
    expect(actor.getSnapshot().matches('intentFailed')).toBe(true);
  });

  it('of the provider, asked after a lost confirmation: it is not known, and can be asked again', async () => {
    const { actor, clock } = begin({ confirmed: [{ status: 'unknown' }], later: [NEVER] });
    await settled(actor);
    actor.send(CARD);
    await reached(actor, 'asking');
    clock.increment(ANSWER_TIMEOUT_MILLISECONDS);
    expect(actor.getSnapshot().matches({ unconfirmed: 'unanswered' })).toBe(true);
  });

  const overdue = async (later: Answers['later']) => {
    const begun = begin({ confirmed: [NEVER], ...(later === undefined ? {} : { later }) });
    await settled(begun.actor);
    begun.actor.send(CARD);
    await reached(begun.actor, { confirming: 'pending' });
    expect(begun.actor.getSnapshot().can({ type: 'back' })).toBe(false);
    begun.clock.increment(CONFIRM_TIMEOUT_MILLISECONDS);
    return begun;
  };

  it('of the confirmation: the provider is asked after the same payment, which had succeeded', async () => {
    const { actor } = await overdue([{ status: 'paid' }]);
    expect((await settled(actor)).output).toEqual({ kind: 'paid', reference: 'pi_1' });
  });

  it('of the confirmation: nothing is taken for certain, it is asked again by itself, and who leaves may have paid', async () => {
    const { actor, clock, asked } = await overdue([OPEN, NEVER]);
    const state = await reached(actor, { confirming: { overdue: 'waiting' } });
    expect([state.hasTag('sealed'), state.can(CARD)]).toEqual([false, false]);
    clock.increment(ASK_AGAIN_MILLISECONDS[0]);
    await reached(actor, { confirming: { overdue: 'asking' } });
    expect(asked()).toBe(2);
    clock.increment(ANSWER_TIMEOUT_MILLISECONDS);
    expect(actor.getSnapshot().matches({ confirming: { overdue: 'waiting' } })).toBe(true);
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().output).toEqual(back(true));
  });
});

it('a payment at the bank is asked after by itself, later and later, until it has arrived', async () => {
  const processing = { status: 'processing' } as const;
  const { actor, clock, asked } = begin({
    first: processing,
    later: [processing, { status: 'unknown' }, new Error('broke'), NEVER, processing, { status: 'paid' }],
  });
  await reached(actor, { unconfirmed: { processing: 'waiting' } });
  for (const [nth, wait] of [...ASK_AGAIN_MILLISECONDS, 60_000, 60_000].entries()) {
    clock.increment(wait - 1);
    expect(asked()).toBe(nth);
    clock.increment(1);
    expect(asked()).toBe(nth + 1);
    if (nth === 3) clock.increment(ANSWER_TIMEOUT_MILLISECONDS);
    await waitFor(
      actor,
      (state) => state.status === 'done' || state.matches({ unconfirmed: { processing: 'waiting' } }),
    );
  }
  expect(actor.getSnapshot().output).toEqual({ kind: 'paid', reference: 'pi_1' });
});
