import type { Page } from '@playwright/test';
import type { DemoPort } from '#e2e/lib/demo-port.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { ForgottenPasswordPage } from '#e2e/pages/forgotten-password-page.ts';
import { ResetPasswordPage } from '#e2e/pages/reset-password-page.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';
import { amaraOsei } from '#fixtures/people.ts';

/** From the form to the mail; gives the address in it. */
const askForMail = async (page: Page, demo: DemoPort, email: string): Promise<string> => {
  const form = await new SignInPage(page).open();
  await form.forgotten.click();
  await (await new ForgottenPasswordPage(page).arrive()).ask(email);
  await form.arrive();
  await expect(page.getByRole('region', { name: 'New notifications' })).toContainText('Reset instructions sent');
  return (await demo.mail(email))[0]?.links[0] ?? '';
};

test('A-16, A-17: forgotten, mailed, reset with the link, signed in with the new password; the link works once and its token leaves the address', async ({
  page,
  demo,
  watch,
  baseURL,
}) => {
  watch.expectStatus(422);
  const link = await askForMail(page, demo, amaraOsei.email);
  expect(link).toMatch(/^\/reset-password\/[0-9a-f]{64}\?email=/);

  await page.goto(link);
  const reset = await new ResetPasswordPage(page).arrive();
  await expect(page).toHaveURL(`${baseURL}/reset-password?email=${encodeURIComponent(amaraOsei.email)}`);
  await reset.password.fill('a-better-one');
  await reset.repeated.fill('another-one');
  await reset.submit.click();
  await expect(page.getByText('The two passwords are not the same.')).toBeVisible();
  await reset.choose('a-better-one');
  const form = await new SignInPage(page).arrive();
  await expect(page.getByRole('region', { name: 'New notifications' })).toContainText('Your password has been reset.');
  await expect(form.email).toHaveValue(amaraOsei.email);

  await form.signIn(amaraOsei.email);
  await expect(form.alert).toBeVisible();
  await form.signIn(amaraOsei.email, 'a-better-one');
  await (await new HomePage(page).arrive()).signOut();
  await form.arrive();

  await page.goto(link);
  await reset.arrive();
  await reset.choose('yet-another-one');
  await expect(reset.alert.filter({ hasText: 'Sorry, this link no longer works' })).toContainText('A link works once');
});
