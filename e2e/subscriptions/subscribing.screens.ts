import { type AreaScreens, look, type ScreenTour, signedIn } from '#e2e/accessibility/stage.ts';
import { expect } from '#e2e/lib/fixtures.ts';
import { PlansPage } from '#e2e/pages/plans-page.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { PLAN, PLANS_PATH, rememberAttempt } from './plans-world.ts';

/** The plans as a stranger meets them: nothing typed, not whole, and back from paying (T-02). */
const strangersPlans: ScreenTour = async ({ page }, lookAt = look) => {
  await page.goto(PLANS_PATH);
  const screen = await new PlansPage(page).arrive();
  await lookAt(page, 'plans: a stranger');
  await screen.plan('Team Leader').check();
  // Not ready, and it says why; a press shows what is missing.
  await screen.goOn.click({ force: true });
  await expect(page.getByText('Please complete this field').first()).toBeVisible();
  await lookAt(page, 'plans: not whole');
  await page.goto(`${PLANS_PATH}?paid=${PLAN}`);
  await expect(screen.heading).toHaveText('Thank you');
  await lookAt(page, 'plans: thank you');
};

/** With an account: what they have already, and every way back from the payment page. */
const membersPlans: ScreenTour = async (stage, lookAt = look) => {
  const { page } = stage;
  await signedIn(stage, amaraOsei.email, PLANS_PATH);
  const screen = await new PlansPage(page).arrive();
  await lookAt(page, 'plans: signed in');
  await screen.plan('Care Essentials').check();
  await screen.goOn.click();
  await expect(screen.question).toBeVisible();
  await lookAt(page, 'plans: have one already');
  await screen.question.getByRole('button', { name: 'Go back to the plans' }).click();
  await rememberAttempt(page, amaraOsei.id);
  await page.goto(`${PLANS_PATH}?back=${PLAN}`);
  await expect(screen.alert).toContainText('You came back before paying.');
  await lookAt(page, 'plans: back without paying');
  await rememberAttempt(page, amaraOsei.id);
  await page.goto(`${PLANS_PATH}?paid=${PLAN}`);
  await expect(screen.button('Look again')).toBeVisible();
  await lookAt(page, 'plans: not there yet');
};

export const screens: AreaScreens = { signedOut: { plans: strangersPlans }, signedIn: { plans: membersPlans } };
