import { enter } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { JONAH, RegistrationPage } from '#e2e/pages/registration-page.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';
import { TopBar } from '#e2e/pages/top-bar.ts';
import { amaraOsei } from '#fixtures/people.ts';

test('S-10, S-11: a stranger registers, lands at home with something to do, signs out and signs in', async ({
  page,
}) => {
  const screen = await new RegistrationPage(page).open('harbour');
  await screen.introduce();
  await screen.choose();
  await screen.tick();
  await screen.submit.click();
  const bar = new TopBar(page);
  await expect(bar.account).toHaveAccessibleName('Jonah Petrie, your account');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('main').getByText('Welcome to the harbour').first()).toBeVisible();

  await bar.signOut();
  await new SignInPage(page).open();
  await new SignInPage(page).signIn(JONAH.email);
  await expect(bar.account).toHaveAccessibleName('Jonah Petrie, your account');
});

test('S-13, A-05: an address that is taken leads to sign-in and back, and the account joins', async ({
  page,
  watch,
}) => {
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
});

test('S-12: whoever belongs to it is told so', async ({ page, demo }) => {
  await enter(page, demo, amaraOsei, '/');
  const screen = await new RegistrationPage(page).open('northgate');
  await screen.main.getByRole('button', { name: 'Go to your training' }).click();
  await expect(page.getByRole('banner').getByText('Northgate Care Group')).toBeVisible();
});
