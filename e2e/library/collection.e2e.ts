import { expectNoFindingsAnywhere, expectNoFindingsHere } from '#e2e/lib/axe.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { amaraOsei } from '#fixtures/people.ts';

test('WCAG 2.2 AA: axe finds nothing in a collection, its journey and its flow', async ({ page, demo }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await demo.scenario('default');
  await comeAs(page, demo, amaraOsei, '/collections/301');
  await expect(page.getByRole('link', { name: 'Local decontamination audit' }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectNoFindingsAnywhere(page, 'a collection');
  await page.getByRole('tab', { name: 'Journey' }).click();
  await expect(page.getByRole('region', { name: 'In this order' })).toBeVisible();
  await expectNoFindingsAnywhere(page, 'the journey of a collection');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Flow diagram' }).click();
  await expect(page.getByRole('dialog', { name: 'What comes before what' })).toBeVisible();
  // V29: nine parts in rows of three, all of them in sight at a size that can be read.
  await expect(page.locator('.flow__map .node')).toHaveCount(9);
  for (const part of await page.locator('.flow__map .node').all()) await expect(part).toBeInViewport({ ratio: 1 });
  await expectNoFindingsHere(page, 'the flow of a collection');
});
