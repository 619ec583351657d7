import type { LazyClient } from '#api/lazy-client.ts';
import { onFirstTouch } from '#ui/inputs/touched/on-first-touch.ts';
import type { Services } from '../services/services.ts';

/**
 * Loads what the first signed-in page needs, the calls among it (`load`); a failure shows when it is needed. Where a
 * session is remembered, or a link signs in, the first call follows at once; else this comes when somebody is at the
 * form, while they type.
 */
export const loadSignedIn = (
  load: () => Promise<unknown>,
  client: LazyClient,
  services: Services,
  remembered: boolean,
): void => {
  const begin = (): void => {
    client.load();
    void load().catch(() => undefined);
    void import('../connection/follow-connection.ts')
      .then(({ followConnection }) => followConnection(services))
      .catch(() => undefined);
  };
  if (remembered || services.bootLink.signInToken !== null) begin();
  else onFirstTouch(begin);
};

/** What waits on this device is sent from any page (C-29); nothing of it is needed before somebody is signed in. */
export const sendWhatWaits = (services: Services): void => {
  let isOpen = false;
  const open = (): void => {
    if (isOpen || !services.login.getSnapshot().matches('signedIn')) return;
    isOpen = true;
    void import('../persistence/open-persistence.ts')
      .then(({ openPersistence }) => openPersistence(services))
      .catch(() => {
        // Without its code nothing is sent: the next change of session or connection tries again.
        isOpen = false;
      });
  };
  services.login.subscribe(open);
  services.connection.subscribe(open);
};
