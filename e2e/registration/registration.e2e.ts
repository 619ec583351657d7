import type { Page } from '@playwright/test';
import { enter } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { press, refuseMouse, tabTo, typeInto } from '#e2e/lib/keyboard.ts';
import { PlansPage } from '#e2e/pages/plans-page.ts';
import { JONAH, RegistrationPage } from '#e2e/pages/registration-page.ts';
import { SubscriptionPage } from '#e2e/pages/subscription-page.ts';
import { TopBar } from '#e2e/pages/top-bar.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';
import { amaraOsei, DEMO_PASSWORD } from '#fixtures/people.ts';
import { joinAndSubscribe } from './joining.ts';

test(
  'S-10 to S-12, T-01 to T-10: a stranger registers, signs out and in, joins another organisation, subscribes there, gives the subscription another card and ends it',
  { tag: '@demo-only' },
  async ({ page }) => {
    test.slow();
    await joinAndSubscribe(page);
  },
);

test(
  'S-13, A-05: an address that is taken leads to sign-in and back, and the account joins',
  { tag: '@demo-only' },
  async ({ page, watch }) => {
    watch.expectStatus(422);
    const screen = await new RegistrationPage(page).open('harbour');
    await screen.introduce(amaraOsei.email);
    await screen.choose('Radio watch');
    await screen.tick();
    await screen.submit.click();
    await expect(screen.email).toHaveAccessibleDescription('The email has already been taken.');
    await screen.main.getByRole('link', { name: 'Sign in' }).first().click();
    await new SignInPage(page).signIn(amaraOsei.email);

    await expect(screen.main.getByText('Amara Osei')).toBeVisible();
    await expect(screen.group('Radio watch'), 'what was typed before').toBeChecked();
    await screen.tick();
    await screen.submit.click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('banner').getByText('Harbour Volunteers')).toBeVisible();
  },
);

test('S-12: whoever belongs to it is told so', { tag: '@http-only' }, async ({ page, demo }) => {
  await enter(page, demo, amaraOsei, '/');
  const screen = await new RegistrationPage(page).open('northgate');
  await screen.main.getByRole('button', { name: 'Go to your training' }).click();
  await expect(page.getByRole('banner').getByText('Northgate Care Group')).toBeVisible();
});

/** The human check and the terms, by Tab and Space. */
const tickBoth = async (page: Page, registration: RegistrationPage): Promise<void> => {
  await tabTo(page, registration.human);
  await page.keyboard.press('Space');
  await expect(registration.main.getByText('Thank you, that was enough.')).toBeVisible();
  await tabTo(page, registration.terms);
  await page.keyboard.press('Space');
  await expect(registration.terms).toBeChecked();
};

test('S-10 to S-12, T-01 to T-10: the same by keyboard alone', { tag: '@demo-only' }, async ({ page }) => {
  test.slow();
  await refuseMouse(page);
  const registration = await new RegistrationPage(page).open('harbour');
  await typeInto(page, registration.firstName, JONAH.first);
  await page.keyboard.press('Tab');
  await page.keyboard.type(JONAH.last);
  await page.keyboard.press('Tab');
  await page.keyboard.type(JONAH.email);
  await typeInto(page, registration.password, DEMO_PASSWORD);
  await tabTo(page, registration.group('Saturday crew'));
  await page.keyboard.press('Space');
  await typeInto(page, registration.contact, 'Ada Petrie, 0113 496 0133');
  await tickBoth(page, registration);
  await press(page, registration.submit);
  const bar = new TopBar(page);
  await expect(bar.account).toHaveAccessibleName('Jonah Petrie, your account');

  await registration.open('northgate');
  await tickBoth(page, registration);
  await press(page, registration.submit);
  await expect(page.getByRole('banner').getByText('Northgate Care Group')).toBeVisible();

  await page.goto('/subscribe/northgate');
  const plans = await new PlansPage(page).arrive();
  await tabTo(page, plans.plan('Care Essentials'));
  await page.keyboard.press('Space');
  await press(page, plans.goOn);
  await press(page, page.getByRole('button', { name: 'Pay', exact: true }));
  await expect(plans.heading).toHaveText('Care Essentials is yours');
  await expect(plans.heading).toBeFocused();

  await press(page, page.getByRole('link', { name: 'Your subscriptions' }));
  await press(page, page.getByRole('link', { name: 'Care Essentials' }));
  const subscription = await new SubscriptionPage(page).arrive();
  await press(page, subscription.changeCard);
  await typeInto(page, page.getByLabel('Credit or debit card number'), '4000002760003184');
  await typeInto(page, page.getByLabel('Credit or debit card expiration date'), '12 / 34');
  await typeInto(page, page.getByLabel('Credit or debit card CVC/CVV'), '123');
  await press(page, subscription.button('Use this card'));
  await press(page, subscription.bank.getByRole('button', { name: 'Complete authentication' }));
  await expect(subscription.main.getByText('Visa ending 3184')).toBeVisible();
  await press(page, subscription.cancel);
  await press(page, subscription.cancelDialog.getByRole('button', { name: 'Cancel subscription' }));
  await expect(subscription.main.getByText(/^Cancelled, open until /)).toBeVisible();
});
