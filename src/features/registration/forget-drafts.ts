import { namesBelow, onDevice, tabStorage } from '#persistence/device-storage.ts';

/** First part of the name of everything that is stored of a registration. */
export const REGISTRATION_FAMILY = 'waymark.registration';

/** nothing that somebody typed meets whoever is here next. */
export const forgetRegistrationDrafts = (): void =>
  onDevice(
    tabStorage,
    (tab) => {
      for (const name of namesBelow(tab, REGISTRATION_FAMILY)) tab.removeItem(name);
    },
    undefined,
  );
