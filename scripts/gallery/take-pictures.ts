import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeFindings, DESKTOP, moveTo, PHONE } from '#e2e/lib/axe.ts';
import type { Picture } from './records.ts';

/** How often a screen may change between two looks before its picture is taken as it is. */
const MOST_LOOKS = 6;

/** How long a page that says that it is busy, or is not drawn, may still be loading. A state that waits is so for good. */
const LOADED_WITHIN_MS = 2000;
/** Between two looks. */
const LOOK_EVERY_MS = 150;

/** Waits until nothing of the page says that it is busy, where that ends. */
const loaded = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(() => document.querySelector('[aria-busy="true"]') === null, null, { timeout: LOADED_WITHIN_MS })
    .catch(() => undefined);

/** Runs in the page: whether its fonts and the pictures in sight have come, and nothing moves that will come to rest. */
const isDrawn = (): boolean =>
  document.fonts.status === 'loaded' &&
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
  document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity);

/** Waits until the page is drawn. A picture whose call is paused never comes. */
const drawn = (page: Page): Promise<unknown> =>
  page.waitForFunction(isDrawn, null, { timeout: LOADED_WITHIN_MS }).catch(() => undefined);

/**
 * Runs in the page: draws no ring around what has the focus. Whether a button has one depends on what was pressed
 * before it, and on whether it lost the focus for a moment; a state does not.
 */
const hideFocusRings = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':focus-visible { outline-color: transparent !important; }');
  document.adoptedStyleSheets = [sheet];
};

/** Runs in the page: draws the rings again. */
const showFocusRings = (): void => {
  document.adoptedStyleSheets = [];
};

/** Runs in the page: brings what has the focus into the picture, as a person would see it. */
const showFocused = (): void =>
  document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });

/** A picture of the page once two looks at it are alike: images and parts for this width may still be on their way. */
const settledPicture = async (page: Page): Promise<Buffer> => {
  const look = (): Promise<Buffer> => page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
  await drawn(page);
  let before = await look();
  for (let looks = 1; looks < MOST_LOOKS; looks += 1) {
    await page.waitForTimeout(LOOK_EVERY_MS);
    const now = await look();
    if (now.equals(before)) return now;
    before = now;
  }
  return before;
};

/**
 * Takes the pictures of a state as it stands, on a desk and on a phone, light and dark, with what axe finds in each,
 * and writes them below `out` as `<name>-<width>-<theme>.png`. Afterwards the page is on the desk and light.
 */
export const takePictures = async (page: Page, out: string, name: string): Promise<readonly Picture[]> => {
  const pictures: Picture[] = [];
  await mkdir(dirname(join(out, name)), { recursive: true });
  await loaded(page);
  await page.evaluate(hideFocusRings);
  for (const device of [DESKTOP, PHONE]) {
    await moveTo(page, device);
    await page.evaluate(showFocused);
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      const file = `${name}-${device.width}-${theme}.png`;
      // Before axe, which looks at once: what follows a theme or a width by a script is still on its way.
      await writeFile(join(out, file), await settledPicture(page));
      const findings = await axeFindings(page, { coloursOnly: theme === 'dark' });
      pictures.push({
        file,
        width: device.width,
        height: device.height,
        theme,
        findings: findings.map(({ rule, target, help }) => ({ rule, target, help })),
      });
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.evaluate(showFocusRings);
  await moveTo(page, DESKTOP);
  return pictures;
};
