import { enter } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { RegistrationPage } from '#e2e/pages/registration-page.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';
import { amaraOsei } from '#fixtures/people.ts';
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

test('S-12: whoever belongs to it is told so', async ({ page, demo }) => {
  await enter(page, demo, amaraOsei, '/');
  const screen = await new RegistrationPage(page).open('northgate');
  await screen.main.getByRole('button', { name: 'Go to your training' }).click();
  await expect(page.getByRole('banner').getByText('Northgate Care Group')).toBeVisible();
});
