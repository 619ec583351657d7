import { consoleOfPage, demoPort } from '#e2e/lib/demo-port.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { AssessmentPage } from '#e2e/pages/assessment-page.ts';
import { HOME_FAILS, HomePage } from '#e2e/pages/home-page.ts';
import { ResultPage } from '#e2e/pages/result-page.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';

test('two tabs are two clients of one backend: session, records, log, faults and clock are shared', async ({
  page,
  context,
  demo,
  traffic,
  watch,
}) => {
  watch.expectStatus(500);
  await (await new SignInPage(page).open()).enterAs('Amara Osei');
  const first = await new HomePage(page).arrive();
  await expect(first.card('Safeguarding: scenario judgement')).toContainText('Begin');

  const tab = await context.newPage();
  const questions = await new AssessmentPage(tab).open(520);
  await questions.chooseEverywhere(0);
  await (await questions.goToCheck()).confirm();
  await new ResultPage(tab).showing('Submitted for review');

  await page.reload();
  await first.arrive();
  await expect(first.card('Safeguarding: scenario judgement')).toContainText('Submitted');
  expect((await demo.log()).filter(({ call }) => call === 'submitAnswers')).toHaveLength(1);

  const port = demoPort(consoleOfPage(tab));
  const inTab = traffic?.leavingFaultsOut(port) ?? port;
  await inTab.faults(...HOME_FAILS);
  await inTab.advance('36d');
  await page.reload();
  await expect(page.getByText('Your training could not be loaded.')).toBeVisible();
  expect(Date.parse(await page.evaluate(() => window.demo?.clock.now() ?? ''))).toBeGreaterThan(
    Date.now() + 35 * 86_400_000,
  );
});

test('what was done survives a reload and a closed tab; reset brings back the seed', async ({
  page,
  context,
  watch,
}) => {
  await (await new SignInPage(page).open()).enterAs('Amara Osei');
  await new HomePage(page).arrive();
  const questions = await new AssessmentPage(page).open(502);
  await questions.chooseEverywhere(0);
  await (await questions.goToCheck()).confirm();
  await new ResultPage(page).showing('Not passed yet');

  const later = await context.newPage();
  await page.close();
  await later.goto('/assessments/502');
  await expect(later.getByRole('main')).toContainText('1 of 2');
  // The session of this page ends with its world: what it was just asking is refused.
  watch.expectStatus(401);
  await demoPort(consoleOfPage(later)).scenario('a learner is signed in');
  await later.reload();
  await expect(later.getByRole('main')).not.toContainText('1 of 2');
});
