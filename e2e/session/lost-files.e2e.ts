import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { amaraOsei } from '#fixtures/people.ts';

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Opened {
  readonly path: string;
  readonly heading: string;
  readonly stored: Stored;
}

const NOBODY: Stored = { cookies: [], origins: [] };
const SAID = /^(?:This page could not be loaded|We can't reach your training)$/;
const ON = /^(?:Load it again|Load the page again|Try again)$/;
const AT_ONCE = 4;

/** The app, not what the host served of its page. */
const stands = (page: Page, heading: string): Locator =>
  page.locator('#root:not([data-served])').getByRole('heading', { level: 1, name: heading });

const isFile = (address: string): boolean => /\.(?:js|css)$/.test(new URL(address).pathname);

test('every file of a page that is lost once is asked for again, and of one that is gone for good the page says so', async ({
  browser,
  page,
  demo,
  baseURL,
}) => {
  /** Opens a page in a browser that has never asked for a file of it. */
  const withPage = async <Result>(stored: Stored, look: (opened: Page) => Promise<Result>): Promise<Result> => {
    const context = await browser.newContext({
      storageState: stored,
      reducedMotion: 'reduce',
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const result = await look(await context.newPage());
    await context.close();
    return result;
  };
  let pages: readonly Opened[] = [{ path: '/bookings', heading: 'Sign in', stored: NOBODY }];
  if (!demo.livesInPage) {
    await comeAs(page, demo, amaraOsei, '/bookings');
    await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
    pages = [
      { path: '/login', heading: 'Sign in', stored: NOBODY },
      { path: '/bookings', heading: 'Bookings', stored: await page.context().storageState() },
    ];
  }
  const silent: string[] = [];
  for (const { path, heading, stored } of pages) {
    const files = new Set<string>();
    let asked: readonly number[] = [];
    await withPage(stored, async (opened) => {
      opened.on('request', (request) => {
        if (isFile(request.url())) files.add(request.url());
      });
      await opened.goto(path);
      await stands(opened, heading).waitFor();
      // What comes after it is asked for at once, or when a page is idle.
      await expect.poll(() => files.size === (asked = [asked[1] ?? 0, files.size])[0], { intervals: [700] }).toBe(true);
    });
    expect(files.size).toBeGreaterThan(1);
    const left = [...files];
    const lose = async (): Promise<void> => {
      for (let file = left.shift(); file !== undefined; file = left.shift()) {
        const lost = file;
        const stood = await withPage(stored, async (opened) => {
          await opened.route(lost, (route) => route.abort());
          await opened.goto(path);
          const said = opened.getByRole('heading', { level: 1, name: SAID });
          await stands(opened, heading)
            .or(said)
            .first()
            .waitFor({ timeout: 15_000 })
            .catch(() => silent.push(`${path} without ${lost} for good`));
          // The way on is the same through both doors, and this one is slow.
          if (demo.livesInPage || !(await said.isVisible())) return true;
          await opened.unroute(lost);
          await opened.getByRole('button', { name: ON }).click();
          await expect(stands(opened, heading)).toBeVisible();
          return false;
        });
        // What the page cannot do without comes by itself where it was lost once.
        if (stood) continue;
        await withPage(stored, async (opened) => {
          await opened.route(lost, (route) => route.abort(), { times: 1 });
          await opened.goto(path);
          await expect(stands(opened, heading)).toBeVisible();
        });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lose));
  }
  expect(silent).toEqual([]);
});
