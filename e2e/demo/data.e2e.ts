import { expect, test } from '#e2e/lib/fixtures.ts';
import { pdfOf } from '#e2e/host/files.ts';
import { AssessmentPage } from '#e2e/pages/assessment-page.ts';
import { HOME_FAILS, HomePage } from '#e2e/pages/home-page.ts';
import { ResultPage } from '#e2e/pages/result-page.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';

test('what was exported is there again after a reset and an import, files too; something else is refused in words', async ({
  page,
  demo,
  watch,
}) => {
  // A reset and an import end the session that this device still remembers: what it asks next is refused.
  watch.expectStatus(401);
  const form = await new SignInPage(page).open();
  await form.enterAs('Amara Osei');
  await new HomePage(page).arrive();
  const questions = await new AssessmentPage(page).open(501);
  await questions.choose(1, 'Telephone occupational health');
  await questions.choose(2, 'The contents of the load');
  await questions.write(3, 'I quarantine the load.');
  await questions.attach(4, pdfOf(1, 'log.pdf'));
  await expect(questions.uploadedFile(4, 'log.pdf')).toBeVisible();
  await (await questions.goToCheck()).confirm();
  const result = await new ResultPage(page).showing('Submitted for review');
  const exported = await demo.export();

  await demo.reset();
  await page.goto('/');
  await form.arrive();
  await form.enterAs('Amara Osei');
  await expect(new HomePage(page).card('Infection Control: final assessment')).toContainText('Begin');

  await expect(demo.import('{"name":"package"}')).rejects.toThrow('This is not an exported demo file');
  await expect(demo.import(exported.slice(0, exported.length / 2))).rejects.toThrow('Nothing was changed.');
  await demo.import(exported);
  await page.goto('/');
  await form.arrive();
  await demo.as('amara.osei@demo.example');
  await page.reload();
  await new HomePage(page).assessment('Infection Control: final assessment').click();
  await result.showing('Submitted for review');
  await expect(result.main).toContainText('I quarantine the load.');
  await expect(result.main).toContainText('log.pdf');
});

test('a link carries persona, scenario, clock, faults and route to somebody who has never been here', async ({
  page,
  demo,
  browser,
  baseURL,
  watch,
}) => {
  watch.expectStatus(500);
  await (await new SignInPage(page).open()).enterAs('Amara Osei');
  await new HomePage(page).arrive();
  await demo.advance('36d');
  await demo.faults(...HOME_FAILS);
  await page.goto('/awards');
  const link = await demo.link();

  const colleague = await browser.newContext({ baseURL: baseURL ?? '' });
  const there = await colleague.newPage();
  await there.goto(link);
  await expect(there.getByRole('heading', { level: 1 })).toHaveText('Awards');
  await expect(there).toHaveURL(`${baseURL}/awards`);
  expect(Date.parse(await there.evaluate(() => window.demo?.clock.now() ?? ''))).toBeGreaterThan(
    Date.now() + 35 * 86_400_000,
  );
  await there.goto('/');
  await expect(there.getByText('Your training could not be loaded.')).toBeVisible();
  await colleague.close();
});
