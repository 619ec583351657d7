import { browserPorts } from '#api/browser-ports.ts';
import type { Client } from '#api/client.ts';
import { lazyClient, type LazyClient } from '#api/lazy-client.ts';
import type { ClientPorts } from '#api/ports.ts';
import { PRODUCT_VERSION } from '#contracts/constants.ts';
import { config } from '#current/config.ts';
import { deviceStore } from '#current/device-store.ts';

export interface Clients {
  /** The client of the app. */
  readonly client: LazyClient;
  /** Makes the calls that renew the session: it asks nobody to. */
  readonly signInClient: LazyClient;
}

type ClientsInput = Pick<ClientPorts, 'onServerDate' | 'onReply' | 'onRead' | 'identity' | 'roles'> &
  Required<Pick<ClientPorts, 'renewSession' | 'isSamePerson' | 'person'>>;

/** The clients of a page. Their code is loaded with the first call. */
export const createClients = ({ renewSession, isSamePerson, person, ...given }: ClientsInput): Clients => {
  const browser = browserPorts({
    baseUrl: config.apiBase,
    appUrl: config.basePath,
    appCode: config.appCode,
    appVersion: PRODUCT_VERSION,
    ...given,
  });
  let opening: ClientPorts['fetch'] | undefined;
  const make = (more: Partial<ClientPorts> = {}) =>
    lazyClient(async (): Promise<Client> => {
      const [{ createClient }, { openingPort }] = await Promise.all([
        import('#api/client.ts'),
        import('./opening-port.ts'),
      ]);
      // The demo's backend is in the page: nothing answers before it.
      if (config.repeatsOpeningCalls) opening ??= openingPort(browser.fetch, window, deviceStore());
      return createClient({ ...browser, fetch: opening ?? browser.fetch, ...more });
    });
  return { client: make({ renewSession, isSamePerson, person }), signInClient: make() };
};
