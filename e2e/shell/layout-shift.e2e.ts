import type { Page } from '@playwright/test';
import { enter } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { collectRoutes } from '#e2e/lib/route-proof.ts';
import { amaraOsei } from '#fixtures/people.ts';

/** What moved, by the browser's own measure: shares of the window, without what a press or a key moves. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    layoutShifts?: Shift[];
  }
}

/** Of all that moves on one page, from its first paint on. */
const MOST = 0.02;
/** A reply takes so long that each part of a page is seen before it has come. */
const LATENCY_MS = 100;

/** Notes every shift of every document of this page. */
const observeShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = (window.layoutShifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly sources: readonly { readonly node: Node | null }[];
      })[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            moved: entry.sources.map(({ node }) =>
              node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? ''),
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });

const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
};

/** So often it looks: a film goes on loading. */
const MOST_LOOKS = 30;

/** Resolves once the page has asked for nothing for a while. */
const settled = async (page: Page, asked: ReadonlySet<unknown>): Promise<void> => {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (let quiet = 0, looks = 0; quiet < 3 && looks < MOST_LOOKS; looks += 1) {
    await page.waitForTimeout(LATENCY_MS);
    quiet = asked.size === 0 ? quiet + 1 : 0;
  }
};

/** What stands before a collection or a module in a nested address. */
const NESTED_IN = /^.*(?=\/(?:collections|modules)\/\d+$)/;
/** Other kinds of a module, and a collection that is completed. */
const ALSO = ['/modules/705', '/modules/706', '/modules/707', '/modules/709', '/modules/711', '/collections/303'];

for (const [name, size] of [
  ['a phone', { width: 412, height: 823 }],
  ['a desk', { width: 1350, height: 940 }],
] as const)
  test(`V-17: on ${name} no page moves while it comes`, async ({ page, demo, watch }) => {
    watch.expectStatus(403, 404);
    await page.setViewportSize(size);
    await observeShifts(page);
    await enter(page, demo, amaraOsei, '/');
    await slowDown(page);
    const asked = new Set<unknown>();
    page.on('request', (request) => asked.add(request));
    page.on('requestfinished', (request) => asked.delete(request));
    page.on('requestfailed', (request) => asked.delete(request));
    // A nested address has the page of its last part.
    const pages = (await collectRoutes()).map(({ path }) => path.replace(NESTED_IN, ''));
    for (const path of new Set([...pages, ...ALSO])) {
      asked.clear();
      await page.goto(path);
      await settled(page, asked);
      const shifts = await page.evaluate(() => window.layoutShifts ?? []);
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      expect.soft(sum, `${path}: ${JSON.stringify(shifts.filter(({ value }) => value > 0.002))}`).toBeLessThan(MOST);
    }
  });
