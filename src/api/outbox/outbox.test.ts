import { describe, expect, test, vi } from 'vitest';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import { createCourier, TRY_AGAIN_AFTER_MILLISECONDS, type Deliver } from './courier.ts';
import { exclusiveInPage } from './exclusive.ts';
import { createOutboxStore, nameOf, type OutboxAddress } from './outbox-store.ts';

const at = (subject: number, over: Partial<OutboxAddress> = {}): OutboxAddress => ({ userId: 1, organisationId: 1, kind: 'assessment', subject, ...over });
const waiting = (confirmedAtMs = 0) => ({ stage: 'waiting' as const, title: 'Final', confirmedAtMs, words: [], input: { answers: 1 } });

describe('C-29: confirmed work on the device', () => {
  test('is found again by whoever opens the browser next, and only under its own address', () => {
    const storage = memoryDevice();
    createOutboxStore(() => storage).put(at(501), waiting());
    const later = createOutboxStore(() => storage);
    expect(later.find(at(501))).toMatchObject({ stage: 'waiting', title: 'Final', input: { answers: 1 } });
    for (const over of [{ userId: 11 }, { organisationId: 2 }, { kind: 'evidence' }, { subject: 5 }]) expect(later.find(at(501, over))).toBeNull();
    expect(later.of(11)).toEqual([]);
  });

  test.each(['', '{', 'null', '{"version":1}', '{"version":2,"stage":"waiting","title":"","confirmedAtMs":0,"words":[],"input":1}', '{"version":1,"stage":"sending","title":"","confirmedAtMs":0,"words":[],"input":1}'])(
    'damaged, of another release or of no known stage it is nothing, and breaks nothing: %s',
    (text) => {
      const storage = memoryDevice();
      storage.rows.set(nameOf(at(501)), text);
      const outbox = createOutboxStore(() => storage);
      expect(outbox.find(at(501))).toBeNull();
      expect(outbox.of(1)).toEqual([]);
    },
  );

  test('where the device denies storage it lasts as long as the page, and says so', () => {
    const outbox = createOutboxStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(outbox.put(at(501), waiting())).toBe(false);
    expect(outbox.of(1)).toHaveLength(1);
    outbox.wipe(1);
    expect(outbox.of(1)).toEqual([]);
  });

  test('wiping takes one person’s and leaves the others’', () => {
    const storage = memoryDevice();
    const shared = createOutboxStore(() => storage);
    for (const userId of [1, 11]) shared.put(at(501, { userId }), waiting());
    shared.wipe(1);
    expect([shared.of(1).length, shared.of(11).length]).toEqual([0, 1]);
  });
});

const set = (deliver: Deliver) => {
  const storage = memoryDevice();
  const outbox = createOutboxStore(() => storage);
  const timers: { run: () => void; wait: number }[] = [];
  let isConnected = true;
  const courier = createCourier({
    outbox,
    isConnected: () => isConnected,
    deliver: { assessment: deliver },
    schedule: (run, wait) => {
      timers.push({ run, wait });
      return () => undefined;
    },
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
  return { outbox, courier, timers, settle, disconnect: () => void (isConnected = false), connect: () => void (isConnected = true) };
};

describe('the courier', () => {
  test('sends what waits in the order in which it was confirmed, one after the other', async () => {
    const sent: number[] = [];
    const { outbox, courier, settle } = set((entry) => {
      sent.push(entry.subject);
      outbox.remove(entry);
      return Promise.resolve('done');
    });
    outbox.put(at(2), waiting(20));
    outbox.put(at(1), waiting(10));
    outbox.put(at(3), { ...waiting(5), stage: 'left' });
    courier.workFor(1);
    await settle();
    expect(sent).toEqual([1, 2]);
  });

  test('sends nothing without a connection, nothing of somebody else, and nothing that its page takes care of', async () => {
    const deliver = vi.fn<Deliver>(() => Promise.resolve('later'));
    const { outbox, courier, settle, disconnect, connect } = set(deliver);
    outbox.put(at(1, { userId: 2 }), waiting());
    outbox.put(at(2), waiting());
    const onDue = vi.fn<() => void>();
    const leave = courier.attend(at(2), onDue);
    disconnect();
    courier.workFor(1);
    await settle();
    expect(onDue).not.toHaveBeenCalled();
    connect();
    courier.due();
    await settle();
    expect(onDue).toHaveBeenCalledTimes(1);
    expect(deliver).not.toHaveBeenCalled();
    leave();
    courier.due();
    await settle();
    expect(deliver.mock.calls.map(([entry]) => entry.subject)).toEqual([2]);
  });

  test('what could not be sent is tried again, less and less often', async () => {
    const { outbox, courier, timers, settle } = set(() => Promise.resolve('later'));
    outbox.put(at(1), waiting());
    courier.workFor(1);
    for (let count = 0; count < 5; count += 1) {
      await settle();
      timers.at(-1)?.run();
    }
    expect(timers.slice(0, 3).map(({ wait }) => wait)).toEqual(TRY_AGAIN_AFTER_MILLISECONDS);
  });
});

test('work of one name runs one after the other, and whoever waited knows', async () => {
  const exclusive = exclusiveInPage();
  const seen: string[] = [];
  const work = (name: string) => async (waited: boolean) => {
    seen.push(`${name} ${waited ? 'waited' : 'at once'}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    seen.push(`${name} ends`);
  };
  await Promise.all([exclusive('a', work('first')), exclusive('a', work('second')), exclusive('b', work('other'))]);
  expect(seen.slice(0, 2)).toEqual(['first at once', 'other at once']);
  expect(seen.indexOf('second waited')).toBeGreaterThan(seen.indexOf('first ends'));
});
