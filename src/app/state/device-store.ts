import type { KeyValueStore } from './client-state.ts';

const NOTHING: KeyValueStore = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** `localStorage`, or one that keeps nothing where a browser denies it: reading the name alone throws there. */
export const deviceStore = (): KeyValueStore => {
  try {
    return window.localStorage;
  } catch {
    return NOTHING;
  }
};
