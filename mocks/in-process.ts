import { getResponse } from 'msw';
import type { Demo } from '#contracts/demo.ts';
import { type World, world as seededWorld } from '#fixtures/world.ts';
import { type Backend, createBackend } from './backend.ts';
import { createMemoryStorage } from './db/memory-storage.ts';
import type { Storage } from './db/storage.ts';
import { createDemo } from './demo/console.ts';
import { makeHandlers } from './handlers/all.ts';
import { parseCookies, serialiseCookie } from './handlers/cookies.ts';
import { assetFromDisk } from './http/assets.ts';

/** Where the in-process backend seems to lie: a base URL for the client under test. */
export const IN_PROCESS_BASE_URL = 'http://fake.local/api';

/** One client of the backend: a browser's worth of cookies. */
export interface InProcessClient {
  /** Like the global `fetch`, against the backend. Relative addresses start below the base URL. */
  readonly fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  /** What `document.cookie` would show: cookies that are not HttpOnly, encoded. */
  readonly readableCookies: () => string;
  /** The console as this client's tab would have it: `as` signs this client in. */
  readonly demo: Demo;
}

export interface InProcess extends InProcessClient {
  readonly backend: Backend;
  readonly baseUrl: string;
  /** Another client of the same backend, without a session. */
  readonly newClient: () => InProcessClient;
}

export interface InProcessOptions {
  /** Rows of another world than the seeded one. */
  readonly world?: (nowUnix: number) => World;
  /** The real time in milliseconds; `Date.now` unless said. */
  readonly now?: () => number;
  /** Two backends over one storage are two tabs of one browser. */
  readonly storage?: Storage;
  readonly assets?: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>;
}

/**
 * The in-process door: the same handlers as behind the other doors, without a network. For tests in node and jsdom.
 * Network failures reject with a `TypeError`, as `fetch` does; a rule that breaks its contract rejects with its reason.
 */
export const createInProcess = ({ world = seededWorld, now, storage = createMemoryStorage(), assets = assetFromDisk }: InProcessOptions = {}): InProcess => {
  const backend = createBackend({ storage, world, ...(now ? { now } : {}), assets });
  const handlers = [...makeHandlers(IN_PROCESS_BASE_URL, backend)];

  const newClient = (): InProcessClient => {
    const jar = new Map<string, { readonly pair: string; readonly httpOnly: boolean }>();
    const store = (headers: readonly string[]): void => {
      for (const header of headers) {
        const pair = header.split(';')[0] ?? '';
        const name = pair.slice(0, pair.indexOf('='));
        if (/;\s*max-age=0/i.test(header)) jar.delete(name);
        else jar.set(name, { pair, httpOnly: /;\s*httponly/i.test(header) });
      }
    };
    const pairs = (readableOnly: boolean): string =>
      [...jar.values()].filter(({ httpOnly }) => !(readableOnly && httpOnly)).map(({ pair }) => pair).join('; ');

    return {
      readableCookies: () => pairs(true),
      demo: createDemo(backend, {
        readCookies: () => parseCookies(pairs(false)),
        writeCookies: (cookies) => store(cookies.map((cookie) => serialiseCookie(cookie))),
        address: () => 'http://fake.local/',
      }),
      fetch: async (input, init) => {
        const request = input instanceof Request ? new Request(input, init) : new Request(new URL(String(input), `${IN_PROCESS_BASE_URL}/`), init);
        request.signal.throwIfAborted();
        if (jar.size > 0 && request.credentials !== 'omit') request.headers.set('cookie', pairs(false));
        const aborted = new Promise<never>((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason as Error), { once: true });
        });
        const response = await Promise.race([getResponse(handlers, request), aborted]);
        if (response === undefined || response.type === 'error') throw new TypeError('Failed to fetch');
        store(response.headers.getSetCookie());
        return response;
      },
    };
  };

  return { ...newClient(), backend, baseUrl: IN_PROCESS_BASE_URL, newClient };
};
