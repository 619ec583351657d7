/** One lock for each name among all tabs of this browser. A tab that is closed or crashes lets go by itself. */
export interface Claims {
  /**
   * Takes a name for as long as its page wants it. Returns the way to let it go, or null where another tab has it or
   * the signal came first.
   */
  readonly take: (name: string, signal: AbortSignal) => Promise<(() => void) | null>;
  /** Takes a name that is free at this moment, or gives null. */
  readonly takeFree: (name: string) => Promise<(() => void) | null>;
  /** Runs work while nobody else has the name. `waited` says that somebody had it until now. */
  readonly run: <T>(name: string, work: (waited: boolean) => Promise<T>) => Promise<T>;
}

/** A tab that is being reloaded lets go a moment after its next page has begun. */
const WAIT_MILLISECONDS = 500;

/** Among whoever shares these claims only: for tests, and where there are no Web Locks (an address without https). */
export const claimsInPage = (): Claims => {
  /** Those that wait for a name that somebody has. */
  const waiting = new Map<string, (() => void)[]>();
  const letGo = (name: string): void => {
    const next = waiting.get(name)?.shift();
    if (next === undefined) waiting.delete(name);
    else next();
  };
  const takeFree = (name: string): Promise<(() => void) | null> => {
    if (waiting.has(name)) return Promise.resolve(null);
    waiting.set(name, []);
    let isTaken = true;
    return Promise.resolve(() => {
      if (isTaken) letGo(name);
      isTaken = false;
    });
  };
  return {
    takeFree,
    take: (name, signal) => (signal.aborted ? Promise.resolve(null) : takeFree(name)),
    run: async (name, work) => {
      const others = waiting.get(name);
      if (others === undefined) waiting.set(name, []);
      else await new Promise<void>((resolve) => others.push(resolve));
      try {
        return await work(others !== undefined);
      } finally {
        letGo(name);
      }
    },
  };
};

/** Takes a lock until it is let go, where the browser gives it. */
const takeLock = (name: string, options: LockOptions, isWanted: () => boolean): Promise<(() => void) | null> =>
  new Promise((resolve) => {
    const give = (lock: Lock | null): Promise<void> | undefined =>
      lock === null || !isWanted() ? undefined : new Promise((release) => resolve(release));
    const nothing = (): void => resolve(null);
    // One that was given already stays with its tab, whatever becomes of the signal.
    navigator.locks.request(name, options, give).then(nothing, nothing);
  });

const byWebLocks: Claims = {
  take: (name, signal) =>
    takeLock(
      name,
      { signal: AbortSignal.any([signal, AbortSignal.timeout(WAIT_MILLISECONDS)]) },
      () => !signal.aborted,
    ),
  takeFree: (name) => takeLock(name, { ifAvailable: true }, () => true),
  run: async (name, work) => {
    const free = await navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
      lock === null ? null : { result: await work(false) },
    );
    return free === null ? navigator.locks.request(name, () => work(true)) : free.result;
  },
};

let ofThisPage: Claims | undefined;

/** The best that this browser has. */
export const claimsInBrowser = (): Claims => (ofThisPage ??= 'locks' in navigator ? byWebLocks : claimsInPage());
