import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { LoggedCall } from '#contracts/demo.ts';
import { createMutex, LOG_LENGTH, type Storage } from './storage.ts';

interface Schema extends DBSchema {
  /** One row for each part, with the version of the commit that wrote it. */
  parts: {
    key: string;
    value: { readonly name: string; readonly version: number; readonly value: unknown };
    indexes: { version: number };
  };
  meta: { key: string; value: number };
  files: { key: number; value: Uint8Array<ArrayBuffer> };
  log: { key: number; value: LoggedCall };
  /** What would be the browser's cookies of the API. */
  cookies: { key: string; value: string };
}

export type BrowserDatabase = IDBPDatabase<Schema>;

/** A machine that loses power may lose the last calls of a demo; waiting for the disk would slow down every one. */
const RELAXED = { durability: 'relaxed' } as const;
const VERSION_KEY = 'version';
/** The log is cut after this many calls more than it keeps. */
const LOG_SLACK = 50;

/** The browser's database of one deployment. Rejects where the browser refuses storage. */
export const openBrowserDatabase = (name: string): Promise<BrowserDatabase> =>
  openDB<Schema>(name, 1, {
    upgrade: (database) => {
      database.createObjectStore('parts', { keyPath: 'name' }).createIndex('version', 'version');
      database.createObjectStore('meta');
      database.createObjectStore('files');
      database.createObjectStore('log', { autoIncrement: true });
      database.createObjectStore('cookies');
    },
  });

/** `navigator.locks` where there is one; without a secure context the browser door has one tab, and a mutex does. */
const exclusiveIn = (name: string): Storage['exclusive'] => {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (locks === undefined) return createMutex();
  return async <T>(work: () => Promise<T>): Promise<T> => (await locks.request(name, work)) as T;
};

/** Storage that every tab of the browser shares and that outlives them. */
export const createIdbStorage = (database: BrowserDatabase): Storage => {
  const channel = new BroadcastChannel(database.name);
  return {
    load: async (knownVersion) => {
      const transaction = database.transaction(['meta', 'parts']);
      const version = (await transaction.objectStore('meta').get(VERSION_KEY)) ?? 0;
      if (version === knownVersion) return { version, parts: {} };
      const parts = await transaction
        .objectStore('parts')
        .index('version')
        .getAll(IDBKeyRange.lowerBound(knownVersion, true));
      return { version, parts: Object.fromEntries(parts.map((part) => [part.name, part.value])) };
    },
    commit: async (commit) => {
      const transaction = database.transaction(['meta', 'parts', 'files', 'log'], 'readwrite', RELAXED);
      const [meta, parts, files] = [
        transaction.objectStore('meta'),
        transaction.objectStore('parts'),
        transaction.objectStore('files'),
      ];
      const version = ((await meta.get(VERSION_KEY)) ?? 0) + 1;
      if (commit.fresh) await Promise.all([files.clear(), transaction.objectStore('log').clear()]);
      for (const [name, value] of Object.entries(commit.parts)) void parts.put({ name, version, value });
      for (const [id, bytes] of commit.files) void files.put(bytes, id);
      void meta.put(version, VERSION_KEY);
      await transaction.done;
      channel.postMessage(version);
      return version;
    },
    exclusive: exclusiveIn(database.name),
    readFile: async (id) => (await database.get('files', id)) ?? null,
    readFiles: async () => {
      const transaction = database.transaction('files');
      const [ids, contents] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
      return new Map(
        ids.flatMap((id, index) => (contents[index] === undefined ? [] : [[id, contents[index]] as const])),
      );
    },
    appendLog: async (call) => {
      const transaction = database.transaction('log', 'readwrite', RELAXED);
      const key = await transaction.store.add(call);
      if (key % LOG_SLACK === 0) {
        const keys = await transaction.store.getAllKeys();
        const last = keys.at(-LOG_LENGTH - 1);
        if (last !== undefined) await transaction.store.delete(IDBKeyRange.upperBound(last));
      }
      await transaction.done;
    },
    readLog: async () => (await database.getAll('log')).slice(-LOG_LENGTH),
    onCommit: (listener) => {
      channel.addEventListener('message', () => listener());
    },
  };
};
