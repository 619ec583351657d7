import type { Page } from '@playwright/test';
import type { Fault } from '#contracts/demo.ts';
import { type DemoPort, timesCalled } from '#e2e/lib/demo-port.ts';
import { rememberSession } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { AssessmentPage } from '#e2e/pages/assessment-page.ts';
import { CheckStep } from '#e2e/pages/check-step.ts';
import { ResultPage } from '#e2e/pages/result-page.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';

const REFUSED = 'Sorry, your attempt to login was unsuccessful. Please try again.';
const EXPIRED = 'Sorry, but your session has expired. Please try signing in again.';
const UNEXPECTED = 'Oops, something went wrong!';
const MAINTENANCE =
  'Waymark is temporarily unavailable while we carry out maintenance. Please try again in a few minutes.';
const CHECK = 'Sorry, please check the following:';

interface Case {
  readonly fault: Omit<Fault, 'call'>;
  readonly message: string;
}

const status = (code: number, message: string): Case => ({ fault: { status: code }, message });
const NOT_SUBMITTED = 'Your answers were not submitted';

/** What the tray says and the page stays (J-03 to J-05). */
const STAYING: readonly Case[] = [status(423, UNEXPECTED), status(429, UNEXPECTED), status(503, MAINTENANCE)];
/**
 * Replies that leave open whether a submission counted: the first did not arrive, the second did.
 * `assessments.faults.test.tsx` has the others.
 */
const UNCERTAIN: readonly Case['fault'][] = [{ kind: 'offline' }, { kind: 'lost' }];
/**
 * A refusal and an unreadable reply, which keep an assessment from opening and leave the session alone.
 * `assessments.faults.test.tsx` has the others.
 */
const UNOPENED: readonly Case[] = [status(422, CHECK), { fault: { kind: 'malformed' }, message: UNEXPECTED }];

/** A page of Amara's with assessment 515: two choices, three attempts. Every test has its own. */
const open = async (page: Page, demo: DemoPort): Promise<AssessmentPage> => {
  await demo.scenario('a learner is signed in');
  await rememberSession(page);
  return new AssessmentPage(page).open(515);
};

const answerAndConfirm = async (questions: AssessmentPage): Promise<readonly string[]> => {
  await questions.chooseEverywhere(0);
  const chosen = await questions.chosen();
  await (await questions.goToCheck()).confirm();
  return chosen;
};

const nameOf = ({ status: code, kind }: Omit<Fault, 'call'>): string => String(code ?? kind);

test.beforeEach(({ watch }) => {
  watch.expectStatus(401, 403, 404, 419, 422, 423, 429, 500, 503);
  watch.expectNoAnswer();
});

test.describe('submitting', () => {
  test('J-04, J-05: 423, 429 and 503 are told in the tray and at the check; nothing is lost and one more press submits', async ({
    page,
    demo,
  }) => {
    const questions = await open(page, demo);
    await questions.chooseEverywhere(0);
    const chosen = await questions.chosen();
    const check = new CheckStep(page);
    for (const { fault, message } of STAYING) {
      await test.step(nameOf(fault), async () => {
        await demo.faults({ call: 'submitAnswers', ...fault });
        await (await questions.goToCheck()).confirm();
        await expect(check.dialog).toContainText(NOT_SUBMITTED);
        await check.back.click();
        await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
        expect(await questions.chosen()).toEqual(chosen);
      });
    }
    await (await questions.goToCheck()).confirm();
    await expect(new ResultPage(page).heading).toHaveText(/^(Passed|Not passed yet)$/);
    await expect(new ResultPage(page).main).toContainText('Your first attempt, handed in on');
  });

  test('C-17, J-05: after a reply that says nothing certain it counts once, whoever presses again', async ({
    page,
    demo,
  }) => {
    for (const fault of UNCERTAIN) {
      await test.step(nameOf(fault), async () => {
        const questions = await open(page, demo);
        await demo.faults({ call: 'submitAnswers', ...fault });
        await answerAndConfirm(questions);
        const check = new CheckStep(page);
        const result = new ResultPage(page);
        const notSubmitted = check.dialog.getByText(NOT_SUBMITTED);
        await expect(notSubmitted.or(result.heading.filter({ hasText: /assed/ }))).toBeVisible();
        const isOpen = await notSubmitted.isVisible();
        // The tray speaks where nothing counted, and not beside success.
        await expect(page.getByText(UNEXPECTED)).toHaveCount(isOpen ? 1 : 0);
        if (isOpen) await check.confirm();
        await expect(result.heading).toHaveText(/^(Passed|Not passed yet)$/);
        await expect(result.main).toContainText('Your first attempt, handed in on');
        expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual([]);
      });
    }
  });

  test('C-29: a call without an answer is given up after 30 seconds, told, and asked after', async ({ page, demo }) => {
    await page.clock.install();
    const questions = await open(page, demo);
    await demo.faults({ call: 'submitAnswers', kind: 'timeout' });
    const chosen = await answerAndConfirm(questions);
    await expect(page.getByRole('button', { name: 'Submitting…' })).toBeVisible();
    await page.clock.fastForward(31_000);
    await expect(new CheckStep(page).dialog).toContainText(NOT_SUBMITTED);
    await new CheckStep(page).back.click();
    await expect(page.getByText(UNEXPECTED)).toBeVisible();
    expect(await questions.chosen()).toEqual(chosen);
  });
});

test.describe('opening', () => {
  /** A page with an answer to each question, which is on the device. */
  const answered = async (
    page: Page,
    demo: DemoPort,
  ): Promise<{ questions: AssessmentPage; chosen: readonly string[] }> => {
    const questions = await open(page, demo);
    await questions.chooseEverywhere(1);
    await expect(questions.saved).toBeVisible();
    return { questions, chosen: await questions.chosen() };
  };
  /** The page is opened anew under a fault. */
  const reopen = async (page: Page, demo: DemoPort, fault: Omit<Fault, 'call'>): Promise<void> => {
    await demo.faults({ call: 'getAssessment', ...fault });
    await page.reload();
  };

  test('J-01, J-02: 401, 403 and 419 lead to sign-in in the documented words, and back to what was answered', async ({
    page,
    demo,
  }) => {
    const { questions, chosen } = await answered(page, demo);
    for (const { fault, message } of [status(401, REFUSED), status(403, REFUSED), status(419, EXPIRED)]) {
      await test.step(nameOf(fault), async () => {
        await reopen(page, demo, fault);
        const form = await new SignInPage(page).arrive();
        await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
        await form.enterAs('Amara Osei');
        await questions.arrive();
        expect(await questions.chosen()).toEqual(chosen);
      });
    }
  });

  test('A-26: 404 shows the not-found page, and what was answered is there when it is found again', async ({
    page,
    demo,
  }) => {
    const { questions, chosen } = await answered(page, demo);
    await reopen(page, demo, { status: 404 });
    await expect(questions.heading).toHaveText("Sorry, can't find that page");
    await page.reload();
    await questions.arrive();
    expect(await questions.chosen()).toEqual(chosen);
  });

  test('J-03 to J-05: whatever else comes back is told, and trying again shows what was answered', async ({
    page,
    demo,
  }) => {
    const { questions, chosen } = await answered(page, demo);
    for (const { fault, message } of UNOPENED) {
      await test.step(nameOf(fault), async () => {
        await reopen(page, demo, fault);
        await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
        await expect(page.getByText('Answers that you gave on this device are kept.')).toBeVisible();
        await questions.button('Try again').click();
        await questions.arrive();
        expect(await questions.chosen()).toEqual(chosen);
      });
    }
    expect(await timesCalled(demo, 'submitAnswers')).toBe(0);
  });
});
