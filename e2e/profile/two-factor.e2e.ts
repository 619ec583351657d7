import type { Page } from '@playwright/test';
import { enter, startSession } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { press, refuseMouse, tabTo } from '#e2e/lib/keyboard.ts';
import { totp } from '#e2e/lib/totp.ts';
import { CodeStep } from '#e2e/pages/code-step.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';
import { TwoFactorPage } from '#e2e/pages/two-factor-page.ts';
import { anotherTab, everythingOn } from '#e2e/session/view-as.world.ts';
import { amaraOsei, DEMO_PASSWORD } from '#fixtures/people.ts';

const STEP_MS = 30_000;
const PROMPT = 'Set up two-factor in My Profile';

/** Everything that stays where somebody could find it: the page, the device, the address, and the log of the server. */
const traces = async (page: Page, log: () => Promise<unknown>): Promise<string> =>
  [await everythingOn(page), page.url(), JSON.stringify(await log())].join('\n');

test('G-12 to G-20: Amara comes from home, sets two-factor up with an authenticator of her own, signs in with its code and with a recovery code, and turns it off; nothing secret stays', async ({
  page,
  demo,
}) => {
  await enter(page, demo, amaraOsei, '/');
  const home = await new HomePage(page).arrive();
  await page.getByRole('link', { name: PROMPT }).click();
  const screen = await new TwoFactorPage(page).arrive();
  await screen.confirmPassword(DEMO_PASSWORD);
  await expect(screen.qrCode).toBeVisible();
  expect(await screen.qrCode.evaluate((image: HTMLImageElement) => image.naturalWidth), 'it is drawn').toBeGreaterThan(
    0,
  );
  const secret = await screen.readSecret();
  expect(await page.getByRole('link', { name: 'Open your authenticator' }).getAttribute('href')).toContain(secret);
  await screen.button('I have added it').click();
  const code = totp(secret);
  await screen.enterCode(code);
  await expect(screen.recoveryCodes).toHaveCount(8);
  const recoveryCodes = await screen.readRecoveryCodes();
  const [download] = await Promise.all([page.waitForEvent('download'), screen.button('Download').click()]);
  expect(download.suggestedFilename()).toBe('recovery-codes.txt');
  await screen.button('Finish').click();
  await expect(screen.heading).toHaveText('Two-factor is on');

  const found = await traces(page, () => demo.log());
  for (const hidden of [DEMO_PASSWORD, secret, code, ...recoveryCodes]) expect(found).not.toContain(hidden);
  // The search finds what is there.
  await page.evaluate((planted) => localStorage.setItem('planted', planted), secret);
  expect(await traces(page, () => demo.log())).toContain(secret);
  await page.evaluate(() => localStorage.removeItem('planted'));

  await page.getByRole('link', { name: 'Back to Home' }).click();
  await home.arrive();
  await expect(page.getByRole('link', { name: PROMPT })).toHaveCount(0);
  await home.signOut();
  const form = await new SignInPage(page).arrive();
  await form.signIn(amaraOsei.email);
  const step = await new CodeStep(page).arrive();
  // The step that was used to set it up is used; the next one counts already.
  await step.enter(totp(secret, Date.now() + STEP_MS));
  await home.arrive();
  await home.signOut();
  await form.arrive();
  await form.signIn(amaraOsei.email);
  await step.arrive();
  await step.enterRecoveryCode(recoveryCodes[0] ?? '');
  await home.arrive();

  await page.goto('/profile/security/two-factor/off');
  await screen.arrive();
  await screen.confirmPassword(DEMO_PASSWORD);
  await expect(screen.heading).toHaveText('Two-factor is off');
  await page.goto('/');
  await expect(page.getByRole('link', { name: PROMPT })).toBeVisible();
});

test('G-12, G-13: the same by keyboard alone, from password to off', { tag: '@demo-only' }, async ({ page, demo }) => {
  await refuseMouse(page);
  await startSession(page, demo, amaraOsei);
  const screen = await new TwoFactorPage(page).open();
  await tabTo(page, screen.password);
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(screen.step('Scan this with your phone')).toBeFocused();
  const secret = await screen.readSecret();
  await press(page, screen.button('I have added it'));
  await expect(screen.code).toBeFocused();
  await page.keyboard.type(totp(secret));
  await page.keyboard.press('Enter');
  await expect(screen.step('Keep your recovery codes')).toBeFocused();
  await tabTo(page, screen.box);
  await page.keyboard.press('Space');
  await press(page, screen.button('Finish'));
  await expect(screen.heading).toBeFocused();
  await expect(screen.heading).toHaveText('Two-factor is on');

  await screen.open('/off');
  await tabTo(page, screen.password);
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(screen.heading).toHaveText('Two-factor is off');
});

test('G-20: a second tab shows at once that two-factor is on, on home and where it was being set up', async ({
  page,
  demo,
  context,
}) => {
  await startSession(page, demo, amaraOsei);
  const screen = await new TwoFactorPage(page).open();
  await screen.confirmPassword(DEMO_PASSWORD);
  const secret = await screen.readSecret();
  const home = await anotherTab(context, '/');
  await expect(home.getByRole('link', { name: PROMPT })).toBeVisible();
  const other = await anotherTab(context, '/profile/security/two-factor');
  const there = new TwoFactorPage(other);
  await there.confirmPassword(DEMO_PASSWORD);
  await expect(there.qrCode).toBeVisible();
  expect(await there.readSecret(), 'one set-up, whoever looks').toBe(secret);

  await screen.button('I have added it').click();
  await screen.enterCode(totp(secret));
  await expect(screen.recoveryCodes).toHaveCount(8);
  await expect(other.getByText('It was turned on in another tab, or on another device.')).toBeVisible();
  await expect(there.secretKey).toHaveCount(0);
  await expect(home.getByRole('link', { name: PROMPT })).toHaveCount(0);
});

test('G-18: printing prints the recovery codes alone', async ({ page, demo }) => {
  await startSession(page, demo, amaraOsei);
  const screen = await new TwoFactorPage(page).open();
  await screen.confirmPassword(DEMO_PASSWORD);
  const secret = await screen.readSecret();
  await screen.button('I have added it').click();
  await screen.enterCode(totp(secret));
  await expect(screen.recoveryCodes).toHaveCount(8);
  const [code] = await screen.readRecoveryCodes();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(code ?? '')).toBeVisible();
  await expect(page.getByText('Waymark recovery codes')).toBeVisible();
  await expect(screen.heading).toBeHidden();
  await expect(screen.button('Finish')).toBeHidden();
  await expect(page.getByText('Good places')).toBeHidden();
  await expect(page.getByText('Password confirmed')).toBeHidden();
});
