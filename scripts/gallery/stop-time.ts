import type { BrowserContext } from '@playwright/test';

/** When the world of the gallery stands: a Wednesday morning. Dates on the pictures are the same in every run. */
export const STANDS_AT = '2027-03-10T09:30:00.000Z';

/** Timers from this length on would run out while a picture is taken: a call that is paused would be given up. */
const LONG_MS = 10_000;
/** Intervals from this length on count seconds down, by a clock that goes on. */
const COUNTING_MS = 250;

/** Stops the clock of this process, or of the page in which it runs, at an instant. It refers to nothing outside. */
export const stopClock = (instant: string): void => {
  const Running = Date;
  let asked = Running.parse(instant);
  // A millisecond later each time it is asked: what tells the newer of two by their instants still does.
  const now = (): number => (asked += 1);
  const Stopped = function (...args: readonly unknown[]): unknown {
    if (new.target === undefined) return new Running(now()).toString();
    return Reflect.construct(Running, args.length === 0 ? [now()] : args, new.target);
  };
  Stopped.prototype = Running.prototype;
  Object.assign(Stopped, { now, parse: Running.parse, UTC: Running.UTC });
  globalThis.Date = Stopped as unknown as DateConstructor;
};

/** Stops the clock of pages that are opened from now on, and puts off their long timers and what counts seconds. */
export const stopTime = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(stopClock, STANDS_AT);
  await context.addInitScript(
    ([long, counting]) => {
      const LONGEST_MS = 2 ** 31 - 1;
      for (const [name, limit] of [
        ['setTimeout', long],
        ['setInterval', counting],
      ] as const) {
        const start = window[name].bind(window) as (work: () => void, after?: number, ...rest: unknown[]) => number;
        Object.assign(window, {
          [name]: (work: () => void, after?: number, ...rest: unknown[]) =>
            start(work, after !== undefined && after >= limit ? LONGEST_MS : after, ...rest),
        });
      }
    },
    [LONG_MS, COUNTING_MS] as const,
  );
};
