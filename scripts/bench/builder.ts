import type { Browser } from 'playwright';
import { openSlowPage } from './slow-page.ts';

/** How the editor behaves with a page of 504 blocks on a slow machine. Milliseconds. */
export interface BuilderSpeed {
  /** Until the page stands and can be written. */
  readonly openMs: number;
  /** From a letter in a heading to the frame that shows it: the median and the slowest of twenty. */
  readonly letterMs: number;
  readonly slowestLetterMs: number;
  /** The longest time between two frames while a block is dragged over the page. */
  readonly dragFrameMs: number;
}

const LETTERS = 20;

/** Opens the page of the scenario `long-page` as its author, with the processor slowed down, and measures. */
export const measureBuilder = async (browser: Browser, url: string): Promise<BuilderSpeed> => {
  const { page, openMs, close } = await openSlowPage(browser, url, 'long-page', '/pages/154/edit', (opened) =>
    opened.getByRole('group', { name: 'Heading: Part 72' }).waitFor(),
  );
  await page.getByRole('group', { name: 'Heading: Part 1', exact: true }).click();
  await page.getByRole('textbox', { name: 'Heading text' }).waitFor();
  const letters = await page.evaluate(async (count) => {
    const field = document.querySelector<HTMLTextAreaElement>('.bx-type');
    if (field === null) throw new Error('No heading is being written.');
    const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const times: number[] = [];
    for (let letter = 1; letter <= count; letter += 1) {
      // Somebody types a few letters a second; the device stores in between.
      await new Promise((resolve) => setTimeout(resolve, 120));
      const pressed = performance.now();
      // As the browser writes it: past React's own property.
      Reflect.set(HTMLTextAreaElement.prototype, 'value', 'x'.repeat(letter), field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await painted();
      times.push(performance.now() - pressed);
    }
    return times.toSorted((one, other) => one - other);
  }, LETTERS);

  const grip = page.getByRole('group', { name: 'Simple text: What happens in part 1, in', exact: false }).first();
  await grip.hover();
  const handle = await grip.locator('> .bx-grip').boundingBox();
  if (handle === null) throw new Error('There is nothing to drag by.');
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(handle.x + 200, handle.y + 40, { steps: 4 });
  await page.evaluate(() => {
    const watched = window as Window & { longestDragFrame?: number };
    watched.longestDragFrame = 0;
    let before = performance.now();
    const look = (): void => {
      const now = performance.now();
      watched.longestDragFrame = Math.max(watched.longestDragFrame ?? 0, now - before);
      before = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(() => {
      before = performance.now();
      requestAnimationFrame(look);
    });
  });
  for (let y = 0; y < 300; y += 10) await page.mouse.move(handle.x + 250, handle.y + 40 + y);
  const dragFrameMs = await page.evaluate(
    () => (window as Window & { longestDragFrame?: number }).longestDragFrame ?? 0,
  );
  await page.mouse.up();
  await close();
  return {
    openMs,
    letterMs: Math.round(letters[Math.floor(letters.length / 2)] ?? 0),
    slowestLetterMs: Math.round(letters.at(-1) ?? 0),
    dragFrameMs: Math.round(dragFrameMs),
  };
};
