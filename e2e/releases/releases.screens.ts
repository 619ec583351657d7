import { type AreaScreens, look, signedIn, type Stage } from '#e2e/accessibility/stage.ts';
import { expect } from '#e2e/lib/fixtures.ts';
import { navigateInApp } from '#e2e/lib/page-events.ts';
import { Notifications } from '#e2e/pages/notifications.ts';
import { amaraOsei } from '#fixtures/people.ts';

/** What changed, at length and in rows, its dialog, and where it did not arrive; the page about failed reports. */
const releaseScreens = async (stage: Stage): Promise<void> => {
  const { page, demo } = stage;
  await signedIn(stage, amaraOsei.email, '/about');
  await page.getByText('Faster search, clearer filters').click();
  await expect(page.getByText('Results change as you type.')).toBeVisible();
  await look(page, 'about');
  await page.getByRole('button', { name: 'About this Waymark' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'about: dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Older releases' }).click();
  await expect(page.getByText('11 to 20 of 23')).toBeVisible();
  await look(page, 'about: older releases');
  await demo.faults({ call: 'listReleases', status: 500, times: 'always' });
  await page.reload();
  await expect(page.getByText('The releases could not be loaded.')).toBeVisible();
  await look(page, 'about: not loaded');
  await demo.faults();
  await navigateInApp(page, '/queue');
  await look(page, 'queue: nothing failed');
  await new Notifications(page).hear(
    () => demo.emit('export.failed', {}, amaraOsei.email),
    'Oops, something went wrong with your report.',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your report could not be made');
  await look(page, 'queue: a report failed');
};

export const screens: AreaScreens = { signedIn: { releases: releaseScreens } };
