import { type AreaScreens, heading, look, signedIn, type Stage } from '#e2e/accessibility/stage.ts';
import { DESKTOP, expectNoFindingsHere, moveTo, PHONE } from '#e2e/lib/axe.ts';
import { expect } from '#e2e/lib/fixtures.ts';
import { navigateInApp } from '#e2e/lib/page-events.ts';
import { endTimeToUndo, fitUndo } from '#e2e/lib/walked-timers.ts';
import { AssessmentPage } from '#e2e/pages/assessment-page.ts';
import { CheckStep } from '#e2e/pages/check-step.ts';
import { ReviewPage } from '#e2e/pages/review-page.ts';
import { assessments } from '#fixtures/assessments/all.ts';
import { amaraOsei } from '#fixtures/people.ts';

/** Every assessment of Amara's whose screen differs, by its id; what each is for stands in `fixtures/assessments`. */
const ASSESSMENTS = [
  501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 512, 513, 514, 515, 516, 517, 518, 519, 520, 521, 523, 524,
  525, 526, 530,
] as const;

/** Each of them as it stands for Amara. */
const assessmentScreens = async (stage: Stage): Promise<void> => {
  const { page } = stage;
  await signedIn(stage, amaraOsei.email, '/');
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
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
  await expect(questions.question(4).getByRole('alert')).not.toBeEmpty();
  await look(page, 'answering: too long, file refused');
  await questions.write(3, 'I quarantine the load.');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'log.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(questions.uploadedFile(4, 'log.pdf')).toBeVisible();
  await look(page, 'answering: complete');
  await moveTo(page, PHONE);
  await page
    .getByRole('region', { name: 'Progress' })
    .getByRole('button', { name: /answered/ })
    .click();
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

export const screens: AreaScreens = {
  signedIn: { assessments: assessmentScreens, taking: takingScreens, reviewing: reviewScreens },
};
