import { getResponse } from 'msw';
import type { Demo } from '#contracts/demo.ts';
import { type World, world as seededWorld } from '#fixtures/world.ts';
import { type Backend, createBackend } from './backend.ts';
import { createMemoryStorage } from './db/memory-storage.ts';
import type { Storage } from './db/storage.ts';
import { createDemo } from './demo/console.ts';
import { makeHandlers } from './handlers/all.ts';
import { paymentHandlers } from './payments/payments.handlers.ts';
import { PROVIDER_API } from './payments/provider-calls.ts';
import { parseCookies, serialiseCookie } from './handlers/cookies.ts';
import { assetFromDisk } from './http/assets.ts';
import { scormRuntimeFromDisk } from './scorm/runtime-from-disk.ts';
import { scormHandlers } from './scorm/scorm.handlers.ts';
import { CookieJar } from './testing/cookie-jar.ts';
import { encodeForm } from './testing/form-body.ts';

/** Where the in-process backend seems to lie: a base URL for the client under test. */
export const IN_PROCESS_BASE_URL = 'http://fake.local/api';

/** One client of the backend: a browser's worth of cookies. Its members fit the ports of the app's HTTP client. */
export interface InProcessClient {
  /** Like the global `fetch`, against the backend. Relative addresses start below the base URL. */
  readonly fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  /** A readable cookie's value, decoded (L2), or null. */
  readonly readCookie: (name: string) => string | null;
  /** What `document.cookie` would show: cookies that are not HttpOnly, encoded. */
  readonly readableCookies: () => string;
  /** A multipart call with progress, as XMLHttpRequest makes it in a browser. Rejects where no answer came. */
  readonly upload: (request: {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly form: FormData;
    readonly onProgress?: (sentBytes: number, totalBytes: number) => void;
    readonly signal?: AbortSignal | undefined;
  }) => Promise<{
    readonly status: number;
    readonly body: string;
    readonly header: (name: string) => string | null;
    readonly isRedirected: boolean;
  }>;
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
}

/** Steps in which an upload reports its progress. */
const PROGRESS_STEPS = 4;

/**
 * The in-process door: the same handlers as behind the other doors, without a network. For tests in node and jsdom.
 * Network failures reject with a `TypeError`, as `fetch` does; a rule that breaks its contract rejects with its reason.
 */
export const createInProcess = ({
  world = seededWorld,
  now,
  storage = createMemoryStorage(),
}: InProcessOptions = {}): InProcess => {
  const backend = createBackend({ storage, world, assets: assetFromDisk, ...(now ? { now } : {}) });
  const handlers = [
    ...scormHandlers(IN_PROCESS_BASE_URL, backend, scormRuntimeFromDisk),
    ...makeHandlers(IN_PROCESS_BASE_URL, backend),
    ...paymentHandlers(backend, {
      api: PROVIDER_API,
      bank: 'http://fake.local/__payments/bank',
      checkout: 'http://fake.local/__payments/checkout',
    }),
  ];

  const newClient = (): InProcessClient => {
    const jar = new CookieJar();

    const answer = async (request: Request): Promise<Response> => {
      request.signal.throwIfAborted();
      if (jar.header() !== '' && request.credentials !== 'omit') request.headers.set('cookie', jar.header());
      const aborted = new Promise<never>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error), { once: true });
      });
      const response = await Promise.race([getResponse(handlers, request), aborted]);
      if (response === undefined || response.type === 'error') throw new TypeError('Failed to fetch');
      jar.store(response.headers.getSetCookie());
      return response;
    };

    /**
     * A 302 to an address of the API is followed as a browser follows it: by a GET, whose response says that it was
     * redirected.
     */
    const send = async (request: Request): Promise<Response> => {
      const response = await answer(request);
      const location =
        response.status === 302 && request.redirect === 'follow' ? response.headers.get('location') : null;
      const target = location === null ? null : new URL(location, request.url);
      if (target?.href.startsWith(`${IN_PROCESS_BASE_URL}/`) !== true) return response;
      return Object.defineProperty(await answer(new Request(target, { signal: request.signal })), 'redirected', {
        value: true,
      });
    };

    const requestFor = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Request> => {
      const address = input instanceof Request ? input : new URL(String(input), `${IN_PROCESS_BASE_URL}/`);
      if (!(init.body instanceof FormData)) return new Request(address, init);
      const { contentType, bytes } = await encodeForm(init.body);
      const request = new Request(address, { ...init, body: bytes });
      request.headers.set('content-type', contentType);
      return request;
    };

    const fetchInProcess: InProcessClient['fetch'] = async (input, init) => send(await requestFor(input, init));
    return {
      fetch: fetchInProcess,
      readCookie: (name) => jar.read(name),
      readableCookies: () => jar.readable(),
      upload: async ({ url, headers, form, onProgress, signal }) => {
        const request = await requestFor(url, { method: 'POST', headers, body: form, ...(signal ? { signal } : {}) });
        const total = (await request.clone().arrayBuffer()).byteLength;
        for (let step = 1; step <= PROGRESS_STEPS; step += 1)
          onProgress?.(Math.round((total * step) / PROGRESS_STEPS), total);
        const response = await send(request);
        return {
          status: response.status,
          body: await response.text(),
          header: (name) => response.headers.get(name),
          isRedirected: response.redirected,
        };
      },
      demo: createDemo(backend, {
        readCookies: () => parseCookies(jar.header()),
        writeCookies: (cookies) => jar.store(cookies.map((cookie) => serialiseCookie(cookie))),
        address: () => 'http://fake.local/',
      }),
    };
  };

  return { ...newClient(), backend, baseUrl: IN_PROCESS_BASE_URL, newClient };
};
