import type { Client } from '#api/client.ts';
import { failureOutcome } from '#contracts/failure.ts';
import { createConnection, type Connection } from '#current/connection.ts';

/**
 * The connection of this page: doubted by calls without an answer and by what the browser reports, believed by answers.
 * The first client probes.
 */
export const watchConnection = (client: Client, ...others: readonly Client[]): Connection => {
  const connection = createConnection({
    probe: async () => (await import('#features/session/session.calls.ts')).isServerThere(client),
  });
  for (const each of [client, ...others]) {
    each.onFailure((failure) => {
      if (failureOutcome(failure) === 'noAnswer') connection.doubt();
    });
  }
  window.addEventListener('offline', connection.doubt);
  window.addEventListener('online', connection.doubt);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && connection.current() === 'lost') connection.doubt();
  });
  return connection;
};
