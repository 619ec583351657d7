import { PRODUCT_VERSION } from '#contracts/constants.ts';
import type { LoggedCall } from '#contracts/demo.ts';
import type { World } from '#fixtures/world.ts';
import { type ClockState, readClock, REAL_TIME } from './db/clock.ts';
import { Database } from './db/database.ts';
import { createMutex, type Storage } from './db/storage.ts';

/** Raise it when stored data of the same product version can no longer be read. */
const DATA_FORMAT = 1;

export interface BackendOptions {
  readonly storage: Storage;
  /** The rows of the seeded world, its dates placed on the given instant (unix seconds). */
  readonly world: (nowUnix: number) => World;
  /** The real time in milliseconds. */
  readonly now?: () => number;
  /** Bytes of a seeded file by the name of its asset; null where there is none. */
  readonly assets?: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Path that links in mails start with: where the app lies on its host, with a slash at the end. */
  readonly appPath?: string;
}

/** A real-time event on its way to one person, or to everybody. */
export interface Published {
  readonly event: string;
  readonly payload: unknown;
  readonly email: string | null;
}

/** How to begin anew. */
export interface Staging {
  /** The real time unless said. */
  readonly clock?: ClockState;
  /** Another world than the backend's own. */
  readonly world?: BackendOptions['world'] | undefined;
  /** What is different from the seed; committed with it. */
  readonly arrange?: (db: Database) => void | Promise<void>;
}

/**
 * The fake backend behind every door: who may touch the data and when. Work runs one after the other in this page;
 * a writer is alone among all that share the storage, sees the newest state and commits before it answers.
 */
export interface Backend {
  read<T>(work: (db: Database) => T | Promise<T>): Promise<T>;
  /** What the work changed is committed together. If it throws, nothing is. */
  write<T>(work: (db: Database) => T | Promise<T>): Promise<T>;
  /** Throws everything away and seeds anew. */
  reset(options?: Staging): Promise<void>;
  /** Milliseconds since 1970 that the virtual clock shows, synchronously. */
  nowMs(): number;
  /** Milliseconds since 1970 of the real clock. */
  realMs(): number;
  log(call: LoggedCall): Promise<void>;
  readLog(): Promise<readonly LoggedCall[]>;
  readFiles: Storage['readFiles'];
  asset(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  publish(event: Published): void;
  onPublished(listener: (event: Published) => void): void;
  readonly appPath: string;
}

export const createBackend = ({ storage, world, now = () => Date.now(), assets, appPath = '/' }: BackendOptions): Backend => {
  const db = new Database(storage, `${PRODUCT_VERSION}/${DATA_FORMAT}`);
  const inPage = createMutex();
  const listeners = new Set<(event: Published) => void>();

  const seed = async ({ clock = REAL_TIME, world: staged = world, arrange }: Staging = {}): Promise<void> => {
    db.replace(staged(Math.floor(readClock(clock, now()) / 1000)), clock);
    await arrange?.(db);
    await db.commit();
  };

  const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
    storage.exclusive(async () => {
      try {
        return await work();
      } catch (error) {
        await db.discard();
        throw error;
      }
    });

  /** Takes over the newest committed state; a storage that was never seeded, or cannot be read, is seeded. For one writer at a time. */
  const refreshOrSeed = async (): Promise<void> => {
    if (!(await db.refresh())) await seed();
  };

  // A tab that only shows a clock would not see another tab move it: it makes no call.
  storage.onCommit(() => void inPage(async () => void (await db.refresh())).catch(() => undefined));

  return {
    read: (work) =>
      inPage(async () => {
        if (!(await db.refresh())) await exclusively(refreshOrSeed);
        return work(db);
      }),
    write: (work) =>
      inPage(() =>
        exclusively(async () => {
          await refreshOrSeed();
          const result = await work(db);
          await db.commit();
          return result;
        }),
      ),
    reset: (options) => inPage(() => exclusively(() => seed(options))),
    nowMs: () => Math.floor(readClock(db.state.clock, now())),
    realMs: now,
    log: (call) => storage.appendLog(call),
    readLog: () => storage.readLog(),
    readFiles: () => storage.readFiles(),
    asset: async (name) => (await assets?.(name)) ?? null,
    publish: (event) => {
      for (const listener of listeners) listener(event);
    },
    onPublished: (listener) => {
      listeners.add(listener);
    },
    appPath,
  };
};
