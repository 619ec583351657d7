import { consoleOverHttp, demoPort } from '#e2e/lib/demo-port.ts';
import { startSession } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { hostilePackage } from '#scripts/files/hostile-package.ts';
import { ModulePage } from '#e2e/pages/module-page.ts';
import { scormInProgress } from '#fixtures/library/modules.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { ModuleRecord } from '#fixtures/records/library.record.ts';

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
  const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const uploaded = await page.request.post(`${portal}/api/files/`, {
    headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
    multipart: {
      type: 'evidence',
      file: {
        name: 'hostile.zip',
        mimeType: 'application/zip',
        buffer: Buffer.from(hostilePackage(portal, 'https://stranger.example')),
      },
    },
  });
  const { id } = (await uploaded.json()) as { readonly id: number };
  await demo.edit<{ readonly modules: readonly ModuleRecord[] }>(['modules'], ({ modules }) => ({
    modules: modules.map((row) => (row.module_id === scormInProgress.module_id ? { ...row, file_id: id } : row)),
  }));
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
