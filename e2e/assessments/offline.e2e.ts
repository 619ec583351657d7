import type { Page } from '@playwright/test';
import type { LoggedCall } from '#contracts/demo.ts';
import { expectNoFindings } from '#e2e/lib/axe.ts';
import type { DemoPort } from '#e2e/lib/demo-port.ts';
import { rememberSession } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { AssessmentPage } from '#e2e/pages/assessment-page.ts';
import { CheckStep } from '#e2e/pages/check-step.ts';
import { ResultPage } from '#e2e/pages/result-page.ts';

/** Two choices, three attempts. */
const CHOICES = 515;
const RESULT = /^(Passed|Not passed yet)$/;

const open = async (page: Page, demo: DemoPort): Promise<AssessmentPage> => {
  await demo.scenario('a learner is signed in');
  await rememberSession(page);
  return new AssessmentPage(page).open(CHOICES);
};

/** Nothing answers any more, until `demo.faults()`. */
const disconnect = (demo: DemoPort): Promise<void> => demo.faults({ call: '*', kind: 'offline', times: 'always' });

/** What counted: a call that is sent again is answered by its key, and counts no second time. */
const accepted = async (demo: DemoPort): Promise<readonly LoggedCall[]> =>
  (await demo.log()).filter(
    ({ call, status, isRepeated }) => call === 'submitAnswers' && status === 200 && isRepeated !== true,
  );

const storedNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => /^waymark\.(draft|outbox)/.test(name)));

test.beforeEach(({ watch }) => watch.expectNoAnswer());

test('C-29: confirmed without a connection it waits and says so, can be withdrawn, and is sent once from another page after the tab was closed', async ({
  page,
  demo,
  context,
}) => {
  const questions = await open(page, demo);
  await questions.chooseEverywhere(0);
  const chosen = await questions.chosen();
  await disconnect(demo);
  await (await questions.goToCheck()).confirm();

  await expect(page.getByText('No connection.')).toBeVisible();
  await expect(questions.waiting).toBeVisible();
  await expect(questions.withdraw).toBeFocused();
  await expect(questions.option(1, chosen[0] ?? '')).toBeDisabled();
  await expectNoFindings(page, 'the assessment, locked');
  await page.keyboard.press('Enter');
  await expect(questions.option(1, chosen[0] ?? '')).toBeEnabled();
  expect(await questions.chosen()).toEqual(chosen);
  await (await questions.goToCheck()).confirm();
  await expect(questions.waiting).toBeVisible();

  const other = await context.newPage();
  await page.close();
  await other.goto('/login');
  await other.waitForFunction(() => window.demo !== undefined);
  expect(
    await other.evaluate(() =>
      window.demo?.log().then((log) => log.filter(({ call }) => call === 'submitAnswers').length),
    ),
  ).toBe(0);
  await other.evaluate(() => window.demo?.faults.clear());
  await other.goto('/');
  await expect(other.getByText('has been sent.')).toBeVisible();
  await other.getByRole('link', { name: 'See the result' }).click();
  await expect(new ResultPage(other).heading).toHaveText(RESULT);
  expect(
    await other.evaluate(() =>
      window.demo
        ?.log()
        .then((log) => log.filter(({ call, status }) => call === 'submitAnswers' && status === 200).length),
    ),
  ).toBe(1);
  expect(await storedNames(other)).toEqual([]);
});

test('C-29: opened again without a connection to the assessment the answers are back; when the connection returns it is sent by itself', async ({
  page,
  demo,
}) => {
  const questions = await open(page, demo);
  await questions.chooseEverywhere(0);
  await demo.faults(
    { call: 'submitAnswers', kind: 'offline', times: 'always' },
    { call: 'getCsrfCookie', kind: 'offline', times: 'always' },
    { call: 'getAssessment', kind: 'offline' },
  );
  await (await questions.goToCheck()).confirm();
  await expect(questions.waiting).toBeVisible();
  const chosen = await questions.chosen();
  await page.reload();
  await expect(questions.waiting).toBeVisible();
  expect(await questions.chosen()).toEqual(chosen);
  await demo.faults();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(new ResultPage(page).heading).toHaveText(RESULT);
  expect(await accepted(demo)).toHaveLength(1);
});

test('C-17: a reload while the answer is outstanding asks after it, and sends the same submission again, which counts once', async ({
  page,
  demo,
}) => {
  const questions = await open(page, demo);
  await questions.chooseEverywhere(0);
  await demo.faults({ call: 'submitAnswers', kind: 'timeout', pause: 'sent' });
  await (await questions.goToCheck()).confirm();
  await expect(page.getByRole('button', { name: 'Submitting…' })).toBeVisible();
  // Where the page goes before its call has reached the backend, the next call would meet what was meant for that one.
  await expect.poll(() => demo.pausedCalls('sent')).toBe(1);
  await page.reload();
  await expect(new ResultPage(page).heading).toHaveText(RESULT);
  expect(await accepted(demo)).toHaveLength(1);
  expect(await storedNames(page)).toEqual([]);
});

test('C-17: the worker is stopped in the middle of the submission: it counts once', async ({ page, demo }) => {
  const questions = await open(page, demo);
  await questions.chooseEverywhere(0);
  await demo.faults({ call: 'submitAnswers', delayMs: 1500 });
  await (await questions.goToCheck()).confirm();
  await expect(page.getByRole('button', { name: 'Submitting…' })).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  const result = new ResultPage(page).heading.filter({ hasText: RESULT });
  const notSubmitted = page.getByText('Your answers were not submitted');
  await expect(result.or(notSubmitted)).toBeVisible();
  if (await notSubmitted.isVisible()) await new CheckStep(page).confirm();
  await expect(result).toBeVisible();
  expect(await accepted(demo)).toHaveLength(1);
});

test('C-29: two tabs on one attempt: the one opened last goes on, the other says so and shows the result', async ({
  page,
  demo,
  context,
}) => {
  const first = await open(page, demo);
  await first.chooseEverywhere(0);
  const chosen = await first.chosen();
  const other = await context.newPage();
  const second = await new AssessmentPage(other).open(CHOICES);
  await expect(page.getByText('This assessment is open in another tab')).toBeVisible();
  await expect(first.submit).toHaveCount(0);
  await expect.poll(() => second.chosen()).toEqual(chosen);
  await expectNoFindings(page, 'the assessment, locked');

  await page.bringToFront();
  await first.button('Continue here').click();
  await expect(other.getByText('This assessment is open in another tab')).toBeVisible();
  await (await first.goToCheck()).confirm();
  await expect(new ResultPage(page).heading).toHaveText(RESULT);
  await expect(new ResultPage(other).heading).toHaveText(RESULT);
  expect(await accepted(demo)).toHaveLength(1);
});
