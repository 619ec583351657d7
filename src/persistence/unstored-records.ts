import type { Found, RecordStore } from './record-store.ts';

/** A record that the device refused; it lasts as long as its page. */
export interface UnstoredRecord<T> {
  readonly name: string;
  readonly value: T;
  /** Milliseconds since 1970. */
  readonly savedAtMs: number;
}

/** A store that also remembers what the device refused (T7). `read` and `names` answer for the device alone. */
export interface RememberingStore<T> extends RecordStore<T> {
  /** The newest refused value of each name. */
  readonly unstored: () => readonly UnstoredRecord<T>[];
}

/**
 * Remembers refused writes, so that a page can still offer them when it goes on to something else. `now`: milliseconds
 * since 1970.
 */
export const rememberRefused = <T>(store: RecordStore<T>, now: () => number): RememberingStore<T> => {
  const refused = new Map<string, UnstoredRecord<T>>();
  return {
    read: (name): Found<T> => store.read(name),
    write: (name, value) => {
      const savedAtMs = store.write(name, value);
      if (savedAtMs === null) refused.set(name, { name, value, savedAtMs: now() });
      else refused.delete(name);
      return savedAtMs;
    },
    clear: (name) => {
      refused.delete(name);
      store.clear(name);
    },
    copy: (name) => store.copy(name),
    receive: (copy) => store.receive(copy),
    open: (name) => store.open(name),
    names: () => store.names(),
    unstored: () => [...refused.values()],
  };
};
