import type { Browser, CDPSession } from '@playwright/test';

/** Processor seconds that each process of a browser has used since it began, by its id. */
type Reading = ReadonlyMap<number, number>;

const sessions = new WeakMap<Browser, Promise<CDPSession>>();

const read = async (browser: Browser): Promise<Reading> => {
  const session = sessions.get(browser) ?? browser.newBrowserCDPSession();
  sessions.set(browser, session);
  const { processInfo } = await (await session).send('SystemInfo.getProcessInfo');
  return new Map(processInfo.map(({ id, cpuTime }) => [id, cpuTime]));
};

/**
 * Measures from now on what a browser and this process use of the processor. The function that it returns says how many
 * seconds; a process of the browser that has ended meanwhile is not counted, and neither is the fake backend behind
 * HTTP.
 */
export const measureProcessorTime = async (browser: Browser): Promise<() => Promise<number>> => {
  const before = await read(browser);
  const own = process.cpuUsage();
  return async () => {
    const { user, system } = process.cpuUsage(own);
    const after = await read(browser);
    return [...after].reduce(
      (sum, [id, seconds]) => sum + seconds - (before.get(id) ?? 0),
      (user + system) / 1_000_000,
    );
  };
};
