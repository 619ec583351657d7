import type { TrayMessage } from './failure-message.ts';

/** The one tray of the app: at most one message, the newest. */
export interface TrayStore {
  /** The same message twice is shown once (J-14). */
  show(message: TrayMessage): void;
  clear(): void;
  current(): TrayMessage | null;
  subscribe(listener: () => void): () => void;
}

const same = (one: TrayMessage | null, other: TrayMessage | null): boolean => JSON.stringify(one) === JSON.stringify(other);

export const createTrayStore = (): TrayStore => {
  let message: TrayMessage | null = null;
  const listeners = new Set<() => void>();
  const become = (next: TrayMessage | null): void => {
    if (same(message, next)) return;
    message = next;
    for (const listener of listeners) listener();
  };
  return {
    show: become,
    clear: () => become(null),
    current: () => message,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
