import type { Page } from '@playwright/test';
import { expect } from '#e2e/host/expect.ts';
import { PlansPage } from '#e2e/pages/plans-page.ts';
import { JONAH, RegistrationPage } from '#e2e/pages/registration-page.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';
import { SubscriptionPage } from '#e2e/pages/subscription-page.ts';
import { TopBar } from '#e2e/pages/top-bar.ts';

/**
 * The whole way in from outside: a stranger registers with Harbour, signs out and in, joins Northgate with the account
 * that they have, subscribes to a plan there, reads its invoice, gives it another card, and ends it.
 */
export const joinAndSubscribe = async (page: Page): Promise<void> => {
  const registration = await new RegistrationPage(page).open('harbour');
  await registration.introduce();
  await registration.choose();
  await registration.tick();
  await registration.submit.click();
  const bar = new TopBar(page);
  await expect(bar.account).toHaveAccessibleName('Jonah Petrie, your account');
  await expect(page.getByRole('main').getByText('Welcome to the harbour').first()).toBeVisible();
  await bar.signOut();
  await (await new SignInPage(page).arrive()).signIn(JONAH.email);
  await expect(bar.account).toHaveAccessibleName('Jonah Petrie, your account');

  await registration.open('northgate');
  await expect(registration.main.getByText('Jonah Petrie')).toBeVisible();
  await registration.tick();
  await registration.submit.click();
  await expect(page.getByRole('banner').getByText('Northgate Care Group')).toBeVisible();

  await page.goto('/subscribe/northgate');
  const plans = await new PlansPage(page).arrive();
  await plans.plan('Care Essentials').check();
  await plans.goOn.click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(plans.heading).toHaveText('Care Essentials is yours');

  await page.getByRole('link', { name: 'Your subscriptions' }).click();
  await page.getByRole('link', { name: 'Care Essentials' }).click();
  const subscription = await new SubscriptionPage(page).arrive();
  const invoice = subscription.main.getByRole('row').filter({ hasText: 'Paid' });
  await expect(invoice).toHaveCount(1);
  await expect(invoice).toContainText('£19.99');
  await subscription.changeCard.click();
  await subscription.fillCard('4000 0027 6000 3184');
  await subscription.button('Use this card').click();
  await subscription.bank.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(subscription.main.getByText('Visa ending 3184')).toBeVisible();
  await subscription.cancel.click();
  await expect(subscription.cancelDialog).toContainText(/It ends on /);
  await subscription.cancelDialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(subscription.main.getByText(/^Cancelled, open until /)).toBeVisible();
};
