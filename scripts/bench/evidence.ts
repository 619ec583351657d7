import type { Browser } from 'playwright';
import { openSlowPage, slowestToggle } from './slow-page.ts';

/** How the table of a thousand pieces of evidence behaves on a slow machine. Milliseconds. */
export interface EvidenceSpeed {
  /** Until the first rows stand. */
  readonly openMs: number;
  /** From the press of a row's box to the next painted frame; the slowest of ten. */
  readonly toggleMs: number;
  /** From a letter in the search to the frame that shows it; the slowest of the word. */
  readonly letterMs: number;
  /** From a letter until the table shows what it finds, and nothing is left to do; the slowest of the word. */
  readonly foundMs: number;
}

const TOGGLES = 10;
/** Finds fewer with each letter. */
const WORD = 'tom whit';

/** Opens the list of the scenario `long-evidence` with its longest pages, with the processor slowed down, and measures. */
export const measureEvidence = async (browser: Browser, url: string): Promise<EvidenceSpeed> => {
  const { page, openMs, close } = await openSlowPage(browser, url, 'long-evidence', '/evidence?size=36', (opened) =>
    opened.getByRole('table', { name: 'Pending evidence' }).waitFor(),
  );
  const toggleMs = await slowestToggle(page, '.evt tbody input', TOGGLES);
  const { letterMs, foundMs } = await page.evaluate(async (word) => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]');
    if (field === null) throw new Error('There is no search.');
    const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const address = () => new URLSearchParams(location.search).get('q') ?? '';
    let letter = 0;
    let found = 0;
    for (let length = 1; length <= word.length; length += 1) {
      await painted();
      const typed = word.slice(0, length);
      let changedAt = 0;
      const table = new MutationObserver(() => {
        changedAt = performance.now();
      });
      table.observe(document.querySelector('main') as HTMLElement, {
        subtree: true,
        childList: true,
        characterData: true,
      });
      const pressed = performance.now();
      // As the browser writes it: past React's own property.
      Reflect.set(HTMLInputElement.prototype, 'value', typed, field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await painted();
      letter = Math.max(letter, performance.now() - pressed);
      if (field.value !== typed) throw new Error(`The search shows ${field.value}, not ${typed}.`);
      // Until the address says it and the table has come to rest.
      while (address().trim() !== typed.trim() || performance.now() - Math.max(changedAt, pressed) < 150)
        await new Promise((resolve) => setTimeout(resolve, 10));
      table.disconnect();
      found = Math.max(found, changedAt - pressed);
    }
    return { letterMs: Math.round(letter), foundMs: Math.round(found) };
  }, WORD);
  await close();
  return { openMs, toggleMs, letterMs, foundMs };
};
