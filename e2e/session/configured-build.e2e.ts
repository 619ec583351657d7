import type { ChildProcess } from 'node:child_process';
import { lookMagnified, MAGNIFIED } from '#e2e/lib/magnified.ts';
import { openStage } from '#e2e/accessibility/stage.ts';
import { enter } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { serveOwnBuild } from '#e2e/lib/own-build.ts';
import { SITE_KEY, standInForTurnstile } from '#e2e/lib/human-checks.ts';
import { joinAndSubscribe } from '#e2e/registration/joining.ts';
import { registrationTours } from '#e2e/registration/registration.tours.ts';
import { sofiaLindqvist } from '#fixtures/people.ts';

const OUT_DIR = '.cache/dist-configured';
const PORT = 4183;

/** What a build may have beside the app itself, at addresses of others. */
const REPORTS = 'https://reports.example/take?in=1';
const WIDGET = 'https://feedback.example/widget.js';
const CONFIGURED = {
  VITE_STAGING: '1',
  VITE_REPORT_URL: REPORTS,
  VITE_FEEDBACK_SCRIPT: WIDGET,
  VITE_HUMAN_CHECK: 'turnstile',
  VITE_HUMAN_CHECK_KEY: SITE_KEY,
};

let server: ChildProcess | undefined;

test.use({ baseURL: `http://localhost:${PORT}` });

test.beforeAll(async () => {
  server = await serveOwnBuild({
    outDir: OUT_DIR,
    env: CONFIGURED,
    host: ['scripts/serve.ts', '--app', OUT_DIR, '--port', String(PORT)],
  });
});

test.afterAll(() => {
  server?.kill();
});

test('B-19, J-15, B-20: the banner of staging, reports of failures and the feedback widget work under the policy of a build that names them', async ({
  page,
  demo,
  watch,
}) => {
  watch.expectStatus(500);
  const reports: string[] = [];
  await page.route(REPORTS, (route) => {
    reports.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  await page.route(WIDGET, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.widget = "here"' }),
  );

  await enter(page, demo, sofiaLindqvist, '/');
  await expect(page.locator('html')).toHaveAttribute('data-widget', 'here');
  await page.getByRole('complementary', { name: 'Staging' }).getByRole('button', { name: 'About' }).click();
  await expect(page.getByRole('dialog')).toContainText('Environment');

  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await demo.faults({ call: 'getBand', status: 500, times: 'always' });
  await page.reload();
  await expect.poll(() => reports[0]).toContain('{"call":"getBand","kind":"http","status":500,');
});

test('S-07, S-14, T-01 to T-10: under the policy of a build that names a human check a stranger registers, subscribes elsewhere and ends it', async ({
  page,
}) => {
  test.slow();
  const asked = await standInForTurnstile(page);
  const policy = (await page.request.get('/register/harbour')).headers()['content-security-policy'];
  expect(policy).toMatch(/script-src [^;]*https:\/\/challenges\.cloudflare\.com[^;]*;/);
  expect(policy).not.toContain('google.com');
  await joinAndSubscribe(page);
  expect(asked.length).toBeGreaterThan(0);
});

test('S-01 to S-14: axe finds nothing on the screens of registration', async ({ browser, baseURL }) => {
  const stage = await openStage(browser, baseURL);
  await standInForTurnstile(stage.page);
  for (const [name, tour] of Object.entries(registrationTours)) await test.step(name, () => tour(stage));
  await stage.context.close();
  expect(stage.watch.complaints(), 'what the browser complained about').toEqual([]);
});

test('WCAG 1.4.10, 2.4.11: magnified four times the screens of registration scroll in one direction', async ({
  browser,
  baseURL,
}) => {
  const stage = await openStage(browser, baseURL);
  await standInForTurnstile(stage.page);
  await stage.page.setViewportSize(MAGNIFIED);
  for (const [name, tour] of Object.entries(registrationTours)) await test.step(name, () => tour(stage, lookMagnified));
  await stage.context.close();
});
