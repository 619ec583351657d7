import { createEmitter } from '#api/emitter.ts';
import type { Toast, ToastStore } from '#ui/messages/toast/toast-store.ts';
import type { NewNotification } from '#current/new-notification.ts';
import type { Told } from './told.ts';

/** The key of the toast that stands for many. */
const MERGED_KEY = 'merged';

/** More than these, shown and waiting, are not read one by one: the rest is one toast (0181). */
const MOST_TOASTS = 4;

/** As many as somebody reads back; older ones of the visit go. */
const MOST_NOTIFICATIONS = 50;

/** What somebody was told during this visit: each as a toast, and all of it in the history behind the bell. */
export interface NotificationStore {
  readonly tell: (notification: NewNotification) => void;
  /** Newest first; the same array until something changes. */
  readonly history: () => readonly Told[];
  /** The history is open: what it holds need not stand as toasts, too. */
  readonly open: () => void;
  /** What is new has been looked at. */
  readonly markSeen: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Where the history of a visit stands while its page is loaded anew. */
export interface HistoryStore {
  readonly load: () => readonly Told[];
  readonly save: (history: readonly Told[]) => void;
}

const NOWHERE: HistoryStore = { load: () => [], save: () => undefined };

/**
 * The history of one visit of one person. `now` is the app's clock. The same news twice, and not looked at between,
 * stands once.
 */
export const createNotificationStore = (
  toasts: Pick<ToastStore, 'show' | 'close' | 'all'>,
  now: () => number,
  stored: HistoryStore = NOWHERE,
): NotificationStore => {
  const changes = createEmitter();
  let history = stored.load();
  let nextId = Math.max(0, ...history.map(({ id }) => id)) + 1;
  const become = (next: readonly Told[]): void => {
    history = next;
    stored.save(next);
    changes.emit();
  };
  /** What the merged toast stands for. */
  let merged = new Set<string>();
  /** Shows a toast, or counts it in the one that stands for many: all of them can be read in the history. */
  const show = (toast: Toast): void => {
    const all = toasts.all();
    const summary = all.find(({ key }) => key === MERGED_KEY);
    if (summary === undefined) merged = new Set();
    if (all.some(({ key }) => key === toast.key) || (summary === undefined && all.length < MOST_TOASTS))
      return toasts.show(toast);
    merged.add(toast.key);
    const tone = summary?.tone ?? toast.tone;
    toasts.show({
      key: MERGED_KEY,
      text: merged.size === 1 ? toast.text : `${merged.size} more notifications`,
      ...(tone === undefined ? {} : { tone }),
    });
  };
  return {
    tell: (notification) => {
      const { key, text, tone, marker, link } = notification;
      show({ key, text, marker, ...(tone === undefined ? {} : { tone }), ...(link === undefined ? {} : { link }) });
      const others = history.filter((told) => !told.isNew || told.key !== key || told.text !== text);
      become([{ ...notification, id: nextId, at: now(), isNew: true }, ...others].slice(0, MOST_NOTIFICATIONS));
      nextId += 1;
    },
    history: () => history,
    open: () => {
      for (const key of [MERGED_KEY, ...history.map((told) => told.key)]) toasts.close(key);
    },
    markSeen: () => {
      if (history.some(({ isNew }) => isNew))
        become(history.map((told) => (told.isNew ? { ...told, isNew: false } : told)));
    },
    subscribe: changes.subscribe,
  };
};
