import { timesCalled } from '#e2e/lib/demo-port.ts';
import { enter } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { pdfOf } from '#e2e/host/files.ts';
import { BookingsPage } from '#e2e/pages/bookings-page.ts';
import { ChangeDialog } from '#e2e/pages/change-dialog.ts';
import { ModulePage } from '#e2e/pages/module-page.ts';
import { evidenceByTheOrganisation } from '#fixtures/library/modules.ts';
import { amaraOsei } from '#fixtures/people.ts';

// What `response.redirected` and `responseURL` say is the browser's, and each door's own.
test('B-3, R-28: a write or an upload that is led to the page of a network has not arrived', async ({ page, demo }) => {
  await enter(page, demo, amaraOsei, '/bookings');
  const bookings = await new BookingsPage(page).arrive();
  await demo.faults({ call: 'submitBookings', kind: 'redirect' }, { call: 'uploadFile', kind: 'redirect' });
  await bookings.box('Radiography Practical').check();
  await bookings.selection.getByRole('button', { name: 'Schedule' }).click();
  const change = new ChangeDialog(page);
  await change.dialog.getByLabel(/Location/).selectOption('Leeds');
  await change.button('Schedule').click();
  await expect(page.getByRole('dialog', { name: "We don't know yet whether it arrived" })).toBeVisible();
  expect(await timesCalled(demo, 'submitBookings')).toBe(0);
  await change.button('Try again').click();
  await expect(change.allDone).toBeVisible();
  expect(await timesCalled(demo, 'submitBookings')).toBe(1);

  await page.goto(`/modules/${evidenceByTheOrganisation.module_id}`);
  const module = await new ModulePage(page).arrive();
  await module.file.setInputFiles(pdfOf(1, 'logbook.pdf'));
  await expect(module.evidence).toContainText('Sorry, there was a problem uploading this file.');
  await module.file.setInputFiles(pdfOf(1, 'logbook.pdf'));
  await expect(module.evidence.getByText('Uploaded', { exact: true })).toBeVisible();
});
