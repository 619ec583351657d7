import { expect, test } from 'vitest';
import { createRecordStore } from './record-store.ts';
import { rememberRefused } from './unstored-records.ts';

/** A device that stores until it is full. */
const device = () => {
  const records = new Map<string, string>();
  let isFull = false;
  return {
    fill: (full: boolean) => {
      isFull = full;
    },
    storage: () => ({
      getItem: (name: string) => records.get(name) ?? null,
      setItem: (name: string, text: string) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        records.set(name, text);
      },
      removeItem: (name: string) => void records.delete(name),
      key: (index: number) => [...records.keys()][index] ?? null,
      get length() {
        return records.size;
      },
    }),
  };
};

const open = () => {
  const { fill, storage } = device();
  const format = { version: 1, parse: (value: unknown) => value as string };
  return {
    fill,
    store: rememberRefused(createRecordStore({ family: 'f', path: 'p', format, storage, now: () => 5 }), () => 7),
  };
};

test('T7: remembers the newest value that the device refused, and says that it is not stored', () => {
  const { fill, store } = open();
  fill(true);
  expect([store.write('a', 'one'), store.write('a', 'two')]).toEqual([null, null]);
  expect([store.unstored(), store.read('a'), store.names()]).toEqual([
    [{ name: 'a', value: 'two', savedAtMs: 7 }],
    { found: 'nothing' },
    [],
  ]);
});

test('forgets it once the device has it, or once it is cleared', () => {
  const { fill, store } = open();
  fill(true);
  store.write('a', 'one');
  store.write('b', 'two');
  fill(false);
  expect(store.write('a', 'one')).toBe(5);
  expect(store.unstored().map(({ name }) => name)).toEqual(['b']);
  store.clear('b');
  expect([store.unstored(), store.names()]).toEqual([[], ['a']]);
});
