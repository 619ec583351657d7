import { expectNoFindings } from '#e2e/lib/axe.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { AssessmentPage } from '#e2e/pages/assessment-page.ts';
import { ResultPage } from '#e2e/pages/result-page.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';
import { CANARY, hostileMarkup } from '#fixtures/assessments/hostile.ts';

test('K-19: hostile markup in every authored text runs nowhere, changes nothing and is read as text where it is text', async ({
  page,
  watch,
}) => {
  for (const directive of ['script-src-attr', 'style-src-attr', 'style-src-elem'] as const)
    watch.expectViolation(directive);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('example.com')) foreign.push(request.url());
  });
  await (await new SignInPage(page).open()).enterAs('Amara Osei');
  await page.getByRole('link', { name: hostileMarkup.title }).click();

  const questions = await new AssessmentPage(page).arrive();
  await expect(questions.heading).toHaveText(hostileMarkup.title);
  await expect(questions.main).toContainText('Kept words before you start.');
  await expect(questions.main.getByRole('heading', { name: 'Kept heading' })).toBeVisible();
  await expect(
    questions.main.locator(
      'script, iframe, form[action], object, base, style, [style*=position], [onclick], [onerror], a[href^=javascript]',
    ),
  ).toHaveCount(0);
  await expectNoFindings(page, 'hostile markup, answering');

  await questions.choose(1, hostileMarkup.questions[0]?.options?.[0]?.value ?? '');
  await questions.write(2, `<img src=x onerror="window.${CANARY}=1">`);
  await (await questions.goToCheck()).confirm();
  const result = await new ResultPage(page).showing('Submitted for review');
  await expect(result.main).toContainText(`<img src=x onerror="window.${CANARY}=1">`);
  await expectNoFindings(page, 'hostile markup, result');

  expect(await page.evaluate((name) => name in window, CANARY)).toBe(false);
  expect(await page.evaluate(() => typeof document.getElementById)).toBe('function');
  expect(foreign).toEqual([]);
});
