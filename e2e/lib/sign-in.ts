import type { Page } from '@playwright/test';
import { CodeStep } from '#e2e/pages/code-step.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import { totp } from './totp.ts';

/** Tom, by password and by the code of an authenticator of our own. */
export const signInAsTom = async (page: Page): Promise<HomePage> => {
  await (await new SignInPage(page).open()).signIn(tomWhitfield.email);
  const step = await new CodeStep(page).arrive();
  await step.enter(totp(tomWhitfield.two_factor_secret));
  return new HomePage(page).arrive();
};

/** Amara, by password, at the address that leads to the form. */
export const signInAsAmara = async (page: Page, address = '/login'): Promise<void> => {
  await (await new SignInPage(page).open(address)).signIn(amaraOsei.email);
};
