import type { Page } from '@playwright/test';
import { timesCalled } from '#e2e/lib/demo-port.ts';
import { pdfOf } from '#e2e/host/files.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { chooseFile, chooseRadio, press, refuseMouse, tabTo, tick, typeInto } from '#e2e/lib/keyboard.ts';
import { totp } from '#e2e/lib/totp.ts';
import { recordProgress } from '#e2e/lib/uploads.ts';
import { AssessmentPage } from '#e2e/pages/assessment-page.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { CheckStep } from '#e2e/pages/check-step.ts';
import { CodeStep } from '#e2e/pages/code-step.ts';
import { ResultPage } from '#e2e/pages/result-page.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';
import { DEMO_PASSWORD, tomWhitfield } from '#fixtures/people.ts';
import { RIGHT, WRONG } from './hand-hygiene.ts';

const signIn = async (page: Page): Promise<HomePage> => {
  const form = await new SignInPage(page).open();
  await typeInto(page, form.email, tomWhitfield.email);
  await typeInto(page, form.password, DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  const step = await new CodeStep(page).arrive();
  await typeInto(page, step.code, totp(tomWhitfield.two_factor_secret));
  await press(page, step.submit);
  return new HomePage(page).arrive();
};

/** From the questions over the check to the result. The focus follows. */
const submit = async (page: Page, questions: AssessmentPage): Promise<ResultPage> => {
  await press(page, questions.submit);
  const check = await new CheckStep(page).arrive();
  await press(page, check.submit);
  return new ResultPage(page);
};

const answerChoices = async (
  page: Page,
  questions: AssessmentPage,
  answers: readonly (readonly string[])[],
): Promise<void> => {
  for (const [index, labels] of answers.entries()) {
    const question = questions.question(index + 1);
    if ((await question.getByRole('radio').count()) > 0) await chooseRadio(page, question, labels[0] ?? '');
    else await tick(page, question, ...labels);
  }
};

test('by keyboard alone: Tom signs in with a code, answers every type of question, reloads and submits once', async ({
  page,
  demo,
}) => {
  await refuseMouse(page);
  const assigned = await signIn(page);
  await press(page, assigned.assessment('Infection Control: final assessment'));
  const questions = await new AssessmentPage(page).arrive();

  await chooseRadio(page, questions.question(1), 'Encourage bleeding under running water, then wash with soap');
  await tick(
    page,
    questions.question(2),
    'Cycle number and date',
    'The contents of the load',
    'Pass or fail, and who released it',
  );
  await typeInto(page, questions.text(3), 'I quarantine the load.');

  await chooseFile(page, questions.chooseFile(4), pdfOf(11, 'too-large.pdf'));
  await expect(questions.question(4).getByRole('alert')).toHaveText(
    'Sorry, you can only upload up to 10 MB. This file is 11 MB.',
  );
  await expect(questions.chooseFile(4)).toBeFocused();
  expect(await timesCalled(demo, 'uploadFile')).toBe(0);
  const progress = await recordProgress(page);
  await chooseFile(page, questions.chooseFile(4), pdfOf(9, 'cleaning-log.pdf'));
  await expect(questions.uploadedFile(4, 'cleaning-log.pdf')).toBeFocused();
  expect((await progress()).some((percent) => percent > 0 && percent < 100)).toBe(true);

  // The page may be left only once the answers are on the device.
  await expect(questions.saved).toBeVisible();
  await page.reload();
  await questions.arrive();
  expect(await questions.chosen()).toHaveLength(4);
  await expect(questions.text(3)).toHaveValue('I quarantine the load.');

  // The check, back to a question, and on again.
  await press(page, questions.submit);
  const check = await new CheckStep(page).arrive();
  await press(page, check.dialog.getByRole('link', { name: 'Change question 3' }));
  await expect(check.dialog).toHaveCount(0);
  await expect(questions.text(3)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' Then I call the lead nurse.');
  await tabTo(page, questions.submit);
  await page.keyboard.press('Enter');
  await check.arrive();
  await page.keyboard.press('Escape');
  await expect(questions.submit).toBeFocused();
  const result = await (await submit(page, questions)).showing('Submitted for review');
  await expect(result.heading).toBeFocused();
  await expect(result.main).toContainText('I quarantine the load. Then I call the lead nurse.');
  expect(await timesCalled(demo, 'submitAnswers')).toBe(1);
});

test('by keyboard alone: a second assessment fails, is tried again and locks; on a fresh start it passes', async ({
  page,
  demo,
}) => {
  await refuseMouse(page);
  const assigned = await signIn(page);
  await press(page, assigned.assessment('Hand hygiene check'));
  const questions = await new AssessmentPage(page).arrive();

  await answerChoices(page, questions, WRONG);
  const failed = await (await submit(page, questions)).showing('Not passed yet');
  await expect(failed.heading).toBeFocused();
  await press(page, failed.tryAgain);
  await questions.arrive();
  await expect(questions.heading).toBeFocused();
  await answerChoices(page, questions, WRONG);
  const locked = await (await submit(page, questions)).showing('Not passed');
  await expect(locked.main).toContainText(
    'Sorry, you have failed this assessment too many times. Please contact your training administrator.',
  );

  await demo.scenario('a learner is signed in');
  await page.goto('/assessments/502');
  await questions.arrive();
  await answerChoices(page, questions, RIGHT);
  await (await submit(page, questions)).showing('Passed');
});
