import type { Page } from '@playwright/test';
import { chargesOf } from '#e2e/commerce/payment-world.ts';
import type { DemoPort } from '#e2e/lib/demo-port.ts';
import { comeAs, enter } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { press, refuseMouse, tabTo } from '#e2e/lib/keyboard.ts';
import { BookingsPage } from '#e2e/pages/bookings-page.ts';
import { ChangeDialog } from '#e2e/pages/change-dialog.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { Notifications } from '#e2e/pages/notifications.ts';
import { PaymentPage } from '#e2e/pages/payment-page.ts';
import { ViewAs } from '#e2e/pages/view-as.ts';
import { amaraOsei, sofiaLindqvist } from '#fixtures/people.ts';
import type { CourseRecord } from '#fixtures/records/booking.record.ts';

/** Seconds. */
const FIVE_WEEKS = 35 * 86_400;
const SCHEDULED = '/bookings?tab=scheduled';
/** In 16 days, so within five weeks. */
const DECONTAMINATION = 'Decontamination Practical';
/** In 58 days, after it; a third one depends on this. */
const FLUORIDE = 'Fluoride Varnish Application';
/** The card that the bank asks about. */
const ASKS_THE_BANK = '4000 0027 6000 3184';

const calls = async (demo: DemoPort): Promise<number> =>
  (await demo.log()).filter(({ call }) => call === 'submitBookings').length;

const openFor = async (page: Page, ...titles: readonly string[]): Promise<ChangeDialog> => {
  const bookings = await new BookingsPage(page).arrive();
  for (const title of titles) await bookings.box(title).check();
  await bookings.selection.getByRole('button', { name: 'Unschedule', exact: true }).click();
  return new ChangeDialog(page);
};

test(
  'R-31 to R-37, I-03: by keyboard alone Amara unschedules two workshops, pays the late fee of one with a card that her bank asks about, once, and hears minutes later that it is done',
  { tag: '@demo-only' },
  async ({ page, demo, watch }) => {
    watch.expectStatus(402);
    await refuseMouse(page);
    await demo.scenario('default');
    await comeAs(page, demo, amaraOsei, SCHEDULED);
    const { keyboard } = page;
    const bookings = await new BookingsPage(page).arrive();
    for (const title of [DECONTAMINATION, FLUORIDE]) {
      await tabTo(page, bookings.box(title));
      await keyboard.press('Space');
    }
    await press(page, bookings.selection.getByRole('button', { name: 'Unschedule', exact: true }));
    const change = new ChangeDialog(page);
    await expect(change.dialog.getByRole('heading', { name: 'Unschedule 2 bookings' })).toBeVisible();
    await expect(change.dialog).toContainText('late fee, in 16 days');
    await expect(change.dialog).toContainText('1 late fee of £72.00');
    await tabTo(page, change.confirm);
    await keyboard.press('Space');
    await press(page, change.button('Go to Payment'));

    await expect(change.dialog.getByRole('heading', { name: 'Pay the late fee' })).toBeVisible();
    const payment = new PaymentPage(page);
    await payment.fillCard(ASKS_THE_BANK);
    await press(page, payment.payNow);
    await press(page, payment.sheet('3D Secure').getByRole('button', { name: 'Complete authentication' }));
    await expect(change.allDone).toBeVisible();
    expect(await chargesOf(demo)).toEqual([72_00]);
    expect(await calls(demo)).toBe(1);
    await keyboard.press('Escape');

    // It takes the server some minutes; until then nobody can change them again, after a reload neither.
    await expect(bookings.row(DECONTAMINATION)).toContainText('Being changed');
    await page.reload();
    await bookings.arrive();
    await expect(bookings.row(DECONTAMINATION)).toContainText('Being changed');
    await expect(bookings.box(DECONTAMINATION)).toBeDisabled();
    await new Notifications(page).hear(
      () => demo.emit('import.verified', {}, amaraOsei.email),
      'Your import has been validated, and is ready for review.',
    );
    await demo.advance('10m');
    await expect(page.getByText("Your Waymark booking has updated. See 'My Bookings' for details.")).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Unscheduled (6)' })).toBeVisible();
    await page.reload();
    await bookings.arrive();
    await expect(page.getByRole('tab', { name: 'Scheduled (5)' })).toBeVisible();
    await expect(bookings.row(DECONTAMINATION)).toHaveCount(0);
    expect(await chargesOf(demo)).toEqual([72_00]);
  },
);

test(
  'R-31: to the minute: free a minute before the five weeks begin, and a late fee from then on',
  { tag: '@http-only' },
  async ({ page, demo }) => {
    await demo.scenario('default');
    const start = Math.floor(Date.now() / 1000) + FIVE_WEEKS + 120;
    await demo.edit<{ readonly courses: readonly CourseRecord[] }>(['courses'], ({ courses }) => ({
      courses: courses.map((course) => (course.course_id === 3104 ? { ...course, start_date: start } : course)),
    }));
    await comeAs(page, demo, amaraOsei, SCHEDULED);
    const before = await openFor(page, FLUORIDE);
    await expect(before.dialog).toContainText('No feefree until');
    await expect(before.button('Submit')).toBeVisible();
    await demo.advance('2m');
    await page.reload();
    const after = await openFor(page, FLUORIDE);
    await expect(after.dialog).toContainText('1 late fee of £72.00');
    await expect(after.button('Go to Payment')).toBeVisible();
  },
);

test(
  'R-41: Sofia, viewing as Amara, may waive the late fee, and nothing is charged; Amara is not offered it',
  { tag: '@http-only' },
  async ({ page, demo }) => {
    await demo.scenario('default');
    await enter(page, demo, sofiaLindqvist, '/');
    await new ViewAs(page).begin(amaraOsei.email);
    const home = await new HomePage(page).arrive();
    await home.main.getByRole('link', { name: 'Schedule them' }).click();
    const bookings = await new BookingsPage(page).arrive();
    await bookings.tab('Scheduled').click();
    const change = await openFor(page, DECONTAMINATION);
    await expect(change.dialog.getByText('Only administrators can select this option')).toBeVisible();
    await change.confirm.check();
    await expect(change.button('Go to Payment')).toBeVisible();
    await change.waive.check();
    await change.button('Submit').click();
    await expect(change.allDone).toBeVisible();
    expect(await chargesOf(demo)).toEqual([]);

    await comeAs(page, demo, amaraOsei, SCHEDULED);
    const own = await openFor(page, 'Impression Taking');
    await expect(own.confirm).toBeVisible();
    await expect(own.waive).toHaveCount(0);
  },
);
