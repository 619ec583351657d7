import type { Browser } from 'playwright';

/** How a review of a hundred answers behaves on a slow machine. Milliseconds. */
export interface ReviewSpeed {
  /** Until the hundred answers stand and can be marked. */
  readonly openMs: number;
  /** From the press of a toggle to the next painted frame; the slowest of ten. */
  readonly toggleMs: number;
  /** The longest time between two frames while the page is scrolled from end to end. */
  readonly longestFrameMs: number;
}

/** How much slower the processor is made. */
const SLOWDOWN = 4;
const TOGGLES = 10;

/** Opens the review of the scenario `long-review` as its reviewer, with the processor slowed down, and measures. */
export const measureReview = async (browser: Browser, url: string): Promise<ReviewSpeed> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  await context.request.post(`${url}/__demo/scenario`, { data: ['long-review'] });
  await page.goto(`${url}/login`);
  await page.evaluate(() => localStorage.setItem('waymark.session', '1'));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const started = performance.now();
  await page.goto(`${url}/a/review-900-11`);
  await page.getByRole('checkbox', { name: 'Correct, question 100' }).waitFor();
  const openMs = performance.now() - started;
  // What was on its way at the top has come.
  await page.waitForLoadState('networkidle');

  const toggleMs = await page.evaluate(async (times) => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('.judge input')].slice(0, times);
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
  }, TOGGLES);

  const longestFrameMs = await page.evaluate(
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
  );
  await context.request.post(`${url}/__demo/reset`, { data: [] });
  await context.close();
  return { openMs: Math.round(openMs), toggleMs: Math.round(toggleMs), longestFrameMs: Math.round(longestFrameMs) };
};
