import type { Page } from '@playwright/test';
import { consoleOverHttp, type DemoPort, demoPort } from '#e2e/lib/demo-port.ts';
import { startSession } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { hostilePackage } from '#scripts/files/hostile-package.ts';
import { lastWordPackage } from '#scripts/files/last-word-package.ts';
import { endSession } from '#e2e/lib/session.ts';
import { ModulePage } from '#e2e/pages/module-page.ts';
import { SessionOverDialog } from '#e2e/pages/session-over-dialog.ts';
import { scormInProgress } from '#fixtures/library/modules.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { ModuleRecord } from '#fixtures/records/library.record.ts';

/** The module's package is this one from now on. Somebody is signed in. */
const replacePackage = async (page: Page, demo: DemoPort, bytes: Buffer): Promise<void> => {
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const uploaded = await page.request.post('/api/files/', {
    headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
    multipart: { type: 'evidence', file: { name: 'package.zip', mimeType: 'application/zip', buffer: bytes } },
  });
  const { id } = (await uploaded.json()) as { readonly id: number };
  await demo.edit<{ readonly modules: readonly ModuleRecord[] }>(['modules'], ({ modules }) => ({
    modules: modules.map((row) => (row.module_id === scormInProgress.module_id ? { ...row, file_id: id } : row)),
  }));
};

test('T14: a hostile package gets nothing of the portal where packages lie on an origin of their own', async ({
  browser,
  baseURL,
}) => {
  const portal = baseURL ?? '';
  // Not watched: the browser complains about each thing that the package tries.
  const context = await browser.newContext({ baseURL: portal });
  const page = await context.newPage();
  const demo = demoPort(consoleOverHttp(context, portal));
  await context.route('https://stranger.example/**', (route) => route.fulfill({ status: 200, body: '' }));
  await startSession(page, demo, amaraOsei);
  await replacePackage(page, demo, hostilePackage(portal, 'https://stranger.example'));
  await page.goto(`/modules/${scormInProgress.module_id}`);
  const module = await new ModulePage(page).arrive();
  await module.button('Continue').click();
  const told = module.content(scormInProgress.title).locator('pre');
  await expect(told).not.toBeEmpty();
  expect(JSON.parse((await told.textContent()) ?? '')).toEqual({
    'local storage': 'refused',
    'session storage': 'refused',
    databases: 'refused',
    cookie: '',
    page: 'refused',
    sandbox: 'refused',
    me: 'refused',
    'me by its own origin': 404,
    stranger: 'refused',
    picture: 'refused',
    form: 'refused',
    top: 'refused',
  });
  await expect(page).toHaveURL(new RegExp(`/modules/${scormInProgress.module_id}$`));
  await context.close();
});

test('P2: what a package says as its page goes is stored, by a link of the app, Back, a reload and closing the tab', async ({
  page,
  demo,
}) => {
  await startSession(page, demo, amaraOsei);
  await replacePackage(page, demo, lastWordPackage());
  const module = new ModulePage(page);
  const begun = module.content(scormInProgress.title).locator('p');
  const address = `/modules/${scormInProgress.module_id}`;
  const open = async (before: string): Promise<void> => {
    await module.arrive();
    await module.button('Continue').click();
    await expect(begun).toHaveText(`Begun at ${before}.`);
  };
  const stored = (count: number) => expect.poll(() => demo.export()).toContain(`the last word ${count}`);

  await page.goto('/bookings');
  await page.goto(address);
  await open('');
  await module.main.getByRole('link', { name: 'Library' }).first().click();
  await stored(1);
  // The outline of the next page stands before the address is its own: Back would lead past the module.
  await expect(page).toHaveURL(/\/categories$/);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.goBack();
  await open('the last word 1');
  await page.goBack();
  await stored(2);
  await page.goto(address);
  await open('the last word 2');
  await page.reload();
  await stored(3);
  await open('the last word 3');
  // A browser whose last page is closed sends nothing more.
  await page.context().newPage();
  await page.close();
  await stored(4);
});

test('L-26: a session that ends while a package is open is renewed over its page, and its step is stored then', async ({
  page,
  demo,
  watch,
}) => {
  watch.expectStatus(401);
  await startSession(page, demo, amaraOsei);
  await replacePackage(page, demo, lastWordPackage());
  await page.goto(`/modules/${scormInProgress.module_id}`);
  const module = await new ModulePage(page).arrive();
  await module.button('Continue').click();
  await expect(module.content(scormInProgress.title).locator('p')).toBeVisible();
  const frame = await page.locator(`main iframe[title="${scormInProgress.title}"]`).elementHandle();
  await endSession(page);
  const player = await frame?.contentFrame();
  await player?.evaluate(() => {
    const { API } = window as unknown as { readonly API: Record<string, (...given: readonly string[]) => string> };
    API['LMSSetValue']?.('cmi.suspend_data', 'while signed out');
    API['LMSCommit']?.('');
  });
  const over = new SessionOverDialog(page);
  await over.signIn();
  await expect(over.dialog).toHaveCount(0);
  await expect.poll(() => demo.export()).toContain('while signed out');
  await expect(module.content(scormInProgress.title).locator('p'), 'it is still open').toBeVisible();
});
