import { type APIRequestContext, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { expectNoFindings } from '#e2e/lib/axe.ts';
import { consoleOverHttp, demoPort, type DemoPort } from '#e2e/lib/demo-port.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { AssessmentPage } from '#e2e/pages/assessment-page.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { Notifications } from '#e2e/pages/notifications.ts';
import { ResultPage } from '#e2e/pages/result-page.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { signInAsAmara } from '#e2e/lib/sign-in.ts';
import { amaraOsei, priyaNair } from '#fixtures/people.ts';

const VERIFIED = 'Your import has been validated, and is ready for review.';

const isServed = (): boolean => test.info().project.name === 'serve';

const anotherBrowser = (browser: Browser, baseURL: string | undefined): Promise<BrowserContext> =>
  browser.newContext(baseURL === undefined ? {} : { baseURL });

/** Another client of the same backend: another browser over HTTP, another tab where the backend lives in the browser. */
const anotherPage = async (context: BrowserContext, browser: Browser, baseURL: string | undefined): Promise<Page> => {
  if (!isServed()) return context.newPage();
  return (await anotherBrowser(browser, baseURL)).newPage();
};

/** Opens home as Amara. Over HTTP a session at once is cheaper; in the demo its console would open a page of its own. */
const enter = async (page: Page, demo: DemoPort): Promise<HomePage> => {
  if (isServed()) await comeAs(page, demo, amaraOsei, '/');
  else await signInAsAmara(page);
  return new HomePage(page).arrive();
};

test('Y-09: what one page of a learner submits the other one shows, without a reload; Y-13: after 4201 the connection comes back and what is raised then is heard', async ({
  page,
  context,
  browser,
  demo,
  baseURL,
}) => {
  const home = await enter(page, demo);
  await expect(home.card('Safeguarding: scenario judgement')).toContainText('Begin');
  await new Notifications(page).hear(() => demo.emit('import.verified', {}, amaraOsei.email), VERIFIED);

  const other = await anotherPage(context, browser, baseURL);
  if (isServed()) await enter(other, demoPort(consoleOverHttp(other.context(), baseURL ?? '')));
  const questions = await new AssessmentPage(other).open(520);
  await questions.chooseEverywhere(0);
  await (await questions.goToCheck()).confirm();
  await new ResultPage(other).showing('Submitted for review');

  await expect(home.card('Safeguarding: scenario judgement')).toContainText('Submitted');

  await demo.emit('pusher:error', { code: 4201 }, amaraOsei.email);
  await new Notifications(page).hear(
    () => demo.emit('import.complete', {}, amaraOsei.email),
    'Your import is complete.',
  );
});

/** Sends something as any client of this session could. */
const send = async (
  request: APIRequestContext,
  method: 'POST' | 'PATCH',
  path: string,
  data: object,
): Promise<void> => {
  const { cookies } = await request.storageState();
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '');
  const reply = await request.fetch(path, {
    method,
    headers: { 'x-xsrf-token': token, accept: 'application/json' },
    data,
  });
  expect(reply.status()).toBe(200);
};

/** Priya passes Amara's work, and rejects her evidence. */
const pass = (request: APIRequestContext): Promise<void> => {
  const answers = [50801, 50802, 50803].map((id, at) => ({
    id,
    type: ['select', 'textarea', 'file'][at],
    correct: true,
  }));
  return send(request, 'POST', '/api/a/review-508-11/review', {
    answers,
    last_assessed_comments: null,
    last_assessed_file_id: null,
  });
};
const rejectEvidence = (request: APIRequestContext): Promise<void> =>
  send(request, 'PATCH', '/api/e/evidence-bls-amara', { status: 'rejected', message: 'The other side, please.' });

// The tabs of one browser are one person; two people are two browsers.
test(
  'D-10, Y-09: a learner who waits sees within a second that a reviewer has decided',
  { tag: '@http-only' },
  async ({ page, browser, demo, baseURL }) => {
    await enter(page, demo);
    await page.goto('/assessments/508');
    const result = await new ResultPage(page).showing('Submitted for review');
    const notifications = new Notifications(page);
    await notifications.hear(() => demo.emit('import.verified', {}, amaraOsei.email), VERIFIED);

    const priya = await anotherBrowser(browser, baseURL);
    await demoPort(consoleOverHttp(priya, baseURL ?? '')).as(priyaNair.email);
    await pass(priya.request);
    await expect(notifications.toasts.getByText(/^Your assessment .+ was marked: passed\.$/)).toBeVisible({
      timeout: 1000,
    });
    await expect(result.heading).toHaveText('Passed', { timeout: 1000 });

    await rejectEvidence(priya.request);
    await notifications.open();
    const entry = notifications.entries.filter({
      hasText:
        'Your evidence for Basic Life Support: annual update was not accepted. The reviewer wrote: “The other side, please.”',
    });
    await expect(entry, 'N-17').toBeVisible({ timeout: 2000 });
    await entry.getByRole('link', { name: 'See the training' }).click();
    await expect(page).toHaveURL(/\/modules\/711$/);
    await priya.close();
  },
);

// The bell belongs to the app and not to a door.
test(
  'I-01: the bell counts what is new and holds the history of this visit, by keyboard, without a fault',
  { tag: '@http-only' },
  async ({ page, demo }) => {
    await enter(page, demo);
    const notifications = new Notifications(page);
    await notifications.hear(
      () => demo.emit('export.failed', {}, amaraOsei.email),
      'Oops, something went wrong with your report.',
    );
    await demo.emit('booking.completed', { organisation_id: 1 }, amaraOsei.email);
    await expect(
      notifications.toasts.getByText("Your Waymark booking has updated. See 'My Bookings' for details."),
    ).toBeVisible();

    await notifications.bell.focus();
    await page.keyboard.press('Enter');
    await expect(notifications.history).toBeVisible();
    await expect(notifications.entries.first()).toContainText('View Bookings');
    await expect(notifications.toasts.getByText('booking')).toHaveCount(0);
    for (const [width, scheme] of [
      [1440, 'light'],
      [1440, 'dark'],
      [390, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      await expectNoFindings(page, `${width} ${scheme}`);
    }
    await page.keyboard.press('Escape');
    await expect(notifications.history).toHaveCount(0);
    await expect(notifications.bell).toBeFocused();
    await expect(notifications.bell).toHaveAccessibleName('Notifications');
  },
);

test('Y-13: connections that never answer, a refused channel, broken events: the app works and says nothing', async ({
  page,
  demo,
  watch,
}) => {
  watch.expectStatus(403);
  await demo.faults({ call: 'realtime', kind: 'timeout', times: 'always' });
  const home = await enter(page, demo);
  await expect(home.card('Safeguarding: scenario judgement')).toContainText('Begin');
  const questions = await new AssessmentPage(page).open(520);
  await questions.chooseEverywhere(0);
  await (await questions.goToCheck()).confirm();
  await new ResultPage(page).showing('Submitted for review');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await demo.faults({ call: 'authoriseChannel', status: 403, times: 2 });
  await page.reload();
  const notifications = new Notifications(page);
  await notifications.hear(async () => {
    await demo.emit('booking.completed', { organisation_id: 'one' }, amaraOsei.email);
    await demo.emit('never.heard.of', null, amaraOsei.email);
    await demo.emit('import.verified', {}, amaraOsei.email);
  }, VERIFIED);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
