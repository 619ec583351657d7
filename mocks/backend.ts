import { PRODUCT_VERSION } from '#contracts/constants.ts';
import type { LoggedCall } from '#contracts/demo.ts';
import type { World } from '#fixtures/world.ts';
import { type ClockState, readClock, REAL_TIME } from './db/clock.ts';
import { Database } from './db/database.ts';
import type { RaisedEvent } from './db/state.ts';
import { createMutex, type Storage } from './db/storage.ts';
import { nextDueMs, runDueJobs } from './jobs/jobs.ts';
import { createEventFeed } from './realtime/event-feed.ts';

/** Raise it when stored data of the same product version can no longer be read. */
const DATA_FORMAT = 3;

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

/** As far ahead as an alarm can be set; nothing is due within a reasonable visit beyond it. */
const LONGEST_ALARM_MS = 60_000;

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
  /** Hears every event that is raised from now on, once it is committed, whoever shares the data raised it. */
  onPublished(listener: (event: RaisedEvent) => void): void;
  readonly appPath: string;
}

export const createBackend = ({
  storage,
  world,
  now = () => Date.now(),
  assets,
  appPath = '/',
}: BackendOptions): Backend => {
  const db = new Database(storage, `${PRODUCT_VERSION}/${DATA_FORMAT}`);
  const inPage = createMutex();
  const feed = createEventFeed(() => db.state.events);

  const seed = async ({ clock = REAL_TIME, world: staged = world, arrange }: Staging = {}): Promise<void> => {
    feed.begin();
    const seededAtMs = Math.floor(readClock(clock, now()));
    db.replace(staged(Math.floor(seededAtMs / 1000)), clock);
    db.edit('scene', (scene) => ({ ...scene, seededAtMs }));
    await arrange?.(db);
    await db.commit();
    feed.sendNew();
    setAlarm();
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

  /** Takes over what was committed, and with it the events that others raised. */
  const refresh = async (): Promise<boolean> => {
    const known = await db.refresh();
    if (known) {
      feed.sendNew();
      setAlarm();
    }
    return known;
  };

  /**
   * Takes over the newest committed state; a storage that was never seeded, or cannot be read, is seeded. For one
   * writer at a time.
   */
  const refreshOrSeed = async (): Promise<void> => {
    if (!(await refresh())) await seed();
  };

  const virtualMs = (): number => Math.floor(readClock(db.state.clock, now()));
  const isDue = (): boolean => (nextDueMs(db) ?? Number.POSITIVE_INFINITY) <= virtualMs();
  const runDue = (): Promise<void> => runDueJobs(db, virtualMs(), appPath);

  /** Does what has fallen due while nobody asked. For one writer at a time: another tab may have done it by now. */
  const catchUp = async (): Promise<void> => {
    await refreshOrSeed();
    await runDue();
    await db.commit();
    feed.sendNew();
    setAlarm();
  };

  let alarm: ReturnType<typeof setTimeout> | undefined;
  /** Work falls due by the mere passing of time; whoever is first does it. */
  const setAlarm = (): void => {
    clearTimeout(alarm);
    const due = nextDueMs(db);
    const { rate } = db.state.clock;
    if (due === null || rate <= 0) return;
    const wait = Math.min(Math.max((due - virtualMs()) / rate, 0), LONGEST_ALARM_MS);
    alarm = setTimeout(() => void inPage(() => exclusively(catchUp)).catch(() => undefined), wait);
    // In node nothing stays open for it.
    (alarm as { readonly unref?: () => void }).unref?.();
  };

  // A tab that only shows a clock would not see another tab move it: it makes no call.
  storage.onCommit(() => void inPage(async () => void (await refresh())).catch(() => undefined));

  return {
    read: (work) =>
      inPage(async () => {
        if (!(await refresh())) await exclusively(refreshOrSeed);
        if (isDue()) await exclusively(catchUp);
        return work(db);
      }),
    write: (work) =>
      inPage(() =>
        exclusively(async () => {
          await refreshOrSeed();
          await runDue();
          const result = await work(db);
          // The work may have moved the clock.
          await runDue();
          await db.commit();
          feed.sendNew();
          setAlarm();
          return result;
        }),
      ),
    reset: (options) => inPage(() => exclusively(() => seed(options))),
    nowMs: virtualMs,
    realMs: now,
    log: (call) => storage.appendLog(call),
    readLog: () => storage.readLog(),
    readFiles: () => storage.readFiles(),
    asset: async (name) => (await assets?.(name)) ?? null,
    onPublished: feed.listen,
    appPath,
  };
};
