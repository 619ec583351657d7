import { expectNoFindings } from '#e2e/lib/axe.ts';
import { rememberSession } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { EvidenceListPage } from '#e2e/pages/evidence-list-page.ts';
import { EvidencePage } from '#e2e/pages/evidence-page.ts';
import { priyaNair } from '#fixtures/people.ts';

for (const width of [390, 1440] as const) {
  test(`WCAG 2.2 AA: axe finds nothing in any state of both evidence screens at ${width} px, light and dark`, async ({ page, demo, watch }) => {
    test.setTimeout(120_000);
    watch.expectStatus(500);
    watch.expectNoAnswer();
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const evidence = new EvidencePage(page);
    const list = new EvidenceListPage(page);
    const look = async (where: string): Promise<void> => {
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectNoFindings(page, `${where}, light`);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectNoFindings(page, `${where}, dark`, { coloursOnly: true });
      await page.emulateMedia({ colorScheme: 'light' });
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${where}: no sideways scroll`).toBeLessThanOrEqual(0);
    };
    await demo.scenario('default');
    await demo.as(priyaNair.email);
    await rememberSession(page);

    await page.goto('/e/evidence-hannah');
    await expect(evidence.decision).toBeVisible();
    await look('evidence: deciding');
    await evidence.choice('accepted').check();
    await evidence.score.fill('101');
    await look('evidence: accepting, score of 101');
    await evidence.choice('rejected').check();
    await evidence.message.fill('Please send all twenty entries.');
    await look('evidence: rejecting');
    await demo.faults({ call: 'reviewEvidence', kind: 'offline', times: 1 }, { call: 'getEvidence', status: 500, times: 1 });
    await evidence.submit.click();
    await expect(evidence.undo).toBeVisible();
    await look('evidence: can be taken back');
    await expect(page.getByText('Your decision may have arrived')).toBeVisible({ timeout: 15_000 });
    await look('evidence: nobody can say');
    await page.goto('/e/evidence-grace');
    await expect(evidence.decision.getByRole('heading', { name: 'This evidence was already reviewed' })).toBeVisible();
    await look('evidence: already reviewed');

    await page.goto('/evidence');
    await expect(list.table).toBeVisible();
    await look('list');
    await list.all.check();
    await look('list: selected');
    await list.selection.getByRole('button', { name: 'Reject' }).click();
    await expect(list.dialog).toBeVisible();
    await look('list: reject');
    await list.dialog.getByRole('button', { name: 'Cancel' }).click();
    await list.selection.getByRole('button', { name: /^Select all/ }).click();
    await list.selection.getByRole('button', { name: /^Accept/ }).click();
    await list.dialog.getByLabel('Completed on').fill(new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(Date.now() - 2 * 86_400_000));
    await look('list: accept');
    await list.confirm.click();
    await expect(page.getByText(/could not be, and stay selected/)).toBeVisible({ timeout: 15_000 });
    await look('list: three failed');
    await page.goto('/evidence?q=nobody');
    await expect(page.getByRole('heading', { name: 'Nothing is like that' })).toBeVisible();
    await look('list: nothing found');
  });
}
