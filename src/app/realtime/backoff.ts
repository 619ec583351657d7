/** A second, doubled with each failure, up to a minute. */
const FIRST_MILLISECONDS = 1000;
const MOST_MILLISECONDS = 60_000;

/** Something that is tried again later, and later still while it fails. */
export interface Backoff {
  /** Tries again after a while; longer each time until `succeeded`. Asked twice, it waits once. */
  readonly later: () => void;
  /** Tries at once what waits for its time. */
  readonly now: () => void;
  readonly succeeded: () => void;
  readonly stop: () => void;
}

/** `random` spreads many pages that lost the same server (0 to 1). */
export const createBackoff = (tryAgain: () => void, random: () => number = Math.random): Backoff => {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const forget = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const fire = (): void => {
    forget();
    tryAgain();
  };
  return {
    later: () => {
      if (timer !== null) return;
      const full = Math.min(FIRST_MILLISECONDS * 2 ** failures, MOST_MILLISECONDS);
      failures += 1;
      timer = setTimeout(fire, full / 2 + (full / 2) * random());
    },
    now: () => {
      if (timer !== null) fire();
    },
    succeeded: () => {
      failures = 0;
      forget();
    },
    stop: forget,
  };
};
