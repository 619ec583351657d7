import { expectNoFindingsAnywhere } from '#e2e/lib/axe.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { navigateInApp } from '#e2e/lib/page-events.ts';
import { ModulePage } from '#e2e/pages/module-page.ts';
import * as modules from '#fixtures/library/modules.ts';
import { amaraOsei } from '#fixtures/people.ts';

/** A module in each of its states, and what says that it stands there. */
const STATES = [
  [modules.documentInProgress, /I have read and understood the document/],
  [modules.downloadThenConfirm, /Please complete two pieces of training first/],
  [modules.comingModule, /is not yet available/],
  [modules.moduleDueSoon, /Pending/],
  [modules.linkInTheSameTab, /Opens instead of this page/],
  [modules.externalWithEvidence, /In review/],
  [modules.moduleExpiringSoon, /Restart this module/],
] as const;

test('V-13: a module in each of its states, at 390 and 1440 px, light and dark', async ({ page, demo }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await comeAs(page, demo, amaraOsei, '/categories');
  const screen = new ModulePage(page);
  for (const [module, text] of STATES) {
    await navigateInApp(page, `/modules/${module.module_id}`);
    await expect(screen.heading).toHaveText(module.title);
    await expect(screen.main).toContainText(text);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectNoFindingsAnywhere(page, module.reason);
  }
  await page.getByRole('button', { name: 'Restart this module' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoFindingsAnywhere(page, 'the question before a restart');
});
