import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { amaraOsei, DEMO_PASSWORD } from '#fixtures/people.ts';
import type { Backend } from '#mocks/backend.ts';
import { startServer } from '#mocks/http/server.ts';
import { publish } from '#mocks/realtime/publish.ts';

/** From the moment at which the backend raises an event to the picture that shows it, in milliseconds. */
export interface Latency {
  readonly median: number;
  /** All but one of the samples took no longer. */
  readonly ninetyFifth: number;
}

const TOAST_TEXT = 'Your import is complete.';
const SAMPLES = 20;
const KEY = '__toldAt';

const raise = (backend: Backend): Promise<number> =>
  backend.write((db) => {
    publish({ db, socketId: null }, 'import.complete', {}, [amaraOsei.id]);
    return Date.now();
  });

/** Has the page write down when it painted the toast. */
const watchToast = (page: Page): Promise<void> =>
  page.evaluate(
    ([text, key]) => {
      const seen = new MutationObserver(() => {
        if (document.querySelector('.toasts')?.textContent.includes(text) !== true) return;
        seen.disconnect();
        // When the frame after the next begins, the one with the toast has been painted.
        requestAnimationFrame(() => requestAnimationFrame(() => Object.assign(window, { [key]: Date.now() })));
      });
      Object.assign(window, { [key]: 0 });
      seen.observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    [TOAST_TEXT, KEY] as const,
  );

const signIn = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/login`);
  await page.getByLabel('Email address').fill(amaraOsei.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: /, your account$/ }).waitFor();
};

/**
 * Raises events in a backend over HTTP, and reads in a page of the production build when their toast was painted. Both
 * clocks are this machine's.
 */
export const measureLatency = async (browser: Browser): Promise<Latency> => {
  const headers = JSON.parse(await readFile('dist/headers.json', 'utf8')) as Record<string, string>;
  const server = await startServer({ port: 0, host: '127.0.0.1', staticDir: 'dist', headers });
  const page = await browser.newPage();
  await signIn(page, `http://127.0.0.1:${server.port}`);
  const toast = page.getByRole('region', { name: 'New notifications' }).getByText(TOAST_TEXT);
  const isTold = (): Promise<boolean> =>
    toast.waitFor({ timeout: 500 }).then(
      () => true,
      () => false,
    );
  // Until the connection stands nothing is heard.
  do await raise(server.backend);
  while (!(await isTold()));

  const waits: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    await page.getByRole('button', { name: `Close: ${TOAST_TEXT}` }).click();
    await toast.waitFor({ state: 'detached' });
    await watchToast(page);
    const raisedAt = await raise(server.backend);
    const toldAt = await (
      await page.waitForFunction((key) => (window as unknown as Record<string, number>)[key] || null, KEY)
    ).jsonValue();
    waits.push((toldAt ?? Number.POSITIVE_INFINITY) - raisedAt);
  }
  await page.close();
  await server.close();
  const sorted = waits.toSorted((one, other) => one - other);
  return { median: sorted[SAMPLES / 2] ?? 0, ninetyFifth: sorted[SAMPLES - 2] ?? 0 };
};
