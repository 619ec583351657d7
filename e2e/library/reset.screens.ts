import { type AreaScreens, look, type ScreenTour, signedIn } from '#e2e/accessibility/stage.ts';
import { expect } from '#e2e/lib/fixtures.ts';
import { ResetPage } from '#e2e/pages/reset-page.ts';
import { marcusBell } from '#fixtures/people.ts';

/** Training that begins again for many people: chosen, asked, on its way, and what became of it (N-22). */
const resetScreens: ScreenTour = async (stage, lookAt = look) => {
  const { page, demo } = stage;
  await signedIn(stage, marcusBell.email, '/reset?module=705');
  const screen = await new ResetPage(page).arrive();
  await lookAt(page, 'reset: people');
  await screen.box('Amara Osei').check();
  await screen.box('Arthur Penn').check();
  await lookAt(page, 'reset: selected');
  await screen.reset.click();
  await lookAt(page, 'reset: the question');
  await screen.number.fill('2');
  await expect(screen.confirm).not.toHaveAttribute('aria-disabled');
  await lookAt(page, 'reset: typed');
  await demo.faults({ call: 'resetUserModules', status: 422, pause: 'on its way' });
  await screen.confirm.click();
  await expect(screen.resetting).toBeVisible();
  await lookAt(page, 'reset: on its way');
  await demo.release('on its way');
  await expect(screen.alert).toContainText("1 of 2 can start again. 1 wasn't reset, and is still selected.");
  await lookAt(page, 'reset: one was not');
  await demo.faults();
};

export const screens: AreaScreens = { signedIn: { reset: resetScreens } };
