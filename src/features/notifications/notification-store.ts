import { createEmitter } from '#api/emitter.ts';
import { MERGED_KEY, type ToastStore } from '#ui/messages/toast/toast-store.ts';
import type { NewNotification } from '#current/new-notification.ts';
import type { Told } from './told.ts';

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

/** The history of one visit of one person. `now` is the app's clock. The same news twice, and not looked at between, stands once. */
export const createNotificationStore = (toasts: Pick<ToastStore, 'show' | 'close'>, now: () => number, stored: HistoryStore = NOWHERE): NotificationStore => {
  const changes = createEmitter();
  let history = stored.load();
  let nextId = Math.max(0, ...history.map(({ id }) => id)) + 1;
  const become = (next: readonly Told[]): void => {
    history = next;
    stored.save(next);
    changes.emit();
  };
  return {
    tell: (notification) => {
      const { key, text, tone, marker, link } = notification;
      toasts.show({ key, text, marker, canMerge: true, ...(tone === undefined ? {} : { tone }), ...(link === undefined ? {} : { link }) });
      const others = history.filter((told) => !told.isNew || told.key !== key || told.text !== text);
      become([{ ...notification, id: nextId, at: now(), isNew: true }, ...others].slice(0, MOST_NOTIFICATIONS));
      nextId += 1;
    },
    history: () => history,
    open: () => {
      for (const key of [MERGED_KEY, ...history.map((told) => told.key)]) toasts.close(key);
    },
    markSeen: () => {
      if (history.some(({ isNew }) => isNew)) become(history.map((told) => (told.isNew ? { ...told, isNew: false } : told)));
    },
    subscribe: changes.subscribe,
  };
};
