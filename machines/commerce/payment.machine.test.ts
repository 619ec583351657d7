import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import {
  ANSWER_TIMEOUT_MILLISECONDS,
  ASK_AGAIN_MILLISECONDS,
  CONFIRM_TIMEOUT_MILLISECONDS,
  type BasisResult,
} from './payment.setup.ts';
import {
  back,
  begin,
  CARD,
  LOADED,
  NEVER,
  OPEN,
  reached,
  settled,
  WALLET,
  type Answer,
  type Answers,
} from './testing/begin-payment.ts';

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
    expect(done).toEqual(['load bkt-1', 'ask', 'verify 21600', 'note attempt', 'confirm card', 'record']);
  });

  it('what was paid before this visit is never offered again', async () => {
    const { actor, done } = begin({ first: { status: 'paid' } });
    expect((await settled(actor)).output).toEqual({ kind: 'paid', reference: 'pi_1' });
    expect(done).toEqual(['load bkt-1', 'ask', 'record']);
  });

  it('F-07: on the way back from a bank that refused, its message stands and another card may pay', async () => {
    const { actor } = begin({
      first: { status: 'open', message: 'We are unable to authenticate your payment method.' },
    });
    const state = await settled(actor);
    expect([state.matches({ ready: 'refused' }), state.context.message]).toEqual([
      true,
      'We are unable to authenticate your payment method.',
    ]);
  });

  it('F-02: without a payment it can be tried again', async () => {
    const { actor } = begin({ intents: [{ ok: false }, LOADED] });
    expect((await settled(actor)).matches('intentFailed')).toBe(true);
    actor.send({ type: 'retried' });
    expect((await settled(actor)).matches('ready')).toBe(true);
  });

  it('F-07: the message of a refusal goes with the next try', async () => {
    const { actor } = begin({
      confirmed: [{ status: 'refused', message: 'Your card was declined.' }],
      wallet: { status: 'dismissed' },
    });
    await settled(actor);
    actor.send(CARD);
    expect((await settled(actor)).context.message).toBe('Your card was declined.');
    actor.send(WALLET);
    const state = await reached(actor, { ready: 'plain' });
    expect(state.context.message).toBeNull();
  });

  it('F-06: another total than was said waits for an agreement, and is paid as agreed', async () => {
    const { actor, done } = begin({ intents: [{ ...LOADED, totalInPence: 240_00 }] });
    const state = await settled(actor);
    expect([state.matches('repriced'), state.can(CARD)]).toEqual([true, false]);
    actor.send({ type: 'total.accepted' });
    expect(actor.getSnapshot()).toMatchObject({ value: { ready: 'plain' }, context: { totalInPence: 240_00 } });
    actor.send(CARD);
    await settled(actor);
    expect(done).toContain('verify 24000');
  });
});

describe('F-10: Back', () => {
  it('leaves a form that nobody submitted: nothing can have been paid', async () => {
    const { actor } = begin();
    await settled(actor);
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().output).toEqual(back(false));
  });

  it('leaves while it loads, before anything is offered or taken', async () => {
    const loading = begin();
    loading.actor.send({ type: 'back' });
    expect(loading.actor.getSnapshot().output).toEqual(back(false));
    const checking = begin();
    await reached(checking.actor, 'checking');
    checking.actor.send({ type: 'back' });
    expect([checking.actor.getSnapshot().output, checking.done]).toEqual([back(false), ['load bkt-1', 'ask']]);
  });

  it('leaves a payment that could not be opened: nothing can have been paid', async () => {
    const { actor } = begin({ intents: [{ ok: false }] });
    await settled(actor);
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().output).toEqual(back(false));
  });

  it('leaves after a refusal: the provider has said that nothing was taken', async () => {
    const { actor } = begin({ confirmed: [{ status: 'refused', message: 'Your card was declined.' }] });
    await settled(actor);
    actor.send(CARD);
    await settled(actor);
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().output).toEqual(back(false));
  });

  it('leaves what a bank has asked its holder about, in a visit before: that may be paid', async () => {
    const { actor } = begin({ first: { status: 'open', message: 'Your bank asked you.', isUnfinished: true } });
    await settled(actor);
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().output).toEqual(back(true));
  });

  it.each([
    ['before the provider was asked', {}, true],
    ['after the provider has said that nothing was taken', { first: OPEN }, false],
  ])('leaves what whoever asks for it knows to be confirmed: %s', async (_, answers, mayBePaid) => {
    const { actor } = begin(answers, { mayBePaid: true });
    if ('first' in answers) await settled(actor);
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().output).toEqual(back(mayBePaid));
  });

  it('leaves what is being verified, and nothing is confirmed afterwards', async () => {
    const { actor, done } = begin({ basis: [NEVER] });
    await settled(actor);
    actor.send(CARD);
    actor.send({ type: 'back' });
    expect([actor.getSnapshot().output, done.at(-1)]).toEqual([back(false), 'close wallet']);
  });
});

describe('P1: what a charge rests on is asked right before it', () => {
  it.each([
    [CARD, ['verify 21600', 'note attempt', 'confirm card', 'record']],
    [WALLET, ['wallet', 'verify 21600', 'note attempt', 'confirm wallet', 'record']],
  ] as const)('after the person said yes and before the provider confirms: %o', async (event, steps) => {
    const { actor, done } = begin();
    await settled(actor);
    done.length = 0;
    actor.send(event);
    await reached(actor, 'succeeded');
    expect(done).toEqual(steps);
  });

  it.each([CARD, WALLET])('changed: nothing is confirmed, and the payment is over (%o)', async (event) => {
    const { actor, done } = begin({ basis: [{ status: 'changed' }] });
    await settled(actor);
    actor.send(event);
    const state = await reached(actor, 'basisChanged');
    expect([state.output, done.some((step) => step.startsWith('confirm')), done.at(-1)]).toEqual([
      { kind: 'left', reason: 'basisChanged', mayBePaid: false },
      false,
      'close wallet',
    ]);
  });

  it('another price: nothing is confirmed before the person agrees, and it is verified anew', async () => {
    const { actor, done } = begin({ basis: [{ status: 'repriced', basketInPence: 240_00 }] });
    await settled(actor);
    actor.send(CARD);
    expect(await reached(actor, 'repriced')).toMatchObject({
      context: { basketInPence: 240_00, totalInPence: 216_00 },
    });
    expect(done.some((step) => step.startsWith('confirm'))).toBe(false);
    actor.send({ type: 'total.accepted' });
    actor.send(CARD);
    await settled(actor);
    expect(done.slice(-4)).toEqual(['verify 24000', 'note attempt', 'confirm card', 'record']);
  });

  it.each<[string, Answer<BasisResult>]>([
    ['nobody could say', { status: 'unanswered' }],
    ['the effect broke', new Error('broke')],
    ['no answer ever comes', NEVER],
  ])('%s: nothing is confirmed, and it can be tried again', async (_, answer) => {
    const { actor, done, clock } = begin({ basis: [answer] });
    await settled(actor);
    actor.send(CARD);
    if (answer === NEVER) clock.increment(ANSWER_TIMEOUT_MILLISECONDS);
    const state = await reached(actor, { ready: 'unverified' });
    expect([state.can(CARD), done.some((step) => step.startsWith('confirm')), done.includes('close wallet')]).toEqual([
      true,
      false,
      true,
    ]);
    actor.send(CARD);
    expect((await settled(actor)).status).toBe('done');
  });

  it('the server gives the payment out no more: it is over before a card is offered', async () => {
    const { actor, done } = begin({ intents: [{ ok: false, basisChanged: true }] });
    expect((await settled(actor)).output).toEqual({ kind: 'left', reason: 'basisChanged', mayBePaid: false });
    expect(done).toEqual(['load bkt-1']);
  });
});

describe('F-04: the wallet', () => {
  it('whose sheet never answers keeps nobody: a card pays instead, and Back leaves', async () => {
    const { actor, done } = begin({ wallet: NEVER });
    await settled(actor);
    actor.send(WALLET);
    const state = actor.getSnapshot();
    expect([state.matches({ ready: 'wallet' }), state.can({ type: 'back' }), state.hasTag('busy')]).toEqual([
      true,
      true,
      false,
    ]);
    actor.send(CARD);
    expect((await settled(actor)).status).toBe('done');
    expect(done.filter((step) => step.startsWith('confirm'))).toEqual(['confirm card']);
  });

  it('that refuses says why, and nothing was taken', async () => {
    const { actor } = begin({ wallet: { status: 'refused', message: 'No.' } });
    await settled(actor);
    actor.send(WALLET);
    expect(await reached(actor, { ready: 'refused' })).toMatchObject({ context: { message: 'No.', mayBePaid: false } });
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
