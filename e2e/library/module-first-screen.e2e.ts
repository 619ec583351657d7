import { expectNoFindings } from '#e2e/lib/axe.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { expectFits } from '#e2e/lib/widths.ts';
import { ModulePage } from '#e2e/pages/module-page.ts';
import { documentInProgress } from '#fixtures/library/modules.ts';
import { amaraOsei } from '#fixtures/people.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

test('0371: after its head a document is at least half of the window, its tools are one line, and what it is about opens by keyboard', async ({
  page,
  demo,
}) => {
  await page.setViewportSize(SIZES[0]);
  await comeAs(page, demo, amaraOsei, `/modules/${documentInProgress.module_id}`);
  const module = await new ModulePage(page).arrive();
  const tools = page.getByRole('group', { name: /^View of / });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect
      .poll(async () => {
        const content = await page.getByRole('region', { name: 'The document' }).boundingBox();
        const bar = await page.getByRole('region', { name: 'Confirm' }).boundingBox();
        return ((bar?.y ?? 0) - (content?.y ?? Infinity)) / size.height;
      })
      .toBeGreaterThanOrEqual(0.5);
    await expect.poll(async () => (await tools.boundingBox())?.height).toBeLessThan(60);
  }
  await page.setViewportSize(SIZES[0]);
  const about = module.main.getByText(documentInProgress.short_description ?? '');
  await expect(about).toBeHidden();
  await module.button('Show more').press('Enter');
  await expect(about).toBeVisible();
  await expectNoFindings(page, 'a module whose description is open');
  await expectFits(page, 'a module whose description is open');
});
