import { Attempts, type Attempt } from '#machines/subscriptions/attempt.ts';
import { ATTEMPTS_NAME } from './forget-attempts.ts';

/** Where a tab's own attempts are; `sessionStorage`, unless a browser denies it. */
export type AttemptStore = Pick<Storage, 'getItem' | 'setItem'>;

const tabStorage = (): AttemptStore | null => {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
};

/** What this tab remembers of plans that were about to be paid (T-02); nothing where it is unreadable. */
export const readAttempts = (storage = tabStorage()): readonly Attempt[] => {
  try {
    const found = Attempts.safeParse(JSON.parse(storage?.getItem(ATTEMPTS_NAME) ?? '[]'));
    return found.success ? found.data : [];
  } catch {
    return [];
  }
};

/**
 * Remembers them in this tab, over the provider's page and a reload. It goes with the tab, and with who was signed in.
 * Where the browser takes nothing, the server still opens one page for presses of one visit.
 */
export const storeAttempts = (attempts: readonly Attempt[], storage = tabStorage()): void => {
  try {
    storage?.setItem(ATTEMPTS_NAME, JSON.stringify(attempts));
  } catch {
    // Full or denied: see above.
  }
};
