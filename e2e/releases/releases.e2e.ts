import { enter } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { press, refuseMouse, tabTo } from '#e2e/lib/keyboard.ts';
import { Notifications } from '#e2e/pages/notifications.ts';
import { amaraOsei } from '#fixtures/people.ts';

test('A-24, U-01, U-04: by keyboard from a failed report to what is known of it, and on to what has changed', async ({
  page,
  demo,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await refuseMouse(page);
  await enter(page, demo, amaraOsei, '/awards');
  const heading = page.getByRole('heading', { level: 1 });
  const notifications = new Notifications(page);
  await notifications.hear(
    () => demo.emit('export.failed', {}, amaraOsei.email),
    'Oops, something went wrong with your report.',
  );
  await press(page, notifications.bell);
  await press(page, notifications.entries.first().getByRole('link', { name: 'Find out more' }));
  await expect(page).toHaveURL(/\/queue$/);
  await expect(heading).toHaveText('Your report could not be made');
  await expect(page.getByText(/^Report failed/)).toBeVisible();

  await press(page, page.getByRole('contentinfo').getByRole('link', { name: 'About' }));
  await expect(heading).toHaveText('What has changed');
  await press(page, page.getByRole('button', { name: 'About this Waymark' }));
  const dialog = page.getByRole('dialog', { name: 'About this Waymark' });
  await press(page, dialog.getByRole('button', { name: 'Copy all' }));
  await expect(dialog.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Version: 0.213.7');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'About this Waymark' })).toBeFocused();

  await press(page, page.getByText('Dark theme'));
  await expect(page.getByText('Follows your device, or your choice.')).toBeVisible();
  const older = page.getByRole('button', { name: 'Older releases' });
  await press(page, older);
  await expect(page).toHaveURL(/\/about\?page=2$/);
  await expect(page.getByText('11 to 20 of 23')).toBeVisible();
  await tabTo(page, older);
});
