import { askAhead, type Ahead } from '#api/ask-ahead.ts';
import { browserPorts } from '#api/browser-ports.ts';
import type { Client } from '#api/client.ts';
import { lazyClient, type LazyClient } from '#api/lazy-client.ts';
import type { ClientPorts } from '#api/ports.ts';
import { PRODUCT_VERSION } from '#contracts/constants.ts';
import { config } from '#current/config.ts';

export interface Clients {
  /** Home's calls may travel ahead of the page; `ahead.client` is the client of the app. */
  readonly ahead: Ahead;
  /** Makes the calls that renew the session: it asks nobody to. */
  readonly signInClient: LazyClient;
}

type ClientsInput = Pick<ClientPorts, 'onServerDate' | 'onReply' | 'onRead' | 'identity' | 'roles'> & Required<Pick<ClientPorts, 'renewSession' | 'isSamePerson'>>;

/** The clients of a page. Their code is loaded with the first call. */
export const createClients = ({ renewSession, isSamePerson, ...given }: ClientsInput): Clients => {
  const ports = browserPorts({ baseUrl: config.apiBase, appCode: config.appCode, appVersion: PRODUCT_VERSION, ...given });
  const make = (more: Partial<ClientPorts> = {}) => lazyClient(async (): Promise<Client> => (await import('#api/client.ts')).createClient({ ...ports, ...more }));
  return { ahead: askAhead(make({ renewSession, isSamePerson }), make()), signInClient: make() };
};
