/** What happens often at once, happens at once and once more: by name. */
export interface Coalescer {
  /** Runs at once where nothing of this name ran lately; else the last one runs when the time is over. */
  readonly run: (name: string, act: () => void) => void;
  /** What still waits is nobody's any more. */
  readonly stop: () => void;
}

/** R8: twenty decisions of a batch are twenty events, and one piece of news. Milliseconds between two runs of one name. */
export const createCoalescer = (milliseconds: number): Coalescer => {
  /** By name: what waits for the time to be over, or null. */
  const waiting = new Map<string, (() => void) | null>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const start = (name: string, act: () => void): void => {
    waiting.set(name, null);
    timers.set(
      name,
      setTimeout(() => {
        const last = waiting.get(name) ?? null;
        waiting.delete(name);
        timers.delete(name);
        if (last !== null) start(name, last);
      }, milliseconds),
    );
    act();
  };
  return {
    run: (name, act) => {
      if (waiting.has(name)) waiting.set(name, act);
      else start(name, act);
    },
    stop: () => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      waiting.clear();
    },
  };
};
