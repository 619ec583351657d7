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

const tabStore = (): KeyValueStore => {
  try {
    return window.sessionStorage;
  } catch {
    return NOTHING;
  }
};

/**
 * H8: what a tab chose stands in that tab, over reloads; a new tab begins with what was chosen last in any. Written to
 * both, removed from both.
 */
export const tabFirstStore = (): KeyValueStore => {
  const [tab, device] = [tabStore(), deviceStore()];
  return {
    getItem: (key) => tab.getItem(key) ?? device.getItem(key),
    setItem: (key, value) => {
      // Each may refuse by itself.
      try {
        tab.setItem(key, value);
      } finally {
        device.setItem(key, value);
      }
    },
    removeItem: (key) => {
      tab.removeItem(key);
      device.removeItem(key);
    },
  };
};
