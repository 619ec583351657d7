import type { LoggedCall } from '#contracts/demo.ts';

/** What was loaded: the version of the whole, and the parts that changed since the version that the caller knows. */
export interface Loaded {
  readonly version: number;
  readonly parts: Readonly<Record<string, unknown>>;
}

/** What a commit writes, all of it or nothing. */
export interface Commit {
  readonly parts: Readonly<Record<string, unknown>>;
  readonly files: ReadonlyMap<number, Uint8Array<ArrayBuffer>>;
  /** Drops the log and every stored file first. */
  readonly fresh?: boolean;
}

/**
 * Where the backend's data lies. Parts are JSON, one for each table and each piece of state; the version counts
 * commits.
 */
export interface Storage {
  load(knownVersion: number): Promise<Loaded>;
  /** The new version, written in the same transaction. */
  commit(commit: Commit): Promise<number>;
  /** Runs one writer at a time among all backends that share the storage. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  readFile(id: number): Promise<Uint8Array<ArrayBuffer> | null>;
  readFiles(): Promise<ReadonlyMap<number, Uint8Array<ArrayBuffer>>>;
  appendLog(call: LoggedCall): Promise<void>;
  /** Oldest first, the last `LOG_LENGTH`. */
  readLog(): Promise<readonly LoggedCall[]>;
  /** Calls back when another backend committed. */
  onCommit(listener: () => void): void;
}

export const LOG_LENGTH = 500;

/** A mutex of one page: work runs in the order in which it was asked for, and a failure does not stop the next. */
export const createMutex = (): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
};
