import type { ChildProcess } from 'node:child_process';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { serveOwnBuild } from '#e2e/lib/own-build.ts';
import { AssessmentPage } from '#e2e/pages/assessment-page.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { ForgottenPasswordPage } from '#e2e/pages/forgotten-password-page.ts';
import { Notifications } from '#e2e/pages/notifications.ts';
import { ResultPage } from '#e2e/pages/result-page.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';

const OUT_DIR = '.cache/dist-sub';
const PORT = 4182;

let host: ChildProcess | undefined;

test.use({ baseURL: `http://localhost:${PORT}/x/` });

test.beforeAll(async () => {
  host = await serveOwnBuild({
    outDir: OUT_DIR,
    build: ['--mode', 'demo', '--base', '/x/'],
    env: { WAYMARK_PRODUCT_ONLY: '1' },
    host: ['scripts/static-host.ts', OUT_DIR, '--port', String(PORT), '--base', '/x/'],
  });
});

test.afterAll(() => {
  host?.kill();
});

test('the whole product runs below a sub-path: signing in, an assessment, an event, a mail’s link, a hard reload of a deep link', async ({
  page,
  baseURL,
  demo,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(baseURL ?? '')) outside.push(request.url());
  });
  const form = await new SignInPage(page).open('awards?y=1');
  await expect(page).toHaveURL(`${baseURL}login?y=1&d=%2Fawards`);
  await form.enterAs('Amara Osei');
  await expect(form.heading).toHaveText('Awards');
  await expect(page).toHaveURL(`${baseURL}awards?y=1`);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  const assigned = await new HomePage(page).arrive();
  await assigned.assessment('Hand hygiene check').click();
  const questions = await new AssessmentPage(page).arrive();
  await expect(page).toHaveURL(`${baseURL}assessments/502`);
  await questions.chooseEverywhere(1);
  await expect(questions.saved).toBeVisible();
  await page.reload();
  await questions.arrive();
  await (await questions.goToCheck()).confirm();
  await new ResultPage(page).showing('Not passed yet');

  await page.goto('');
  await assigned.arrive();
  await new Notifications(page).hear(() => demo.emit('import.complete', {}), 'Your import is complete.');
  await assigned.signOut();
  await form.arrive();
  await form.forgotten.click();
  await (await new ForgottenPasswordPage(page).arrive()).ask('amara.osei@demo.example');
  await form.arrive();
  expect((await demo.mail())[0]?.links[0]).toMatch(/^\/x\/reset-password\//);
  expect(outside).toEqual([]);
});
