import type { InspectionEvent } from 'xstate';

/** One thing that xstate told of an actor: it began, an event came to it, a transition was taken, a snapshot stands. */
export interface ActorNote {
  /** Milliseconds since 1970, of the demo's clock where there is one. */
  readonly at: number;
  readonly inspected: InspectionEvent;
}

/** What the actors of a page did, for the walker. In demo and development only. */
export interface ActorLog {
  /** Oldest first, at most `MOST_NOTES`. */
  readonly notes: () => readonly ActorNote[];
  /** Calls with each further note, in the moment in which it happens. Answers how to stop. */
  readonly follow: (listener: (note: ActorNote) => void) => () => void;
}

declare global {
  interface Window {
    waymarkActorLog?: ActorLog;
  }
}

/** A flow takes a few dozen; more of them would only keep memory. */
export const MOST_NOTES = 2000;

/** A log with a bounded memory, and what is written to it. */
export const createActorLog = (
  now: () => number,
): ActorLog & { readonly note: (inspected: InspectionEvent) => void } => {
  const notes: ActorNote[] = [];
  const listeners = new Set<(note: ActorNote) => void>();
  return {
    notes: () => notes,
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    note: (inspected) => {
      const note = { at: now(), inspected };
      notes.push(note);
      // Half at once, so that a full log does not move its memory at each note.
      if (notes.length > MOST_NOTES) notes.splice(0, MOST_NOTES / 2);
      for (const listener of listeners) listener(note);
    },
  };
};

let log: ReturnType<typeof createActorLog> | undefined;

const note = (inspected: InspectionEvent): void => {
  log ??= createActorLog(() => window.demo?.clock.read() ?? Date.now());
  window.waymarkActorLog = log;
  log.note(inspected);
};

/**
 * The options of a root actor, so that the walker follows it and its children (Z-10). In production they stay as they
 * are, and nothing of this file is in the build.
 */
export const watched = <Options extends object>(options: Options): Options =>
  import.meta.env.VITE_FAKE_BACKEND === '1' ? { ...options, inspect: note } : options;
