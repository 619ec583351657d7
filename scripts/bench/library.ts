import type { Browser, Page } from 'playwright';
import { amaraOsei } from '#fixtures/people.ts';
import { median } from './median.ts';
import { longestFrame, openSlowPage } from './slow-page.ts';

/**
 * How five thousand modules and a thousand awards behave on a slow machine. Milliseconds; medians where something is
 * done several times.
 */
export interface LibrarySpeed {
  /** A letter of the search, in its field. */
  readonly letterMs: number;
  /** The first page of what it finds, from the reply. */
  readonly foundMs: number;
  /** The next page of the list of modules: from the press until the page in front shows that it comes. */
  readonly nextMs: number;
  /** The same, from the reply to its cards. */
  readonly pageMs: number;
  /** From cards to rows and back. */
  readonly viewMs: number;
  /** From the shortcut to the open palette, its code being here. */
  readonly paletteMs: number;
  /** A letter in the palette, until what it finds stands. */
  readonly matchMs: number;
  /** The longest time between two frames while the thousand awards are scrolled from end to end. */
  readonly longestFrameMs: number;
  /** From the press of a module's card to the head of its page. */
  readonly cardMs: number;
}

const TIMES = 10;
const WORD = 'radiography';

/** Installs `benchPainted` and `benchUntil` in the page: the next painted frame, and the first in which something holds. */
const prepare = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    // What one visit asks for is more than the browser keeps unasked.
    performance.setResourceTimingBufferSize(10_000);
    Object.assign(window, {
      benchPainted: painted,
      benchUntil: async (isTrue: () => boolean): Promise<void> => {
        const began = performance.now();
        do await painted();
        while (!isTrue() && performance.now() - began < 10_000);
        if (!isTrue()) throw new Error(`Not within ten seconds: ${String(isTrue)}`);
      },
    });
  });

declare global {
  interface Window {
    benchPainted: () => Promise<void>;
    benchUntil: (isTrue: () => boolean) => Promise<void>;
  }
}

/**
 * Types a word into the search: each letter until its field is painted; then from the last reply until what it found
 * is.
 */
const search = (page: Page): Promise<{ readonly letters: readonly number[]; readonly found: number }> =>
  page.evaluate(async (word) => {
    const field = document.querySelector<HTMLInputElement>('main input[type=search]');
    if (field === null) throw new Error('There is no search.');
    const letters: number[] = [];
    for (let length = 1; length <= word.length; length += 1) {
      const pressed = performance.now();
      Reflect.set(HTMLInputElement.prototype, 'value', word.slice(0, length), field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await window.benchPainted();
      letters.push(performance.now() - pressed);
    }
    const asked = performance.now();
    const repliedAt = (): number =>
      Math.max(
        0,
        ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name, startTime }) => name.includes('search=radiography') && startTime > asked)
          .map(({ responseEnd }) => responseEnd),
      );
    await window.benchUntil(() => repliedAt() > 0);
    const replied = repliedAt();
    await window.benchUntil(
      () => document.querySelector('main [aria-busy=true]') === null && document.querySelector('main mark') !== null,
    );
    return { letters, found: performance.now() - replied };
  }, WORD);

/** Goes through so many pages of the list. */
const turnPages = (page: Page): Promise<{ readonly pressed: readonly number[]; readonly replied: readonly number[] }> =>
  page.evaluate(async (times) => {
    const pressed: number[] = [];
    const replied: number[] = [];
    const list = (): string => document.querySelector('main ul')?.textContent ?? '';
    for (let turn = 0; turn < times; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      const next = document.querySelector<HTMLElement>('main .pager [aria-label="Next page"]');
      if (next === null) throw new Error('There is no next page.');
      const before = list();
      const shown = location.search;
      const began = performance.now();
      next.click();
      await window.benchUntil(() => location.search !== shown);
      pressed.push(performance.now() - began);
      await window.benchUntil(() => list() !== before && document.querySelector('main [aria-busy=true]') === null);
      const answers = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        ({ name, startTime }) => name.includes('/api/') && startTime > began,
      );
      replied.push(performance.now() - Math.max(began, ...answers.map(({ responseEnd }) => responseEnd)));
    }
    return { pressed, replied };
  }, TIMES);

/** From cards to rows and back, each until the choice and its list are painted. */
const flipView = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async (times) => {
    const found: number[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      const press = document.querySelectorAll<HTMLElement>('main .seg button')[(turn + 1) % 2];
      if (press === undefined) throw new Error('There is no choice of view.');
      const isOn = (): boolean => press.ariaPressed === 'true';
      const began = performance.now();
      press.click();
      await window.benchUntil(isOn);
      found.push(performance.now() - began);
    }
    return found;
  }, TIMES);

/** Presses the button of the palette; until its first rows are painted. */
const openPalette = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const began = performance.now();
    document.querySelector<HTMLElement>('header .finder')?.click();
    await window.benchUntil(() => document.querySelector('[role=dialog] [role=option]') !== null);
    return performance.now() - began;
  });

/** Opens the palette several times, and types into it the last time. */
const timePalette = async (
  page: Page,
): Promise<{ readonly opened: readonly number[]; readonly letters: readonly number[] }> => {
  const opened: number[] = [];
  // The first one loads its code, and what can be found.
  for (let turn = 0; turn <= TIMES; turn += 1) {
    if (turn > 0) await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const took = await openPalette(page);
    if (turn > 0) opened.push(took);
    await page.waitForLoadState('networkidle');
  }
  const letters = await page.evaluate(async (word) => {
    const input = document.querySelector<HTMLInputElement>('[role=dialog] [role=combobox]');
    if (input === null) throw new Error('The palette is closed.');
    const found: number[] = [];
    for (let length = 1; length <= word.length; length += 1) {
      const pressed = performance.now();
      Reflect.set(HTMLInputElement.prototype, 'value', word.slice(0, length), input);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await window.benchPainted();
      found.push(performance.now() - pressed);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return found;
  }, WORD);
  return { opened, letters };
};

/** Opens so many cards, one after the other, each until the module's own heading stands. */
const openCards = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async (times) => {
    const found: number[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      await window.benchUntil(() => document.querySelectorAll('main a[href*="/modules/"]').length > turn);
      await new Promise((resolve) => setTimeout(resolve, 500));
      const card = document.querySelectorAll<HTMLAnchorElement>('main a[href*="/modules/"]')[turn];
      if (card === undefined) throw new Error('There is no card.');
      const before = document.querySelector('main');
      const began = performance.now();
      card.click();
      await window.benchUntil(
        () => document.querySelector('main') !== before && document.querySelector('main h1') !== null,
      );
      found.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 500));
      history.back();
    }
    return found;
  }, TIMES);

/** Megabytes of the heap after a round through home, library, a list, search and awards, garbage collected. */
const heapAfterRound = async (browser: Browser, url: string, scenario: string): Promise<number> => {
  const { page, close } = await openSlowPage(
    browser,
    url,
    scenario,
    '/',
    (opened) => opened.locator('main h1').waitFor(),
    amaraOsei.email,
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  for (const name of ['Library', 'Search', 'Awards', 'Home', 'Library', 'Search', 'Awards']) {
    await page.locator('header').getByRole('link', { name, exact: true }).first().click();
    await page.waitForLoadState('networkidle');
  }
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await close();
  return usedSize / 1024 / 1024;
};

/** How much the heap holds after the same round: in the small world, and in the large one. Megabytes. */
export const measureLibraryHeap = async (
  browser: Browser,
  url: string,
): Promise<{ readonly small: number; readonly large: number }> => ({
  small: await heapAfterRound(browser, url, 'default'),
  large: await heapAfterRound(browser, url, 'large'),
});

/** Measures search, lists, palette, awards and cards of the scenario `large` as Amara, with the processor slowed down. */
export const measureLibrary = async (browser: Browser, url: string): Promise<LibrarySpeed> => {
  const searching = await openSlowPage(
    browser,
    url,
    'large',
    '/search?q=waste&tab=modules',
    (opened) => opened.locator('main mark').first().waitFor(),
    amaraOsei.email,
  );
  await prepare(searching.page);
  const { letters, found } = await search(searching.page);
  const { opened, letters: matches } = await timePalette(searching.page);
  await searching.close();

  const listing = await openSlowPage(
    browser,
    url,
    'large',
    '/modules',
    (page) => page.locator('main a[href*="/modules/"]').first().waitFor(),
    amaraOsei.email,
  );
  await prepare(listing.page);
  const views = await flipView(listing.page);
  const { pressed, replied } = await turnPages(listing.page);
  const cards = await openCards(listing.page);
  await listing.close();

  const awards = await openSlowPage(
    browser,
    url,
    'large',
    '/awards',
    (page) => page.locator('main h1').waitFor(),
    amaraOsei.email,
  );
  const longestFrameMs = await longestFrame(awards.page);
  await awards.close();

  return {
    letterMs: Math.round(median(letters)),
    foundMs: Math.round(found),
    nextMs: Math.round(median(pressed)),
    pageMs: Math.round(median(replied)),
    viewMs: Math.round(median(views)),
    paletteMs: Math.round(median(opened)),
    matchMs: Math.round(median(matches)),
    longestFrameMs,
    cardMs: Math.round(median(cards)),
  };
};
