/** Takes a name for this tab. Returns the way to let it go, or null where another tab has it or the signal came first. */
export type Claim = (name: string, signal: AbortSignal) => Promise<(() => void) | null>;

/** A tab that is being reloaded lets go a moment after its next page has begun. */
const WAIT_MILLISECONDS = 500;

/** Among whoever shares this page only: for tests, and where there are no Web Locks (an address without https). */
export const claimInPage = (): Claim => {
  const taken = new Map<string, object>();
  return (name, signal) => {
    if (signal.aborted || taken.has(name)) return Promise.resolve(null);
    const holder = {};
    taken.set(name, holder);
    return Promise.resolve(() => {
      if (taken.get(name) === holder) taken.delete(name);
    });
  };
};

/** Among all tabs. A tab that is closed or crashes lets go by itself. */
const byWebLocks: Claim = (name, signal) =>
  new Promise((resolve) => {
    const give = (): Promise<void> | undefined => (signal.aborted ? undefined : new Promise((release) => resolve(release)));
    const nothing = (): void => resolve(null);
    // One that was given already stays with its tab, whatever becomes of the signal.
    navigator.locks.request(name, { signal: AbortSignal.any([signal, AbortSignal.timeout(WAIT_MILLISECONDS)]) }, give).then(nothing, nothing);
  });

let ofThisPage: Claim | undefined;

/** The best that this browser has. */
export const claimInBrowser = (): Claim => (ofThisPage ??= 'locks' in navigator ? byWebLocks : claimInPage());
