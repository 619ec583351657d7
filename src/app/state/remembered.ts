import type { KeyValueStore } from './client-state.ts';

const KEY = 'waymark.session';

/** W-03: whether this device remembers a session; it decides if boot asks the server at all. */
export const isSessionRemembered = (store: KeyValueStore): boolean => {
  try {
    return store.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

/** Set after a profile was loaded, removed on sign-out or when the server knows nobody. */
export const rememberSession = (store: KeyValueStore, remembered: boolean): void => {
  try {
    if (remembered) store.setItem(KEY, '1');
    else store.removeItem(KEY);
  } catch {
    // Without storage each visit starts at the form.
  }
};
