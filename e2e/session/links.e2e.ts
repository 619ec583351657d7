import type { Request } from '@playwright/test';
import { timesCalled } from '#e2e/lib/demo-port.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';
import { amaraOsei } from '#fixtures/people.ts';

const TOKEN = 'sign-in-token-of-amara';
const LINK = `/login?email=${encodeURIComponent(amaraOsei.email)}&token=${TOKEN}`;

/** Whether anything but the document itself and the call that spends the token carries it. */
const leaksToken = (request: Request): boolean =>
  !request.isNavigationRequest() && `${request.url()} ${request.headers()['referer'] ?? ''}`.includes(TOKEN);

declare global {
  interface Window {
    /** When the address first changed. */
    tokenLeftAt?: number;
  }
}

test('A-03, A-31: a sign-in link works by itself, once; its token leaves the address before anything else is loaded', async ({
  page,
  demo,
  watch,
  baseURL,
}) => {
  watch.expectStatus(422);
  await demo.scenario('a sign-in link was mailed');
  const leaks: string[] = [];
  page.on('request', (request) => {
    if (leaksToken(request)) leaks.push(request.url());
  });
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...given) => {
      window.tokenLeftAt ??= performance.now();
      replace(...given);
    };
  });
  await page.goto(LINK);
  await new HomePage(page).arrive();
  const { left, first } = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    // What the page itself names (styles, fonts) a browser asks for while it still reads the page; it sends no
    // referrer.
    const asked = entries.filter(({ initiatorType }) => !['link', 'css'].includes(initiatorType));
    return { left: window.tokenLeftAt ?? 0, first: Math.min(...asked.map(({ startTime }) => startTime)) };
  });
  expect(left).toBeGreaterThan(0);
  expect(first).toBeGreaterThanOrEqual(left);
  await expect(page).toHaveURL(`${baseURL}/`);
  expect(leaks).toEqual([]);
  expect(JSON.stringify(await demo.log())).not.toContain(TOKEN);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(TOKEN);

  await new HomePage(page).signOut();
  const form = await new SignInPage(page).arrive();
  await page.goto(LINK);
  await expect(form.alert).toHaveText('Sorry, your attempt to login was unsuccessful. Please try again.');
  await expect(form.email).toHaveValue(amaraOsei.email);
  expect(page.url()).not.toContain(TOKEN);
});

test('A-02, A-04: email prefills the form, o chooses the organisation', async ({ page }) => {
  const form = await new SignInPage(page).open(`/login?email=${encodeURIComponent(amaraOsei.email)}&o=81`);
  await expect(form.email).toHaveValue(amaraOsei.email);
  await form.signIn(amaraOsei.email);
  await new HomePage(page).arrive();
  await expect(page.getByRole('banner')).toContainText('Northgate Care Group');
});

test('A-28, A-29: signing out in one tab signs the other out; neither leaves its page to the next person (S3)', async ({
  page,
  context,
  demo,
  baseURL,
}) => {
  await (await new SignInPage(page).open()).signIn(amaraOsei.email);
  const assigned = await new HomePage(page).arrive();
  const other = await context.newPage();
  // A page that has just joined its channel asks for what it may have missed; the session ends after that.
  const caughtUp = other.waitForResponse(/\/api\/assessments\?/);
  await other.goto('/awards');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Awards');
  await caughtUp;

  await page.bringToFront();
  await assigned.signOut();
  await new SignInPage(page).arrive();
  await new SignInPage(other).arrive();
  await expect(other).toHaveURL(`${baseURL}/login`);
  expect(await timesCalled(demo, 'logout')).toBe(1);
  expect((await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '').toBe('');

  await other.bringToFront();
  await new SignInPage(other).signIn(amaraOsei.email);
  await new HomePage(other).arrive();
  // Tabs sign in together as well.
  await new HomePage(page).arrive();
});
