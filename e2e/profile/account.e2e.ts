import type { Page } from '@playwright/test';
import { enter } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { chooseFile, press, refuseMouse, tabTo, tick, typeInto } from '#e2e/lib/keyboard.ts';
import { totp } from '#e2e/lib/totp.ts';
import { CodeStep } from '#e2e/pages/code-step.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { ProfilePage } from '#e2e/pages/profile-page.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';
import { TopBar } from '#e2e/pages/top-bar.ts';
import { TwoFactorPage } from '#e2e/pages/two-factor-page.ts';
import { everythingOn } from '#e2e/session/view-as.world.ts';
import { amaraOsei, DEMO_PASSWORD } from '#fixtures/people.ts';

const STEP_MS = 30_000;
const PHOTOGRAPH = 'fixtures/files/certificate-on-the-wall.jpg';
const NEW_PASSWORD = 'four quiet herons';
const SAVED = 'Thank you. Your details have been updated.';
const PASSWORD_SAVED = 'Your password has been successfully updated.';
const PROMPT = 'Set up two-factor in My Profile';

/** Everything that stays where somebody could find it: the page, the device, the address, and the log of the server. */
const traces = async (page: Page, log: () => Promise<unknown>): Promise<string> =>
  [await everythingOn(page), page.url(), JSON.stringify(await log())].join('\n');

test(
  'G-05 to G-20: Amara changes her name, picture and a field, sets two-factor up with an authenticator of her own, signs in with its code and with a recovery code, changes her password and turns two-factor off; nothing secret stays',
  { tag: '@http-only' },
  async ({ page, demo, watch }) => {
    watch.expectStatus(422);
    const bar = await enter(page, demo, amaraOsei, '/profile');
    const profile = await new ProfilePage(page).arrive();
    await profile.field('Last name').fill('Osei-Bramley');
    await profile.interests.getByRole('checkbox', { name: 'Practice leadership' }).check();
    await profile.choosePicture(PHOTOGRAPH);
    await profile.useSquare.click();
    await expect(profile.changes).toContainText('3 changes, not saved. Last name, Picture, Interests');
    await profile.save.click();
    await expect(profile.toast(SAVED)).toBeVisible();
    await expect(profile.heading).toHaveText('Amara Osei-Bramley');

    await page.goto('/');
    const home = await new HomePage(page).arrive();
    await page.getByRole('link', { name: PROMPT }).click();
    const screen = await new TwoFactorPage(page).arrive();
    await screen.confirmPassword(DEMO_PASSWORD);
    await expect(screen.qrCode).toBeVisible();
    expect(
      await screen.qrCode.evaluate((image: HTMLImageElement) => image.naturalWidth),
      'it is drawn',
    ).toBeGreaterThan(0);
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
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await home.arrive();
    await expect(page.getByRole('link', { name: PROMPT })).toHaveCount(0);

    await bar.signOut();
    const form = await new SignInPage(page).arrive();
    await form.signIn(amaraOsei.email);
    const step = await new CodeStep(page).arrive();
    // The step that was used to set it up is used; the next one counts already.
    const nextCode = totp(secret, Date.now() + STEP_MS);
    await step.enter(nextCode);
    await home.arrive();
    await bar.signOut();
    await form.arrive();
    await form.signIn(amaraOsei.email);
    await step.arrive();
    await step.enterRecoveryCode(recoveryCodes[0] ?? '');
    await home.arrive();

    await page.goto('/profile/security');
    await profile.arrive();
    await profile.password('Current password').fill('not mine');
    await profile.password('New password').fill(NEW_PASSWORD);
    await profile.password('New password again').fill(NEW_PASSWORD);
    await profile.savePassword.click();
    await expect(profile.password('Current password')).toHaveAccessibleDescription('The password is incorrect.');
    await expect(profile.password('Current password')).toBeFocused();
    await profile.password('Current password').fill(DEMO_PASSWORD);
    await profile.savePassword.click();
    await expect(profile.toast(PASSWORD_SAVED)).toBeVisible();
    await expect(profile.password('New password')).toHaveValue('');

    await screen.open('/off');
    await screen.confirmPassword(NEW_PASSWORD);
    await expect(screen.heading).toHaveText('Two-factor is off');
    const found = await traces(page, () => demo.log());
    for (const hidden of [DEMO_PASSWORD, NEW_PASSWORD, secret, code, nextCode, ...recoveryCodes])
      expect(found).not.toContain(hidden);
    // The search finds what is there.
    await page.evaluate((planted) => localStorage.setItem('planted', planted), secret);
    expect(await traces(page, () => demo.log())).toContain(secret);
    await page.evaluate(() => localStorage.removeItem('planted'));

    await page.goto('/');
    await bar.signOut();
    await form.arrive();
    await form.signIn(amaraOsei.email, NEW_PASSWORD);
    await home.arrive();
  },
);

test('G-05 to G-20: the same by keyboard alone', { tag: '@demo-only' }, async ({ page, demo }) => {
  await refuseMouse(page);
  await enter(page, demo, amaraOsei, '/profile');
  const profile = await new ProfilePage(page).arrive();
  await chooseFile(page, profile.changePicture, PHOTOGRAPH);
  await tabTo(page, profile.crop.getByRole('application'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, profile.crop.getByRole('slider', { name: 'Zoom' }));
  await page.keyboard.press('End');
  await expect(profile.crop.getByRole('slider')).toHaveAttribute('aria-valuetext', '400 percent');
  await expect(profile.useSquare).not.toHaveAttribute('aria-disabled', 'true');
  await press(page, profile.useSquare);
  await expect(profile.changePicture).toBeFocused();
  await expect(profile.changes).toContainText('1 change, not saved. Picture');
  await tabTo(page, profile.field('First name'));
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(profile.field('First name')).toBeFocused();
  await expect(profile.field('First name')).toHaveAccessibleDescription('Please complete this field');
  await page.keyboard.type('Ama');
  await tick(page, profile.interests, 'Radiography');
  await press(page, profile.save);
  await expect(profile.toast(SAVED)).toBeVisible();
  await expect(profile.heading).toHaveText('Ama Osei');
  await expect(profile.save).toHaveAccessibleDescription(/^Saved at /);

  const screen = await new TwoFactorPage(page).open();
  await typeInto(page, screen.password, DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(screen.step('Scan this with your phone')).toBeFocused();
  const secret = await screen.readSecret();
  await press(page, screen.button('I have added it'));
  await expect(screen.code).toBeFocused();
  await page.keyboard.type(totp(secret));
  await page.keyboard.press('Enter');
  await expect(screen.step('Keep your recovery codes')).toBeFocused();
  await expect(screen.recoveryCodes).toHaveCount(8);
  const recoveryCodes = await screen.readRecoveryCodes();
  await tabTo(page, screen.box);
  await page.keyboard.press('Space');
  await press(page, screen.button('Finish'));
  await expect(screen.heading).toBeFocused();
  await expect(screen.heading).toHaveText('Two-factor is on');

  const bar = new TopBar(page);
  const form = new SignInPage(page);
  const step = new CodeStep(page);
  const home = new HomePage(page);
  const leaveAndComeBack = async (): Promise<void> => {
    await press(page, bar.account);
    // The menu's last item: it opens at its first.
    await page.keyboard.press('ArrowUp');
    await expect(bar.menu.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
    await page.keyboard.press('Enter');
    await form.arrive();
    await typeInto(page, form.email, amaraOsei.email);
    await typeInto(page, form.password, DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await step.arrive();
  };
  await leaveAndComeBack();
  await typeInto(page, step.code, totp(secret, Date.now() + STEP_MS));
  await press(page, step.submit);
  await home.arrive();
  await leaveAndComeBack();
  await press(page, step.button('Use a recovery code'));
  await typeInto(page, page.getByRole('textbox', { name: 'Recovery code' }), recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await home.arrive();

  await page.goto('/profile/security');
  await profile.arrive();
  await typeInto(page, profile.password('Current password'), DEMO_PASSWORD);
  await typeInto(page, profile.password('New password'), NEW_PASSWORD);
  await typeInto(page, profile.password('New password again'), NEW_PASSWORD);
  await press(page, profile.savePassword);
  await expect(profile.toast(PASSWORD_SAVED)).toBeVisible();

  await screen.open('/off');
  await typeInto(page, screen.password, NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(screen.heading).toHaveText('Two-factor is off');
});
