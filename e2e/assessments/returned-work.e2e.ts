import { timesCalled } from '#e2e/lib/demo-port.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { fitUndo } from '#e2e/lib/walked-timers.ts';
import { AssessmentPage } from '#e2e/pages/assessment-page.ts';
import { ResultPage } from '#e2e/pages/result-page.ts';
import { ReviewPage } from '#e2e/pages/review-page.ts';
import { returnedWithCommentAndAttachment } from '#fixtures/assessments/infection-control.ts';
import { amaraOsei, priyaNair } from '#fixtures/people.ts';

const ADDRESS = `/assessments/${returnedWithCommentAndAttachment.assessment_id}`;
const REVIEW = `/a/review-${returnedWithCommentAndAttachment.assessment_id}-${amaraOsei.id}`;
const WROTE = 'When the bin is at the line I close it and carry it to the cupboard by the back door.';
const ADDED = ' The lead nurse checks the label and the lock before collection.';

test('H6, H7, C-01, C-19, C-22: Amara gets work back, reads what she wrote and why it was not enough, uses one answer again, changes the other, and passes', async ({
  page,
  demo,
}) => {
  await fitUndo(page);
  await comeAs(page, demo, amaraOsei, ADDRESS);
  const returned = await new ResultPage(page).showing('Not passed yet');
  await expect(returned.answers.filter({ hasText: WROTE })).toContainText('Not right');
  await expect(returned.main).toContainText('Your route stops at the back door');
  await expect(page.getByRole('table', { name: 'Your attempt' })).toContainText('50%');

  await returned.tryAgain.click();
  const questions = await new AssessmentPage(page).arrive();
  expect(await questions.chosen(), 'C-22: answers are cleared').toEqual([]);
  await expect(questions.main).toContainText('First attempt: not passed');
  await questions.useFormer(1).click();
  await questions.useFormer(2).click();
  await expect(questions.text(2)).toHaveValue(WROTE);
  await questions.text(2).pressSequentially(ADDED);
  await page.reload();
  await questions.arrive();
  await expect(questions.text(2), 'an attempt that has begun opens with its answers').toHaveValue(WROTE + ADDED);
  await (await questions.goToCheck()).confirm();
  await new ResultPage(page).showing('Submitted for review');
  expect(await timesCalled(demo, 'submitAnswers')).toBe(1);

  await comeAs(page, demo, priyaNair, REVIEW);
  const review = await new ReviewPage(page).arrive();
  await expect(review.main).toContainText(ADDED.trim());
  await page.keyboard.press('a');
  await page.keyboard.press('Control+Enter');
  await review.isDecided({ isFitted: true });

  await comeAs(page, demo, amaraOsei, ADDRESS);
  const passed = await new ResultPage(page).showing('Passed');
  await expect(page.getByRole('table', { name: 'Your two attempts' })).toContainText('100%');
  await expect(passed.tryAgain).toHaveCount(0);
});
