import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import { createOutbox, outboxName, type OutboxEntry } from './outbox.ts';
import { createOutboxWorker, GRACE_MILLISECONDS, TRY_AGAIN_AFTER_MILLISECONDS } from './outbox-worker.ts';
import { noteAddress, waitingNote } from './testing/note-work.ts';

const START_MS = 1_800_000_000_000;

let window: EventTarget;
beforeEach(() => {
  vi.useFakeTimers({ now: START_MS });
  window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** One tab. Unless said, everything that is sent arrives. */
const openTab = ({
  device = memoryDevice(),
  answer,
}: { device?: ReturnType<typeof memoryDevice>; answer?: (entry: OutboxEntry) => Promise<'arrived' | 'lost'> } = {}) => {
  const outbox = createOutbox(() => device);
  const sent: { name: string; afterMs: number }[] = [];
  let isConnected = true;
  const worker = createOutboxWorker({
    outbox,
    isConnected: () => isConnected,
    send: async (entry) => {
      sent.push({ name: entry.name, afterMs: Date.now() - START_MS });
      if ((await (answer?.(entry) ?? Promise.resolve('arrived'))) === 'arrived') outbox.remove(entry);
    },
  });
  return {
    device,
    outbox,
    worker,
    sent,
    names: () => sent.map(({ name }) => name),
    connect: (connected: boolean): void => {
      isConnected = connected;
      if (connected) worker.due();
    },
  };
};
const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

describe('what is sent', () => {
  test('is everything that waits, in the order in which it was confirmed, one after the other', async () => {
    let concurrent = 0;
    let atOnce = 0;
    const { outbox, worker, names } = openTab({
      answer: async () => {
        concurrent += 1;
        atOnce = Math.max(atOnce, concurrent);
        await new Promise((resolve) => setTimeout(resolve, 100));
        concurrent -= 1;
        return 'arrived';
      },
    });
    for (const [name, confirmedAtMs] of [
      ['2', 20],
      ['1', 10],
      ['3', 5],
    ] as const)
      outbox.put(noteAddress({ name }), waitingNote({ confirmedAtMs, stage: name === '3' ? 'left' : 'confirmed' }));
    worker.workFor(1);
    await pass(400);
    expect([names(), atOnce]).toEqual([['3', '1', '2'], 1]);
  });

  test.each(['unanswered', 'settled', 'refused'] as const)('is nothing that is %s', async (stage) => {
    const { outbox, worker, names } = openTab();
    outbox.put(noteAddress(), waitingNote({ stage }));
    worker.workFor(1);
    await pass(120_000);
    expect(names()).toEqual([]);
  });

  test('is nothing before it is known for whom, nothing of anybody else, and nothing any more once they are gone (A-28, H-07)', async () => {
    const { outbox, worker, names } = openTab();
    for (const userId of [1, 2]) outbox.put(noteAddress({ userId, name: String(userId) }), waitingNote());
    worker.due();
    await pass(120_000);
    expect(names()).toEqual([]);
    worker.workFor(2);
    await pass();
    expect(names()).toEqual(['2']);
    worker.workFor(null);
    outbox.put(noteAddress({ userId: 2 }), waitingNote());
    await pass(120_000);
    expect(names()).toEqual(['2']);
  });

  test('stops where somebody else signs in between two of them', async () => {
    const tab = openTab({
      answer: () => {
        tab.worker.workFor(2);
        return Promise.resolve('arrived');
      },
    });
    for (const name of ['1', '2']) tab.outbox.put(noteAddress({ name }), waitingNote());
    tab.worker.workFor(1);
    await pass(120_000);
    expect(tab.names()).toEqual(['1']);
  });

  test('is also what is confirmed later, at once', async () => {
    const { outbox, worker, names } = openTab();
    worker.workFor(1);
    await pass(1000);
    outbox.put(noteAddress(), waitingNote());
    await pass();
    expect(names()).toEqual(['1']);
  });
});

describe('when it is sent', () => {
  test('a call of an open or closing page is left alone for a grace of three seconds', async () => {
    const { outbox, worker, sent } = openTab();
    outbox.put(noteAddress(), waitingNote({ sendAfterMs: START_MS + 8000 }));
    worker.workFor(1);
    await pass(8000 + GRACE_MILLISECONDS - 1);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toEqual([{ name: '1', afterMs: 8000 + GRACE_MILLISECONDS }]);
  });

  test('what could not be sent is tried again within the same visit, less and less often, without end (T2)', async () => {
    const { outbox, worker, sent } = openTab({ answer: () => Promise.resolve('lost') });
    outbox.put(noteAddress(), waitingNote());
    worker.workFor(1);
    await pass(300_000);
    const pauses = sent.map(({ afterMs }, index) => afterMs - (sent[index - 1]?.afterMs ?? 0)).slice(1);
    expect(pauses.slice(0, 4)).toEqual([...TRY_AGAIN_AFTER_MILLISECONDS, TRY_AGAIN_AFTER_MILLISECONDS.at(-1)]);
  });

  test('what arrives at the second try is not sent a third time', async () => {
    let tries = 0;
    const { outbox, worker, sent } = openTab({
      answer: () => {
        tries += 1;
        return tries === 1 ? Promise.resolve('lost') : Promise.resolve('arrived');
      },
    });
    outbox.put(noteAddress(), waitingNote());
    worker.workFor(1);
    await pass(60_000);
    expect([sent.length, outbox.of(1)]).toEqual([2, []]);
  });

  test('what is confirmed meanwhile does not wait for what failed', async () => {
    const { outbox, worker, sent } = openTab({
      answer: ({ name }) => Promise.resolve(name === '1' ? 'lost' : 'arrived'),
    });
    outbox.put(noteAddress(), waitingNote());
    worker.workFor(1);
    await pass(1000);
    outbox.put(noteAddress({ name: '2' }), waitingNote());
    await pass();
    expect(sent).toEqual([
      { name: '1', afterMs: 0 },
      { name: '2', afterMs: 1000 },
    ]);
  });

  test('nothing is tried without a connection, and everything at once when it is back', async () => {
    const { outbox, worker, sent, connect } = openTab();
    connect(false);
    outbox.put(noteAddress(), waitingNote());
    worker.workFor(1);
    await pass(120_000);
    expect(sent).toEqual([]);
    connect(true);
    await pass();
    expect(sent).toHaveLength(1);
  });

  test('a connection that is lost between two of them stops the second', async () => {
    const tab = openTab({
      answer: () => {
        tab.connect(false);
        return Promise.resolve('arrived');
      },
    });
    for (const name of ['1', '2']) tab.outbox.put(noteAddress({ name }), waitingNote());
    tab.worker.workFor(1);
    await pass(120_000);
    expect(tab.names()).toEqual(['1']);
  });
});

describe('a page that takes care of its own entry', () => {
  test('is told when to send it, again and again, and the worker sends it once the page is gone', async () => {
    const { outbox, worker, names } = openTab();
    const onDue = vi.fn<() => void>();
    const leave = worker.register(noteAddress(), onDue);
    outbox.put(noteAddress(), waitingNote());
    worker.workFor(1);
    await pass();
    expect(onDue).toHaveBeenCalledTimes(1);
    await pass(TRY_AGAIN_AFTER_MILLISECONDS[0]);
    expect(onDue).toHaveBeenCalledTimes(2);
    expect(names()).toEqual([]);
    leave();
    await pass(60_000);
    expect(names()).toEqual(['1']);
  });

  test('is not told without a connection', async () => {
    const { outbox, worker, connect } = openTab();
    const onDue = vi.fn<() => void>();
    worker.register(noteAddress(), onDue);
    connect(false);
    outbox.put(noteAddress(), waitingNote());
    worker.workFor(1);
    await pass(60_000);
    expect(onDue).not.toHaveBeenCalled();
  });

  test('is told at once where it opens while the worker sends it, and not once that is over', async () => {
    const { outbox, worker } = openTab({ answer: () => new Promise((resolve) => setTimeout(resolve, 100, 'lost')) });
    outbox.put(noteAddress(), waitingNote());
    worker.workFor(1);
    const onDue = vi.fn<() => void>();
    worker.register(noteAddress(), onDue);
    expect(onDue).toHaveBeenCalledTimes(1);
    await pass(100);
    worker.register(noteAddress(), onDue);
    expect(onDue).toHaveBeenCalledTimes(1);
  });

  test('that was opened anew is not ended by the one before it', async () => {
    const { outbox, worker, names } = openTab();
    const before = worker.register(noteAddress(), () => undefined);
    const onDue = vi.fn<() => void>();
    worker.register(noteAddress(), onDue);
    before();
    outbox.put(noteAddress(), waitingNote());
    worker.workFor(1);
    await pass();
    expect([onDue.mock.calls.length, names()]).toEqual([1, []]);
  });
});

test('what a closed tab could not send is sent by a tab that stands open (R6)', async () => {
  const open = openTab();
  open.worker.workFor(1);
  await pass(60_000);
  const closing = createOutbox(() => open.device);
  closing.put(noteAddress(), waitingNote({ stage: 'left', hasLeft: true, sendAfterMs: Date.now() }));
  expect(open.sent).toEqual([]);
  window.dispatchEvent(Object.assign(new Event('storage'), { key: outboxName(noteAddress()) }));
  await pass(GRACE_MILLISECONDS);
  expect(open.sent).toEqual([{ name: '1', afterMs: 60_000 + GRACE_MILLISECONDS }]);
});
