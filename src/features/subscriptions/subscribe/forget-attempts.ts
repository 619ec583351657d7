import { onDevice, tabStorage } from '#persistence/device-storage.ts';

/** The name under which a tab remembers plans that were about to be paid. */
export const ATTEMPTS_NAME = 'waymark.subscribing';

/** nothing of it meets whoever is here next. By itself, since every page can sign out and few read it. */
export const forgetAttempts = (): void => onDevice(tabStorage, (tab) => tab.removeItem(ATTEMPTS_NAME), undefined);
