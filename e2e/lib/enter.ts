import { expect, type Page } from '@playwright/test';
import { HomePage } from '#e2e/pages/home-page.ts';
import { CodeStep } from '#e2e/pages/code-step.ts';
import { TopBar } from '#e2e/pages/top-bar.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import type { DemoPort } from './demo-port.ts';
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

/** This browser remembers a session; the demo's console began it. */
export const rememberSession = async (page: Page): Promise<void> => {
  // Over HTTP the console opens no page.
  if (page.url() === 'about:blank') await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('waymark.session', '1'));
};

/** Anybody, at any page, with a bar or without; one person after the other, for the demo's backend lives in the browser. */
export const comeAs = async (page: Page, demo: DemoPort, { email }: { readonly email: string }, path: string): Promise<void> => {
  await demo.as(email);
  await rememberSession(page);
  await page.goto(path);
};

/** Anybody, without the form: the demo signs in, the device remembers it, the page opens at `path`. */
export const enter = async (page: Page, demo: DemoPort, { email }: { readonly email: string }, path: string): Promise<TopBar> => {
  await demo.as(email);
  await rememberSession(page);
  // Whoever was here before signed out, and what they had chosen went with them.
  await page.evaluate(() => localStorage.removeItem('waymark.state'));
  await page.goto(path);
  const bar = new TopBar(page);
  await expect(bar.account).toBeVisible();
  return bar;
};
