import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#api/client.ts';
import type { Outcome } from '#api/failure.ts';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import { claimsInPage } from './claims.ts';
import { sendOnce, type DeliveredFrom, type PaymentAnswer } from './send-once.ts';
import { noStorage } from './device-storage.ts';
import { createOutbox, isOwed, isSendable, type DeliveryPayment, type OutboxNote } from './outbox.ts';
import { owedItems, pendingSubmissions, unsentItems, wipeWork } from './registry.ts';
import { answered, failed, noteAddress, noteWork, waitingNote, type ServerNote } from './testing/note-work.ts';
import type { DeliveryStanding, SentKind } from './work-kind.ts';

const payment = (changed: Partial<DeliveryPayment> = {}): DeliveryPayment => ({
  basketKey: 'bkt-1',
  totalInPence: 7200,
  progress: 'paid',
  reference: 'pi_1',
  attemptedAtMs: 0,
  ...changed,
});
const attempted = payment({ progress: 'attempted', reference: null });
const SETTLED = noteAddress({ name: 'settled/key-1' });

let device = memoryDevice();
beforeEach(() => {
  device = memoryDevice();
});

interface Given {
  readonly note?: Partial<OutboxNote>;
  readonly keys?: boolean;
  readonly asked?: PaymentAnswer;
  readonly standing?: DeliveryStanding;
  readonly sends?: Outcome<ServerNote>;
}

/** A note that costs something, before a server that answers as told. `calls`: what happened, in order. */
const setUp = ({
  note = {},
  keys = true,
  asked = { kind: 'pending' },
  standing = 'open',
  sends = answered('Seal it.'),
}: Given = {}) => {
  const calls: string[] = [];
  const outbox = createOutbox(() => device);
  const { submission } = noteWork({
    ask: () => {
      calls.push('ask');
      return Promise.resolve(answered(null));
    },
    send: (_, options) => {
      calls.push(`send ${options.idempotencyKey ?? 'without a key'}`);
      return Promise.resolve(sends);
    },
  });
  const kind: SentKind<string, ServerNote> = {
    name: 'note',
    submission: {
      ...submission,
      asksAfterRefusal: true,
      settledName: (_, key) => `settled/${key}`,
      standing: () => standing,
      title: () => 'A note',
      describeOwed: (_, { progress }) => `£72.00: ${progress}`,
    },
  };
  const put: OutboxNote = { ...waitingNote(), title: '', idempotencyKey: 'key-1', payment: payment(), ...note };
  outbox.put(noteAddress(), put);
  const askPayment = (key: string): Promise<PaymentAnswer> => {
    calls.push(`ask after ${key}`);
    return Promise.resolve(asked);
  };
  const run = (from: DeliveredFrom) =>
    sendOnce(
      {
        client: {} as Client,
        outbox,
        claims: claimsInPage(),
        isHere: () => true,
        hasIdempotencyKeys: keys,
        now: () => 99,
        askPayment,
      },
      kind.submission,
      noteAddress(),
      from,
      put,
    );
  return {
    calls,
    outbox,
    kind,
    run,
    entry: () => outbox.find(noteAddress()),
    settled: () => outbox.find(SETTLED),
    kinds: [kind as unknown as SentKind],
  };
};

describe('what is paid and not delivered', () => {
  test.each([{ status: 422 }, { status: 409 }, { status: 403 }, { status: 404 }] as const)(
    'is not lost by a refusal (%o): it stays, paid, until it is settled',
    async (failure) => {
      for (const from of ['page', 'queue'] as const) {
        const { run, entry } = setUp({ sends: failed(failure) });
        expect(await run(from)).toMatchObject({ failure });
        expect(entry()).toMatchObject({ stage: 'refused', payment: payment() });
      }
    },
  );

  test('goes with the reply that the server took it, and what the server works on is remembered without its payment', async () => {
    const { run, entry, settled } = setUp();
    expect(await run('page')).toMatchObject({ outcome: 'sent' });
    expect([entry(), settled()]).toMatchObject([null, { stage: 'settled', confirmedAtMs: 99, payment: null }]);
  });

  test('is overtaken where the server refuses it and stands as wished: that it is so is no proof that this did it (P1)', async () => {
    const { run, entry, settled, calls } = setUp({ standing: 'asWished', sends: failed({ status: 422 }) });
    expect(await run('page')).toMatchObject({ outcome: 'overtaken' });
    expect(calls).toEqual(['send key-1', 'ask']);
    expect([entry(), settled()]).toMatchObject([null, { payment: payment({ progress: 'unneeded' }) }]);
  });

  test('is asked under its own key where an earlier call may have arrived: the same reply tells that it did', async () => {
    const { run, calls } = setUp({ note: { stage: 'left', hasLeft: true }, standing: 'asWished' });
    expect(await run('page')).toMatchObject({ outcome: 'sent' });
    expect(calls).toEqual(['ask', 'send key-1']);
  });

  test('a day after its call left nobody can tell any more: servers do not remember keys for ever', async () => {
    const soon = setUp({
      note: { stage: 'left', hasLeft: true, confirmedAtMs: 99 },
      standing: 'asWished',
      sends: failed({ status: 422 }),
    });
    expect(await soon.run('page')).toMatchObject({ outcome: 'overtaken', isCertain: true });
    const late = setUp({
      note: { stage: 'left', hasLeft: true, confirmedAtMs: 99 - 13 * 60 * 60 * 1000 },
      standing: 'asWished',
      sends: failed({ status: 422 }),
    });
    expect(await late.run('page')).toMatchObject({ outcome: 'overtaken', isCertain: false });
    expect(late.settled()?.payment?.progress).toBe('unclear');
  });

  test('without keys is nobody’s proof either: with money at stake it is overtaken, without it counts', async () => {
    const left = { stage: 'left', hasLeft: true, sendAfterMs: 1 } as const;
    const paid = setUp({ keys: false, note: left, standing: 'asWished' });
    expect(await paid.run('page')).toMatchObject({ outcome: 'overtaken' });
    expect(paid.settled()).toMatchObject({ payment: { progress: 'unclear' } });
    const free = setUp({ keys: false, note: { ...left, payment: null }, standing: 'asWished' });
    expect(await free.run('page')).toMatchObject({ outcome: 'counted' });
  });

  test('is not sent by itself where what it is about has changed since: its person decides', async () => {
    const { run, calls, entry } = setUp({ standing: 'moved' });
    expect(await run('queue')).toEqual({ outcome: 'notSent' });
    expect([calls, entry()]).toMatchObject([['ask'], { stage: 'unanswered', payment: payment() }]);
  });

  test('"not now" after a call that may have arrived says nothing of that call', async () => {
    const { run, entry } = setUp({ note: { stage: 'left', hasLeft: true }, sends: failed({ status: 429 }) });
    expect(await run('page')).toMatchObject({ outcome: 'unknown' });
    expect(entry()).toMatchObject({ stage: 'left', payment: payment() });
  });
});

describe('what may be paid', () => {
  test('is asked after first; paid, it is noted and delivered', async () => {
    const { run, calls, settled } = setUp({ note: { payment: attempted }, asked: { kind: 'paid', reference: 'pi_1' } });
    expect(await run('queue')).toMatchObject({ outcome: 'sent' });
    expect([calls, settled()?.stage]).toEqual([['ask after bkt-1', 'ask', 'send key-1'], 'settled']);
  });

  test('waits while nobody can tell, also where asking breaks', async () => {
    const { run, calls, entry } = setUp({ note: { payment: attempted } });
    expect(await run('queue')).toEqual({ outcome: 'unknown', failure: null });
    expect([calls, entry()]).toMatchObject([['ask after bkt-1'], { stage: 'confirmed', payment: attempted }]);
  });

  test('is forgotten once it is certain that nothing was taken: nothing is delivered that was not paid', async () => {
    const { run, calls, entry } = setUp({ note: { payment: attempted }, asked: { kind: 'notPaid' } });
    expect(await run('queue')).toEqual({ outcome: 'withdrawn' });
    expect([calls, entry()]).toEqual([['ask after bkt-1'], null]);
  });

  test('is asked after for a while though nothing is paid: what a page that is gone has confirmed may arrive still', async () => {
    const { run, entry } = setUp({
      note: { payment: { ...attempted, attemptedAtMs: Date.now() - 1000 } },
      asked: { kind: 'notPaid' },
    });
    expect(await run('queue')).toEqual({ outcome: 'unknown', failure: null });
    expect(entry()).not.toBeNull();
  });

  test('is sent by no worker before anybody has tried to pay, nor after another request has done it', () => {
    const outcomes = (['open', 'attempted', 'paid', 'unneeded'] as const).map((progress) => {
      const note = { stage: 'confirmed' as const, payment: payment({ progress }) };
      return [progress, isSendable(note), isOwed(note)];
    });
    expect(outcomes).toEqual([
      ['open', false, false],
      ['attempted', true, true],
      ['paid', true, true],
      ['unneeded', false, true],
    ]);
  });
});

describe('what is owed is not a draft', () => {
  test('it holds facts and no words', () => {
    const outbox = createOutbox(() => device);
    outbox.put(noteAddress(), {
      ...waitingNote({ payment: payment() }),
      title: 'Written by a person',
      messages: ['Said by a server.'],
    });
    expect([...device.rows.keys()]).toEqual(['waymark.owed/1/note/1']);
    expect([...device.rows.values()].join('')).not.toMatch(/Written|Said/);
    expect(outbox.find(noteAddress())).toMatchObject({ title: '', messages: [], payment: payment() });
  });

  test('it is wiped by no sign-out, and named apart from work, with its amount', () => {
    const { outbox, kinds } = setUp();
    const device_ = { outbox, storage: () => device };
    expect([unsentItems(kinds, 1, device_), pendingSubmissions(kinds, 1, outbox)]).toEqual([[], []]);
    wipeWork(1, device_);
    expect(
      owedItems(
        kinds,
        1,
        createOutbox(() => device),
      ),
    ).toEqual([
      {
        key: 'note-1',
        title: 'A note',
        detail: '£72.00: paid',
        href: '/notes/1',
        totalInPence: 7200,
        isToBeReturned: false,
      },
    ]);
    expect(owedItems(kinds, 11, outbox)).toEqual([]);
  });

  test('that of a kind which this release does not know is named, too', () => {
    const { outbox } = setUp();
    expect(owedItems([], 1, outbox)).toMatchObject([{ title: 'Other work', href: '/', totalInPence: 7200 }]);
  });

  test('it is stored and found while somebody views as its person, and everything else is not (B-1)', () => {
    const viewing = createOutbox(noStorage, () => device);
    viewing.put(noteAddress({ name: '2' }), waitingNote());
    viewing.put(noteAddress(), waitingNote({ payment: payment({ progress: 'open', reference: null }) }));
    expect(device.rows.size).toBe(0);
    viewing.update(noteAddress(), { payment: attempted });
    expect([
      createOutbox(() => device).of(1).length,
      createOutbox(noStorage, () => device).find(noteAddress())?.payment,
    ]).toEqual([1, attempted]);
  });

  test('settled or given up it leaves its place, and work that turns out to be owed moves there', () => {
    const outbox = createOutbox(() => device);
    outbox.put(noteAddress(), waitingNote({ payment: payment({ progress: 'open', reference: null }) }));
    expect([...device.rows.keys()]).toEqual(['waymark.outbox/1/note/1']);
    outbox.update(noteAddress(), { payment: attempted });
    expect([...device.rows.keys()]).toEqual(['waymark.owed/1/note/1']);
    outbox.update(noteAddress(), { payment: null });
    expect([...device.rows.keys()]).toEqual(['waymark.outbox/1/note/1']);
    outbox.remove(noteAddress());
    expect(device.rows.size).toBe(0);
  });

  test('a browser that empties its storage while a page stands gets it back', () => {
    const window = new EventTarget();
    const { addEventListener, removeEventListener } = globalThis;
    Object.assign(globalThis, {
      addEventListener: window.addEventListener.bind(window),
      removeEventListener: window.removeEventListener.bind(window),
    });
    try {
      const outbox = createOutbox(() => device);
      outbox.put(noteAddress(), waitingNote({ payment: payment() }));
      outbox.put(noteAddress({ name: '2' }), waitingNote());
      const stop = outbox.subscribe(() => undefined);
      device.rows.clear();
      window.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
      stop();
      expect([...device.rows.keys()]).toEqual(['waymark.owed/1/note/1']);
    } finally {
      Object.assign(globalThis, { addEventListener, removeEventListener });
    }
  });
});
