import { expectNoFindingsAnywhere } from '#e2e/lib/axe.ts';
import { comeAs, enter } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { expectFits } from '#e2e/lib/widths.ts';
import { BookingsPage } from '#e2e/pages/bookings-page.ts';
import { ChangeDialog } from '#e2e/pages/change-dialog.ts';
import { PaymentPage } from '#e2e/pages/payment-page.ts';
import { workshopNotScheduled } from '#fixtures/bookings/bookings.ts';
import { amaraOsei } from '#fixtures/people.ts';

const DECONTAMINATION = 'Decontamination Practical';

test('WCAG 2.2 AA: axe finds nothing in any state of the bookings at 390 and 1440 px, light and dark; nothing lies over the edge from 320 px', async ({
  page,
  demo,
  watch,
}) => {
  watch.expectStatus(500);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const bookings = new BookingsPage(page);
  const look = async (where: string): Promise<void> => {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectNoFindingsAnywhere(page, where);
  };
  await demo.scenario('default');
  await comeAs(page, demo, amaraOsei, '/bookings');
  await bookings.arrive();
  await look('unscheduled');
  const added = {
    version: 1,
    savedAtMs: 0,
    value: { [workshopNotScheduled.booking_id]: Math.floor(Date.now() / 1000) + 30 * 86_400 },
  };
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    `waymark.calendar/${amaraOsei.id}/added`,
    JSON.stringify(added),
  ] as const);
  await bookings.details('Radiography Practical').click();
  await expect(bookings.button('Remove from calendar')).toBeVisible();
  await look('a row open: in a calendar without a date');
  await bookings.tab('Scheduled').click();
  await look('scheduled');
  await bookings.details(DECONTAMINATION).click();
  for (const name of ['Info', 'Before', 'After', 'Dates', 'Order Details'] as const) {
    await bookings.detailsTab(DECONTAMINATION, name).click();
    await look(`a row open: ${name}`);
    if (name === 'Dates') {
      await bookings.button('Chart').click();
      await expect(page.getByRole('heading', { name: /places left$/ })).toBeVisible();
      await look('a row open: dates drawn');
    }
  }
  await bookings.box(DECONTAMINATION).check();
  await expect(bookings.selection).toBeVisible();
  await look('selected');
  await bookings.detailsTab(DECONTAMINATION, 'Info').click();
  await bookings.showFlow(DECONTAMINATION).click();
  await expect(bookings.flow).toBeVisible();
  await look('flow: as a list on a phone');
  await page.setViewportSize({ width: 390, height: 844 });
  await bookings.flow.getByRole('button', { name: 'Diagram' }).click();
  await look('flow: as a diagram on a phone');

  await page.goto('/bookings?tab=scheduled&q=nothing');
  await expect(page.getByRole('heading', { name: 'No booking matches' })).toBeVisible();
  await look('nothing found');
  await demo.faults({ call: 'listBookings', status: 500, times: 'always' });
  await page.goto('/bookings');
  await expect(page.getByText('Your bookings could not be loaded.')).toBeVisible();
  await look('failed');
  await demo.faults({ call: 'listBookings', pause: 'listBookings' });
  await page.goto('/bookings');
  await expect(page.getByText('Loading Bookings')).toBeAttached();
  await expectFits(page, 'loading');
  await demo.release('listBookings');
  await demo.faults();

  const bar = await enter(page, demo, amaraOsei, '/bookings');
  await bar.switchTo('Northgate');
  await expect(page.getByRole('heading', { level: 1, name: 'Workshops' })).toBeVisible();
  await bookings.arrive();
  await look('as Northgate calls it');
  await demo.edit(['bookings'], () => ({ bookings: [] }));
  for (const tab of ['scheduled', 'unscheduled']) {
    await comeAs(page, demo, amaraOsei, `/bookings?tab=${tab}`);
    await expect(page.getByText(/^You have no bookings /)).toBeVisible();
    await look(`empty: ${tab}`);
  }
});

test('WCAG 2.2 AA: axe finds nothing in any step of scheduling, rescheduling and unscheduling, with a late fee, refused, unanswered and paid for nothing yet', async ({
  page,
  demo,
  watch,
}) => {
  page.setDefaultTimeout(10_000);
  watch.expectStatus(402, 422, 500);
  watch.expectNoAnswer();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const bookings = new BookingsPage(page);
  const change = new ChangeDialog(page);
  const payment = new PaymentPage(page);
  const look = async (where: string): Promise<void> => {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectNoFindingsAnywhere(page, where);
  };
  const open = async (tab: 'scheduled' | 'unscheduled', title: string, action: string): Promise<void> => {
    await page.goto(`/bookings?tab=${tab}`);
    await bookings.arrive();
    await bookings.box(title).check();
    await bookings.selection.getByRole('button', { name: action, exact: true }).click();
    await expect(change.dialog).toBeVisible();
  };
  await demo.scenario('default');
  await comeAs(page, demo, amaraOsei, '/bookings');

  await open('unscheduled', 'Implant Nursing', 'Schedule');
  await look('scheduling');
  await change.button('Schedule').press('Enter');
  await expect(change.dialog.getByText('Please complete this field')).toBeVisible();
  await look('scheduling: something is missing');
  await open('scheduled', DECONTAMINATION, 'Reschedule');
  await look('rescheduling');

  await demo.faults({ call: 'getProduct', status: 500, times: 'always' });
  await open('scheduled', DECONTAMINATION, 'Unschedule');
  await expect(change.button('Try again')).toBeVisible();
  await look('the late fee is not known');
  await demo.faults();
  await change.button('Try again').click();
  await change.confirm.check();
  await look('a late fee');
  await demo.faults({ call: 'createBasket', status: 500, times: 1 });
  await change.button('Go to Payment').click();
  await expect(change.dialog.getByText('The payment could not be prepared')).toBeVisible();
  await look('no basket');
  await change.button('Go to Payment').click();
  await expect(change.dialog.getByRole('group', { name: 'Card' })).toBeVisible();
  await look('paying');
  await payment.pay('4000 0000 0000 9995');
  await expect(change.dialog.getByText('Your card has insufficient funds.')).toBeVisible();
  await look('refused by the card');
  await demo.faults({ call: 'submitBookings', status: 500, times: 1 });
  await payment.pay('4242 4242 4242 4242');
  await expect(change.dialog.getByText('You will not pay again')).toBeVisible();
  await look('paid, and not unscheduled yet');
  await change.button('Try again').click();
  await expect(change.allDone).toBeVisible();
  await look('all done');
  await change.button('Back to your bookings').click();
  await expect(bookings.row(DECONTAMINATION)).toContainText('Being changed');
  await look('being changed');

  await open('scheduled', 'Local Anaesthesia', 'Reschedule');
  await demo.faults({ call: 'submitBookings', kind: 'lost', times: 'always' });
  await change.dialog.getByLabel('Location').selectOption({ index: 1 });
  await change.button('Reschedule').click();
  await expect(change.dialog.getByRole('heading', { name: "We don't know yet whether it arrived" })).toBeVisible({
    timeout: 40_000,
  });
  await look('no answer');
});
