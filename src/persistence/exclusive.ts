/** Runs work while nobody else in this browser runs work of the same name. `waited` says that somebody did until now. */
export type Exclusive = <T>(name: string, work: (waited: boolean) => Promise<T>) => Promise<T>;

/** Among whoever shares this page only: for tests, and where there are no Web Locks (an address without https). */
export const exclusiveInPage = (): Exclusive => {
  const tails = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const before = tails.get(name);
    const run = (before ?? Promise.resolve()).catch(() => undefined).then(() => work(before !== undefined));
    tails.set(name, run);
    const forget = (): void => {
      if (tails.get(name) === run) tails.delete(name);
    };
    run.then(forget, forget);
    return run;
  };
};

/** Among all tabs. A tab that is closed or reloaded lets go by itself. */
const byWebLocks: Exclusive = async (name, work) => {
  const free = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => (lock === null ? null : { result: await work(false) }));
  return free === null ? navigator.locks.request(name, () => work(true)) : free.result;
};

/** The best that this browser has. */
export const exclusiveInBrowser = (): Exclusive => ('locks' in navigator ? byWebLocks : exclusiveInPage());
