import { expectNoFindings } from '#e2e/lib/axe.ts';
import type { Page } from '@playwright/test';
import type { LoggedCall } from '#contracts/demo.ts';
import { timesCalled, type DemoPort } from '#e2e/lib/demo-port.ts';
import { startSession } from '#e2e/lib/enter.ts';
import { pdfOf } from '#e2e/host/files.ts';
import { endSession } from '#e2e/lib/session.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { AssessmentPage } from '#e2e/pages/assessment-page.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { CheckStep } from '#e2e/pages/check-step.ts';
import { ResultPage } from '#e2e/pages/result-page.ts';
import { SessionOverDialog } from '#e2e/pages/session-over-dialog.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';
import { amaraOsei, lukeFenwick, tomWhitfield } from '#fixtures/people.ts';

const REFUSED = 'Sorry, your attempt to login was unsuccessful. Please try again.';
const EXPIRED = 'Session expired';
const EXPIRED_LEAD = 'Sorry, but your session has expired. Please try signing in again.';

/** Two choices, three attempts. */
const CHOICES = 515;
/** Choices, a written answer and a file. */
const EVERY_KIND = 501;

const open = async (page: Page, demo: DemoPort, email: string, assessmentId: number): Promise<AssessmentPage> => {
  await startSession(page, demo, { email });
  return new AssessmentPage(page).open(assessmentId);
};

const accepted = async (demo: DemoPort): Promise<readonly LoggedCall[]> =>
  (await demo.log()).filter(({ call, status }) => call === 'submitAnswers' && status === 200);

const answersIn = ({ body }: LoggedCall): readonly unknown[] => (body as { answers: readonly unknown[] }).answers;

const draftsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('waymark.draft/')));

test.beforeEach(({ watch }) => watch.expectStatus(401, 403, 419, 422));

test('J-01, J-02: the session is over at the submission: Amara signs in over the page, and every answer is submitted once', async ({
  page,
  demo,
}) => {
  const questions = await open(page, demo, amaraOsei.email, CHOICES);
  await questions.chooseEverywhere(0);
  expect(await endSession(page)).toBe(204);
  await (await questions.goToCheck()).confirm();

  const over = await new SessionOverDialog(page).showing(REFUSED);
  await expect(over.dialog).toContainText('2 of 2 are on this device.');
  await expect(over.dialog).toContainText(amaraOsei.email);
  await page.keyboard.press('Escape');
  await over.signIn();
  await expect(new ResultPage(page).heading).toHaveText(/^(Passed|Not passed yet)$/);
  await expect(over.dialog).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  const [submission, ...more] = await accepted(demo);
  expect(more).toEqual([]);
  expect(submission && answersIn(submission)).toHaveLength(2);
  expect(await draftsOf(page)).toEqual([]);
});

test('J-02, A-11, A-12: Tom has typed half when a file meets the end of the session; password and code over the page, a wrong one first, and everything goes on', async ({
  page,
  demo,
}) => {
  const questions = await open(page, demo, tomWhitfield.email, EVERY_KIND);
  const written = 'I quarantine the load and call the lead nurse.';
  await questions.write(3, written);
  await demo.faults({ call: 'uploadFile', status: 419, times: 2 });
  await questions.attach(4, pdfOf(1, 'cleaning-log.pdf'));

  const over = await new SessionOverDialog(page).showing(EXPIRED);
  await expect(over.dialog).toContainText(EXPIRED_LEAD);
  await over.signIn('not the password');
  await expect(over.dialog.getByRole('alert')).toHaveText(REFUSED);
  await expect(over.dialog.getByRole('alert')).toBeFocused();
  await over.signIn();
  await over.enterCode('000000');
  await expect(over.dialog.getByText('Sorry, the code was incorrect. Please try again.')).toBeVisible();
  await expectNoFindings(page, 'signing in over the page, a wrong code');
  await over.enterCode(await demo.totp(tomWhitfield.email));
  await expect(over.dialog).toHaveCount(0);
  await expect(questions.uploadedFile(4, 'cleaning-log.pdf')).toBeVisible();
  await expect(questions.text(3)).toHaveValue(written);

  await questions.choose(1, 'Encourage bleeding under running water, then wash with soap');
  await questions.choose(2, 'Cycle number and date', 'The contents of the load', 'Pass or fail, and who released it');
  await demo.faults({ call: 'submitAnswers', status: 401, times: 1 });
  await (await questions.goToCheck()).confirm();
  await over.showing(REFUSED);
  await demo.advance('31s');
  await over.signIn();
  await over.enterCode(await demo.totp(tomWhitfield.email));
  await new ResultPage(page).showing('Submitted for review');
  const [submission, ...more] = await accepted(demo);
  expect(more).toEqual([]);
  expect(submission && answersIn(submission)).toHaveLength(6);
  expect(JSON.stringify(submission?.body)).toContain(written);
});

test('J-01: after a 403 the interrupted call does not go on; nothing is lost, and a press submits', async ({
  page,
  demo,
}) => {
  const questions = await open(page, demo, amaraOsei.email, CHOICES);
  await questions.chooseEverywhere(0);
  await demo.faults({ call: 'submitAnswers', status: 403, times: 1 });
  await (await questions.goToCheck()).confirm();
  const over = await new SessionOverDialog(page).showing(REFUSED);
  await over.signIn();
  await expect(over.dialog).toHaveCount(0);
  expect(await accepted(demo)).toEqual([]);
  const check = new CheckStep(page);
  await expect(check.submit).toBeFocused();
  await expect(check.dialog).toContainText('Your answers were not submitted');
  await check.confirm();
  await expect(new ResultPage(page).heading).toHaveText(/^(Passed|Not passed yet)$/);
  expect(await accepted(demo)).toHaveLength(1);
});

test('J-05: a sign-in over the page that fails says so there, and can be tried again', async ({
  page,
  demo,
  watch,
}) => {
  watch.expectStatus(500);
  const questions = await open(page, demo, amaraOsei.email, CHOICES);
  await questions.chooseEverywhere(0);
  await demo.faults({ call: 'submitAnswers', status: 401, times: 1 }, { call: 'login', status: 500, times: 1 });
  await (await questions.goToCheck()).confirm();
  const over = await new SessionOverDialog(page).showing(REFUSED);
  await over.signIn();
  await expect(over.dialog.getByRole('alert')).toContainText('Oops, something went wrong!');
  await over.goOn.click();
  await expect(new ResultPage(page).heading).toHaveText(/^(Passed|Not passed yet)$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('somebody else signs in in another tab: this page is theirs from the start, and Amara’s answers are kept and not shown', async ({
  page,
  demo,
  context,
}) => {
  const questions = await open(page, demo, amaraOsei.email, CHOICES);
  await questions.chooseEverywhere(0);
  await endSession(page);
  await (await questions.goToCheck()).confirm();
  const over = await new SessionOverDialog(page).showing(REFUSED);

  const other = await context.newPage();
  await (await new SignInPage(other).open()).signIn(lukeFenwick.email);
  await expect(over.dialog).toHaveCount(0);
  await new HomePage(page).arrive();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner')).not.toContainText('Brightwater');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await accepted(demo)).toEqual([]);
  expect(await draftsOf(page)).toEqual([
    expect.stringMatching(new RegExp(`^waymark.draft/${amaraOsei.id}/.*/${CHOICES}/`)),
  ]);
});

test('leaving for somebody else names what stays; it is there when Amara comes back', async ({
  page,
  demo,
  baseURL,
}) => {
  const questions = await open(page, demo, amaraOsei.email, CHOICES);
  await questions.chooseEverywhere(0);
  const chosen = await questions.chosen();
  await endSession(page);
  await (await questions.goToCheck()).confirm();
  const over = await new SessionOverDialog(page).showing(REFUSED);
  await expect(over.dialog).toContainText('Amara’s answers stay on this device until Amara is back.');
  await over.someoneElse.click();
  const form = new SignInPage(page);
  await expect(form.submit).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/login`);
  await form.signIn(lukeFenwick.email);
  await new HomePage(page).arrive();
  await new HomePage(page).signOut();
  await form.signIn(amaraOsei.email);
  await new HomePage(page).arrive();
  await questions.open(CHOICES);
  expect(await questions.chosen()).toEqual(chosen);
});

test('A-28: a chosen sign-out names what was not sent; staying keeps it, signing out wipes it', async ({
  page,
  demo,
}) => {
  const questions = await open(page, demo, amaraOsei.email, CHOICES);
  await questions
    .option(
      1,
      (await questions
        .question(1)
        .getByRole('radio')
        .first()
        .evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent)) ?? '',
    )
    .check();
  const bar = new HomePage(page);
  await bar.signOut();
  const question = page.getByRole('alertdialog', { name: 'Sign out without submitting?' });
  await expect(question.getByRole('listitem')).toHaveCount(1);
  await expect(question.getByRole('listitem')).toContainText(': 1 answer');
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused();
  await expectNoFindings(page, 'signing out without submitting');
  await page.keyboard.press('Enter');
  expect(await draftsOf(page)).toHaveLength(1);
  expect(await timesCalled(demo, 'logout')).toBe(0);

  await bar.signOut();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(new SignInPage(page).submit).toBeVisible();
  expect(await draftsOf(page)).toEqual([]);
});
