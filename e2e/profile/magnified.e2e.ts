import { lookMagnified, MAGNIFIED } from '#e2e/lib/magnified.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { AddressesPage } from '#e2e/pages/addresses-page.ts';
import { ProfilePage } from '#e2e/pages/profile-page.ts';
import { TwoFactorPage } from '#e2e/pages/two-factor-page.ts';
import { amaraOsei, DEMO_PASSWORD } from '#fixtures/people.ts';

test.use({ viewport: MAGNIFIED, reducedMotion: 'reduce' });

test('0077, WCAG 1.4.10, 2.4.11: magnified four times every screen of the account scrolls in one direction, and shows whatever has the focus', async ({
  page,
  demo,
}) => {
  const look = (where: string, least = 5): Promise<void> => lookMagnified(page, where, least);
  await comeAs(page, demo, amaraOsei, '/profile');
  const profile = await new ProfilePage(page).arrive();
  await look('about');
  await profile.field('Last name').fill('Osei-Bramley');
  await expect(profile.changes).toBeVisible();
  await look('about, changed');
  await profile.choosePicture('fixtures/files/certificate-on-the-wall.jpg');
  await expect(profile.useSquare).not.toHaveAttribute('aria-disabled', 'true');
  await look('choosing the square', 3);
  await profile.crop.getByRole('button', { name: 'Back' }).click();
  await profile.button('Discard').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('discarding', 1);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await profile.section('Security').click();
  await profile.password('Current password').fill('x');
  await profile.password('New password').fill('four quiet herons');
  await profile.password('New password again').fill('four quiet heron');
  await profile.savePassword.click();
  await expect(page.getByText('This is not the same as the new password.')).toBeVisible();
  await look('security, passwords that differ');
  await comeAs(page, demo, amaraOsei, '/profile/preferences');
  await expect(page.getByRole('radio', { name: /^List/ })).toBeVisible();
  await look('preferences');

  await comeAs(page, demo, amaraOsei, '/profile/addresses/address_history');
  const addresses = await new AddressesPage(page).arrive();
  await look('addresses');
  await addresses.fillGap.click();
  await addresses.lookup.fill('kirkgate');
  await expect(addresses.options.first()).toBeVisible();
  await look('looking an address up');
  await addresses.button('Type it in yourself').click();
  await addresses.button('Add this address').press('Enter');
  await expect(addresses.part('Street')).toBeFocused();
  await look('an address with errors');

  await comeAs(page, demo, amaraOsei, '/profile/security/two-factor');
  const screen = await new TwoFactorPage(page).arrive();
  await look('the password');
  await screen.confirmPassword(DEMO_PASSWORD);
  await expect(screen.qrCode).toBeVisible();
  await look('the QR code');
  const code = await screen.qrBox.boundingBox();
  expect(Math.max(code?.width ?? 999, code?.height ?? 999), 'the QR code fits into the window').toBeLessThan(256);
  await screen.button('I have added it').click();
  await expect(screen.code).toBeFocused();
  await look('the code');
  await screen.enterCode(await demo.totp(amaraOsei.email));
  await expect(screen.recoveryCodes).toHaveCount(8);
  await look('the recovery codes');
  await screen.box.check();
  await screen.button('Finish').click();
  await expect(screen.step('That is all')).toBeVisible();
  await look('two-factor is on', 3);
  await comeAs(page, demo, amaraOsei, '/profile/security');
  await expect(page.getByRole('link', { name: 'Show codes' })).toBeVisible();
  await look('security, two-factor on');
  await screen.open('/codes');
  await screen.confirmPassword(DEMO_PASSWORD);
  await screen.button('Make new codes').click();
  await expect(screen.question).toBeVisible();
  await look('the question for new codes', 1);
  await screen.question.getByRole('button', { name: 'Keep these' }).click();
  await screen.open('/off');
  await look('turning off');
  await screen.confirmPassword(DEMO_PASSWORD);
  await expect(screen.heading).toHaveText('Two-factor is off');
  await look('off', 3);
});
