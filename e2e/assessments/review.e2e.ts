import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { consoleOverHttp, type DemoPort, demoPort, timesCalled } from '#e2e/lib/demo-port.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { chooseFile, chooseRadio, press, refuseMouse, tabTo, tick, typeInto } from '#e2e/lib/keyboard.ts';
import type { Watch } from '#e2e/lib/watch.ts';
import { AssessmentPage } from '#e2e/pages/assessment-page.ts';
import { CheckStep } from '#e2e/pages/check-step.ts';
import { fitUndo } from '#e2e/lib/walked-timers.ts';
import { Notifications } from '#e2e/pages/notifications.ts';
import { ResultPage } from '#e2e/pages/result-page.ts';
import { ReviewPage } from '#e2e/pages/review-page.ts';
import { priyaNair, sofiaLindqvist, tomWhitfield } from '#fixtures/people.ts';

const COMMENT = 'Good order of steps. The log is January’s: <b>please send February’s</b>, with both sessions.';
const GUIDE = { name: 'how-to-keep-the-log.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };
/** One that opens: the viewer's complaint about a broken document would take the focus. */
const LOG = {
  name: 'cleaning-log.pdf',
  mimeType: 'application/pdf',
  buffer: readFileSync(new URL('../../fixtures/files/surgery-cleaning-log.pdf', import.meta.url)),
};

/** Two people are two browsers. */
const anotherBrowser = async (
  browser: Browser,
  watch: Watch,
  baseURL: string,
): Promise<{ readonly page: Page; readonly demo: DemoPort }> => {
  const context = await browser.newContext({ baseURL });
  await watch.attach(context);
  return { page: await context.newPage(), demo: demoPort(consoleOverHttp(context, baseURL)) };
};

/** Every type of question, as well as Tom can, by keyboard. */
const handIn = async (page: Page): Promise<void> => {
  const questions = await new AssessmentPage(page).arrive();
  expect(await questions.chosen(), 'C-22: answers are cleared').toEqual([]);
  await chooseRadio(page, questions.question(1), 'Encourage bleeding under running water, then wash with soap');
  await tick(
    page,
    questions.question(2),
    'Cycle number and date',
    'The contents of the load',
    'Pass or fail, and who released it',
  );
  await typeInto(page, questions.text(3), 'I quarantine the load, call the lead nurse and repeat the cycle.');
  await chooseFile(page, questions.chooseFile(4), LOG);
  await expect(questions.uploadedFile(4, LOG.name)).toBeVisible();
  await press(page, questions.submit);
  await press(page, (await new CheckStep(page).arrive()).submit);
  await new ResultPage(page).showing('Submitted for review');
};

/** Where the newest mail to somebody leads. */
const newestLink = async (demo: DemoPort, email: string): Promise<string> => {
  const link = (await demo.mail(email))[0]?.links[0] ?? '';
  return new URL(link, 'http://any.example').pathname;
};

test('D-01 to D-13, C-01, C-22, by keyboard alone: Tom hands in, Priya is told by mail, sends it back with a comment and an attachment; Tom reads both, tries again, and passes', async ({
  page,
  demo,
  browser,
  watch,
  baseURL,
}) => {
  await refuseMouse(page);
  await comeAs(page, demo, tomWhitfield, '/assessments/501');
  await handIn(page);

  const link = await newestLink(demo, priyaNair.email);
  expect(link).toMatch(/^\/a\//);
  const priya = await anotherBrowser(browser, watch, baseURL ?? '');
  await refuseMouse(priya.page);
  const { keyboard } = priya.page;
  await comeAs(priya.page, priya.demo, priyaNair, link);
  const review = await new ReviewPage(priya.page).arrive();
  await expect(priya.page.getByRole('banner')).toHaveCount(0);
  await expect(review.main).toContainText('Answers by Tom Whitfield, attempt 1 of 3');
  await expect(priya.page.locator('.stage__text').getByText(/\w/).first()).toBeAttached();
  await keyboard.press('c');
  await expect(review.correct(3)).toBeChecked();
  expect(await review.markAll.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
  await keyboard.press('Control+Enter');
  await expect(priya.page.getByRole('alertdialog', { name: '1 answer was not looked at' })).toBeVisible();
  await keyboard.press('Enter');
  await expect(review.correct(4)).toBeFocused();
  await keyboard.press('x');
  await expect(review.decision).toContainText('75%, below the pass mark');
  await expect(review.decision).toContainText('Goes back to Tom as pending, with 2 attempts left.');
  await tabTo(priya.page, review.chooseFile, 'Shift+Tab');
  await chooseFile(priya.page, review.chooseFile, GUIDE);
  await expect(review.button(`Remove: ${GUIDE.name}`)).toBeVisible();
  await expect(review.submit).toHaveAccessibleDescription('Write a comment, because a file is attached.');
  await keyboard.press('Control+Enter');
  await expect(review.comment).toBeFocused();
  await keyboard.type(COMMENT);

  await keyboard.press('Control+Enter');
  await expect(review.undo).toBeFocused();
  await keyboard.press('Space');
  await expect(review.submit).toBeFocused();
  await expect(review.comment).toHaveValue(COMMENT);
  await keyboard.press('Enter');
  await review.isDecided();
  await expect(review.decision).toContainText('Pending');
  await expect(review.heading).toBeFocused();
  expect(await timesCalled(demo, 'submitReview')).toBe(1);

  expect((await demo.mail(tomWhitfield.email))[0]?.text).toContain(COMMENT);
  const notifications = new Notifications(page);
  // In a browser of his own Tom has waited for it: he hears, and nothing is loaded again.
  await expect(notifications.toasts.getByText(/^Your assessment .+ was marked/)).toBeVisible();
  await new ResultPage(page).showing('Not passed yet');
  await expect(page.getByText(COMMENT)).toBeVisible();
  const download = page.waitForEvent('download');
  await press(page, page.getByRole('button', { name: 'Download attachment' }));
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await press(page, new ResultPage(page).tryAgain);
  await handIn(page);

  await fitUndo(priya.page);
  await comeAs(priya.page, priya.demo, priyaNair, link);
  const second = await new ReviewPage(priya.page).arrive();
  await expect(second.main).toContainText('attempt 2 of 3');
  await expect(second.comment, 'D-19: nothing of the first attempt').toHaveValue('');
  await expect(second.decision.getByText(COMMENT)).toBeVisible();
  await keyboard.press('a');
  await expect(second.decision).toContainText('Tom passes, and is told by e-mail.');
  await keyboard.press('Control+Enter');
  await second.isDecided({ isFitted: true });
  await expect(second.decision).toContainText('Passed');

  await new ResultPage(page).showing('Passed');
});

test('WCAG 2.1.1, 2.1.4: a review by the keyboard alone, with single keys and without', async ({ page, demo }) => {
  await comeAs(page, demo, priyaNair, '/a/review-508-27');
  const review = await new ReviewPage(page).arrive();
  await page.keyboard.press('j');
  await expect(review.correct(3)).toBeFocused();
  await page.keyboard.press('k');
  await expect(review.correct(2)).toBeFocused();
  await page.keyboard.press('c');
  await expect(review.correct(2)).toBeChecked();
  await page.keyboard.press('a');
  await expect(review.correct(3)).toBeChecked();
  await review.comment.focus();
  await page.keyboard.type('acj?z are letters here');
  await expect(review.comment).toHaveValue('acj?z are letters here');
  await expect(review.correct(2)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await sheet.getByRole('checkbox', { name: 'Use single keys' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('a');
  await expect(review.correct(2), 'WCAG 2.1.4: switched off').toBeChecked();
  await page.keyboard.press('Control+Enter');
  await expect(review.undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(review.undo, 'R11: a second Enter takes nothing back').toBeFocused();
  await page.keyboard.press('Space');
  await expect(review.submit).toBeFocused();
});

test('a page that closes while its decision can be undone takes it along, or it is sent at the next opening; once', async ({
  page,
  context,
  demo,
}) => {
  await comeAs(page, demo, priyaNair, '/a/review-508-11');
  const review = await new ReviewPage(page).arrive();
  await review.markAll.click();
  await expect(review.markAll).toBeChecked();
  await review.comment.fill('Clear.');
  await review.submit.click();
  await expect(review.undo).toBeVisible();
  const next = await context.newPage();
  await page.close({ runBeforeUnload: false });
  await expect.poll(() => timesCalled(demo, 'submitReview')).toBe(1);
  await next.goto('/a/review-508-11');
  const again = await new ReviewPage(next).arrive();
  await expect(again.decision.getByRole('heading', { name: /^(Reviewed|Already reviewed)$/ })).toBeVisible({
    timeout: 20_000,
  });
  await expect(again.decision).toContainText('Passed');
  await expect(again.decision.getByText('Clear.')).toHaveCount(1);
  expect(
    await next.evaluate(() => Object.keys(localStorage).filter((name) => /^waymark\.(review|decision)\//.test(name))),
  ).toEqual([]);
});

test('D-14, Q-03: a work of another organisation switches to it by itself; without an admin account there it is denied, and the session stands', async ({
  page,
  demo,
  watch,
}) => {
  watch.expectStatus(403, 404);
  await comeAs(page, demo, sofiaLindqvist, '/users/32/assessments/531');
  const review = await new ReviewPage(page).arrive();
  await expect(page).toHaveTitle(/Northgate Care Group$/);
  await expect(review.main).toContainText('Emily Frost');

  await comeAs(page, demo, priyaNair, '/a/review-531-32');
  await expect(review.heading).toHaveText("Sorry, you don't have access. You need to be assigned an appropriate role.");
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(review.heading).toContainText('Priya');
  await page.goto('/a/no-such-review');
  await expect(review.heading).toHaveText("Sorry, can't find that page");
});
