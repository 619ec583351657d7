import type { Page } from '@playwright/test';
import { expect } from '#e2e/host/expect.ts';
import { TopBar } from '#e2e/pages/top-bar.ts';
import type { DemoPort } from './demo-port.ts';

const EMPTY_PAGE = '/an-empty-page';

/**
 * Whoever is here goes before somebody else comes: a page that still listens would be refused what it asks for in their
 * name.
 */
const leave = async (page: Page, { livesInPage }: DemoPort): Promise<void> => {
  if (livesInPage) return;
  await page.route(
    `**${EMPTY_PAGE}`,
    (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
    { times: 1 },
  );
  await page.goto(EMPTY_PAGE);
};

/** This browser remembers a session; the demo's console began it. */
export const rememberSession = async (page: Page): Promise<void> => {
  // Over HTTP the console opens no page.
  if (page.url() === 'about:blank') await page.goto('/login');
  await page.evaluate((_, { localStorage } = window) => localStorage.setItem('waymark.session', '1'));
};

/** Whether this browser remembered a session until now. */
const forgetsSession = (page: Page): Promise<boolean> =>
  page.evaluate((_, { localStorage } = window) => {
    const isRemembered = localStorage.getItem('waymark.session') !== null;
    localStorage.removeItem('waymark.session');
    return isRemembered;
  });

/**
 * The seeded world again, and nobody here. A page that stays could still ask for something in the name of a session
 * that is gone: refused, it would forget the one that begins next. So could the form, where the page before it
 * remembered its session once more while it was left.
 */
export const startAnew = async (page: Page, demo: DemoPort): Promise<void> => {
  if (page.url() !== 'about:blank') await forgetsSession(page);
  do await page.goto('/login');
  while (await forgetsSession(page));
  await demo.reset();
};

interface Somebody {
  readonly email: string;
}

/** A session of anybody's, which this browser remembers at its next page. */
export const startSession = async (page: Page, demo: DemoPort, { email }: Somebody): Promise<void> => {
  await leave(page, demo);
  await demo.as(email);
  await rememberSession(page);
};

/** Anybody, at any page, with a bar or without; one person after the other, for the demo's backend lives in the browser. */
export const comeAs = async (page: Page, demo: DemoPort, person: Somebody, path: string): Promise<void> => {
  await startSession(page, demo, person);
  await page.goto(path);
};

/** Anybody, without the form: the demo signs in, the device remembers it, the page opens at `path`. */
export const enter = async (page: Page, demo: DemoPort, person: Somebody, path: string): Promise<TopBar> => {
  await startSession(page, demo, person);
  // Whoever was here before signed out, and what they had chosen went with them.
  await page.evaluate((_, { localStorage, sessionStorage } = window) =>
    [localStorage, sessionStorage].forEach((store) => store.removeItem('waymark.state')),
  );
  await page.goto(path);
  const bar = new TopBar(page);
  await expect(bar.account).toBeVisible();
  return bar;
};
