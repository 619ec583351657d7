import { expectNoFindingsAnywhere, expectNoFindingsHere } from '#e2e/lib/axe.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { ModulePage } from '#e2e/pages/module-page.ts';
import * as modules from '#fixtures/library/modules.ts';
import { amaraOsei } from '#fixtures/people.ts';

/** A module in each of its states, and what says that it stands there. */
const STATES = [
  [modules.documentInProgress, /I have read and understood the document/],
  [modules.downloadThenConfirm, /Please complete two pieces of training first/],
  [modules.comingModule, /is not yet available/],
  [modules.moduleDueSoon, /Not started/],
  [modules.linkInTheSameTab, /Opens instead of this page/],
  [modules.externalWithEvidence, /In review/],
  [modules.moduleExpiringSoon, /Restart this module/],
] as const;

test('V-13: a module in each of its states', async ({ page, demo }) => {
  test.skip(test.info().project.name === 'demo', 'What it looks like is the app’s, whichever door stands behind it.');
  for (const [module, text] of STATES) {
    await comeAs(page, demo, amaraOsei, `/modules/${module.module_id}`);
    const screen = await new ModulePage(page).arrive();
    await expect(screen.main).toContainText(text);
    await expectNoFindingsHere(page, module.reason);
  }
  await page.getByRole('button', { name: 'Restart this module' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoFindingsAnywhere(page, 'the question before a restart');
});
