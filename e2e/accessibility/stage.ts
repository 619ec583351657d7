import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectNoFindingsAnywhere } from '#e2e/lib/axe.ts';
import { consoleOverHttp, demoPort, type DemoPort } from '#e2e/lib/demo-port.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { expect } from '#e2e/lib/fixtures.ts';
import { Watch } from '#e2e/lib/watch.ts';

/** The one page on which axe looks at screen after screen. */
export interface Stage {
  readonly page: Page;
  readonly demo: DemoPort;
  readonly context: BrowserContext;
}

/** One browser for all screens: opening it anew for each would take most of the time. */
export const openStage = async (
  browser: Browser,
  baseURL: string | undefined,
): Promise<Stage & { readonly watch: Watch }> => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const watch = new Watch();
  await watch.attach(context);
  watch.expectStatus(401, 403, 404, 422, 500);
  const page = await context.newPage();
  return { page, demo: demoPort(consoleOverHttp(context, baseURL ?? '')), context, watch };
};

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Waits until nothing of the screen is still on its way, then lets axe look at it on a desk and a phone, light and
 * dark.
 */
export const look = async (page: Page, where: string): Promise<void> => {
  await expect.soft(heading(page).first(), where).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectNoFindingsAnywhere(page, where);
};

/** Anybody, without the form. */
export const signedIn = ({ page, demo }: Stage, email: string, path: string): Promise<void> =>
  comeAs(page, demo, { email }, path);
