import { type AreaScreens, heading, look, signedIn, type Stage } from '#e2e/accessibility/stage.ts';
import { expect } from '#e2e/lib/fixtures.ts';
import { navigateInApp } from '#e2e/lib/page-events.ts';
import { HOME_FAILS } from '#e2e/pages/home-page.ts';
import { amaraOsei } from '#fixtures/people.ts';

const noticeScreens = async (stage: Stage): Promise<void> => {
  const { page, demo } = stage;
  await signedIn(stage, 'nadia.rahman@demo.example', '/');
  await expect(heading(page)).toContainText("you don't have access");
  await look(page, 'no access');
  // Home, full and empty, is looked at in `media.e2e.ts`.
  await signedIn(stage, amaraOsei.email, '/no-such-page');
  await expect(heading(page)).toHaveText("Sorry, can't find that page");
  await look(page, 'not found');
  await demo.faults(...HOME_FAILS, { call: 'getAssessment', status: 500 });
  await page.goto('/');
  await expect(page.getByText('Your training could not be loaded.')).toBeVisible();
  await look(page, 'home not loaded');
  await navigateInApp(page, '/assessments/502');
  await expect(page.getByText('Oops, something went wrong!')).toBeVisible();
  await look(page, 'error tray, assessment not loaded');
  await demo.faults();
};

export const screens: AreaScreens = { signedIn: { notices: noticeScreens } };
