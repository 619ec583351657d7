import type { DeviceStorage } from '../device-store.ts';

/** A device of its own for a test, and what lies on it. */
export const memoryDevice = (): DeviceStorage & { readonly kept: Map<string, string> } => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
};
