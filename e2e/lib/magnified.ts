import type { Page } from '@playwright/test';
import { expect } from '#e2e/lib/fixtures.ts';
import { expectStopsSeen } from '#e2e/lib/focus-stops.ts';

/** A window of 1280 × 1024 pixels, magnified four times (WCAG 1.4.10). */
export const MAGNIFIED = { width: 320, height: 256 } as const;

/** A screen, magnified: it scrolls in one direction, and shows whatever has the focus. It has more stops than `least`. */
export const lookMagnified = async (page: Page, where: string, least = 1): Promise<void> => {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${where}: no sideways scroll`)
    .toBeLessThanOrEqual(0);
  await expectStopsSeen(page, where, least);
};
