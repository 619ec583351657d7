// First: it stands in for what msw reads as it is imported.
import './browser/stand-in-storage.ts';
import { world } from '#fixtures/world.ts';
import { type Backend, createBackend } from './backend.ts';
import { announceStart } from './browser/announce-start.ts';
import { assetFromHost } from './browser/assets.ts';
import { browserCookies, type CookieStore, databaseCookies, pageCookies, showReadable } from './browser/cookies.ts';
import { logIgnoredEvents } from './browser/log-ignored-events.ts';
import { interceptNetwork } from './browser/network.ts';
import { reloadIfCallInNewTab } from './browser/new-tab.ts';
import { offerInstruments } from './browser/opener.ts';
import { dropOpeningReplies, seatOf } from './browser/seat-name.ts';
import { answerSockets } from './browser/sockets.ts';
import { inform, tell } from './browser/tell.ts';
import { createIdbStorage, openBrowserDatabase } from './db/idb-storage.ts';
import { createMemoryStorage } from './db/memory-storage.ts';
import type { Storage } from './db/storage.ts';
import { applySituation, createDemo } from './demo/console.ts';
import type { Door } from './demo/door.ts';
import { readLink, withoutSituation } from './demo/link.ts';
import { makeHandlers } from './handlers/all.ts';
import { paymentHandlers } from './payments/payments.handlers.ts';
import { PROVIDER_API, PROVIDER_SCRIPT } from './payments/provider-calls.ts';
import { createStandIn } from './payments/script/stripe.ts';
import { createPusherServer } from './realtime/pusher-server.ts';
import { storeLeftCalls } from './scorm/left-calls.ts';
import { scormRuntimeFromHost } from './scorm/runtime-from-host.ts';
import { scormHandlers } from './scorm/scorm.handlers.ts';
import { XSRF_COOKIE } from './rules/visitor.ts';

export interface FakeBackendOptions {
  /** Where the app lies on its host, with a slash at both ends: `import.meta.env.BASE_URL`. */
  readonly baseUrl: string;
  /** Path of the API below it. It must share no prefix with a route of the app. */
  readonly apiPath?: string;
  /** Somebody is signed in from now on without the app's doing: by the console, or by the address. */
  readonly onEntered: () => void;
}

/** Without a secure context there is no `crypto.randomUUID`, which @msw/data names its records with. */
const provideRandomUuid = (): void => {
  if ('randomUUID' in crypto) return;
  Object.defineProperty(crypto, 'randomUUID', {
    value: () =>
      '10000000-1000-4000-8000-100000000000'.replaceAll(/[018]/g, (digit) => {
        const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
        return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
      }),
  });
};

const NOT_STORED = 'This browser keeps no data: the demo starts anew with every page.';

/** The browser's database, or the page's memory where the browser refuses one. */
const openStorage = async (
  name: string,
  seat: string | null,
): Promise<{ readonly storage: Storage; readonly cookies: CookieStore; readonly isStored: boolean }> => {
  try {
    const database = await openBrowserDatabase(name);
    return { storage: createIdbStorage(database), cookies: databaseCookies(database, seat), isStored: true };
  } catch (error) {
    tell(NOT_STORED, error);
    return { storage: createMemoryStorage(), cookies: pageCookies(), isStored: false };
  }
};

/** The name under which the page holds the stand-in for the card provider until its script is loaded. */
const STAND_IN = 'waymarkCardProvider';

/**
 * Puts the stand-in for the card provider (F-12) where its script finds it; without a worker no script of another host
 * can be answered.
 */
const provideCardProvider = (hasWorker: boolean): void => {
  const standIn = createStandIn({
    document,
    fetch: (input, init) => fetch(input, init),
    api: PROVIDER_API,
    navigate: (address) => location.assign(address),
  });
  Object.assign(window, { [hasWorker ? STAND_IN : 'Stripe']: standIn });
};

/**
 * Makes true what the address carries, once, and takes it out of the address. Resolves to why it could not; null where
 * nothing is wrong.
 */
const followLink = async (backend: Backend, door: Door): Promise<string | null> => {
  const address = location.href;
  let problem: string | null = null;
  try {
    const situation = readLink(address);
    if (situation === null) return null;
    await applySituation(backend, door, situation);
  } catch (error) {
    tell('The situation in this address cannot be made true.', error);
    // The list of what there is belongs in the console.
    const [reason] = (error instanceof Error ? error.message : String(error)).split(' There are: ');
    problem = `This link cannot be followed. ${reason}`;
  }
  history.replaceState(history.state, '', withoutSituation(address));
  return problem;
};

/**
 * The browser door: answers the app's calls in this browser, keeps the data in IndexedDB and puts the console at
 * `window.demo`. Resolves when calls are answered. Call it before anything touches the network.
 */
export const startFakeBackend = async ({ baseUrl, apiPath = 'api', onEntered }: FakeBackendOptions): Promise<void> => {
  provideRandomUuid();
  dropOpeningReplies(window);
  const seat = seatOf(window.name);
  if (seat !== null) (await import('./browser/seat.ts')).takeSeat(window, seat);
  logIgnoredEvents(window, inform);
  const { storage, cookies, isStored } = await openStorage(`waymark-demo:${baseUrl}`, seat);
  const backend = createBackend({ storage, world, assets: assetFromHost, appPath: baseUrl });
  let problem = isStored ? null : NOT_STORED;
  const door: Door = {
    readCookies: () => cookies.all(),
    writeCookies: async (written) => {
      await cookies.save(written);
      showReadable(written, baseUrl);
    },
    address: () => location.href,
    problem: () => problem,
    onEntered,
  };

  const apiUrl = new URL(`${baseUrl}${apiPath}`, location.origin);
  const leftCalls = `waymark-demo.package:${baseUrl}`;
  const paymentsUrl = new URL(`${baseUrl}__payments/`, location.origin);
  const handlers = [
    ...scormHandlers(apiUrl.href, backend, scormRuntimeFromHost, browserCookies(cookies, baseUrl), leftCalls),
    ...makeHandlers(apiUrl.href, backend, browserCookies(cookies, baseUrl)),
    ...paymentHandlers(backend, {
      api: PROVIDER_API,
      bank: new URL('bank', paymentsUrl).href,
      checkout: new URL('checkout', paymentsUrl).href,
      script: { address: PROVIDER_SCRIPT, text: () => `window.Stripe = window.${STAND_IN};` },
    }),
    answerSockets(baseUrl, createPusherServer(backend)),
  ];
  await storeLeftCalls(backend, await cookies.all(), localStorage, leftCalls);
  const hasWorker = await interceptNetwork(handlers, `${baseUrl}mockServiceWorker.js`);
  provideCardProvider(hasWorker);
  // The app must not be drawn over an answer that is about to replace it.
  if (await reloadIfCallInNewTab([`${apiUrl.pathname}/`, paymentsUrl.pathname]))
    await new Promise<never>(() => undefined);

  problem = (await followLink(backend, door)) ?? problem;
  // The browser forgets session cookies when it closes; the store does not.
  showReadable([{ name: XSRF_COOKIE, value: (await cookies.all())[XSRF_COOKIE] ?? null, httpOnly: false }], baseUrl);
  // Loads the clock, which the app reads synchronously.
  await backend.read(() => undefined);
  window.demo = createDemo(backend, door);
  offerInstruments(baseUrl, problem);
  await announceStart();
};
