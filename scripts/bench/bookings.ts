import type { Browser, Page } from 'playwright';
import { PRODUCT_TYPES, type Booking } from '#contracts/bookings/booking.schema.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { movingBookings } from '#machines/bookings/moving-bookings.ts';
import { median } from './median.ts';
import { openSlowPage } from './slow-page.ts';

/** How a thousand bookings behave on a slow machine. Milliseconds, medians of so many presses or letters. */
export interface BookingsSpeed {
  /** From the address until the first rows stand. */
  readonly openMs: number;
  /** From a press to the painted frame that shows it: the other tab, with its first hundred rows. */
  readonly tabMs: number;
  /** The box of a row, and what moves with it. */
  readonly selectMs: number;
  /** The details of a row. */
  readonly expandMs: number;
  /** A letter of the search, in its field. */
  readonly letterMs: number;
  /** The same letter, until the rows that it finds stand. */
  readonly foundMs: number;
  /** What moves with one of a thousand bookings that begins a chain of two hundred, at full speed. */
  readonly pullInMs: number;
  /** Scripts that came before somebody asked for the diagram, a payment or a calendar; they should be none. */
  readonly unaskedScripts: readonly string[];
}

const TIMES = 10;
/** Finds fewer with each letter. */
const WORD = 'sedation a';
const ON_DEMAND = /FlowDialog|save-calendar|stripe/;

/**
 * Presses so many elements, one after the other, each from the press to the frame that shows `shown` below it: the time
 * of each. What is shown is told from the page by a selector.
 */
const pressEach = (page: Page, press: string, shown: string, times: number): Promise<readonly number[]> =>
  page.evaluate(
    async ([pressed, wanted, count]) => {
      const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const found: number[] = [];
      for (let turn = 0; turn < count; turn += 1) {
        await painted();
        await new Promise((resolve) => setTimeout(resolve, 300));
        const before = document.querySelectorAll(wanted).length;
        const element = document.querySelectorAll<HTMLElement>(pressed)[turn];
        if (element === undefined) throw new Error(`There is no ${turn + 1}. ${pressed}.`);
        const began = performance.now();
        element.click();
        do await painted();
        while (document.querySelectorAll(wanted).length === before && performance.now() - began < 5000);
        found.push(performance.now() - began);
      }
      return found;
    },
    [press, shown, times] as const,
  );

/** Types a word into the search: for each letter until its field shows it, and until the rows have changed and rest. */
const typeWord = (page: Page): Promise<{ readonly letters: readonly number[]; readonly found: readonly number[] }> =>
  page.evaluate(async (word) => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]');
    if (field === null) throw new Error('There is no search.');
    const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const letters: number[] = [];
    const found: number[] = [];
    for (let length = 1; length <= word.length; length += 1) {
      const typed = word.slice(0, length);
      let changedAt = 0;
      const rows = new MutationObserver(() => {
        changedAt = performance.now();
      });
      rows.observe(document.querySelector('[role=tabpanel]') as HTMLElement, { subtree: true, childList: true });
      const pressed = performance.now();
      // As the browser writes it: past React's own property.
      Reflect.set(HTMLInputElement.prototype, 'value', typed, field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await painted();
      letters.push(performance.now() - pressed);
      while (performance.now() - Math.max(changedAt, pressed) < 300) await painted();
      rows.disconnect();
      if (changedAt > 0) found.push(changedAt - pressed);
    }
    return { letters, found };
  }, WORD);

/** A thousand scheduled bookings, the first two hundred of which form one chain. */
const chained = (): readonly Booking[] =>
  Array.from({ length: 1000 }, (_, index) => ({
    booking_id: index + 1,
    product: {
      product_id: index + 1,
      name: `Product ${index + 1}`,
      type: { type_id: PRODUCT_TYPES.practicalWorkshop, name: 'Practical Workshop' },
    },
    course: { start_date: 2_000_000_000 + index },
    passed: false,
    self_schedule: true,
    prerequisites: [],
    dependencies: index < 199 ? [{ product_id: index + 2, name: `Product ${index + 2}` }] : [],
  }));

const measurePullIn = (): number => {
  const bookings = chained();
  const times = Array.from({ length: 50 }, () => {
    const began = performance.now();
    const moving = movingBookings({ action: 'reschedule', chosenIds: [1], bookings, nowUnix: 1_900_000_000 });
    if (moving.length !== 200) throw new Error(`${moving.length} bookings move, not 200.`);
    return performance.now() - began;
  });
  return median(times);
};

/** Opens the bookings of the scenario `large` as Amara, with the processor slowed down, and measures. */
export const measureBookings = async (browser: Browser, url: string): Promise<BookingsSpeed> => {
  const unaskedScripts: string[] = [];
  const { page, openMs, close } = await openSlowPage(
    browser,
    url,
    'large',
    '/bookings?tab=unscheduled',
    (opened) => opened.locator('.bk').first().waitFor(),
    amaraOsei.email,
  );
  unaskedScripts.push(
    ...(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).filter((name) =>
      ON_DEMAND.test(name),
    ),
  );
  const tabMs = median([...(await flipTabs(page))]);
  const selectMs = median(await pressEach(page, '.bk__check input:not([disabled])', '.bk.is-sel', TIMES));
  await page.getByRole('button', { name: 'Clear' }).click();
  const expandMs = median(await pressEach(page, '.expand', '.bk__panel', TIMES));
  const { letters, found } = await typeWord(page);
  await close();
  return {
    openMs,
    tabMs: Math.round(tabMs),
    selectMs: Math.round(selectMs),
    expandMs: Math.round(expandMs),
    letterMs: Math.round(median(letters)),
    foundMs: Math.round(median(found)),
    pullInMs: measurePullIn(),
    unaskedScripts,
  };
};

/** From tab to tab and back, so often; it ends on the scheduled ones. */
const flipTabs = async (page: Page): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let turn = 0; turn < TIMES + 1; turn += 1) {
    const name = turn % 2 === 0 ? 'Scheduled' : 'Unscheduled';
    await page.waitForTimeout(300);
    times.push(
      await page.evaluate(async (label) => {
        const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        const tab = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(({ textContent }) =>
          textContent.startsWith(label),
        );
        if (tab === undefined) throw new Error(`There is no tab ${label}.`);
        const began = performance.now();
        tab.click();
        do await painted();
        while (
          (tab.getAttribute('aria-selected') !== 'true' || document.querySelector('.bk') === null) &&
          performance.now() - began < 5000
        );
        return performance.now() - began;
      }, name),
    );
  }
  return times;
};
