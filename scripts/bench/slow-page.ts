import type { Browser, Page } from 'playwright';

/** How much slower the processor is made. */
const SLOWDOWN = 4;

export interface SlowPage {
  readonly page: Page;
  /** Until what was waited for stood, in milliseconds. */
  readonly openMs: number;
  readonly close: () => Promise<void>;
}

/**
 * Opens a page of a scenario, as whom it signs in or as `email`, with the processor slowed down; `untilShown` waits for
 * what makes it usable.
 */
export const openSlowPage = async (
  browser: Browser,
  url: string,
  scenario: string,
  path: string,
  untilShown: (page: Page) => Promise<void>,
  email?: string,
): Promise<SlowPage> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  await context.request.post(`${url}/__demo/scenario`, { data: [scenario] });
  if (email !== undefined) await context.request.post(`${url}/__demo/as`, { data: [email] });
  await page.goto(`${url}/login`);
  await page.evaluate(() => localStorage.setItem('waymark.session', '1'));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const started = performance.now();
  await page.goto(`${url}${path}`);
  await untilShown(page);
  const openMs = Math.round(performance.now() - started);
  // What was on its way at the top has come.
  await page.waitForLoadState('networkidle');
  return {
    page,
    openMs,
    close: async () => {
      await context.request.post(`${url}/__demo/reset`, { data: [] });
      await context.close();
    },
  };
};

/** From the press of a toggle to the next painted frame; the slowest of so many, in milliseconds. */
export const slowestToggle = async (page: Page, selector: string, times: number): Promise<number> =>
  Math.round(
    await page.evaluate(
      async ([found, count]) => {
        const boxes = [...document.querySelectorAll<HTMLInputElement>(found)].slice(0, count);
        const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        let slowest = 0;
        for (const box of boxes) {
          await painted();
          const pressed = performance.now();
          box.click();
          await painted();
          slowest = Math.max(slowest, performance.now() - pressed);
        }
        return slowest;
      },
      [selector, times] as const,
    ),
  );

/** The longest time between two frames while a page is scrolled from end to end, 240 px a frame; in milliseconds. */
export const longestFrame = async (page: Page): Promise<number> =>
  Math.round(
    await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let longest = 0;
          let before = performance.now();
          const scroll = (): void => {
            const now = performance.now();
            longest = Math.max(longest, now - before);
            before = now;
            const at = document.documentElement.scrollTop;
            window.scrollBy(0, 240);
            if (document.documentElement.scrollTop === at) resolve(longest);
            else requestAnimationFrame(scroll);
          };
          requestAnimationFrame(() => {
            before = performance.now();
            requestAnimationFrame(scroll);
          });
        }),
    ),
  );
