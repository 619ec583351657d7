import { expect, type CDPSession, type Page } from '@playwright/test';
import axe from 'axe-core';
import { falsePositives } from '#e2e/accessibility/false-positives.ts';
import { expectFits } from './widths.ts';

/** WCAG 2.0 to 2.2, A and AA. Without `wcag22aa` the rule on target sizes does not run. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

interface Finding {
  readonly rule: string;
  readonly target: string;
  readonly html: string;
  readonly help: string;
}

/** The rules whose outcome colours decide; structure and names are the same in either scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What lasts longer is no entrance: a time to undo that runs, a skeleton that breathes. */
const LONGEST_ENTRANCE_MS = 1000;

interface Run {
  readonly options: axe.RunOptions;
  readonly longest: number;
  readonly isSwitched: boolean;
}

/**
 * Runs in the page: axe, once what is on its way in has come, for until then it has the colours of its way, and once
 * scripts that follow a scheme which has just been switched (the text of a card) have heard of it. Null where the
 * document does not have axe yet.
 */
const runAxe = async ({ options, longest, isSwitched }: Run): Promise<axe.Result[] | null> => {
  const { axe: brought } = window as unknown as { readonly axe?: typeof axe };
  if (brought === undefined) return null;
  // What stands still never finishes, and a page may draw no frame: neither is waited for longer than it could take.
  const atMost = (wait: Promise<unknown>): Promise<unknown> =>
    Promise.race([wait, new Promise((resolve) => setTimeout(resolve, longest))]);
  if (isSwitched) await atMost(new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const comingIn = document
    .getAnimations()
    .filter(
      ({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) <= longest,
    );
  await atMost(Promise.allSettled(comingIn.map(({ finished }) => finished)));
  return (await brought.run(document, options)).violations;
};

/**
 * What axe finds on the page as it stands, without the false positives that are written down. `coloursOnly` looks once
 * more at a page that was looked at in the other colour scheme. Frames hold what learners sent, which is not ours.
 */
export const axeFindings = async (page: Page, { coloursOnly = false } = {}): Promise<readonly Finding[]> => {
  const runOnly = coloursOnly
    ? { type: 'rule' as const, values: COLOUR_RULES }
    : { type: 'tag' as const, values: TAGS };
  const run = {
    options: { runOnly, resultTypes: ['violations' as const], iframes: false },
    longest: LONGEST_ENTRANCE_MS,
    isSwitched: coloursOnly,
  };
  let violations = await page.evaluate(runAxe, run);
  if (violations === null) {
    // Into each document once: it is half a megabyte.
    await page.evaluate(axe.source);
    violations = (await page.evaluate(runAxe, run)) ?? [];
  }
  return violations
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, failureSummary }) => ({
        rule: id,
        target: target.join(' '),
        html: html.slice(0, 300),
        help: failureSummary ?? '',
      })),
    )
    .filter(({ rule, html }) => !falsePositives.some((known) => known.rule === rule && html.includes(known.html)));
};

interface Device {
  readonly width: number;
  readonly height: number;
  readonly touched: boolean;
}
export const DESKTOP: Device = { width: 1440, height: 900, touched: false };
export const PHONE: Device = { width: 390, height: 844, touched: true };

/** Fails the test where axe finds anything, and goes on, so that one run tells everything. */
export const expectNoFindings = async (
  page: Page,
  where: string,
  options: { readonly coloursOnly?: boolean } = {},
): Promise<void> => {
  expect.soft(await axeFindings(page, options), where).toEqual([]);
};

/** A page is touched for as long as the session that says so is there. */
const sessions = new WeakMap<Page, CDPSession>();

const setTouched = async (page: Page, touched: boolean): Promise<void> => {
  if (!touched) {
    await sessions.get(page)?.detach();
    sessions.delete(page);
    return;
  }
  const session = await page.context().newCDPSession(page);
  sessions.set(page, session);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
};

/** Turns the page into one on another device, in the state in which it stands. */
export const moveTo = async (page: Page, { width, height, touched }: Device): Promise<void> => {
  const size = page.viewportSize();
  if (size?.width === width && size.height === height && touched === sessions.has(page)) return;
  if (touched !== sessions.has(page)) await setTouched(page, touched);
  await page.setViewportSize({ width, height });
};

/** At one width: axe in light and dark, and nothing over the edge. */
export const expectNoFindingsHere = async (page: Page, where: string): Promise<void> => {
  await expectNoFindings(page, `${where}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoFindings(page, `${where}, dark`, { coloursOnly: true });
  await page.emulateMedia({ colorScheme: 'light' });
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${where}: no sideways scroll`)
    .toBeLessThanOrEqual(0);
};

/**
 * One state on a desk and on a phone, light and dark, and its edges on narrow phones; afterwards the page is as it was
 * on the desk.
 */
export const expectNoFindingsAnywhere = async (page: Page, where: string): Promise<void> => {
  for (const device of [DESKTOP, PHONE]) {
    await moveTo(page, device);
    await expectNoFindingsHere(page, `${where}, ${device.width} px`);
  }
  await expectFits(page, where);
  await moveTo(page, DESKTOP);
};
