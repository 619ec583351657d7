import type { Client } from '#api/client.ts';

/**
 * Ends the session on the server, silently (J-01): a 403 ends it on the page and may leave it alive there, and the next
 * person must not find it. `client` must be one that asks nobody to renew the session.
 */
export const endOnServer = (client: Client): void =>
  void import('#features/session/session.calls.ts')
    .then((calls) => calls.endSessionSilently(client))
    .catch(() => undefined);
