import type { Page } from '@playwright/test';
import { chargesOf } from '#e2e/commerce/payment-world.ts';
import { timesCalled } from '#e2e/lib/demo-port.ts';
import { comeAs, enter } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { signInAsAmara } from '#e2e/lib/sign-in.ts';
import { BookingsPage } from '#e2e/pages/bookings-page.ts';
import { ChangeDialog } from '#e2e/pages/change-dialog.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { PaymentPage } from '#e2e/pages/payment-page.ts';
import { TopBar } from '#e2e/pages/top-bar.ts';
import { ViewAs } from '#e2e/pages/view-as.ts';
import { amaraOsei, sofiaLindqvist, tomWhitfield } from '#fixtures/people.ts';

const SCHEDULED = '/bookings?tab=scheduled';
/** In 16 days, so within five weeks; nothing depends on it. */
const DECONTAMINATION = 'Decontamination Practical';
const FEE = 72_00;
/** A card that is taken. */
const TAKEN = '4242 4242 4242 4242';
const NOTE = 'Paid, and not settled yet';
const PAID = /the late fee of £72\.00 is paid, and they were not unscheduled: receipt pi_/;

/** At the card for one late workshop. */
const atTheCard = async (page: Page): Promise<ChangeDialog> => {
  const bookings = await new BookingsPage(page).arrive();
  await bookings.box(DECONTAMINATION).check();
  await bookings.selection.getByRole('button', { name: 'Unschedule', exact: true }).click();
  const change = new ChangeDialog(page);
  await change.confirm.check();
  await change.button('Go to Payment').click();
  await expect(new PaymentPage(page).payNow).toBeVisible();
  return change;
};

const heading = ({ dialog }: ChangeDialog, name: string) => dialog.getByRole('heading', { name, level: 2 });

test('B-1: what Sofia pays while viewing as Amara is named when she exits, stays, and is finished when she views as her again', async ({
  page,
  demo,
  watch,
}) => {
  watch.expectStatus(500);
  await demo.scenario('default');
  await enter(page, demo, sofiaLindqvist, '/');
  await new ViewAs(page).begin(amaraOsei.email);
  await new HomePage(page).arrive();
  await page.goto(SCHEDULED);
  const change = await atTheCard(page);
  await demo.faults({ call: 'submitBookings', status: 500 });
  await new PaymentPage(page).pay(TAKEN);
  await expect(heading(change, 'Paid, not yet unscheduled')).toBeVisible();
  await change.dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('region', { name: NOTE })).toContainText(PAID);

  await new ViewAs(page).exit.click();
  const question = page.getByRole('alertdialog', { name: 'Exit before this is settled?' });
  await expect(question).toContainText('This is Amara Osei’s.');
  await expect(question).toContainText(PAID);
  await question.getByRole('button', { name: 'Exit' }).click();
  await expect(page.getByText('You are Sofia Lindqvist again')).toBeVisible();
  await expect(page.getByText(NOTE)).toHaveCount(0);

  await new ViewAs(page).begin(amaraOsei.email);
  await expect(page.getByText(NOTE)).toBeVisible();
  await page.goto(SCHEDULED);
  await expect(new ChangeDialog(page).allDone).toBeVisible();
  expect([await chargesOf(demo), await timesCalled(demo, 'submitBookings')]).toEqual([[FEE], 2]);
});

test('B-2, B-8: signing out takes nothing that is paid: it is named, nobody else sees it, and it is sent when Amara is back', async ({
  page,
  demo,
  watch,
}) => {
  watch.expectStatus(409);
  await demo.scenario('default');
  await enter(page, demo, amaraOsei, SCHEDULED);
  const change = await atTheCard(page);
  await demo.faults({ call: 'submitBookings', status: 409 });
  await new PaymentPage(page).pay(TAKEN);
  await expect(heading(change, 'Paid, not yet unscheduled')).toBeVisible();
  await change.dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('region', { name: NOTE })).toContainText(PAID);

  const bar = new TopBar(page);
  await bar.account.click();
  await expect(bar.menu.getByRole('menuitem', { name: '£72.00 paid, not settled' })).toBeVisible();
  await bar.menu.getByRole('menuitem', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out before this is settled?' });
  await expect(question).toContainText(PAID);
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();

  await comeAs(page, demo, tomWhitfield, '/');
  await new HomePage(page).arrive();
  await expect(page.getByText(NOTE)).toHaveCount(0);

  await comeAs(page, demo, amaraOsei, '/');
  await expect(page.getByRole('status').filter({ hasText: NOTE })).toContainText(PAID);
  await page.goto(SCHEDULED);
  await expect(new ChangeDialog(page).allDone).toBeVisible();
  await new ChangeDialog(page).button('Back to your bookings').click();
  await expect(page.getByText(NOTE)).toHaveCount(0);
  expect(await chargesOf(demo)).toEqual([FEE]);
});

test('B-3: a page of HTML in the place of the reply is no "All done": nothing arrived, and trying again pays nothing more', async ({
  page,
  demo,
}) => {
  await demo.scenario('default');
  await enter(page, demo, amaraOsei, SCHEDULED);
  const change = await atTheCard(page);
  await demo.faults({ call: 'submitBookings', kind: 'html' });
  await new PaymentPage(page).pay(TAKEN);
  await expect(heading(change, 'Paid, not yet unscheduled')).toBeVisible();
  await change.button('Try again').click();
  await expect(change.allDone).toBeVisible();
  expect(await chargesOf(demo)).toEqual([FEE]);
});

test('B-6, P1: two devices at the card for the same workshop: the first one pays, and the second one is charged nothing', async ({
  page,
  demo,
  browser,
  served,
  watch,
}) => {
  watch.expectStatus(409);
  await demo.scenario('default');
  await enter(page, demo, amaraOsei, SCHEDULED);
  const laptop = await atTheCard(page);
  const context = await browser.newContext({ baseURL: served?.origin ?? '' });
  const phone = await context.newPage();
  await signInAsAmara(phone);
  await new HomePage(phone).arrive();
  await phone.goto(SCHEDULED);
  const change = await atTheCard(phone);
  await new PaymentPage(phone).pay(TAKEN);
  await expect(change.allDone).toBeVisible();
  await context.close();

  await new PaymentPage(page).pay(TAKEN);
  await expect(laptop.dialog).toContainText('Your bookings are being changed elsewhere');
  await expect(laptop.dialog).toContainText('Nothing was sent or paid from here.');
  expect(await chargesOf(demo)).toEqual([FEE]);
});
