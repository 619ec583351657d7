import { Attempts, type Attempt } from '#machines/subscriptions/attempt.ts';
import { onDevice, tabStorage, type StorageSource } from '#persistence/device-storage.ts';
import { ATTEMPTS_NAME } from './forget-attempts.ts';

/** What this tab remembers of plans that were about to be paid (T-02); nothing where it is unreadable. */
export const readAttempts = (storage: StorageSource = tabStorage): readonly Attempt[] =>
  onDevice(storage, (tab) => Attempts.parse(JSON.parse(tab.getItem(ATTEMPTS_NAME) ?? '[]')), []);

/**
 * Remembers them in this tab, over the provider's page and a reload. It goes with the tab, and with who was signed in.
 * Where the browser takes nothing, the server still opens one page for presses of one visit.
 */
export const storeAttempts = (attempts: readonly Attempt[], storage: StorageSource = tabStorage): void =>
  onDevice(storage, (tab) => tab.setItem(ATTEMPTS_NAME, JSON.stringify(attempts)), undefined);
