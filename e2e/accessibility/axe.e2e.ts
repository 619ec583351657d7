import { axeFindings } from '#e2e/lib/axe.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { collectScreens, heading, openStage } from './stage.ts';

test('WCAG 2.2 AA: axe finds nothing on any screen at 390 and 1440 px, light and dark; nothing lies over the edge from 320 px (V1)', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(900_000);
  const stage = await openStage(browser, baseURL);
  for (const [name, tour] of await collectScreens()) await test.step(name, () => tour(stage));
  await stage.context.close();
  expect(stage.watch.complaints(), 'what the browser complained about').toEqual([]);
});

test('a planted mistake is found: the check itself can fail', async ({ page }) => {
  // Not the form that is served: its page would mend the mistake when it takes over.
  await page.goto('/forgotten-password');
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => document.querySelector('label')?.remove());
  expect((await axeFindings(page)).map(({ rule }) => rule)).toContain('label');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page
    .locator('.lead, .meta')
    .first()
    .evaluate((element: HTMLElement) => {
      element.style.color = '#444';
    });
  expect((await axeFindings(page, { coloursOnly: true })).map(({ rule }) => rule)).toContain('color-contrast');
});
