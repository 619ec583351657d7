import { expectNoFindingsAnywhere } from '#e2e/lib/axe.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { endTimeToUndo, fitUndo } from '#e2e/lib/walked-timers.ts';
import { EvidenceListPage } from '#e2e/pages/evidence-list-page.ts';
import { EvidencePage } from '#e2e/pages/evidence-page.ts';
import { priyaNair } from '#fixtures/people.ts';

test('WCAG 2.2 AA: axe finds nothing in any state of both evidence screens at 390 and 1440 px, light and dark; nothing lies over the edge from 320 px (V1)', async ({
  page,
  demo,
  watch,
}) => {
  watch.expectStatus(500);
  watch.expectNoAnswer();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const evidence = new EvidencePage(page);
  const list = new EvidenceListPage(page);
  const look = async (where: string): Promise<void> => {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectNoFindingsAnywhere(page, where);
  };
  await fitUndo(page);
  await demo.scenario('default');
  await comeAs(page, demo, priyaNair, '/e/evidence-hannah');
  await expect(evidence.decision).toBeVisible();
  await look('evidence: deciding');
  await evidence.choice('accepted').check();
  await evidence.score.fill('101');
  await look('evidence: accepting, score of 101');
  await evidence.choice('rejected').check();
  await evidence.message.fill('Please send all twenty entries.');
  await look('evidence: rejecting');
  await demo.faults(
    { call: 'reviewEvidence', kind: 'offline', times: 1 },
    { call: 'getEvidence', status: 500, times: 1 },
  );
  await evidence.submit.click();
  await expect(evidence.undo).toBeVisible();
  await look('evidence: can be taken back');
  await endTimeToUndo(page);
  await expect(page.getByText('Your decision may have arrived')).toBeVisible();
  await look('evidence: nobody can say');
  await page.goto('/e/evidence-grace');
  await expect(evidence.decision.getByRole('heading', { name: 'This evidence was already reviewed' })).toBeVisible();
  await look('evidence: already reviewed');

  await page.goto('/evidence');
  await expect(list.table).toBeVisible();
  await look('list');
  await list.button('Chart').click();
  await expect(page.getByRole('heading', { name: /days on average$/ })).toBeVisible();
  await look('list: the chart of a column');
  await list.button('Close the chart').click();
  await list.actionsOf('Leah Goldman, Local').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look('list: actions of a row');
  await page.keyboard.press('Escape');
  await demo.faults({ call: 'listEvidence', status: 500, times: 1 });
  await list.button('Refresh').click();
  await expect(list.alert).toContainText('The evidence could not be refreshed.');
  await look('list: not refreshed');
  await list.alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^As of /)).toBeVisible();
  await page.goto('/evidence?q=logbook');
  await list.button('Export CSV').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look('list: what is exported');
  await page.goto('/evidence');
  await list.all.click();
  await expect(list.all).toBeChecked();
  await look('list: selected');
  await list.selection.getByRole('button', { name: 'Reject' }).click();
  await expect(list.dialog).toBeVisible();
  await look('list: reject');
  await list.dialog.getByRole('button', { name: 'Cancel' }).click();
  await list.selection.getByRole('button', { name: /^Select all/ }).click();
  await list.selection.getByRole('button', { name: /^Accept/ }).click();
  await list.dialog
    .getByLabel('Completed on')
    .fill(new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(Date.now() - 200 * 86_400_000));
  await look('list: accept');
  await list.confirm.click();
  await endTimeToUndo(page);
  await expect(page.getByText(/wasn't, and is still selected/)).toBeVisible();
  await look('list: her own failed');
  await page.goto('/evidence?q=nobody');
  await expect(page.getByRole('heading', { name: /^Nothing is like / })).toBeVisible();
  await look('list: nothing found');
});
