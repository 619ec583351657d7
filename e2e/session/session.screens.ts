import { type AreaScreens, look, type Stage } from '#e2e/accessibility/stage.ts';
import { expect } from '#e2e/lib/fixtures.ts';
import { navigateInApp } from '#e2e/lib/page-events.ts';
import { CodeStep } from '#e2e/pages/code-step.ts';
import { ResetPasswordPage } from '#e2e/pages/reset-password-page.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';

const signedOutScreens = async ({ page, demo }: Stage): Promise<void> => {
  await page.goto('/login');
  const form = new SignInPage(page);
  await page.mouse.move(200, 200);
  await expect(page.getByRole('heading', { name: 'Update history' })).toBeAttached();
  await look(page, 'sign-in form');
  await form.email.press('Enter');
  await look(page, 'sign-in form, fields required');
  await form.signIn(amaraOsei.email, 'wrong');
  await expect(form.alert).toBeVisible();
  await look(page, 'sign-in refused');
  await form.signIn(tomWhitfield.email);
  const step = new CodeStep(page);
  await expect(step.code).toBeVisible();
  await look(page, 'code step');
  await step.enter('000000');
  await expect(step.code).toHaveAttribute('aria-invalid', 'true');
  await look(page, 'code wrong');

  await navigateInApp(page, '/forgotten-password');
  await look(page, 'forgotten password');
  await demo.scenario('a reset link was mailed');
  await page.goto(`/reset-password/reset-token-of-amara?email=${encodeURIComponent(amaraOsei.email)}`);
  await look(page, 'new password');
  const reset = new ResetPasswordPage(page);
  await reset.password.fill('one');
  await reset.repeated.fill('two');
  await reset.submit.click();
  await look(page, 'new passwords differ');
  await page.goto(`/reset-password/no-such-token?email=${encodeURIComponent(amaraOsei.email)}`);
  await reset.choose('a-better-one');
  await expect(reset.alert.filter({ hasText: 'no longer works' })).toBeVisible();
  await look(page, 'reset link refused');
  await page.goto(`/complete-registration?token=reset-token-of-amara&email=${encodeURIComponent(amaraOsei.email)}`);
  await look(page, 'complete registration');
  await page.goto('/complete-registration');
  await look(page, 'complete registration without a link');
};

export const screens: AreaScreens = { signedOut: { 'signed out': signedOutScreens } };
