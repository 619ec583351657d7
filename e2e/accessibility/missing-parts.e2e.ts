import type { Page } from '@playwright/test';
import { expectNoFindingsAnywhere, expectNoFindingsHere, DESKTOP, moveTo, PHONE } from '#e2e/lib/axe.ts';
import { enter } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { AssessmentPage } from '#e2e/pages/assessment-page.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { ViewAs } from '#e2e/pages/view-as.ts';
import { amaraOsei, sofiaLindqvist } from '#fixtures/people.ts';

test.use({ reducedMotion: 'reduce' });

/** What stands beside a page's matter, each in a file of its own (`lazyPart`). */
const PARTS = [
  'NotificationPanel',
  'ViewAsDialog',
  'LeaveDialog',
  'SignOutQuestion',
  'SessionOverDialog',
  'PaletteSheet',
  'CheckDialog',
  'LostBar',
] as const;
const fileOf = (part: (typeof PARTS)[number]): RegExp => new RegExp(`/assets/${part}-[^/]*\\.js`);
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

test('what stands where the code of a side part does not come: axe finds nothing at 390 and 1440 px, light and dark', async ({
  page,
  demo,
  watch,
}) => {
  watch.expectNoAnswer();
  watch.expectStatus(419);
  for (const part of PARTS) await page.route(fileOf(part), (route) => route.abort());
  // Nor does the host say that it is there: the page is not loaded anew for a release.
  await page.route('**', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.fallback()));
  const asked = async (name: string): Promise<void> => {
    await expect(dialog(page)).toContainText(name);
    await expectNoFindingsAnywhere(page, name);
  };
  const answered = async (name: string): Promise<void> => {
    await dialog(page).getByRole('button', { name, exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
  };

  const bar = await enter(page, demo, sofiaLindqvist, '/');
  await new HomePage(page).arrive();
  await page.getByRole('button', { name: 'Notifications' }).click();
  await asked('Your notifications could not be loaded.');
  await answered('Close');
  const viewAs = new ViewAs(page);
  await viewAs.open();
  await asked('View As could not be loaded');
  await answered('Close');
  await bar.signOut();
  await asked('Signing out could not be loaded.');
  await answered('Stay');
  await page.unroute(fileOf('ViewAsDialog'));
  await viewAs.begin(amaraOsei.email);
  await viewAs.leave();

  await enter(page, demo, amaraOsei, '/assessments/502');
  const questions = await new AssessmentPage(page).arrive();
  await questions.chooseEverywhere(0);
  await questions.submit.click();
  await asked('Submitting could not be loaded');
  await answered('Back');
  await moveTo(page, PHONE);
  await page
    .getByRole('region', { name: 'Progress' })
    .getByRole('button', { name: /answered/ })
    .click();
  await expect(dialog(page)).toContainText('The list of questions could not be loaded');
  await expectNoFindingsHere(page, 'the list of questions');
  await answered('Close');
  await moveTo(page, DESKTOP);

  await questions.open(501);
  await demo.faults({ call: 'uploadFile', pause: 'on its way' });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'log.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await bar.links.first().click();
  await asked('Leave this page?');
  await answered('Stay');
  await demo.release('on its way');
  await expect(questions.uploadedFile(4, 'log.pdf')).toBeVisible();
  await demo.faults({ call: '*', status: 419, times: 'always' });
  await questions.uploadedFile(4, 'log.pdf').click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'other.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await asked('Signing in could not be loaded.');
  await demo.faults();

  await questions.open(502);
  await page.context().setOffline(true);
  await expect(page.getByText('No connection.')).toBeVisible();
  await expectNoFindingsAnywhere(page, 'the words of a lost connection');
});
