import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from '#e2e/lib/axe.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { expectFits } from '#e2e/lib/widths.ts';
import { priyaNair } from '#fixtures/people.ts';

const NAME = 'surgery-cleaning-log.pdf';
/** Two pages among the answers of a review. */
const REVIEW = '/a/review-508-27';

const ground = (page: Page): Locator => page.getByRole('region', { name: new RegExp(`^${NAME}`) });
const tool = (page: Page, name: string): Locator => page.getByRole('button', { name: `${name}: ${NAME}` });
const widthOf = (page: Page): Promise<number> =>
  page.locator('.stage__page').evaluate(({ clientWidth }) => clientWidth);

test('V3: a PDF is drawn by us under the strict policy: pages, zoom, keys, its text; as wide as its place at 390 px, and nothing for axe to find', async ({
  page,
  demo,
}) => {
  await comeAs(page, demo, priyaNair, REVIEW);
  await expect(ground(page).getByText('Surgery 2: cleaning log')).toBeAttached();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(tool(page, 'Previous page')).toHaveAttribute('aria-disabled', 'true');
  const first = await page.locator('.stage__text').textContent();
  await tool(page, 'Next page').click();
  await expect(ground(page)).toHaveAccessibleName(`${NAME}, page 2 of 2`);
  await expect(page.locator('.stage__text')).not.toHaveText(first ?? '');
  // A button at its end keeps the focus.
  await expect(tool(page, 'Next page')).toBeFocused();

  await ground(page).focus();
  await page.keyboard.press('PageUp');
  await expect(ground(page)).toHaveAccessibleName(`${NAME}, page 1 of 2`);
  const before = await widthOf(page);
  await page.keyboard.press('+');
  await expect.poll(() => widthOf(page)).toBeGreaterThan(before);
  // What does not fit is scrolled through before the page is turned.
  await page.keyboard.press('PageDown');
  await expect(ground(page)).toHaveAccessibleName(`${NAME}, page 1 of 2`);
  await expectNoFindings(page, 'the stage of a document');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  await tool(page, 'Smaller').click();
  // L-19: as wide as its place, so that no line is read by panning.
  await expect.poll(() => ground(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(await widthOf(page)).toBeGreaterThan(300);
  await expectFits(page, 'the stage of a document');
});

test('V3: where the library does not come the browser shows it', async ({ page, demo, watch }) => {
  watch.expectNoAnswer();
  await page.route(/pdf\.worker/, (route) => route.abort());
  await comeAs(page, demo, priyaNair, REVIEW);
  await expect(page.locator(`iframe[title="${NAME}"]`)).toBeAttached();
});

test('V3: a document is printed from a frame of its own', async ({ page, demo }) => {
  await comeAs(page, demo, priyaNair, REVIEW);
  await tool(page, 'Print').click();
  await expect(page.locator('iframe.stage__print')).toHaveCount(1);
  await expect(ground(page)).toBeVisible();
});
