import type { Browser, BrowserContext, Page } from '@playwright/test';
import { collect } from '#contracts/testing/collect.ts';
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

/** What is done at each screen of a tour. */
export type Look = (page: Page, where: string) => Promise<void>;

/** Goes through some screens and lets axe look at each, or whatever else `lookAt` is. */
export type ScreenTour = (stage: Stage, lookAt?: Look) => Promise<void>;

/**
 * The tours of an area by name, in their order. All areas share one browser page and one world, so a tour begins with
 * whom it is for (`signedIn`), or goes on from the one before it in the same area.
 */
export interface AreaScreens {
  /** These come first, before anybody has signed in. */
  readonly signedOut?: Readonly<Record<string, ScreenTour>>;
  readonly signedIn?: Readonly<Record<string, ScreenTour>>;
}

/** The tours of every area, from `e2e/<area>/<area>.screens.ts`: those before signing in, then the others. */
export const collectScreens = async (): Promise<readonly (readonly [name: string, tour: ScreenTour])[]> => {
  const areas = await collect<AreaScreens>('e2e/*/*.screens.ts', 'screens');
  const toursOf = (part: keyof AreaScreens) =>
    areas.flatMap(({ area, value }) =>
      Object.entries(value[part] ?? {}).map(([name, tour]) => [`${area}: ${name}`, tour] as const),
    );
  return [...toursOf('signedOut'), ...toursOf('signedIn')];
};

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
  watch.expectStatus(401, 403, 404, 409, 422, 500);
  const page = await context.newPage();
  return { page, demo: demoPort(consoleOverHttp(context, baseURL ?? '')), context, watch };
};

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Waits until nothing of the screen is still on its way, then lets axe look at it on a desk and a phone, light and
 * dark.
 */
export const look: Look = async (page, where) => {
  await expect.soft(heading(page).first(), where).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectNoFindingsAnywhere(page, where);
};

/** Anybody, without the form. */
export const signedIn = ({ page, demo }: Stage, email: string, path: string): Promise<void> =>
  comeAs(page, demo, { email }, path);
