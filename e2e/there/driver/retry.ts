const LOOK_EVERY_MS = 16;

export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Tries until it works, and rejects with the last reason where it has not within the time. It tries once at least. */
export const retry = async <T>(
  attempt: () => T | Promise<T>,
  withinMs: number,
  everyMs = LOOK_EVERY_MS,
): Promise<T> => {
  const until = performance.now() + withinMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() + everyMs > until) throw error;
    }
    await sleep(everyMs);
  }
};
