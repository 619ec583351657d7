import { describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { ClaimResult, SubmitBookingsResult } from './booking-flow.kit.ts';
import type { Intention } from './intention.ts';
import { sampleFacts, sampleIntention } from './booking-flow.samples.ts';
import type { FlowFacts } from './flow-facts.ts';
import { ASK_AGAIN_MILLISECONDS, type PaymentOutput } from '../commerce/payment.setup.ts';
import { unscheduleMachine } from './unschedule.machine.ts';
import type { AskBasketResult, OpenBasketResult, PriceFeeResult, ReadFactsResult } from './unschedule.setup.ts';

const FEE = 4800;
const late = sampleFacts({ lateIds: [2102] });
/** A basket of which a payment was attempted, and one that was just opened. */
const basket = { key: 'basket-1', totalInPence: FEE, isAttempted: true };
const fresh = { ...basket, isAttempted: false };
const noAnswer: SubmitBookingsResult = { ok: false, reason: 'noAnswer' };
const refused: SubmitBookingsResult = {
  ok: false,
  reason: 'refused',
  problems: { confirm: ['Read the terms.'], email_confirmation: ['No.'] },
};

/** Waits, and leaves when it is told to. */
const leavingPayment = fromCallback(({ receive, sendBack }) =>
  receive(
    ({ type }) =>
      type === 'back' &&
      sendBack({ type: 'xstate.done.actor.payment', output: { kind: 'left', reason: 'back', mayBePaid: true } }),
  ),
) as never;

/** The chart with effects that answer at once; each list is answered in turn, its last entry for ever. */
const begin = ({
  facts = late,
  found = { kind: 'free' },
  claims = [found],
  asked = { kind: 'paid', reference: 'BW-1' },
  asks = [asked],
  opens = [{ ok: true, ...basket }],
  sends = [{ ok: true }],
  canWaive = false,
}: {
  facts?: FlowFacts;
  found?: ClaimResult;
  claims?: ClaimResult[];
  asked?: AskBasketResult;
  asks?: AskBasketResult[];
  opens?: OpenBasketResult[];
  sends?: SubmitBookingsResult[];
  canWaive?: boolean;
} = {}) => {
  const log: string[] = [];
  const sent: Intention[] = [];
  let baskets = 0;
  const price = vi.fn<() => PriceFeeResult>(() => ({ ok: true, feeInPence: FEE }));
  const stored = vi.fn<(intention: Intention | null) => void>();
  const inTurn = <T>(answers: T[]): T => (answers.length > 1 ? (answers.shift() as T) : (answers[0] as T));
  const machine = unscheduleMachine.provide({
    actors: {
      claimIntention: fromPromise(() => Promise.resolve(inTurn(claims))),
      priceFee: fromPromise(() => Promise.resolve(price())),
      readFacts: fromPromise(() => Promise.resolve<ReadFactsResult>({ ok: true, facts })),
      askBasket: fromPromise(() => Promise.resolve(inTurn(asks))),
      openBasket: fromPromise(() => {
        baskets += 1;
        return Promise.resolve(inTurn(opens));
      }),
      submitBookings: fromPromise(({ input: { intention } }) => {
        if (intention !== null) sent.push(intention);
        return Promise.resolve(inTurn(sends));
      }),
      payment: leavingPayment,
    },
    actions: {
      storeIntention: (_, { intention }) => stored(intention),
      forgetIntention: () => log.push('forgotten'),
      settleIntention: () => log.push('settled'),
      releaseIntention: () => log.push('released'),
      reportUnexpectedError: () => undefined,
    },
  });
  const actor = createActor(machine, { input: { organisationId: 1, facts, canWaive } }).start();
  const reach = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    vi.waitFor(() => expect(actor.getSnapshot().value).toSatisfy(() => actor.getSnapshot().matches(state)), {
      interval: 1,
    });
  const submit = async (idempotencyKey: string) => {
    await reach({ form: 'ready' });
    actor.send({ type: 'form.changed', change: { confirm: true } });
    actor.send({ type: 'submit.requested', idempotencyKey });
  };
  const pay = () =>
    actor.send({ type: 'xstate.done.actor.payment', output: { kind: 'paid', reference: 'BW-1' } } as never);
  return { actor, price, reach, submit, pay, sent, stored, log, opened: () => baskets };
};

describe('a fee that is due', () => {
  test('R-37: everything is on the device before the payment begins, and the receipt before the bookings are sent', async () => {
    const { reach, submit, pay, sent, stored, log } = begin();
    await submit('key-1');
    await reach('paying');
    expect(stored.mock.calls).toEqual([[sampleIntention({ basket: fresh })]]);
    pay();
    expect(stored).toHaveBeenLastCalledWith(sampleIntention({ basket: fresh, reference: 'BW-1' }));
    await reach('allDone');
    expect(sent).toEqual([sampleIntention({ basket: fresh, reference: 'BW-1' })]);
    expect(log).toEqual(['released', 'settled', 'released']);
  });
  test('R-37: paid and not answered is sent again under the same key, without another payment', async () => {
    const { actor, reach, submit, pay, sent } = begin({ sends: [noAnswer, refused, { ok: true }] });
    await submit('key-1');
    await reach('paying');
    pay();
    await reach('paidNotSubmitted');
    expect(actor.getSnapshot().context.notice).toBe('noAnswer');
    actor.send({ type: 'retried' });
    await vi.waitFor(() => expect(actor.getSnapshot().context.notice).toBe('refused'));
    actor.send({ type: 'retried' });
    await reach('allDone');
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1', 'key-1']);
  });
  test('a basket that costs something else has to be accepted anew', async () => {
    const { actor, reach, submit } = begin({ opens: [{ ok: true, key: 'basket-2', totalInPence: 5200 }] });
    await submit('key-1');
    await vi.waitFor(() =>
      expect(actor.getSnapshot().context).toMatchObject({
        notice: 'totalChanged',
        quotedInPence: 5200,
        form: { confirm: false },
      }),
    );
    await submit('key-2');
    await reach('paying');
  });
  test('R-41: waived by who may, it is submitted without a basket', async () => {
    const { actor, reach, submit, sent } = begin({ canWaive: true });
    await reach({ form: 'ready' });
    actor.send({ type: 'form.changed', change: { waive_fee: true } });
    await submit('key-1');
    await reach('allDone');
    expect(sent).toEqual([sampleIntention({ values: { confirm: true, email_confirmation: true, waive_fee: true } })]);
  });
  test('what changes elsewhere during the payment leads back, confirmed anew', async () => {
    const { actor, reach, submit } = begin();
    await submit('key-1');
    await reach('paying');
    actor.send({
      type: 'facts.changed',
      facts: sampleFacts({ lateIds: [2102], range: { defaultStart: '', minimum: '', maximum: '' } }),
    });
    expect(actor.getSnapshot().value).toBe('paying');
    actor.send({ type: 'facts.changed', facts: sampleFacts({ movingIds: [2104] }) });
    expect(actor.getSnapshot().context).toMatchObject({ notice: 'bookingsChanged', form: { confirm: false } });
    await reach('paidNotSubmitted');
  });
});

describe('without a fee', () => {
  test('asks for no price', async () => {
    const { reach, price } = begin({ facts: sampleFacts() });
    await reach({ form: 'ready' });
    expect(price).not.toHaveBeenCalled();
  });
  test('the key is new after a refusal; the words of the server stand until their field changes', async () => {
    const { actor, reach, submit, sent, log } = begin({ facts: sampleFacts(), sends: [refused, { ok: true }] });
    await submit('key-1');
    await vi.waitFor(() => expect(actor.getSnapshot().context.problems).toHaveProperty('confirm'));
    expect(log).toContain('forgotten');
    actor.send({ type: 'form.changed', change: { confirm: true } });
    expect(actor.getSnapshot().context.problems).toEqual({ email_confirmation: ['No.'] });
    await submit('key-2');
    await reach('allDone');
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-2']);
  });
  test('the key is the same after no answer', async () => {
    const { actor, reach, submit, sent } = begin({ facts: sampleFacts(), sends: [noAnswer, { ok: true }] });
    await submit('key-1');
    await reach('unconfirmed');
    actor.send({ type: 'retried' });
    await reach('allDone');
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
  });
});

describe('with what an earlier visit left (R-37)', () => {
  test('paid for the same bookings: it is sent', async () => {
    const { reach, sent } = begin({ found: { kind: 'found', intention: sampleIntention({ basket }) } });
    await reach('allDone');
    expect(sent).toEqual([sampleIntention({ basket, reference: 'BW-1' })]);
  });
  test('not paid for the same bookings: the same basket is paid, with what is decided now', async () => {
    const left = sampleIntention({
      basket,
      values: { confirm: true, email_confirmation: false },
      idempotencyKey: 'key-0',
    });
    const { reach, submit, stored } = begin({
      found: { kind: 'found', intention: left },
      asked: { kind: 'notPaid' },
      opens: [{ ok: false }],
    });
    await submit('key-1');
    await reach('paying');
    expect(stored.mock.lastCall).toEqual([sampleIntention({ basket, idempotencyKey: 'key-0' })]);
  });
  test('R-38: not paid for other bookings: a basket of its own is opened', async () => {
    const other = { key: 'basket-9', totalInPence: FEE, isAttempted: true };
    const { reach, submit, stored } = begin({
      found: { kind: 'found', intention: sampleIntention({ ids: [9], basket: other }) },
      asked: { kind: 'notPaid' },
    });
    await submit('key-2');
    await reach('paying');
    expect(stored.mock.lastCall).toEqual([sampleIntention({ basket: fresh })]);
  });
  test('nobody can say whether it is paid: nothing else is paid until somebody can', async () => {
    const { actor, reach } = begin({
      found: { kind: 'found', intention: sampleIntention({ basket }) },
      asked: { kind: 'unknown' },
    });
    await reach('paymentUnknown');
    actor.send({ type: 'submit.requested', idempotencyKey: 'key-2' });
    expect(actor.getSnapshot().value).toEqual({ paymentUnknown: 'unanswered' });
  });
  test('paid for other bookings: it is offered, not done unasked', async () => {
    const { actor, reach, sent } = begin({
      found: { kind: 'found', intention: sampleIntention({ ids: [9], basket }) },
    });
    await reach('paidNotSubmitted');
    expect(sent).toEqual([]);
    expect(actor.getSnapshot().hasTag('paid')).toBe(true);
  });
});

test('new facts say in one word what changed, and take the confirmation back only then', async () => {
  const { actor, reach } = begin();
  await reach({ form: 'ready' });
  const change = (facts: FlowFacts) => {
    actor.send({ type: 'form.changed', change: { confirm: true } });
    actor.send({ type: 'facts.changed', facts });
    const { notice, form } = actor.getSnapshot().context;
    return [notice, form.confirm];
  };
  expect(change(sampleFacts({ lateIds: [2102], locationIds: [] }))).toEqual([null, true]);
  expect(change(sampleFacts())).toEqual(['feeChanged', false]);
  expect(change(sampleFacts({ movingIds: [2102] }))).toEqual(['bookingsChanged', false]);
  expect(change(sampleFacts({ movingIds: [2102], blockedIds: [2102] }))).toEqual(['bookingsChanged', false]);
});

describe('a payment that was left (B-6, B-7, B-23)', () => {
  const leave = (actor: ReturnType<typeof begin>['actor'], output: PaymentOutput) =>
    actor.send({ type: 'xstate.done.actor.payment', output } as never);

  test('before anybody confirmed it: the form stands again with the same basket, and nothing is asked', async () => {
    const { actor, reach, submit, log, opened } = begin({ asked: { kind: 'unknown' } });
    await submit('key-1');
    await reach('paying');
    leave(actor, { kind: 'left', reason: 'back', mayBePaid: false });
    expect([actor.getSnapshot().matches('form'), actor.getSnapshot().context.notice, log]).toEqual([
      true,
      null,
      ['released', 'forgotten', 'released'],
    ]);
    await submit('key-2');
    await reach('paying');
    expect(opened()).toBe(1);
  });

  test.each([
    ['basisChanged', 'changedElsewhere', false],
    ['cancelled', 'paymentCancelled', true],
  ] as const)(
    'because of %s: another basket is opened for whatever is confirmed next, and the form says why',
    async (reason, notice, staysConfirmed) => {
      const { actor, reach, submit, opened } = begin({ asked: { kind: 'unknown' } });
      await submit('key-1');
      await reach('paying');
      leave(actor, { kind: 'left', reason, mayBePaid: false });
      expect(actor.getSnapshot().context).toMatchObject({
        notice,
        form: { confirm: staysConfirmed },
        intention: { basket: null },
      });
      await submit('key-2');
      await reach('paying');
      expect(opened()).toBe(2);
    },
  );

  test('with its end unknown: it is asked after before anything else', async () => {
    const { actor, reach, submit } = begin({ asked: { kind: 'processing' } });
    await submit('key-1');
    await reach('paying');
    leave(actor, { kind: 'left', reason: 'back', mayBePaid: true });
    await reach({ paymentUnknown: 'processing' });
    expect(actor.getSnapshot().can({ type: 'submit.requested', idempotencyKey: 'key-2' })).toBe(false);
  });
});

describe('a bank at work (B-8)', () => {
  test('is asked again by itself, rarer and rarer, until it has decided', async () => {
    vi.useFakeTimers();
    try {
      const asks: AskBasketResult[] = [...ASK_AGAIN_MILLISECONDS, 0, 0].map(() => ({ kind: 'processing' }));
      const { actor, sent } = begin({
        found: { kind: 'found', intention: sampleIntention({ basket }) },
        asks: [...asks, { kind: 'paid', reference: 'BW-1' }],
      });
      const last = ASK_AGAIN_MILLISECONDS.at(-1) ?? 0;
      const waited: unknown[] = [];
      await vi.advanceTimersByTimeAsync(0);
      for (const wait of [...ASK_AGAIN_MILLISECONDS, last]) {
        await vi.advanceTimersByTimeAsync(wait - 1);
        waited.push(actor.getSnapshot().value);
        await vi.advanceTimersByTimeAsync(1);
      }
      expect(waited).toEqual([...ASK_AGAIN_MILLISECONDS, last].map(() => ({ paymentUnknown: 'processing' })));
      await vi.advanceTimersByTimeAsync(last);
      expect([actor.getSnapshot().value, sent.length]).toEqual(['allDone', 1]);
    } finally {
      vi.useRealTimers();
    }
  });
});

test('what another request has done is no success of this one: the receipt is shown, and nothing says "All done" (B-6)', async () => {
  const { actor, reach, submit, pay, log } = begin({ sends: [{ ok: false, reason: 'overtaken', isCertain: true }] });
  await submit('key-1');
  await reach('paying');
  pay();
  await reach('overtaken');
  expect([actor.getSnapshot().context.intention?.reference, log]).toEqual(['BW-1', ['released', 'released']]);
});

test('what is ticked while an earlier visit is looked for stays ticked (B-13)', () => {
  const { actor } = begin();
  actor.send({ type: 'form.changed', change: { confirm: true } });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.form.confirm]).toEqual(['opening', true]);
});

test('a basket that nobody tried to pay keeps nothing from going on (B-7)', async () => {
  const { actor, reach, log } = begin({
    found: { kind: 'found', intention: sampleIntention({ basket: fresh }) },
    asked: { kind: 'unknown' },
  });
  await reach({ form: 'ready' });
  expect([log, actor.getSnapshot().context.intention?.basket]).toEqual([['forgotten', 'released'], fresh]);
});

describe('a basket that an earlier visit left', () => {
  const found = { kind: 'found', intention: sampleIntention({ basket }) } as const;

  test('R-37: that nobody has paid is forgotten, and the same bookings go on with it in this visit', async () => {
    const answers: ClaimResult[] = [found, { kind: 'free' }];
    const { actor, reach, submit, log, opened } = begin({ claims: answers, asked: { kind: 'notPaid' } });
    await reach({ form: 'ready' });
    expect(log).toEqual(['forgotten', 'released']);
    await submit('key-2');
    await reach('paying');
    expect([actor.getSnapshot().context.intention, opened()]).toEqual([
      sampleIntention({ basket, idempotencyKey: 'key-2' }),
      0,
    ]);
  });

  test('R-37, F-07: that waits for the holder of the card goes on with the same payment, at the price that it was begun at', async () => {
    const { actor, reach, submit, price, opened } = begin({ found, asked: { kind: 'unfinished' } });
    price.mockReturnValue({ ok: true, feeInPence: 9900 });
    await reach('paymentUnfinished');
    actor.send({ type: 'payment.continued' });
    await submit('key-2');
    await reach('paying');
    expect([actor.getSnapshot().context.intention?.basket, opened()]).toEqual([basket, 0]);
  });

  test('of other bookings, that waits for the holder of the card, keeps these from being paid until it is given up', async () => {
    const others: ClaimResult = { kind: 'found', intention: sampleIntention({ ids: [2103], basket }) };
    const { actor, reach, submit, log, opened } = begin({
      claims: [{ kind: 'free' }, others, { kind: 'free' }],
      asked: { kind: 'unfinished' },
    });
    await submit('key-2');
    await reach('paymentUnfinished');
    expect([actor.getSnapshot().can({ type: 'payment.continued' }), opened()]).toEqual([false, 0]);
    actor.send({ type: 'payment.givenUp' });
    await submit('key-3');
    expect(log).toContain('forgotten');
    await reach('paying');
    expect(opened()).toBe(1);
  });

  test('that was paid in the moment in which it is given up is not given up', async () => {
    const { actor, reach, log } = begin({ found, asks: [{ kind: 'unfinished' }, { kind: 'paid', reference: 'BW-1' }] });
    await reach('paymentUnfinished');
    actor.send({ type: 'payment.givenUp' });
    await reach('allDone');
    expect([log, actor.getSnapshot().context.intention?.reference]).toEqual([['settled', 'released'], 'BW-1']);
  });
});
