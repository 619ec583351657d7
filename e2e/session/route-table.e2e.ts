import type { CDPSession, Page } from '@playwright/test';
import { enter } from '#e2e/lib/enter.ts';
import { signInAsAmara } from '#e2e/lib/sign-in.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { navigateInApp } from '#e2e/lib/page-events.ts';
import { collectRoutes } from '#e2e/lib/route-proof.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { amaraOsei } from '#fixtures/people.ts';

/** Past every cache and past the worker, as with Shift held. */
const hardReload = async (session: CDPSession, page: Page): Promise<void> => {
  const loaded = page.waitForEvent('domcontentloaded');
  await session.send('Page.reload', { ignoreCache: true });
  await loaded;
};

const NOT_FOUND = "Sorry, can't find that page";

// Over HTTP it takes half the time; the demo shows the harder case below, and what is not found in `faults.e2e.ts`.
test(
  'A-22, A-23: every path has its page, with one heading and its own address, one of each shape opened cold; A-25, A-26: what is unknown shows the not-found page, which leads home',
  { tag: '@http-only' },
  async ({ page, watch, baseURL }) => {
    watch.expectStatus(403, 404);
    await signInAsAmara(page);
    const heading = page.getByRole('heading', { level: 1 });
    const home = await new HomePage(page).arrive();
    for (const { path, heading: text, opensCold } of await collectRoutes()) {
      if (opensCold || text === NOT_FOUND) await page.goto(path);
      else {
        // From a page that has another heading than any of them.
        await navigateInApp(page, '/no-such-page');
        await expect(heading).toHaveText(NOT_FOUND);
        await navigateInApp(page, path);
      }
      await expect.soft(heading, path).toHaveText(text);
      expect.soft(page.url()).toBe(`${baseURL}${path}`);
    }
    await page.goto('/no-such-page');
    await expect(heading).toHaveText(NOT_FOUND);
    for (const path of [
      '/assessments/999999',
      '/assessments/abc',
      '/assessments/-1',
      '/assessments/1e9',
      '/modules/5/nowhere',
    ]) {
      await navigateInApp(page, '/about');
      await expect(heading).not.toHaveText(NOT_FOUND);
      await navigateInApp(page, path);
      await expect.soft(heading, path).toHaveText(NOT_FOUND);
    }
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await home.arrive();
    await expect(page).toHaveURL(`${baseURL}/`);
  },
);

const reloaded = (await collectRoutes()).filter(({ opensCold }) => opensCold);

// Only the demo has a worker.
test(
  'A-22, A-23: a path of each shape opens by a hard reload of the demo, past its worker',
  { tag: '@demo-only' },
  async ({ page, context, demo, watch, baseURL }) => {
    expect(reloaded.length).toBeGreaterThanOrEqual(5);
    watch.expectStatus(403);
    await enter(page, demo, amaraOsei, '/');
    await new HomePage(page).arrive();
    const session = await context.newCDPSession(page);
    for (const { path, heading: text } of reloaded) {
      await page.evaluate((address) => history.replaceState(null, '', address), path);
      await hardReload(session, page);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(text);
      expect.soft(page.url()).toBe(`${baseURL}${path}`);
    }
  },
);

test(
  'where another tab keeps the worker, the page of a hard reload is loaded once more, and asks nothing before, however long that takes',
  { tag: '@demo-only' },
  async ({ page, context, demo, baseURL }) => {
    await enter(page, demo, amaraOsei, '/awards');
    const other = await context.newPage();
    await enter(other, demo, amaraOsei, '/bookings');
    let documents = 0;
    await context.route(`${baseURL}/`, async (route) => {
      documents += 1;
      if (documents === 2) await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.evaluate(() => history.replaceState(null, '', '/'));
    await hardReload(await context.newCDPSession(page), page);
    await new HomePage(page).arrive();
    expect(documents).toBe(2);
  },
);
