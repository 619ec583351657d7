import type { KeyValueStore } from '#current/client-state.ts';

const KEY = 'waymark.session';

/** Tells the sessions of two people apart where their profile has been loaded; null: none is remembered. */
export const rememberedSession = (store: KeyValueStore): string | null => {
  try {
    return store.getItem(KEY);
  } catch {
    return null;
  }
};

/**
 * W-03: whether this device remembers a session; it decides if boot asks the server at all. Where a browser
 * denies its storage, which reading the name alone says, only the server knows, and is asked.
 */
export const isSessionRemembered = (storage: () => KeyValueStore): boolean => {
  try {
    return storage().getItem(KEY) !== null;
  } catch {
    return true;
  }
};

/**
 * Set after a profile was loaded, with whose it is, and removed on sign-out or when the server knows nobody.
 * `remembered`: the id of the person, or that there is somebody.
 */
export const rememberSession = (store: KeyValueStore, remembered: boolean | number): void => {
  try {
    if (remembered === false) store.removeItem(KEY);
    else store.setItem(KEY, remembered === true ? '1' : `1/${remembered}`);
  } catch {
    // Without storage each visit asks the server.
  }
};
