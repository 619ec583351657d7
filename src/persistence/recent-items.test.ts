import { expect, test } from 'vitest';
import { createOutbox } from './outbox.ts';
import { recentItems, rememberItem } from './recent-items.ts';
import { unsentItems, wipeWork } from './registry.ts';

const device = () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
    key: (index: number) => [...stored.keys()][index] ?? null,
    clear: () => stored.clear(),
    get length() {
      return stored.size;
    },
  } satisfies Storage;
  return { stored, persistence: { storage: () => storage, now: () => 0 } };
};
const item = (nth: number) => ({ title: `Module ${nth}`, href: `/modules/${nth}`, kind: 'Module' });

test('the latest comes first, each once, eight at most', () => {
  const { persistence } = device();
  for (const nth of [1, 2, 3, 4, 5, 6, 7, 8, 9, 2]) rememberItem(persistence, 11, 1, item(nth));
  expect(recentItems(persistence, 11, 1).map(({ href }) => href)).toEqual(
    [2, 9, 8, 7, 6, 5, 4, 3].map((nth) => `/modules/${nth}`),
  );
});

test('each person and each organisation has their own', () => {
  const { persistence } = device();
  rememberItem(persistence, 11, 1, item(1));
  expect(recentItems(persistence, 12, 1)).toEqual([]);
  expect(recentItems(persistence, 11, 81)).toEqual([]);
});

test('what is damaged counts as none', () => {
  const { stored, persistence } = device();
  stored.set('waymark.recent/11/1', JSON.stringify({ version: 1, savedAtMs: 0, value: [{ title: 'No address' }] }));
  expect(recentItems(persistence, 11, 1)).toEqual([]);
});

test('a chosen sign-out wipes them, and names none of them as unsent work', () => {
  const { stored, persistence } = device();
  rememberItem(persistence, 11, 1, item(1));
  rememberItem(persistence, 12, 1, item(2));
  const outbox = createOutbox(persistence.storage);
  expect(unsentItems([], 11, { outbox, storage: persistence.storage })).toEqual([]);
  wipeWork(11, { outbox, storage: persistence.storage });
  expect([...stored.keys()]).toEqual(['waymark.recent/12/1']);
});
