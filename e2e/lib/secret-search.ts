import type { BrowserContext, Page } from '@playwright/test';

/** Texts by where they stand. */
export type Texts = Readonly<Record<string, string>>;

/** What passes by while a test runs and is nowhere afterwards. */
export interface Traffic {
  readonly sources: () => Texts;
}

/** Listens to the addresses, the consoles, and what pages tell other tabs and other hosts, from here on. */
export const listenToTraffic = async (context: BrowserContext): Promise<Traffic> => {
  const addresses: string[] = [];
  const lines: string[] = [];
  const told: string[] = [];
  context.on('request', (request) => {
    addresses.push(request.url(), request.headers()['referer'] ?? '');
  });
  context.on('page', (page) => page.on('framenavigated', (frame) => addresses.push(frame.url())));
  for (const page of context.pages()) page.on('framenavigated', (frame) => addresses.push(frame.url()));
  context.on('console', (message) => lines.push(message.text()));
  await context.exposeBinding('noteTold', (_, text: string) => void told.push(text));
  await context.addInitScript(() => {
    const { noteTold } = window as unknown as { noteTold: (text: string) => void };
    const textOf = (value: unknown): string => JSON.stringify(value) ?? '';
    globalThis.BroadcastChannel = class extends BroadcastChannel {
      override postMessage(message: unknown): void {
        noteTold(textOf(message));
        super.postMessage(message);
      }
    };
    const sendBeacon = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) void body.text().then(noteTold);
      else noteTold(textOf(body));
      return sendBeacon(address, body);
    };
    addEventListener('error', ({ message, error }) => noteTold(`${message} ${String((error as Error | null)?.stack)}`));
    addEventListener('unhandledrejection', ({ reason }) => noteTold(String(reason)));
  });
  return {
    sources: () => ({
      'an address': addresses.join('\n'),
      'the console': lines.join('\n'),
      'what a page told': told.join('\n'),
    }),
  };
};

/** Runs in the page. The stores of its origin, and what the page itself carries. */
const readStores = async (): Promise<Record<string, string>> => {
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
    });
  const textOf = (value: unknown): string =>
    JSON.stringify(value, (_, part: unknown) => (part instanceof Uint8Array ? new TextDecoder().decode(part) : part));
  const databases: Record<string, string> = {};
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    const stores = [...database.objectStoreNames];
    const rows =
      stores.length === 0
        ? []
        : await Promise.all(
            stores.map((store) =>
              done(database.transaction(stores).objectStore(store).getAll() as IDBRequest<unknown[]>),
            ),
          );
    databases[`IndexedDB ${name}`] = textOf(rows);
    database.close();
  }
  const caches: string[] = [];
  for (const name of await window.caches.keys()) {
    const cache = await window.caches.open(name);
    caches.push(...(await cache.keys()).map(({ url }) => url));
  }
  return {
    ...databases,
    localStorage: textOf(Object.entries(localStorage)),
    sessionStorage: textOf(Object.entries(sessionStorage)),
    cookies: document.cookie,
    'the history': textOf([location.href, history.state, window.name, document.referrer]),
    'the performance log': textOf(performance.getEntries().map(({ name }) => name)),
    caches: caches.join('\n'),
    'the page': `${document.title}\n${document.documentElement.outerHTML}`,
  };
};

/** Everything of a page that somebody else could read later; databases by their names. */
export const readSources = (page: Pick<Page, 'evaluate'>): Promise<Texts> => page.evaluate(readStores);

/** The forms in which a secret is written: as it is, in an address, in a form, in groups of four, as base64. */
const formsOf = (secret: string): readonly string[] => [
  secret,
  encodeURIComponent(secret),
  encodeURIComponent(secret).replaceAll('%20', '+'),
  secret.replaceAll(/(.{4})(?=.)/g, '$1 '),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
];

/** Six digits stand by chance in longer numbers. */
const isIn = (text: string, form: string): boolean =>
  /^\d+$/.test(form) ? new RegExp(`(?<!\\d)${form}(?!\\d)`).test(text) : text.includes(form);

/** Where which of the secrets stands, one line each. */
export const secretsFound = (sources: Texts, secrets: Texts): readonly string[] =>
  Object.entries(sources).flatMap(([source, text]) =>
    Object.entries(secrets).flatMap(([name, secret]) =>
      formsOf(secret).some((form) => isIn(text, form)) ? [`${name} in ${source}`] : [],
    ),
  );
