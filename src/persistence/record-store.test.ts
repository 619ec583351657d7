import { describe, expect, test } from 'vitest';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import type { DeviceStorage } from './device-storage.ts';
import type { RecordFormat } from './record.ts';
import { createRecordStore } from './record-store.ts';

const FORMAT: RecordFormat<string> = {
  version: 1,
  parse: (value) => {
    if (typeof value !== 'string') throw new Error('Not a text.');
    return value;
  },
};

const storeOn = (
  storage: () => DeviceStorage,
  {
    path = '1/note',
    format = FORMAT,
    nowMs = 5,
  }: { path?: string; format?: RecordFormat<string>; nowMs?: number } = {},
) => createRecordStore({ family: 'waymark.draft', path, format, storage, now: () => nowMs });

describe('a stored record (C-29)', () => {
  test('is found with the time it was saved, under its own name and path', () => {
    const device = memoryDevice();
    expect(storeOn(() => device).write('1/501', 'first')).toBe(5);
    expect(storeOn(() => device).read('1/501')).toEqual({ found: 'stored', value: 'first', savedAtMs: 5 });
    expect(storeOn(() => device).names()).toEqual(['1/501']);
  });

  test.each([
    { name: '1/502' },
    { name: '1/501/0' },
    { path: '2/note' },
    { path: '1/review' },
    // Person 1 is not person 11.
    { path: '11/note' },
  ])('is not found under another name or path: %o', ({ name = '1/501', path = '1/note' }) => {
    const device = memoryDevice();
    storeOn(() => device).write('1/501', 'first');
    expect(storeOn(() => device, { path }).read(name)).toEqual({ found: 'nothing' });
  });

  test.each(['2/note', '1/review', '11/note'])('is not listed under another path: %s', (path) => {
    const device = memoryDevice();
    storeOn(() => device).write('1/501', 'first');
    expect(storeOn(() => device, { path }).names()).toEqual([]);
  });

  test('is removed by clearing it, and no other is', () => {
    const device = memoryDevice();
    for (const name of ['1/501/0', '1/501/1', '1/502/0']) storeOn(() => device).write(name, 'x');
    storeOn(() => device).clear('1/501/0');
    expect(storeOn(() => device).names()).toEqual(['1/501/1', '1/502/0']);
  });

  test('the record of another attempt stays when one is read (C-22)', () => {
    const device = memoryDevice();
    for (const attempt of [0, 2]) storeOn(() => device).write(`1/501/${attempt}`, 'x');
    storeOn(() => device).read('1/501/1');
    expect(storeOn(() => device).names()).toEqual(['1/501/0', '1/501/2']);
  });
});

describe('what another tab stored last', () => {
  /** Another tab with a device of its own: a browser tells a tab late of what another one stored. */
  const copyOf = (value: string, nowMs: number, format = FORMAT) => {
    const store = storeOn(() => elsewhere, { nowMs, format });
    const elsewhere = memoryDevice();
    store.write('1', value);
    const copy = store.copy('1');
    if (copy === null) throw new Error('Nothing was stored.');
    return copy;
  };

  test.each([
    ['later', 6],
    ['in the same millisecond', 5],
  ])('is taken where it was saved %s', (_, nowMs) => {
    const device = memoryDevice();
    const store = storeOn(() => device);
    store.write('1', 'older');
    store.receive(copyOf('newer', nowMs));
    expect(store.read('1')).toEqual({ found: 'stored', value: 'newer', savedAtMs: nowMs });
  });

  test('is taken where nothing was stored', () => {
    const device = memoryDevice();
    storeOn(() => device).receive(copyOf('first', 1));
    expect(storeOn(() => device).read('1')).toMatchObject({ value: 'first' });
  });

  test.each<[string, (store: ReturnType<typeof storeOn>) => void, ReturnType<typeof copyOf>]>([
    ['is older than what is here', (store) => store.write('1', 'here'), copyOf('older', 4)],
    [
      'is older than what was cleared here',
      (store) => {
        store.write('1', 'here');
        store.clear('1');
      },
      copyOf('older', 4),
    ],
    ['is of a newer release', (store) => store.write('1', 'here'), copyOf('of tomorrow', 6, { ...FORMAT, version: 2 })],
    ['is no record', (store) => store.write('1', 'here'), { name: '1', text: 'half a rec' }],
  ])('changes nothing where it %s', (_, before, copy) => {
    const device = memoryDevice();
    const store = storeOn(() => device);
    before(store);
    const rows = new Map(device.rows);
    store.receive(copy);
    expect(device.rows).toEqual(rows);
  });

  test('is not taken where the device is full, and nothing is handed over where nothing readable lies', () => {
    const device = memoryDevice();
    const full = {
      ...device,
      getItem: () => null,
      key: () => null,
      length: 0,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    storeOn(() => full).receive(copyOf('newer', 6));
    expect(device.rows.size).toBe(0);
    device.setItem('waymark.draft/1/note/1', 'half a rec');
    expect([storeOn(() => device).copy('1'), storeOn(() => device).copy('2')]).toEqual([null, null]);
  });
});

describe('a record that cannot be read', () => {
  test.each([
    '',
    '{',
    'null',
    '[]',
    'half a rec',
    '{"version":1}',
    '{"version":1,"value":"x"}',
    '{"version":1,"savedAtMs":5,"value":7}',
    '{"version":0,"savedAtMs":5,"value":"x"}',
  ])('is reported once and removed where it is damaged or too old: %s', (text) => {
    const device = memoryDevice();
    device.setItem('waymark.draft/1/note/1', text);
    expect(storeOn(() => device).read('1')).toEqual({ found: 'unreadable' });
    expect(device.rows.size).toBe(0);
    expect(storeOn(() => device).read('1')).toEqual({ found: 'nothing' });
  });

  test('stays where a newer release wrote it, and is readable again for that release', () => {
    const device = memoryDevice();
    const newer: RecordFormat<string> = { ...FORMAT, version: 2 };
    storeOn(() => device, { format: newer }).write('1', 'of tomorrow');
    expect(storeOn(() => device).read('1')).toEqual({ found: 'unreadable' });
    expect(storeOn(() => device).read('1')).toEqual({ found: 'unreadable' });
    expect(storeOn(() => device, { format: newer }).read('1')).toMatchObject({ found: 'stored', value: 'of tomorrow' });
  });
});

describe('versions', () => {
  const third: RecordFormat<string> = {
    ...FORMAT,
    version: 3,
    upgrades: [(value) => ({ text: value }), (value) => `${(value as { text: string }).text}!`],
  };
  const stored = (version: number, value: unknown) => {
    const device = memoryDevice();
    device.setItem('waymark.draft/1/note/1', JSON.stringify({ version, savedAtMs: 5, value }));
    return device;
  };

  test.each([
    [1, 'Seal it.'],
    [2, { text: 'Seal it.' }],
    [3, 'Seal it.!'],
  ])('a record of version %i is upgraded step by step', (version, value) => {
    const device = stored(version, value);
    expect(storeOn(() => device, { format: third }).read('1')).toEqual({
      found: 'stored',
      value: 'Seal it.!',
      savedAtMs: 5,
    });
  });

  test('an upgrade that throws makes the record unreadable, nothing else', () => {
    const device = stored(1, 'x');
    const broken = (): never => {
      throw new Error('broken');
    };
    expect(storeOn(() => device, { format: { ...FORMAT, version: 2, upgrades: [broken] } }).read('1')).toEqual({
      found: 'unreadable',
    });
  });
});

test('where storage is denied every call answers', () => {
  const store = storeOn(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect([store.read('1'), store.write('1', 'x'), store.names()]).toEqual([{ found: 'nothing' }, null, []]);
  store.clear('1');
});
