import type { Browser, BrowserContext, Page } from '@playwright/test';
import { axeFindings, DESKTOP, expectNoFindingsAnywhere, expectNoFindingsHere, moveTo, PHONE } from '#e2e/lib/axe.ts';
import { consoleOverHttp, demoPort, type DemoPort } from '#e2e/lib/demo-port.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { navigateInApp } from '#e2e/lib/page-events.ts';
import { endTimeToUndo, fitUndo } from '#e2e/lib/walked-timers.ts';
import { Watch } from '#e2e/lib/watch.ts';
import { AssessmentPage } from '#e2e/pages/assessment-page.ts';
import { CheckStep } from '#e2e/pages/check-step.ts';
import { CodeStep } from '#e2e/pages/code-step.ts';
import { HOME_FAILS, HomePage } from '#e2e/pages/home-page.ts';
import { ResetPasswordPage } from '#e2e/pages/reset-password-page.ts';
import { ReviewPage } from '#e2e/pages/review-page.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';
import { assessments } from '#fixtures/assessments/all.ts';
import { tomWhitfield } from '#fixtures/people.ts';
import { libraryScreens } from './library-screens.ts';

const AMARA = 'amara.osei@demo.example';

/** Every assessment of Amara's whose screen differs, by its id; what each is for stands in `fixtures/assessments`. */
const ASSESSMENTS = [
  501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 519, 520, 521, 523, 524, 525, 526, 530,
] as const;

interface Stage {
  readonly page: Page;
  readonly demo: DemoPort;
  readonly context: BrowserContext;
}

/** One browser for all screens: opening it anew for each would take most of the time. */
const openStage = async (browser: Browser, baseURL: string | undefined): Promise<Stage & { readonly watch: Watch }> => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1440, height: 900 }, colorScheme: 'light', reducedMotion: 'reduce' });
  const watch = new Watch();
  await watch.attach(context);
  watch.expectStatus(401, 403, 404, 422, 500);
  const page = await context.newPage();
  return { page, demo: demoPort(consoleOverHttp(context, baseURL ?? '')), context, watch };
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until nothing of the screen is still on its way, then lets axe look at it on a desk and a phone, light and dark. */
const look = async (page: Page, where: string): Promise<void> => {
  await expect.soft(heading(page).first(), where).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectNoFindingsAnywhere(page, where);
};

const signedIn = ({ page, demo }: Stage, email: string, path: string): Promise<void> => comeAs(page, demo, { email }, path);

const signedOutScreens = async ({ page, demo }: Stage): Promise<void> => {
  await page.goto('/login');
  const form = new SignInPage(page);
  await page.mouse.move(200, 200);
  await expect(page.getByRole('heading', { name: 'Update history' })).toBeAttached();
  await look(page, 'sign-in form');
  await form.email.press('Enter');
  await look(page, 'sign-in form, fields required');
  await form.signIn(AMARA, 'wrong');
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
  await page.goto(`/reset-password/reset-token-of-amara?email=${encodeURIComponent(AMARA)}`);
  await look(page, 'new password');
  const reset = new ResetPasswordPage(page);
  await reset.password.fill('one');
  await reset.repeated.fill('two');
  await reset.submit.click();
  await look(page, 'new passwords differ');
  await page.goto(`/reset-password/no-such-token?email=${encodeURIComponent(AMARA)}`);
  await reset.choose('a-better-one');
  await expect(reset.alert.filter({ hasText: 'no longer works' })).toBeVisible();
  await look(page, 'reset link refused');
  await page.goto(`/complete-registration?token=reset-token-of-amara&email=${encodeURIComponent(AMARA)}`);
  await look(page, 'complete registration');
  await page.goto('/complete-registration');
  await look(page, 'complete registration without a link');
};

const noticeScreens = async (stage: Stage): Promise<void> => {
  const { page, demo } = stage;
  await signedIn(stage, 'nadia.rahman@demo.example', '/');
  await expect(heading(page)).toContainText("you don't have access");
  await look(page, 'no access');
  await signedIn(stage, 'luke.fenwick@demo.example', '/');
  await expect(page.getByText('Nothing is assigned to you yet')).toBeVisible();
  await look(page, 'empty home');
  await signedIn(stage, AMARA, '/');
  await expect(new HomePage(page).band('Assessments')).toBeVisible();
  await look(page, 'home');
  await navigateInApp(page, '/no-such-page');
  await look(page, 'not found');
  await navigateInApp(page, '/about');
  await look(page, 'not built yet');
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
  await signedIn(stage, AMARA, '/');
};

const assessmentScreens = async ({ page }: Stage): Promise<void> => {
  for (const id of ASSESSMENTS) {
    await navigateInApp(page, `/assessments/${id}`);
    const { title = '' } = assessments.find(({ assessment_id }) => assessment_id === id) ?? {};
    await expect(page).toHaveTitle(new RegExp(title.replaceAll(/[^\w ]/g, '.')));
    await look(page, `assessment ${id}`);
  }
};

/** Answered in part, too long, with a file; the palette; the check; then every result. */
const takingScreens = async ({ page }: Stage): Promise<void> => {
  const questions = new AssessmentPage(page);
  const submit = page.getByRole('button', { name: 'Submit' }).last();
  const confirm = async (): Promise<void> => {
    await submit.click();
    await new CheckStep(page).arrive();
  };
  await navigateInApp(page, '/assessments/501');
  await questions.arrive();
  await questions.option(1, 'Telephone occupational health').check();
  await questions.option(2, 'The contents of the load').check();
  await questions.write(3, 'x'.repeat(2001));
  await page.locator('input[type=file]').setInputFiles({ name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
  await expect(questions.question(4).getByRole('alert')).not.toBeEmpty();
  await look(page, 'answering: too long, file refused');
  await questions.write(3, 'I quarantine the load.');
  await page.locator('input[type=file]').setInputFiles({ name: 'log.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(questions.uploadedFile(4, 'log.pdf')).toBeVisible();
  await look(page, 'answering: complete');
  await moveTo(page, PHONE);
  await page.getByRole('region', { name: 'Progress' }).getByRole('button', { name: /answered/ }).click();
  await expect(page.getByRole('dialog', { name: 'Questions' })).toBeVisible();
  await expectNoFindingsHere(page, 'palette as a sheet');
  await page.keyboard.press('Escape');
  await moveTo(page, DESKTOP);
  await confirm();
  await look(page, 'check before submitting');
  await new CheckStep(page).confirm();
  await expect(heading(page)).toHaveText('Submitted for review');
  await look(page, 'result: submitted for review');

  await navigateInApp(page, '/assessments/502');
  await questions.arrive();
  await questions.chooseEverywhere(0);
  await confirm();
  await new CheckStep(page).confirm();
  await expect(heading(page)).toHaveText('Not passed yet');
  await look(page, 'result: not passed yet');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await questions.arrive();
  await questions.useFormer(1).click();
  await look(page, 'answering: what was answered before');
  await questions.chooseEverywhere(0);
  await confirm();
  await new CheckStep(page).confirm();
  await expect(heading(page)).toHaveText('Not passed');
  await look(page, 'result: not passed, locked');
};

/** The bench in every state: marking, a file refused, the keys, undone, decided, reviewed before, denied. */
const reviewScreens = async (stage: Stage): Promise<void> => {
  const { page, demo } = stage;
  await fitUndo(page);
  await signedIn(stage, 'priya.nair@demo.example', '/a/review-508-27');
  const review = await new ReviewPage(page).arrive();
  await expect(page.locator('.stage__text')).toBeAttached();
  await look(page, 'review: marking');
  await review.correct(2).check();
  await review.attach({ name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
  await expect(review.decision.getByRole('alert').filter({ hasText: 'empty' })).toBeVisible();
  await look(page, 'review: attachment refused');
  await review.attach({ name: 'guide.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(review.button('Remove: guide.pdf')).toBeVisible();
  await look(page, 'review: a comment is required');
  await review.correct(2).press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await look(page, 'review: keys');
  await page.keyboard.press('Escape');
  await review.comment.fill('See the guide.');
  await review.submit.click();
  await expect(review.button('Submit all the same')).toBeVisible();
  await look(page, 'review: not looked at');
  await review.button('Submit all the same').click();
  await expect(review.undo).toBeVisible();
  await look(page, 'review: undo');
  await endTimeToUndo(page);
  await expect(review.decision.getByRole('heading', { name: 'Reviewed' })).toBeVisible();
  await look(page, 'review: reviewed');
  await navigateInApp(page, '/a/review-508-12');
  await expect(review.decision.getByRole('heading', { name: 'Already reviewed' })).toBeVisible();
  await look(page, 'review: reviewed before');
  await demo.faults({ call: 'getReview', status: 500 });
  await navigateInApp(page, '/a/review-508-11');
  await expect(page.getByText('This review could not be loaded.')).toBeVisible();
  await look(page, 'review: not loaded');
  await navigateInApp(page, '/a/review-531-32');
  await expect(heading(page)).toContainText("you don't have access");
  await look(page, 'review: denied');
};

test('WCAG 2.2 AA: axe finds nothing on any screen at 390 and 1440 px, light and dark; nothing lies over the edge from 320 px (V1)', async ({ browser, baseURL }) => {
  test.setTimeout(300_000);
  const stage = await openStage(browser, baseURL);
  await test.step('signed out', () => signedOutScreens(stage));
  await test.step('notices', () => noticeScreens(stage));
  await test.step('authored content', () => authoredScreens(stage));
  await test.step('library', () => libraryScreens(stage.page, (email, path) => signedIn(stage, email, path), look));
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
  await page.locator('.lead, .meta').first().evaluate((element: HTMLElement) => {
    element.style.color = '#444';
  });
  expect((await axeFindings(page, { coloursOnly: true })).map(({ rule }) => rule)).toContain('color-contrast');
});
