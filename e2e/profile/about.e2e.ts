import type { Page } from '@playwright/test';
import { enter } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { timesCalled } from '#e2e/lib/demo-port.ts';
import { navigateInApp } from '#e2e/lib/page-events.ts';
import { ProfilePage } from '#e2e/pages/profile-page.ts';
import { TopBar } from '#e2e/pages/top-bar.ts';
import { amaraOsei } from '#fixtures/people.ts';

const PHOTOGRAPH = 'fixtures/files/certificate-on-the-wall.jpg';
const SAVED = 'Thank you. Your details have been updated.';

/** The picture of the top bar has loaded, and is another one than before. */
const expectAnotherPicture = async (page: Page, before: string | null): Promise<void> => {
  const picture = new TopBar(page).account.locator('img');
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(512);
};

test('G-05 to G-09: Amara changes her name, her picture and a field of her organisation; a reload, another tab and a lost reply lose nothing', async ({
  page,
  context,
  demo,
  watch,
}) => {
  watch.expectNoAnswer();
  const bar = await enter(page, demo, amaraOsei, '/profile');
  const profile = await new ProfilePage(page).arrive();
  const before = await bar.account.locator('img').getAttribute('src');
  await expect(profile.section('About')).toContainText('A gap in your addresses');

  await profile.field('Last name').fill('Osei-Bramley');
  await expect(profile.changes).toContainText('1 change, not saved. Last name');
  await profile.interests.getByRole('checkbox', { name: 'Practice leadership' }).check();
  await profile.choosePicture(PHOTOGRAPH);
  await expect(profile.crop.getByText(/^Becomes 512 × 512, \d+ KB$/)).toBeVisible();
  const area = profile.crop.getByRole('application');
  const box = await area.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 150);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 90, { steps: 3 });
  await page.mouse.up();
  await expect(area).toHaveAccessibleDescription(/^50 percent across, (?!50 )\d+ percent down$/);
  await profile.useSquare.click();
  await expect(profile.picture).toHaveAttribute('src', /files\/\d+\/view$/);
  await expect(profile.changes).toContainText('3 changes, not saved. Last name, Picture, Interests');

  // Leaving asks; a reload and another tab show the same.
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Library' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
  await expect(question).toContainText('Your changes to your profile are not saved. This device remembers them.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.reload();
  await expect(profile.field('Last name')).toHaveValue('Osei-Bramley');
  const tab = await context.newPage();
  await tab.goto('/profile');
  const elsewhere = new ProfilePage(tab);
  await expect(elsewhere.field('Last name')).toHaveValue('Osei-Bramley');
  await elsewhere.field('Last name').fill('Bramley');
  await expect(profile.field('Last name')).toHaveValue('Bramley');

  await page.bringToFront();
  await demo.faults({ call: 'updateProfile', kind: 'lost' });
  await profile.save.click();
  await expect(profile.toast(SAVED)).toBeVisible();
  await expect(profile.heading).toHaveText('Amara Bramley');
  await expect(profile.changes).toHaveCount(0);
  expect(await timesCalled(demo, 'updateProfile')).toBe(1);
  await expectAnotherPicture(page, before);

  // The other tab has it without being asked.
  await expect(elsewhere.heading).toHaveText('Amara Bramley');
  await expect(elsewhere.changes).toHaveCount(0);
  await expectAnotherPicture(tab, before);
  const stored = await tab.evaluate((_, { localStorage } = window) => JSON.stringify(localStorage));
  expect(stored, 'nothing is left of the changes').not.toContain('Bramley');
  await tab.close();
});

test('G-21: the layout and the theme count at once, in every list and in every tab', async ({
  page,
  context,
  demo,
}) => {
  await enter(page, demo, amaraOsei, '/profile/preferences');
  await new ProfilePage(page).arrive();
  const tab = await context.newPage();
  await tab.goto('/modules');
  const rows = tab.getByRole('button', { name: 'List' });
  await expect(rows).toHaveAttribute('aria-pressed', 'false');

  await page.bringToFront();
  await page.getByRole('radio', { name: /^List/ }).check();
  await expect(page.getByText('Saved. Training is listed from now on.')).toBeVisible();
  await expect(rows).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('radio', { name: /^Dark/ }).check();
  await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(tab.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible();
  await tab.close();

  await page.reload();
  await expect(page.getByRole('radio', { name: /^List/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Dark/ })).toBeChecked();
  await navigateInApp(page, '/categories');
  await navigateInApp(page, '/modules');
  await expect(page.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
});
