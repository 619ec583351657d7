import { type DemoPort, timesCalled } from '#e2e/lib/demo-port.ts';
import { signInAsTom } from '#e2e/lib/sign-in.ts';
import { pdfOf } from '#e2e/host/files.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { recordProgress, slowUploads } from '#e2e/lib/uploads.ts';
import { AssessmentPage } from '#e2e/pages/assessment-page.ts';
import { ResultPage } from '#e2e/pages/result-page.ts';
import { RIGHT, WRONG } from './hand-hygiene.ts';

const answerHandHygiene = async (
  questions: AssessmentPage,
  answers: readonly (readonly string[])[],
): Promise<ResultPage> => {
  for (const [index, options] of answers.entries()) await questions.choose(index + 1, ...options);
  await (await questions.goToCheck()).confirm();
  return new ResultPage(questions.page);
};

const attemptsOf = (demo: DemoPort): Promise<number> => timesCalled(demo, 'submitAnswers');

test('A-10, A-11, C-09 to C-17, C-29, C-33: Tom signs in with a code, answers every type of question, loses nothing in a reload, submits once and waits for a reviewer', async ({
  page,
  demo,
}) => {
  const assigned = await signInAsTom(page);
  await assigned.assessment('Infection Control: final assessment').click();
  const questions = await new AssessmentPage(page).arrive();
  await expect(questions.questions).toHaveCount(4);

  const single = 'Encourage bleeding under running water, then wash with soap';
  const several = ['Cycle number and date', 'The contents of the load', 'Pass or fail, and who released it'];
  const written = 'I quarantine the load, call the lead nurse and repeat the cycle in the other sterilizer.';
  await questions.choose(1, single);
  await questions.choose(2, ...several);
  await questions.write(3, written);

  await questions.attach(4, pdfOf(11, 'cleaning-log-of-the-year.pdf'));
  await expect(questions.question(4).getByRole('alert')).toHaveText(
    'Sorry, you can only upload up to 10 MB. This file is 11 MB.',
  );
  expect(await timesCalled(demo, 'uploadFile')).toBe(0);

  const progress = await recordProgress(page);
  const atFullSpeed = await slowUploads(page, 6);
  await questions.attach(4, pdfOf(9, 'cleaning-log.pdf'));
  await expect(questions.uploadedFile(4, 'cleaning-log.pdf')).toBeVisible();
  await atFullSpeed();
  expect(
    (await progress()).filter((percent) => percent > 0 && percent < 100),
    'progress between nothing and everything',
  ).not.toEqual([]);
  await expect(questions.question(4)).toContainText('9 MB');
  await expect(questions.saved).toBeVisible();

  await page.reload();
  await questions.arrive();
  await expect(page.getByText('Your answers are back')).toBeVisible();
  expect(await questions.chosen()).toEqual([single, ...several]);
  await expect(questions.text(3)).toHaveValue(written);
  await expect(questions.uploadedFile(4, 'cleaning-log.pdf')).toBeVisible();

  const check = await questions.goToCheck();
  await expect(check.answers).toHaveCount(4);
  await expect(check.cost.first()).toHaveText('This uses attempt 1 of 3');
  await check.confirm();
  const result = await new ResultPage(page).showing('Submitted for review');
  await expect(result.main).toContainText('A reviewer reads your answers');
  await expect(result.main).toContainText('In review');
  expect(await attemptsOf(demo)).toBe(1);
  expect(await timesCalled(demo, 'uploadFile')).toBe(1);
});

// Through the demo the same goes by keyboard (`by-keyboard.e2e.ts`).
test(
  'C-07, C-18, C-19, C-22: a second assessment fails at once, a failing try uses up an attempt, the last one locks; on a fresh start it passes at once',
  { tag: '@http-only' },
  async ({ page, demo, watch }) => {
    // The reset ends the session under a page that has just been loaded: what it still asks for is refused.
    watch.expectStatus(401);
    const assigned = await signInAsTom(page);
    await assigned.assessment('Hand hygiene check').click();
    const questions = await new AssessmentPage(page).arrive();

    const first = await (await answerHandHygiene(questions, WRONG)).showing('Not passed yet');
    await expect(first.main).toContainText('One attempt is left');
    await first.tryAgain.click();
    await questions.arrive();
    expect(await questions.chosen()).toEqual([]);
    const last = await (await answerHandHygiene(questions, WRONG)).showing('Not passed');
    const locked = 'Sorry, you have failed this assessment too many times. Please contact your training administrator.';
    await expect(last.main).toContainText(locked);
    await expect(last.tryAgain).toHaveCount(0);
    await page.reload();
    await expect(last.main).toContainText(locked);
    expect(await attemptsOf(demo)).toBe(2);

    await page.evaluate(() => localStorage.clear());
    // A page that still asks would be refused in a new world.
    await page.goto('about:blank');
    await demo.reset();
    await (await signInAsTom(page)).assessment('Hand hygiene check').click();
    await questions.arrive();
    const passed = await (await answerHandHygiene(questions, RIGHT)).showing('Passed');
    await expect(passed.main).toContainText('5 right, 0 not right');
    expect(await attemptsOf(demo)).toBe(1);
  },
);
