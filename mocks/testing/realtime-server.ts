import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { amaraOsei } from '#fixtures/people.ts';
import { type RunningServer, startServer } from '../http/server.ts';

/** The application that every client connects to. */
export const KEY = 'waymark';

/** Where Amara hears what concerns her. */
export const CHANNEL = `private-user.${amaraOsei.id}`;

/**
 * One server over real HTTP for all tests of a file. Each test finds it as seeded, with Amara signed in; whatever it
 * puts into `open` is disconnected after it.
 */
export const setUpRealtime = () => {
  let running: RunningServer;
  let cookie = '';
  const open: { readonly disconnect: () => void }[] = [];
  /** The server itself starts after this function has returned. */
  const server: Pick<RunningServer, 'port' | 'backend'> = {
    get port() {
      return running.port;
    },
    get backend() {
      return running.backend;
    },
  };
  const api = (): string => `http://127.0.0.1:${server.port}/api`;

  /** Asks the demo console. */
  const verb = async (name: string, ...args: readonly unknown[]): Promise<Response> =>
    fetch(`http://127.0.0.1:${server.port}/__demo/${name}`, { method: 'POST', body: JSON.stringify(args) });

  /** What the app does by its own client: the session goes with the request. */
  const authorise = async (socketId: string, channel: string): Promise<{ auth: string }> => {
    const body = new URLSearchParams({ socket_id: socketId, channel_name: channel });
    const response = await fetch(`${api()}/broadcasting/auth`, {
      method: 'POST',
      body,
      headers: { cookie, accept: 'application/json' },
    });
    if (!response.ok) throw new Error(`${response.status}`);
    return (await response.json()) as { auth: string };
  };

  beforeAll(async () => {
    running = await startServer({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => running.close());
  beforeEach(async () => {
    await verb('reset');
    cookie = (await verb('as', amaraOsei.email)).headers
      .getSetCookie()
      .map((header) => header.split(';')[0])
      .join('; ');
  });
  afterEach(() => {
    for (const client of open.splice(0)) client.disconnect();
  });

  return { server, api, cookie: () => cookie, verb, authorise, open };
};
