import type { Browser, Page } from 'playwright';
import { DEMO_PASSWORD, amaraOsei } from '#fixtures/people.ts';
import { median } from './median.ts';

/** Lighthouse's slow 4G, as a browser applies it: bytes per second, milliseconds per request. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const SLOWDOWN = 4;
const VISITS = 5;
/** Between two keys of somebody who types fast. Milliseconds. */
const KEY_MILLISECONDS = 20;
const LONGEST_MILLISECONDS = 120_000;

/**
 * A visit by somebody who has never been here, on a slow phone with a slow line; in milliseconds until `arrive` is
 * through.
 */
const visit = async (browser: Browser, address: string, arrive: (page: Page) => Promise<void>): Promise<number> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST_MILLISECONDS);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit', timeout: LONGEST_MILLISECONDS });
  await arrive(page);
  const took = performance.now() - began;
  await context.close();
  return took;
};

/** Types as soon as there is a form, whether React has taken it over or not. */
const signInAtOnce = async (page: Page): Promise<void> => {
  await page.getByLabel('Email address').click();
  await page.keyboard.type(amaraOsei.email, { delay: KEY_MILLISECONDS });
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_PASSWORD, { delay: KEY_MILLISECONDS });
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'What to do next' }).getByRole('heading', { level: 3 }).first().waitFor();
};

/**
 * From opening the address to the sign of home, signing in on the way; the static page of the same words, fonts and
 * styles stands beside it, until its button is there. Medians of five visits each, in turn.
 */
export const measureColdStart = async (
  browser: Browser,
  url: string,
): Promise<{ readonly homeMs: number; readonly staticMs: number }> => {
  const homes: number[] = [];
  const statics: number[] = [];
  for (let nth = 0; nth < VISITS; nth += 1) {
    statics.push(
      await visit(browser, `${url}/static.html`, (page) => page.getByRole('button', { name: 'Sign in' }).waitFor()),
    );
    homes.push(await visit(browser, `${url}/login`, signInAtOnce));
  }
  return { homeMs: Math.round(median(homes)), staticMs: Math.round(median(statics)) };
};
