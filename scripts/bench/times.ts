import type { Browser, Page } from 'playwright';
import { startDemoHost } from './demo-host.ts';
import { median } from './median.ts';
import { signIn } from './pages.ts';

const SLOWDOWN = 4;
const NAVIGATIONS = 100;
const VISITS = 5;
const CALLS = 50;
/** An assessment on home with sixty questions, the first of which is a choice. */
const WITH_A_CHOICE = 'Annual knowledge check';

/** Follows a link of the bar and says when the next page's outline, or the page itself, was in a frame; in milliseconds. */
const follow = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    (link) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('main');
        const target = [...document.querySelectorAll<HTMLAnchorElement>('header a')].find(
          (anchor) => anchor.textContent === link,
        );
        const began = performance.now();
        target?.click();
        const look = (): void => {
          if (document.querySelector('main') === before) requestAnimationFrame(look);
          else resolve(performance.now() - began);
        };
        requestAnimationFrame(look);
      }),
    name,
  );

/** Opens an assessment of home: milliseconds from the end of its answer to the frame that shows its questions. */
const dataToFrame = (page: Page): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const seen = new MutationObserver(() => {
          if (document.querySelector('main input[type=radio]') === null) return;
          seen.disconnect();
          const answers = performance
            .getEntriesByType('resource')
            .filter((entry) => /\/api\/assessments\/\d+\?/.test(entry.name)) as PerformanceResourceTiming[];
          requestAnimationFrame(() =>
            resolve(performance.now() - Math.max(...answers.map(({ responseEnd }) => responseEnd))),
          );
        });
        seen.observe(document.body, { subtree: true, childList: true });
        [...document.querySelectorAll<HTMLAnchorElement>('main a')]
          .find(({ textContent }) => textContent === name)
          ?.click();
      }),
    WITH_A_CHOICE,
  );

interface RouteTimes {
  readonly first: number;
  readonly later: readonly number[];
  readonly shown: number;
}

/** One visit on a device four times slower. */
const routeTimes = async (browser: Browser, origin: string): Promise<RouteTimes> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  await signIn(page, origin);
  await page.getByRole('link', { name: WITH_A_CHOICE }).first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const first = await follow(page, 'Bookings');
  const later: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await page.waitForTimeout(300);
    await follow(page, 'Home');
    await page.getByRole('link', { name: WITH_A_CHOICE }).first().waitFor();
    later.push(await follow(page, 'Awards'));
  }
  await follow(page, 'Home');
  await page.getByRole('link', { name: WITH_A_CHOICE }).first().waitFor();
  const shown = await dataToFrame(page);
  await context.close();
  return { first, later, shown };
};

/**
 * A change of route: from the click to the next page's outline, first visit and later ones; then from the arrival of
 * data to its frame. Medians.
 */
export const routeChange = async (browser: Browser, origin: string): Promise<readonly string[]> => {
  const visits: RouteTimes[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await routeTimes(browser, origin));
  const all = (values: readonly number[]): string =>
    `${Math.round(median(values))} ms (${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))})`;
  return [
    `route change at ${SLOWDOWN} × CPU: ${all(visits.map(({ first }) => first))} from the click to the next page's outline right after signing in, ${all(visits.flatMap(({ later }) => later))} later on (target 50)`,
    `data at ${SLOWDOWN} × CPU: in a frame ${all(visits.map(({ shown }) => shown))} after the answer with an assessment's sixty questions had come (target: one frame, 17)`,
  ];
};

/**
 * So many times through the pages of the bar and back to home, until it stands again; all in the page, whose heap holds
 * nothing of ours then.
 */
const goRound = (page: Page, turns: number): Promise<void> =>
  page.evaluate(
    async ([name, count]) => {
      const until = async (isDone: () => boolean): Promise<void> => {
        while (!isDone()) await new Promise((resolve) => requestAnimationFrame(resolve));
      };
      for (let turn = 0; turn < count; turn += 1) {
        for (const link of ['Bookings', 'Awards', 'Search', 'Home']) {
          const before = document.querySelector('main');
          [...document.querySelectorAll<HTMLAnchorElement>('header a')]
            .find(({ textContent }) => textContent === link)
            ?.click();
          await until(() => document.querySelector('main') !== before);
        }
        await until(() => [...document.querySelectorAll('main a')].some(({ textContent }) => textContent === name));
      }
    },
    [WITH_A_CHOICE, turns] as const,
  );

/** Of one visit, in megabytes, garbage collected before and after. */
const heaps = async (browser: Browser, origin: string): Promise<{ before: number; after: number; percent: number }> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  await signIn(page, origin);
  await page.getByRole('link', { name: WITH_A_CHOICE }).first().waitFor();
  const session = await context.newCDPSession(page);
  const heap = async (): Promise<number> => {
    // What a finaliser lets go is collected the second time.
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1024 / 1024;
  };
  // What is loaded once, and kept with reason, is not growth.
  await goRound(page, 5);
  const before = await heap();
  await goRound(page, NAVIGATIONS / 4);
  const after = await heap();
  await context.close();
  return { before, after, percent: ((after - before) / before) * 100 };
};

/** The visit whose growth lies in the middle, and all of them: when the engine makes machine code is a matter of chance. */
const growth = async (
  browser: Browser,
  origin: string,
): Promise<{ before: string; after: string; percent: string }> => {
  const visits: Awaited<ReturnType<typeof heaps>>[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await heaps(browser, origin));
  const sorted = visits.toSorted((one, other) => one.percent - other.percent);
  const { before = 0, after = 0, percent = 0 } = sorted[Math.floor(VISITS / 2)] ?? {};
  return {
    before: before.toFixed(1),
    after: after.toFixed(1),
    percent: `${percent.toFixed(1)} % (${sorted.map((each) => each.percent.toFixed(1)).join(', ')})`,
  };
};

/**
 * How much the heap grew over so many navigations, and how much of it is the app's: the machine code that the engine
 * makes of what runs often stands in the same heap, so `interpreted` is a browser that makes none.
 */
export const memoryGrowth = async (browser: Browser, interpreted: Browser, origin: string): Promise<string> => {
  const { before, after, percent } = await growth(browser, origin);
  const own = await growth(interpreted, origin);
  return `memory: ${before} MB, after ${NAVIGATIONS} navigations ${after} MB: ${percent}, target 5; without the engine's machine code ${own.before} MB and ${own.after} MB: ${own.percent}`;
};

/**
 * When somebody of the demo can be pressed, in milliseconds since the page was opened; asked in the page, in each of
 * its frames.
 */
const usableAfter = async (page: Page, url: string): Promise<number> => {
  await page.goto(`${url}/login`, { waitUntil: 'commit' });
  const usable = await page.waitForFunction(
    () => (document.querySelector('.person') === null ? null : performance.now()),
    null,
    { polling: 'raf' },
  );
  return Number(await usable.jsonValue());
};

/**
 * The built demo from a plain static host: when the form can be used on a warm cache, when the worker answers, and what
 * a call costs through it.
 */
export const demoTimes = async (browser: Browser): Promise<readonly string[]> => {
  const host = await startDemoHost();
  const context = await browser.newContext({ locale: 'en-GB' });
  const opened = async (): Promise<{ usable: number; page: Page }> => {
    const page = await context.newPage();
    return { usable: await usableAfter(page, host.url), page };
  };
  const cold = await opened();
  await cold.page.close();
  const warm: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const { usable, page } = await opened();
    warm.push(usable);
    await page.close();
  }
  const { page } = await opened();
  // The policy lets nobody but the app register a worker: it is taken away, and the app brings it back.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.unregister());
  await page.goto(`${host.url}/login`, { waitUntil: 'commit' });
  const worker = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return performance.now();
  });
  await page.getByRole('button', { name: 'Amara Osei' }).waitFor();
  const perCall = await page.evaluate(async (calls) => {
    const began = performance.now();
    for (let call = 0; call < calls; call += 1) await (await fetch('/api/releases')).text();
    return (performance.now() - began) / calls;
  }, CALLS);
  await context.close();
  host.close();
  return [
    `demo: usable ${Math.round(cold.usable)} ms after opening the built folder for the first time, ${Math.round(median(warm))} ms on a warm cache (target 1,500)`,
    `demo: the worker is ready ${Math.round(worker)} ms after a page that finds none was opened; a call through it costs ${perCall.toFixed(1)} ms`,
  ];
};
