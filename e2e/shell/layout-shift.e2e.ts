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

/**
 * Where the heading of a page begins, in pixels: by whether a breadcrumb stands above it; null on pages of another
 * frame.
 */
const headingTop = (page: Page): Promise<{ readonly isBelowCrumbs: boolean; readonly top: number } | null> =>
  page.evaluate(() => {
    // The head of a profile begins with its picture; a page of plans and one to be written have another bar.
    if (document.querySelector('nav[aria-label=Main]') === null) return null;
    const frame = document.querySelector('main.wrap:not(.pf), main:has(.home)');
    const heading = frame?.querySelector('.titled h1');
    if (!frame || !heading) return null;
    return { isBelowCrumbs: frame.querySelector('.crumbs') !== null, top: heading.getBoundingClientRect().top };
  });

/** The tools beside a heading may be a pixel higher than it. */
const NEAR_PX = 2;

/** What stands before a collection or a module in a nested address. */
const NESTED_IN = /^.*(?=\/(?:collections|modules)\/\d+$)/;
/** Other kinds of a module, and a collection that is completed. */
const ALSO = ['/modules/705', '/modules/706', '/modules/707', '/modules/709', '/modules/711', '/collections/303'];

for (const [name, size, hasOneHead] of [
  // A document, whose head is folded there, is as near as it can be.
  ['a phone', { width: 412, height: 823 }, false],
  ['a desk', { width: 1350, height: 940 }, true],
] as const)
  test(`V-17, V35: on ${name} no page moves while it comes${hasOneHead ? ', and all heads begin at one height' : ''}`, async ({
    page,
    demo,
    watch,
  }) => {
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
    const tops = { crumbs: [] as [string, number][], none: [] as [string, number][] };
    for (const path of new Set([...pages, ...ALSO])) {
      asked.clear();
      await page.goto(path);
      await settled(page, asked);
      const shifts = await page.evaluate(() => window.layoutShifts ?? []);
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      expect.soft(sum, `${path}: ${JSON.stringify(shifts.filter(({ value }) => value > 0.002))}`).toBeLessThan(MOST);
      const head = await headingTop(page);
      if (head !== null) tops[head.isBelowCrumbs ? 'crumbs' : 'none'].push([path, head.top]);
    }
    for (const group of hasOneHead ? Object.values(tops) : []) {
      expect(group.length).toBeGreaterThan(2);
      const all = group.map(([, top]) => top);
      expect.soft(Math.max(...all) - Math.min(...all), group.join(' ')).toBeLessThanOrEqual(NEAR_PX);
    }
  });
