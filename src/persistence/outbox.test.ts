import { afterEach, describe, expect, test, vi } from 'vitest';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import { createOutbox, outboxName, type OutboxStage } from './outbox.ts';
import { wipeWork } from './registry.ts';
import { noteAddress, waitingNote } from './testing/note-work.ts';

afterEach(() => vi.unstubAllGlobals());

describe('confirmed work on the device (C-29)', () => {
  test('is found by the next page over the same device, and only under its own address', () => {
    const storage = memoryDevice();
    createOutbox(() => storage).put(noteAddress(), waitingNote());
    const later = createOutbox(() => storage);
    expect(later.find(noteAddress())).toMatchObject({
      stage: 'confirmed',
      title: 'A note',
      input: 'Seal it.',
      hasLeft: false,
      sendAfterMs: 0,
      messages: [],
    });
    for (const changed of [{ userId: 11 }, { kind: 'evidence' }, { name: '2' }, { name: '1/1' }])
      expect(later.find(noteAddress(changed))).toBeNull();
    expect(later.of(11)).toEqual([]);
  });

  test('keeps a name with slashes whole', () => {
    const storage = memoryDevice();
    createOutbox(() => storage).put(noteAddress({ name: '1/501' }), waitingNote());
    expect(createOutbox(() => storage).of(1)).toMatchObject([{ userId: 1, kind: 'note', name: '1/501' }]);
  });

  test.each([
    '',
    '{',
    'null',
    '{"version":1}',
    '{"version":1,"savedAtMs":5,"value":{"stage":"waiting"}}',
    '{"version":1,"savedAtMs":5,"value":{"stage":"sending","title":"","confirmedAtMs":0,"sendAfterMs":0,"hasLeft":false,"idempotencyKey":"a","messages":[],"input":1}}',
    '{"version":3,"savedAtMs":5,"value":{"stage":"waiting","title":"","confirmedAtMs":0,"sendAfterMs":0,"hasLeft":false,"idempotencyKey":"a","messages":[],"input":1}}',
  ])(
    'damaged, of another release or of no known stage it counts as none, breaks nothing, and stays where it is: %s',
    (text) => {
      const storage = memoryDevice();
      storage.rows.set(outboxName(noteAddress()), text);
      const outbox = createOutbox(() => storage);
      expect(outbox.find(noteAddress())).toBeNull();
      expect(outbox.of(1)).toEqual([]);
      outbox.update(noteAddress(), { stage: 'left' });
      expect(storage.rows.get(outboxName(noteAddress()))).toBe(text);
    },
  );

  test.each([
    ['waiting', 'confirmed'],
    ['left', 'left'],
    ['withdrawn', 'unanswered'],
    ['sent', 'settled'],
    ['refused', 'refused'],
  ])('a record of the first version that is %s is read as %s', (before, now) => {
    const storage = memoryDevice();
    storage.rows.set(
      outboxName(noteAddress()),
      `{"version":1,"savedAtMs":5,"value":{"stage":"${before}","title":"A note","confirmedAtMs":0,"sendAfterMs":0,"hasLeft":false,"idempotencyKey":"a","messages":[],"input":"Seal it."}}`,
    );
    expect(createOutbox(() => storage).find(noteAddress())).toMatchObject({
      stage: now,
      input: 'Seal it.',
      payment: null,
    });
  });

  test('lasts as long as the page where the device denies storage, and says so', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const outbox = createOutbox(denied);
    expect(outbox.put(noteAddress(), waitingNote())).toBe(false);
    expect(outbox.of(1)).toHaveLength(1);
    outbox.update(noteAddress(), { stage: 'left' });
    expect(outbox.find(noteAddress())?.stage).toBe('left');
    wipeWork(1, { outbox, storage: denied });
    expect(outbox.of(1)).toEqual([]);
  });

  test('is listed in the order in which it was confirmed', () => {
    const storage = memoryDevice();
    const outbox = createOutbox(() => storage);
    for (const [name, confirmedAtMs] of [
      ['b', 20],
      ['a', 10],
      ['c', 5],
    ] as const)
      outbox.put(noteAddress({ name }), waitingNote({ confirmedAtMs }));
    expect(outbox.of(1).map(({ name }) => name)).toEqual(['c', 'a', 'b']);
  });

  test('an update of what is not there stores nothing', () => {
    const storage = memoryDevice();
    createOutbox(() => storage).update(noteAddress(), { stage: 'left' });
    expect(storage.rows.size).toBe(0);
  });
});

describe('the key of a submission', () => {
  test.each(['confirmed', 'left', 'unanswered'] as const)(
    'stays the same for the next one about the same subject while %s: an earlier call may arrive still',
    (stage) => {
      const storage = memoryDevice();
      createOutbox(() => storage).put(noteAddress(), waitingNote({ stage }));
      const first = createOutbox(() => storage).find(noteAddress())?.idempotencyKey;
      createOutbox(() => storage).put(noteAddress(), waitingNote({ input: 'Sign it.' }));
      expect(first).toMatch(/^[0-9a-f]{32}$/);
      expect(createOutbox(() => storage).find(noteAddress())).toMatchObject({
        input: 'Sign it.',
        idempotencyKey: first,
      });
    },
  );

  test.each(['settled', 'refused', 'removed'] satisfies readonly (OutboxStage | 'removed')[])(
    'is a new one once it is settled: %s',
    (stage) => {
      const storage = memoryDevice();
      const outbox = createOutbox(() => storage);
      outbox.put(noteAddress(), waitingNote());
      const first = outbox.find(noteAddress())?.idempotencyKey;
      if (stage === 'removed') outbox.remove(noteAddress());
      else outbox.update(noteAddress(), { stage });
      outbox.put(noteAddress(), waitingNote());
      expect(outbox.find(noteAddress())?.idempotencyKey).not.toBe(first);
    },
  );

  test('is each subject’s own', () => {
    const storage = memoryDevice();
    const outbox = createOutbox(() => storage);
    for (const name of ['1', '2']) outbox.put(noteAddress({ name }), waitingNote());
    expect(new Set(outbox.of(1).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });
});

describe('changes', () => {
  test('are heard when they are made here, and when another tab made them', () => {
    const window = new EventTarget();
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
    const storage = memoryDevice();
    const outbox = createOutbox(() => storage);
    const heard = vi.fn<() => void>();
    const stop = outbox.subscribe(heard);
    const elsewhere = (key: string | null): void =>
      void window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    const calls = (work: () => void): number => {
      heard.mockClear();
      work();
      return heard.mock.calls.length;
    };
    expect(calls(() => outbox.put(noteAddress(), waitingNote()))).toBe(1);
    expect(calls(() => outbox.update(noteAddress(), { stage: 'left' }))).toBe(1);
    expect(calls(() => outbox.remove(noteAddress()))).toBe(1);
    expect(calls(() => outbox.remove(noteAddress()))).toBe(0);
    expect(calls(() => elsewhere(outboxName(noteAddress())))).toBe(1);
    expect(
      calls(() => elsewhere(null)),
      'everything was cleared',
    ).toBe(1);
    expect(calls(() => elsewhere('waymark.draft/1/note/1'))).toBe(0);
    stop();
    expect(calls(() => elsewhere(outboxName(noteAddress())))).toBe(0);
  });
});

test('wiping takes one person’s and leaves everybody else’s', () => {
  const storage = memoryDevice();
  const outbox = createOutbox(() => storage);
  for (const userId of [1, 11]) outbox.put(noteAddress({ userId }), waitingNote());
  wipeWork(1, { outbox, storage: () => storage });
  expect([outbox.of(1).length, outbox.of(11).length]).toEqual([0, 1]);
});
