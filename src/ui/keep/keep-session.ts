import type { DeviceStore } from './device-store.ts';

/** Whether what was typed is on the device. */
export interface KeepStatus {
  readonly saved: 'notYet' | 'saved' | 'refused';
  /** Milliseconds since 1970. */
  readonly savedAtMs: number | null;
}

const NOT_YET: KeepStatus = { saved: 'notYet', savedAtMs: null };

/** A change is on the device after this many milliseconds at the latest, however fast the next ones follow. */
export const KEPT_WITHIN_MILLISECONDS = 250;

/** What is being typed under one name while a page is open. */
export interface KeepSession<T> {
  /** What was kept under the name; null where nothing readable was. */
  read(): T | null;
  /** Is on the device within a quarter of a second, or at once by `flush`. */
  write(value: T): void;
  clear(): void;
  readonly flush: () => void;
  readonly status: () => KeepStatus;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A session is bound to its name for good: what is typed for one can never be written under another. */
export const createKeepSession = <T>(store: DeviceStore<T>, name: string): KeepSession<T> => {
  const listeners = new Set<() => void>();
  let status = NOT_YET;
  let waiting: { readonly value: T } | null = null;
  /** What the page holds, as long as it is nobody's yet. */
  let held: { readonly value: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (next: KeepStatus): void => {
    status = next;
    for (const listener of listeners) listener();
  };
  const forgetWaiting = (): void => {
    clearTimeout(timer);
    timer = undefined;
    waiting = null;
  };
  const flush = (): void => {
    if (waiting === null) return;
    const { value } = waiting;
    forgetWaiting();
    const savedAtMs = store.write(name, value);
    say(savedAtMs === null ? { ...status, saved: 'refused' } : { saved: 'saved', savedAtMs });
  };

  /** Without a name everything went, by hand or by the browser. What we remove has one, and stays away. */
  const onStorage = (event: Event): void => {
    if ((event as StorageEvent).key !== null) return;
    waiting = held;
    flush();
  };

  return {
    read: () => {
      const found = store.read(name);
      held = found.found === 'kept' ? { value: found.value } : null;
      if (found.found !== 'kept') return null;
      say({ saved: 'saved', savedAtMs: found.savedAtMs });
      return found.value;
    },
    write: (value) => {
      held = { value };
      waiting = held;
      // Not restarted by the next change: who types without a pause is saved too.
      timer ??= setTimeout(flush, KEPT_WITHIN_MILLISECONDS);
    },
    clear: () => {
      forgetWaiting();
      held = null;
      store.clear(name);
      say(NOT_YET);
    },
    flush,
    status: () => status,
    subscribe: (listener) => {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage);
      };
    },
  };
};
