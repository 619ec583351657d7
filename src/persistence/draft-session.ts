import { hasContent, type RecordFormat } from './record.ts';
import type { Found, RecordCopy, RecordStore } from './record-store.ts';

/** What a page says about its draft. Times in milliseconds since 1970. */
export interface DraftStatus {
  /** What was on the device when the draft was read; one that holds no work counts as nothing. */
  readonly found: Found<unknown>['found'];
  readonly foundAtMs: number | null;
  readonly saved: 'notYet' | 'saved' | 'refused';
  /** Null where there is no work to save (H16). */
  readonly savedAtMs: number | null;
}

const NOTHING: DraftStatus = { found: 'nothing', foundAtMs: null, saved: 'notYet', savedAtMs: null };

/** A change is on the device after this many milliseconds at the latest, however fast the next ones follow. */
export const WRITE_WITHIN_MILLISECONDS = 250;

/** What a device refused is written again after this many milliseconds, while its page is open, until there is room. */
export const RETRY_AFTER_MILLISECONDS = 2000;

/** What is being typed while a page is open. */
export interface DraftSession<T> {
  /** What was stored under the name; null where nothing readable was. */
  read(name: string): T | null;
  /** Is on the device within a quarter of a second, or at once by `flush`. */
  write(name: string, value: T): void;
  clear(name: string): void;
  readonly flush: () => void;
  /**
   * Typing goes on in another tab: everything is on the device, and this page writes nothing again by itself. Returns
   * what the other tab goes on with; null where nothing was typed, or the device has refused it.
   */
  readonly release: () => RecordCopy | null;
  /** Takes what another tab released. Returns whether `read` finds anything else now than the page has. */
  readonly receive: (copy: RecordCopy) => boolean;
  readonly status: () => DraftStatus;
  /** While somebody listens, a device that was cleared elsewhere gets again what this page holds. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Opens a session over the drafts of one person. */
export const createDraftSession = <T>(
  store: RecordStore<T>,
  format: Pick<RecordFormat<T>, 'hasContent'> = {},
): DraftSession<T> => {
  const listeners = new Set<() => void>();
  let status = NOTHING;
  let pending: { readonly name: string; readonly value: T } | null = null;
  /** What is on the device, so that opening a page does not pass for a change of it. */
  let stored: string | null = null;
  /** What the page shows and has written. */
  let shown: { readonly name: string; readonly value: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  const become = (next: DraftStatus): void => {
    status = next;
    for (const listener of listeners) listener();
  };
  const retry = (): void => {
    retryTimer = undefined;
    if (shown === null || listeners.size === 0 || status.saved !== 'refused') return;
    pending ??= shown;
    flush();
  };
  const dropPending = (): void => {
    clearTimeout(timer);
    timer = undefined;
    pending = null;
  };
  const flush = (): void => {
    if (pending === null) return;
    const { name, value } = pending;
    dropPending();
    const savedAtMs = store.write(name, value);
    stored = savedAtMs === null ? null : JSON.stringify({ name, value });
    // Only what is new is told: a device that stays full is no change.
    if (savedAtMs !== null || status.saved !== 'refused')
      become({
        ...status,
        saved: savedAtMs === null ? 'refused' : 'saved',
        savedAtMs: hasContent(format, value) ? (savedAtMs ?? status.savedAtMs) : null,
      });
    // Room may come from another tab, or from another origin: nothing tells of it.
    if (savedAtMs === null) retryTimer ??= setTimeout(retry, RETRY_AFTER_MILLISECONDS);
  };
  /** Without a name everything was cleared, by hand or by the browser. What the app removes has one, and stays away. */
  const onStorage = (event: Event): void => {
    if ((event as StorageEvent).key !== null || shown === null) return;
    pending = shown;
    flush();
  };

  return {
    read: (name) => {
      store.open(name);
      const found = store.read(name);
      if (found.found !== 'stored') {
        shown = null;
        stored = null;
        become({ ...NOTHING, found: found.found });
        return null;
      }
      const { value, savedAtMs } = found;
      shown = { name, value };
      stored = JSON.stringify(shown);
      become({
        ...(hasContent(format, value)
          ? { found: 'stored', foundAtMs: savedAtMs }
          : { found: 'nothing', foundAtMs: null }),
        saved: 'saved',
        savedAtMs: hasContent(format, value) ? savedAtMs : null,
      });
      return value;
    },
    write: (name, value) => {
      // A page that opens empty does not overwrite a record that a newer release can read.
      if (status.found === 'unreadable' && status.saved === 'notYet' && pending === null && !hasContent(format, value))
        return;
      shown = { name, value };
      if (pending === null && JSON.stringify(shown) === stored) return;
      pending = shown;
      // Not restarted by the next change: somebody who types without a pause is saved, too.
      timer ??= setTimeout(flush, WRITE_WITHIN_MILLISECONDS);
    },
    clear: (name) => {
      dropPending();
      shown = null;
      stored = null;
      store.clear(name);
      become(NOTHING);
    },
    flush,
    release: () => {
      flush();
      const copy = shown === null || status.saved === 'refused' ? null : store.copy(shown.name);
      shown = null;
      return copy;
    },
    receive: (copy) => {
      flush();
      store.receive(copy);
      const found = store.read(copy.name);
      // What the device refused stands on the page alone, and is newer.
      return (
        found.found === 'stored' &&
        status.saved !== 'refused' &&
        JSON.stringify({ name: copy.name, value: found.value }) !== JSON.stringify(shown)
      );
    },
    status: () => status,
    subscribe: (listener) => {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', onStorage);
      listeners.add(listener);
      // A page that is shown again.
      if (status.saved === 'refused') retryTimer ??= setTimeout(retry, RETRY_AFTER_MILLISECONDS);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage);
      };
    },
  };
};
