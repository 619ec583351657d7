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
const AT_ONCE = 2;

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
  /** A browser in which a page can be opened in new tabs; what is routed there is asked for anew. */
  const withBrowser = async (stored: Stored, look: (context: BrowserContext) => Promise<void>): Promise<void> => {
    const context = await browser.newContext({
      storageState: stored,
      reducedMotion: 'reduce',
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    await look(context);
    await context.close();
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
    await withBrowser(stored, async (context) => {
      const opened = await context.newPage();
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
    const lose = async (context: BrowserContext): Promise<void> => {
      for (let file = left.shift(); file !== undefined; file = left.shift()) {
        const lost = file;
        const gone = await context.newPage();
        await gone.route(lost, (route) => route.abort());
        await gone.goto(path);
        const said = gone.getByRole('heading', { level: 1, name: SAID });
        await stands(gone, heading)
          .or(said)
          .first()
          .waitFor({ timeout: 15_000 })
          .catch(() => silent.push(`${path} without ${lost} for good`));
        // The way on is the same through both doors, and this one is slow.
        const isAskedFor = !demo.livesInPage && (await said.isVisible());
        if (isAskedFor) {
          await gone.unroute(lost);
          await gone.getByRole('button', { name: ON }).click();
          await expect(stands(gone, heading)).toBeVisible();
        }
        await gone.close();
        if (!isAskedFor) continue;
        // What the page cannot do without comes by itself where it was lost once. A tab asks by itself once.
        const once = await context.newPage();
        await once.route(lost, (route) => route.abort(), { times: 1 });
        await once.goto(path);
        await expect(stands(once, heading)).toBeVisible();
        await once.close();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, () => withBrowser(stored, lose)));
  }
  expect(silent).toEqual([]);
});
