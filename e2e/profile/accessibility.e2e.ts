import { expectNoFindingsAnywhere } from '#e2e/lib/axe.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { ProfilePage } from '#e2e/pages/profile-page.ts';
import { amaraOsei, lukeFenwick, priyaNair, tomWhitfield } from '#fixtures/people.ts';

test('WCAG 2.2 AA: axe finds nothing in any state of the profile at 390 and 1440 px, light and dark; nothing lies over the edge from 320 px', async ({
  page,
  demo,
  watch,
}) => {
  watch.expectStatus(422, 500);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const profile = new ProfilePage(page);
  const look = async (where: string): Promise<void> => {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectNoFindingsAnywhere(page, where);
  };
  await demo.scenario('default');
  await comeAs(page, demo, amaraOsei, '/profile');
  await expect(profile.field('First name')).toBeVisible();
  await look('about');
  await profile.field('Last name').fill('Osei-Bramley');
  await profile.interests.getByRole('checkbox', { name: 'Practice leadership' }).check();
  await page.getByRole('combobox', { name: 'Practice' }).selectOption('York practices');
  await look('about: changed');
  await profile.field('Email address').fill(priyaNair.email);
  await profile.save.click();
  await expect(page.getByText('Email address: The email has already been taken.')).toBeVisible();
  await look('about: refused');
  await page.locator('input[type=file]').setInputFiles('fixtures/files/logo-harbour.svg');
  await expect(page.getByText(/not a JPG, GIF or PNG/)).toBeVisible();
  await look('about: no picture');
  await profile.choosePicture('fixtures/files/certificate-on-the-wall.jpg');
  await expect(profile.useSquare).not.toHaveAttribute('aria-disabled', 'true');
  await look('about: choosing the square');
  await profile.crop.getByRole('button', { name: 'Back' }).click();
  await profile.button('Discard').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('about: discarding');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await profile.field('Last name').fill('Bramley');
  await demo.faults({ call: 'updateProfile', status: 500, times: 1 });
  await profile.save.click();
  await expect(page.getByText('Sorry, something went wrong. Please try again.')).toBeVisible();
  await look('about: not saved');
  await profile.save.click();
  await expect(page.getByText('Thank you. Your details have been updated.')).toBeVisible();
  await look('about: saved');

  await profile.section('Security').click();
  await expect(profile.savePassword).toBeVisible();
  await look('security: two-factor off');
  await profile.password('Current password').fill('x');
  await profile.password('New password').fill('four quiet herons');
  await profile.password('New password again').fill('four quiet heron');
  await profile.savePassword.click();
  await expect(page.getByText('This is not the same as the new password.')).toBeVisible();
  await look('security: passwords differ');
  await profile.section('Preferences').click();
  await expect(page.getByRole('radio', { name: /^List/ })).toBeVisible();
  await look('preferences');

  await comeAs(page, demo, tomWhitfield, '/profile/security');
  await expect(page.getByRole('link', { name: 'Show codes' })).toBeVisible();
  await look('security: two-factor on');
  await comeAs(page, demo, lukeFenwick, '/profile');
  await expect(profile.contents).toBeVisible();
  await look('about: another organisation');
});
