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

/** Whose session it was when the profile was last loaded, or null: what only they may read is asked for beside the profile. */
export const rememberedPerson = (store: KeyValueStore): number | null => {
  try {
    const id = Number(store.getItem(KEY)?.split('/')[1]);
    return Number.isSafeInteger(id) && id > 0 ? id : null;
  } catch {
    return null;
  }
};

/**
 * Set after a profile was loaded, with whose it is, and removed on sign-out or when the server knows nobody. `remembered`:
 * the id of the person, or that there is somebody.
 */
export const rememberSession = (store: KeyValueStore, remembered: boolean | number): void => {
  try {
    if (remembered === false) store.removeItem(KEY);
    else store.setItem(KEY, remembered === true ? '1' : `1/${remembered}`);
  } catch {
    // Without storage each visit starts at the form.
  }
};
