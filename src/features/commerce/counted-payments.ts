import { browserStorage, type StorageSource } from '#persistence/device-storage.ts';
import { createRecordStore } from '#persistence/record-store.ts';

/** How many are remembered: a reload comes soon. */
const MOST = 20;
const NAME = 'counted';

const parse = (value: unknown): readonly string[] => {
  if (!Array.isArray(value) || !value.every((each) => typeof each === 'string')) throw new Error('No references.');
  return value;
};

/**
 * F-08: says whether this device counts a payment for the first time, and remembers that it has: opened again, what was
 * paid is found paid, and is not counted twice. `reference`: the provider's name for it. Where nothing is stored it
 * always is.
 */
export const isCountedFirst = (reference: string, storage: StorageSource = browserStorage): boolean => {
  const store = createRecordStore({
    family: 'waymark.payments',
    path: 'all',
    format: { version: 1, parse },
    storage,
    now: Date.now,
  });
  const found = store.read(NAME);
  const before = found.found === 'stored' ? found.value : [];
  if (before.includes(reference)) return false;
  store.write(NAME, [...before, reference].slice(-MOST));
  return true;
};
