import { PRODUCT_VERSION } from '#contracts/constants.ts';
import type { KeyValueStore } from '#current/client-state.ts';
import { rememberedSession } from './remembered.ts';

declare global {
  interface Window {
    /** By address: what the page asked before the app was there. Each is taken once. */
    openingReplies?: Map<string, Promise<Response>>;
  }
}

/**
 * What this device keeps of the calls that its pages begin with. Addresses only: ids, never a token nor a word of a
 * reply.
 */
export interface OpeningCalls {
  /** Another release may ask for something else. */
  readonly version: string;
  /** Whose they are, as `remembered.ts` has it. */
  readonly session: string;
  readonly headers: Readonly<Record<string, string>>;
  /** By the page's path, the numbers of both left out (`#0` is the path's first one). */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

const KEY = 'waymark.opening';
const NUMBER = /(?<=\/)\d+(?=\/|$)/g;

const numbersIn = (path: string): readonly string[] => path.match(NUMBER) ?? [];

/** The kind of a page: its path without its numbers. */
export const pageOf = (path: string): string => path.replace(NUMBER, '#');

/** An address for every page of one kind: where it names a number of the path, it names the place of that number. */
export const forAnyPage = (address: string, path: string): string =>
  numbersIn(path).reduce(
    (text, number, index) => text.replaceAll(new RegExp(`(?<=/)${number}(?=[/?]|$)`, 'g'), `#${index}`),
    address,
  );

/** The address for one page of that kind. */
const forPage = (address: string, path: string): string =>
  numbersIn(path).reduce((text, number, index) => text.replaceAll(`#${index}`, number), address);

/** What is saved; null where there is nothing, something damaged, or the calls of another release or person. */
export const readOpeningCalls = (store: KeyValueStore): OpeningCalls | null => {
  try {
    const saved = JSON.parse(store.getItem(KEY) ?? 'null') as OpeningCalls | null;
    return saved?.version === PRODUCT_VERSION && saved.session === rememberedSession(store) ? saved : null;
  } catch {
    return null;
  }
};

/** Saves what a page asked, beside what other pages do. Nothing where nobody is known to be here. */
export const saveOpeningCalls = (
  store: KeyValueStore,
  path: string,
  headers: OpeningCalls['headers'],
  addresses: readonly string[],
): void => {
  try {
    const session = rememberedSession(store);
    // Without the person it would not be known whose they are.
    if (session?.includes('/') !== true || addresses.length === 0) return;
    const asked: OpeningCalls = {
      version: PRODUCT_VERSION,
      session,
      headers,
      pages: {
        ...readOpeningCalls(store)?.pages,
        [pageOf(path)]: addresses.map((address) => forAnyPage(address, path)),
      },
    };
    store.setItem(KEY, JSON.stringify(asked));
  } catch {
    // A convenience is lost, nothing else.
  }
};

/**
 * Asks for what a page of this kind asked for the last time. Whatever comes of it, the app asks for itself what it does
 * not find here.
 */
export const askOpeningCalls = (
  view: Pick<Window, 'fetch' | 'openingReplies'>,
  store: KeyValueStore,
  path: string,
): void => {
  const saved = readOpeningCalls(store);
  if (saved === null) return;
  const asked = new Map<string, Promise<Response>>();
  try {
    for (const address of (saved.pages[pageOf(path)] ?? []).filter((one) => typeof one === 'string')) {
      const reply = view.fetch(forPage(address, path), { headers: saved.headers, credentials: 'include' });
      // Nobody may want it.
      reply.catch(() => undefined);
      asked.set(forPage(address, path), reply);
    }
  } catch {
    // What is damaged asks for nothing.
  }
  view.openingReplies = asked;
};

/** A-28, H-07: nothing of whoever was here is kept, and nothing that was asked in their name answers anybody else. */
export const forgetOpeningCalls = (store: KeyValueStore): void => {
  window.openingReplies?.clear();
  try {
    store.removeItem(KEY);
  } catch {
    // Storage is closed: then nothing was kept either.
  }
};
