import { expectNoFindingsAnywhere } from '#e2e/lib/axe.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { amaraOsei, lukeFenwick } from '#fixtures/people.ts';

test('WCAG 2.2 AA: axe finds nothing in the awards, the points by date, the search and the command palette, at 390 and 1440 px, light and dark', async ({
  page,
  demo,
  watch,
}) => {
  watch.expectStatus(500);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const look = async (where: string): Promise<void> => {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectNoFindingsAnywhere(page, where);
  };
  await demo.scenario('default');
  await comeAs(page, demo, amaraOsei, '/awards');
  await expect(page.getByRole('link', { name: 'Hand hygiene and PPE' })).toBeVisible();
  await look('awards');
  await page.getByRole('button', { name: 'Points by date' }).click();
  await expect(page.getByText('The same as a table')).toBeVisible();
  await page.getByText('The same as a table').click();
  await look('points by date');

  await page.goto('/search?tab=modules&q=decontamination');
  await expect(page.getByRole('tab', { name: 'Modules (3)' })).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await look('search');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find anything' }).fill('dec');
  await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option').first()).toContainText(
    'Decontamination of instruments',
  );
  await look('command palette');
  await page.keyboard.press('Escape');

  // What did not come says so: on the page, in the filters and in the palette.
  const missing = ['listUserModules', 'listCategories', 'listAwards', 'getPoints'];
  await demo.faults(...missing.map((call) => ({ call, status: 500, times: 'always' as const })));
  await page.goto('/search?tab=modules');
  await expect(page.getByRole('heading', { name: 'The results could not be loaded.' })).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByText('The categories could not be loaded.')).toBeVisible();
  await look('search: not loaded');
  await page.keyboard.press('Control+k');
  await expect(page.getByText('Some of your training could not be loaded.')).toBeVisible();
  await look('command palette: not loaded');
  await demo.faults({ call: 'getPoints', status: 500, times: 'always' });
  await page.goto('/awards');
  await expect(page.getByText('Your points could not be loaded.')).toBeVisible();
  await look('awards: points not loaded');
  await demo.faults();

  await page.goto('/search?q=zeppelin');
  await expect(page.getByRole('heading', { name: 'Sorry, no results found.' })).toBeVisible();
  await look('nothing found');

  await comeAs(page, demo, lukeFenwick, '/awards');
  await expect(page.getByRole('heading', { name: /^Sorry, there are no awards/ })).toBeVisible();
  await look('no awards');
});
