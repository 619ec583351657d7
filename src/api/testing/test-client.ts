import { createClient, type Client } from '../client.ts';
import type { ClientPorts } from '../ports.ts';

/** What a test needs of a backend's door; the in-process one fits. */
export type Door = Pick<ClientPorts, 'baseUrl' | 'fetch' | 'readCookie' | 'upload'>;

/** The app's client in front of a backend's door. `more`: ports that matter to the test. */
export const testClient = ({ baseUrl, fetch, readCookie, upload }: Door, more: Partial<ClientPorts> = {}): Client =>
  createClient({ baseUrl, fetch, readCookie, upload, appCode: 'test', appVersion: '0', roles: () => [], ...more });
