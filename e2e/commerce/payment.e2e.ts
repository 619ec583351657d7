import { rememberSession } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { endTimeToUndo, fitTimers } from '#e2e/lib/walked-timers.ts';
import { BookingsPage } from '#e2e/pages/bookings-page.ts';
import { ChangeDialog } from '#e2e/pages/change-dialog.ts';
import { PaymentPage } from '#e2e/pages/payment-page.ts';
import { changePayment, chargesOf, loseBasis, PAYMENT, repriceBasket, withBasket } from './payment-world.ts';

test(
  'F-01 to F-09: refused by the card, then asked by the bank in the page, then paid, once',
  { tag: '@http-only' },
  async ({ page, demo, watch, baseURL }) => {
    watch.expectStatus(402);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { origin } = new URL(request.url());
      if (origin !== baseURL && origin !== 'null') elsewhere.push(origin);
    });
    await withBasket(page, demo);
    await page.goto(PAYMENT);
    const payment = await new PaymentPage(page).arrive();
    await expect(payment.main).toContainText('3 × Late cancellation fee');
    await expect(payment.wallet).toBeVisible();
    await expect(page.getByLabel(/postal/i), 'F-03').toHaveCount(0);

    await payment.pay('4000 0000 0000 9995');
    await expect(payment.card.getByText('Your card has insufficient funds.')).toBeVisible();
    await expect(page.getByLabel('Credit or debit card number'), 'what was typed stays').toHaveValue(
      '4000 0000 0000 9995',
    );

    await payment.pay('4000 0027 6000 3184');
    await payment.sheet('3D Secure').getByRole('button', { name: 'Complete authentication' }).click();
    await expect(page).toHaveURL(`${baseURL}/bookings?paid=1`);
    expect(await chargesOf(demo)).toEqual([216_00]);

    // What was paid is not offered again.
    await page.goto(PAYMENT);
    await expect(page).toHaveURL(`${baseURL}/bookings?paid=1`);
    expect(await chargesOf(demo)).toEqual([216_00]);
    expect(elsewhere.filter((origin) => !/^https:\/\/(?:js|api)\.stripe\.com$/.test(origin))).toEqual([]);
  },
);

test('F-07: to the bank’s own page and back: refused there the address holds no secret and another try pays, once', async ({
  page,
  demo,
  watch,
  baseURL,
}) => {
  watch.expectStatus(404);
  await withBasket(page, demo);
  await demo.faults({ call: 'findWallet', status: 404, times: 'always' });
  await page.goto(PAYMENT);
  const payment = await new PaymentPage(page).arrive();
  await payment.pay('4000 0000 0000 3220');
  await page.getByRole('link', { name: 'Fail authentication' }).click();
  await expect(payment.card.getByText(/^We are unable to authenticate your payment method\./)).toBeVisible();
  await expect(payment.wallet, 'F-05').toHaveCount(0);
  expect(page.url()).toBe(`${baseURL}${PAYMENT}?payment_intent=pi_a1f0c3d29b64&redirect_status=failed`);
  expect(await chargesOf(demo)).toEqual([]);

  await payment.pay('4000 0000 0000 3220');
  await page.getByRole('link', { name: 'Complete authentication' }).click();
  await expect(page).toHaveURL(`${baseURL}/bookings?paid=1`);
  expect(await chargesOf(demo)).toEqual([216_00]);
});

test(
  'B-5, F-06: by wallet: a price that changed while the form stood is agreed to anew, and paid once',
  { tag: '@http-only' },
  async ({ page, demo, baseURL }) => {
    await withBasket(page, demo);
    await page.goto(PAYMENT);
    const payment = await new PaymentPage(page).arrive();
    const pay = async (amount: string): Promise<void> => {
      await payment.wallet.click();
      await payment
        .sheet('Google Pay')
        .getByRole('button', { name: `Pay ${amount}` })
        .click();
    };
    await expect(payment.wallet).toBeVisible();
    await repriceBasket(demo);
    await pay('£216.00');
    await expect(payment.alert.filter({ hasText: 'The price has changed' })).toBeVisible();
    expect(await chargesOf(demo)).toEqual([]);
    await page.getByRole('button', { name: 'Continue with £240.00' }).click();
    await pay('£240.00');
    await expect(page).toHaveURL(`${baseURL}/bookings?paid=1`);
    expect(await chargesOf(demo)).toEqual([240_00]);
  },
);

test(
  'B-6: what another device has unscheduled while the form stood is not charged',
  { tag: '@http-only' },
  async ({ page, demo, watch, baseURL }) => {
    watch.expectStatus(409);
    await withBasket(page, demo);
    await page.goto(PAYMENT);
    const payment = await new PaymentPage(page).arrive();
    await loseBasis(demo);
    await payment.fillCard('4242 4242 4242 4242');
    await page.keyboard.press('Enter');
    await expect(payment.alert.filter({ hasText: 'There is nothing to pay any more' })).toBeFocused();
    await payment.arrive();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(`${baseURL}/bookings`);
    expect(await chargesOf(demo)).toEqual([]);
  },
);

test(
  'B-8, B-24: a bank at work and a provider that never answers are asked after by themselves, and charge once',
  { tag: '@http-only' },
  async ({ page, demo, baseURL }) => {
    await withBasket(page, demo);
    await fitTimers(page);
    await changePayment(demo, { status: 'processing' });
    await page.goto(PAYMENT);
    const payment = await new PaymentPage(page).arrive();
    await expect(payment.alert.filter({ hasText: 'This page checks again by itself' })).toBeVisible();
    await changePayment(demo, { status: 'requires_payment_method' });
    await endTimeToUndo(page);

    // Nothing was taken after all: it can be paid. This confirmation never comes back.
    await demo.faults({ call: 'confirmPayment', pause: 'a provider that never answers', times: 'always' });
    await payment.pay('4242 4242 4242 4242');
    await expect(payment.button('Paying…')).toBeVisible();
    await endTimeToUndo(page);
    await expect(payment.alert.filter({ hasText: 'This is taking longer than usual' })).toBeVisible();
    await payment.arrive();
    await expect(payment.button('Back')).toBeEnabled();
    await demo.release('a provider that never answers');
    await expect(page).toHaveURL(`${baseURL}/bookings?paid=1`);
    expect(await chargesOf(demo)).toEqual([216_00]);
  },
);

test(
  'B-19: while viewing as a learner the dialog of a late fee says whose payment it is, and whose card is charged',
  { tag: '@http-only' },
  async ({ page, demo }) => {
    await demo.scenario('a late workshop of the learner who is viewed');
    await rememberSession(page);
    await page.goto('/bookings?tab=scheduled');
    const bookings = await new BookingsPage(page).arrive();
    await bookings.box('Impression Taking').check();
    await bookings.selection.getByRole('button', { name: 'Unschedule', exact: true }).click();
    const change = new ChangeDialog(page);
    await change.confirm.check();
    await change.button('Go to Payment').click();
    await expect(change.dialog.getByText('You are paying for Amara Osei')).toBeVisible();
    await expect(change.dialog.getByText('The card or wallet that you give here is charged.')).toBeVisible();
    await expect(change.dialog.getByRole('button', { name: 'Pay with Google Pay' })).toBeVisible();
  },
);
