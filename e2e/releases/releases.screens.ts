import { type AreaScreens, look, type ScreenTour, signedIn } from '#e2e/accessibility/stage.ts';
import { expect } from '#e2e/lib/fixtures.ts';
import { navigateInApp } from '#e2e/lib/page-events.ts';
import { Notifications } from '#e2e/pages/notifications.ts';
import { amaraOsei } from '#fixtures/people.ts';

/** What changed, at length and in rows, its dialog, and where it did not arrive; the page about failed reports. */
const releaseScreens: ScreenTour = async (stage, lookAt = look) => {
  const { page, demo } = stage;
  await signedIn(stage, amaraOsei.email, '/about');
  await page.getByText('Faster search, clearer filters').click();
  await expect(page.getByText('Results change as you type.')).toBeVisible();
  await lookAt(page, 'about');
  await page.getByRole('button', { name: 'About this Waymark' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await lookAt(page, 'about: dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Older releases' }).click();
  await expect(page.getByText('11 to 20 of 23')).toBeVisible();
  await lookAt(page, 'about: older releases');
  await demo.faults({ call: 'listReleases', status: 500, times: 'always' });
  await page.reload();
  await expect(page.getByText('The releases could not be loaded.')).toBeVisible();
  await lookAt(page, 'about: not loaded');
  await demo.faults();
  await navigateInApp(page, '/queue');
  await lookAt(page, 'queue: nothing failed');
  await new Notifications(page).hear(
    () => demo.emit('export.failed', {}, amaraOsei.email),
    'Oops, something went wrong with your report.',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your report could not be made');
  await lookAt(page, 'queue: a report failed');
};

export const screens: AreaScreens = { signedIn: { releases: releaseScreens } };
