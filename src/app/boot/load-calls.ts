import type { LazyClient } from '#api/lazy-client.ts';
import { onFirstTouch } from '#ui/inputs/touched/on-first-touch.ts';
import type { Services } from '../services/services.ts';

/** Loads what a call needs, and what every signed-in page hangs in, side by side. A failure shows when it is needed. */
const loadCalls = (client: LazyClient, services: Services): Promise<unknown> => {
  client.load();
  void import('../connection/follow-connection.ts')
    .then(({ followConnection }) => followConnection(services))
    .catch(() => undefined);
  return Promise.allSettled([
    import('#features/session/session.calls.ts'),
    import('../guards/SignedInFrame.tsx'),
    import('../shell/SignedInLayout.tsx'),
  ]);
};

/**
 * Where a session is remembered, or a link signs in, the first call follows at once; else the code of calls comes when
 * somebody is at the form, and that of home after it, while they type.
 */
export const loadWhenNeeded = (client: LazyClient, services: Services, remembered: boolean): void => {
  if (remembered || services.bootLink.signInToken !== null) void loadCalls(client, services);
  else
    onFirstTouch(
      () =>
        void loadCalls(client, services)
          .then(() => import('#features/home/HomeRoute.tsx'))
          .catch(() => undefined),
    );
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
