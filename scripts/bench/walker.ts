import type { Browser, Page } from 'playwright';
import { startDemoHost } from './demo-host.ts';
import { median } from './median.ts';

/** How the walker of charts behaves beside the product. Milliseconds. */
export interface WalkerSpeed {
  /** From choosing a chart until it is painted; the chart that takes longest, the median of several times. */
  readonly drawMs: number;
  readonly slowestMachine: string;
  /**
   * From asking for a state until the real screen stands there; the path that takes longest, the median of several
   * times.
   */
  readonly thereMs: number;
  readonly thereSteps: number;
  /**
   * The longest time between two frames while a letter is typed into the product with each of them and its chart is
   * followed.
   */
  readonly longestFrameMs: number;
  /** How many of those frames came later than the next one was due. */
  readonly lateFrames: number;
}

const TIMES = 5;
/** The states that lie farthest from the start of their chart. */
const FAR = [
  ['assessments/taking', 'taking.unconfirmed'],
  ['bookings/unschedule', 'unschedule.paying'],
] as const;
const LETTERS = 120;
/** Of sixty in a second. */
const FRAME_MS = 1000 / 60;

/** Chooses a chart in the picker; milliseconds until its drawing is painted. */
const draw = (page: Page, machine: string): Promise<number> =>
  page.evaluate(async (wanted) => {
    const picker = document.querySelector<HTMLSelectElement>('.wk__m select');
    if (picker === null) throw new Error('There is no picker of charts.');
    const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await painted();
    const chosen = performance.now();
    Reflect.set(HTMLSelectElement.prototype, 'value', wanted, picker);
    picker.dispatchEvent(new Event('change', { bubbles: true }));
    do await painted();
    while (
      document.querySelector(`svg[aria-label="The chart ${wanted}"] [data-state]`) === null &&
      performance.now() - chosen < 10_000
    );
    return performance.now() - chosen;
  }, machine);

/** Types a letter with each frame into the answer that stands in the product; milliseconds between frames. */
const type = (page: Page): Promise<readonly number[]> =>
  page.evaluate(
    (letters) =>
      new Promise<readonly number[]>((resolve, reject) => {
        const view = document.querySelector('iframe')?.contentWindow as (Window & typeof globalThis) | null | undefined;
        const field = view?.document.querySelector<HTMLTextAreaElement>('main textarea');
        if (view === null || view === undefined || field === null || field === undefined) {
          reject(new Error('No answer can be typed in the product.'));
          return;
        }
        const gaps: number[] = [];
        let before = performance.now();
        const write = (now: number): void => {
          gaps.push(now - before);
          before = now;
          Reflect.set(view.HTMLTextAreaElement.prototype, 'value', `${field.value}a`, field);
          field.dispatchEvent(new view.Event('input', { bubbles: true }));
          if (gaps.length > letters) resolve(gaps.slice(1));
          else requestAnimationFrame(write);
        };
        requestAnimationFrame(write);
      }),
    LETTERS,
  );

/**
 * Opens the instruments of the built demo, draws every chart, goes to far states, and types beside a chart that is
 * followed.
 */
export const measureWalker = async (browser: Browser): Promise<WalkerSpeed> => {
  const host = await startDemoHost();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${host.url}/instruments/?tab=charts&chart=session/login&at=/login`);
  await page.frameLocator('iframe').getByRole('button', { name: 'Amara Osei' }).waitFor();
  const machines = Object.keys((await page.evaluate(() => window.there?.machines())) ?? {});

  const draws: { readonly machine: string; readonly ms: number }[] = [];
  for (const machine of machines) {
    const times: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      await draw(page, machines.find((other) => other !== machine) ?? machine);
      times.push(await draw(page, machine));
    }
    draws.push({ machine, ms: median(times) });
  }
  const slowest = draws.toSorted((one, other) => other.ms - one.ms)[0];

  const visits: { readonly steps: number; readonly ms: number }[] = [];
  for (const [machine, state] of FAR) {
    const times: number[] = [];
    let steps = 0;
    for (let time = 0; time < TIMES; time += 1) {
      const { arrival, ms } = await page.evaluate(
        async ([name, id]) => {
          const began = performance.now();
          return { arrival: await window.there?.be(name, id), ms: performance.now() - began };
        },
        [machine, state] as const,
      );
      if (arrival?.kind !== 'there') throw new Error(`${machine} did not come to ${state}: ${JSON.stringify(arrival)}`);
      steps = arrival.steps.length;
      times.push(ms);
    }
    visits.push({ steps, ms: median(times) });
  }
  const farthest = visits.toSorted((one, other) => other.ms - one.ms)[0];

  const arrival = await page.evaluate(() => window.there?.be('assessments/taking', 'taking.answering.editing'));
  if (arrival?.kind !== 'there') throw new Error(`No assessment can be answered: ${JSON.stringify(arrival)}`);
  await page.getByRole('combobox', { name: 'Chart' }).selectOption('live:assessments/taking');
  await page.locator('svg.diagram [aria-current="step"]').first().waitFor();
  const gaps = await type(page);
  const shown = await page.getByRole('list', { name: 'Events, oldest first' }).getByRole('listitem').count();
  if (shown < gaps.length / 2) throw new Error(`The walker shows ${shown} events of ${gaps.length} letters.`);
  await context.close();
  host.close();
  return {
    drawMs: Math.round(slowest?.ms ?? Number.NaN),
    slowestMachine: slowest?.machine ?? '',
    thereMs: Math.round(farthest?.ms ?? Number.NaN),
    thereSteps: farthest?.steps ?? 0,
    longestFrameMs: Math.round(Math.max(...gaps)),
    lateFrames: gaps.filter((gap) => gap > 1.5 * FRAME_MS).length,
  };
};
