import type { RaisedEvent } from '../db/state.ts';

/** Hands committed events to whoever listens here, each once. */
export interface EventFeed {
  /** Everything raised from now on is news. Without it, what the first look finds was heard by others before. */
  readonly begin: () => void;
  /** Looks for events that were committed since the last look. */
  readonly sendNew: () => void;
  readonly listen: (listener: (event: RaisedEvent) => void) => void;
}

/** The feed of one backend over the events that the shared data holds. */
export const createEventFeed = (committed: () => readonly RaisedEvent[]): EventFeed => {
  const listeners = new Set<(event: RaisedEvent) => void>();
  let heard: readonly RaisedEvent[] | null = null;
  return {
    begin: () => {
      heard ??= [];
    },
    sendNew: () => {
      const now = committed();
      if (heard === now) return;
      const known = new Set((heard ?? now).map((event) => event.id));
      heard = now;
      for (const event of now.filter(({ id }) => !known.has(id))) for (const listener of listeners) listener(event);
    },
    listen: (listener) => {
      listeners.add(listener);
    },
  };
};
