import type { BrowserDatabase } from '../db/idb-storage.ts';
import { type CookiePort, serialiseCookie } from '../handlers/cookies.ts';
import type { SetCookie } from '../rules/visitor.ts';

/** Where the visitor's cookies lie: shared by every tab and read anew for each call. */
export interface CookieStore {
  readonly all: () => Promise<Readonly<Record<string, string>>>;
  readonly save: (cookies: readonly SetCookie[]) => Promise<void>;
}

/** The store in IndexedDB. `seat`: whose cookies, where they are not the browser's own; a cookie's name has no slash. */
export const databaseCookies = (database: BrowserDatabase, seat: string | null): CookieStore => {
  const prefix = seat === null ? '' : `${seat}/`;
  return {
    all: async () => {
      const transaction = database.transaction('cookies');
      const [keys, values] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
      const cookies = keys
        .map((key, index) => [key, values[index] ?? ''] as const)
        .filter(([key]) => (seat === null ? !key.includes('/') : key.startsWith(prefix)));
      return Object.fromEntries(cookies.map(([key, value]) => [key.slice(prefix.length), value]));
    },
    save: async (cookies) => {
      const transaction = database.transaction('cookies', 'readwrite');
      for (const { name, value } of cookies)
        void (value === null
          ? transaction.store.delete(`${prefix}${name}`)
          : transaction.store.put(value, `${prefix}${name}`));
      await transaction.done;
    },
  };
};

/** The store of a page whose browser refuses storage. */
export const pageCookies = (): CookieStore => {
  const stored = new Map<string, string>();
  return {
    all: () => Promise.resolve(Object.fromEntries(stored)),
    save: (cookies) => {
      for (const { name, value } of cookies) {
        if (value === null) stored.delete(name);
        else stored.set(name, value);
      }
      return Promise.resolve();
    },
  };
};

/** What scripts may read goes to `document.cookie` too, as a browser would put it there; HttpOnly ones never do. */
export const showReadable = (cookies: readonly SetCookie[], path: string): void => {
  for (const cookie of cookies) if (!cookie.httpOnly) document.cookie = serialiseCookie(cookie, path);
};

/**
 * The browser door's cookies. Nothing leaves as `Set-Cookie`: the library would keep a jar of its own, which goes stale
 * in a second tab.
 */
export const browserCookies = (store: CookieStore, path: string): CookiePort => ({
  read: (request) => (request.credentials === 'omit' ? Promise.resolve({}) : store.all()),
  write: async (cookies) => {
    if (cookies.length > 0) {
      await store.save(cookies);
      showReadable(cookies, path);
    }
    return [];
  },
});
