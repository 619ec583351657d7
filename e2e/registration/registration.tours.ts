import { look, type ScreenTour, signedIn } from '#e2e/accessibility/stage.ts';
import { expect } from '#e2e/lib/fixtures.ts';
import { RegistrationPage } from '#e2e/pages/registration-page.ts';
import { amaraOsei } from '#fixtures/people.ts';

/** Registration as a stranger meets it: new, not whole, refused, whole, and where nobody is taken (S-09). */
const strangersScreens: ScreenTour = async ({ page }, lookAt = look) => {
  const screen = await new RegistrationPage(page).open('harbour');
  await expect(screen.human).toBeVisible();
  await lookAt(page, 'registration: new');
  // Not ready, and it says why; a press shows what is missing.
  await screen.submit.click({ force: true });
  await expect(screen.main.getByRole('alert')).toBeVisible();
  await lookAt(page, 'registration: not whole');
  await screen.introduce('moira.kane@demo.example');
  await screen.choose();
  await screen.tick();
  await lookAt(page, 'registration: whole');
  await screen.submit.click();
  await expect(screen.main.getByText(/Is it yours/)).toBeVisible();
  await lookAt(page, 'registration: refused');
  await screen.open('brightwater');
  await expect(screen.main.getByText(/not currently possible/)).toBeVisible();
  await lookAt(page, 'registration: no groups');
};

/** S-12: with the account that is there. */
const joiningScreens: ScreenTour = async (stage, lookAt = look) => {
  await signedIn(stage, amaraOsei.email, '/register/harbour');
  await expect(new RegistrationPage(stage.page).submit).toHaveText('Join');
  await lookAt(stage.page, 'registration: joining');
};

/**
 * By name, in their order. They need a build that has a human check, so that they are looked at beside the others
 * (`session/configured-build.e2e.ts`).
 */
export const registrationTours: Readonly<Record<string, ScreenTour>> = {
  registration: strangersScreens,
  joining: joiningScreens,
};
