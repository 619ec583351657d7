import { axeFindings } from '#e2e/lib/axe.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { navigateInApp } from '#e2e/lib/page-events.ts';
import { CodeStep } from '#e2e/pages/code-step.ts';
import { HOME_FAILS } from '#e2e/pages/home-page.ts';
import { ResetPasswordPage } from '#e2e/pages/reset-password-page.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import { assessmentScreens, reviewScreens, takingScreens } from './assessment-screens.ts';
import { libraryScreens } from './library-screens.ts';
import { heading, look, openStage, signedIn, type Stage } from './stage.ts';

const signedOutScreens = async ({ page, demo }: Stage): Promise<void> => {
  await page.goto('/login');
  const form = new SignInPage(page);
  await page.mouse.move(200, 200);
  await expect(page.getByRole('heading', { name: 'Update history' })).toBeAttached();
  await look(page, 'sign-in form');
  await form.email.press('Enter');
  await look(page, 'sign-in form, fields required');
  await form.signIn(amaraOsei.email, 'wrong');
  await expect(form.alert).toBeVisible();
  await look(page, 'sign-in refused');
  await form.signIn(tomWhitfield.email);
  const step = new CodeStep(page);
  await expect(step.code).toBeVisible();
  await look(page, 'code step');
  await step.enter('000000');
  await expect(step.code).toHaveAttribute('aria-invalid', 'true');
  await look(page, 'code wrong');

  await navigateInApp(page, '/forgotten-password');
  await look(page, 'forgotten password');
  await demo.scenario('a reset link was mailed');
  await page.goto(`/reset-password/reset-token-of-amara?email=${encodeURIComponent(amaraOsei.email)}`);
  await look(page, 'new password');
  const reset = new ResetPasswordPage(page);
  await reset.password.fill('one');
  await reset.repeated.fill('two');
  await reset.submit.click();
  await look(page, 'new passwords differ');
  await page.goto(`/reset-password/no-such-token?email=${encodeURIComponent(amaraOsei.email)}`);
  await reset.choose('a-better-one');
  await expect(reset.alert.filter({ hasText: 'no longer works' })).toBeVisible();
  await look(page, 'reset link refused');
  await page.goto(`/complete-registration?token=reset-token-of-amara&email=${encodeURIComponent(amaraOsei.email)}`);
  await look(page, 'complete registration');
  await page.goto('/complete-registration');
  await look(page, 'complete registration without a link');
};

const noticeScreens = async (stage: Stage): Promise<void> => {
  const { page, demo } = stage;
  await signedIn(stage, 'nadia.rahman@demo.example', '/');
  await expect(heading(page)).toContainText("you don't have access");
  await look(page, 'no access');
  // Home, full and empty, is looked at in `media.e2e.ts`.
  await signedIn(stage, amaraOsei.email, '/about');
  await expect(heading(page)).toContainText('not built yet');
  await look(page, 'not built yet');
  await navigateInApp(page, '/no-such-page');
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

/** Every block that an author has (P-01). */
const authoredScreens = async (stage: Stage): Promise<void> => {
  await signedIn(stage, tomWhitfield.email, '/pages/157');
  await expect(stage.page.getByRole('link', { name: 'Infection Control: final assessment' })).toBeVisible();
  await look(stage.page, 'a page with every block');
  await signedIn(stage, amaraOsei.email, '/');
};

test('WCAG 2.2 AA: axe finds nothing on any screen at 390 and 1440 px, light and dark; nothing lies over the edge from 320 px (V1)', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const stage = await openStage(browser, baseURL);
  await test.step('signed out', () => signedOutScreens(stage));
  await test.step('notices', () => noticeScreens(stage));
  await test.step('authored content', () => authoredScreens(stage));
  await test.step('library', () => libraryScreens(stage));
  await test.step('assessments', () => assessmentScreens(stage));
  await test.step('taking', () => takingScreens(stage));
  await test.step('reviewing', () => reviewScreens(stage));
  await stage.context.close();
  expect(stage.watch.complaints(), 'what the browser complained about').toEqual([]);
});

test('a planted mistake is found: the check itself can fail', async ({ page }) => {
  // Not the form that is served: its page would mend the mistake when it takes over.
  await page.goto('/forgotten-password');
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => document.querySelector('label')?.remove());
  expect((await axeFindings(page)).map(({ rule }) => rule)).toContain('label');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page
    .locator('.lead, .meta')
    .first()
    .evaluate((element: HTMLElement) => {
      element.style.color = '#444';
    });
  expect((await axeFindings(page, { coloursOnly: true })).map(({ rule }) => rule)).toContain('color-contrast');
});
