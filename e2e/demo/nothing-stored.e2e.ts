import { mkdir, writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';

/** Of Chromium's settings: every site is denied cookies, storage, databases and workers. */
const DENIED = JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } });

// Without the watch of other tests: pictures come through a worker, and there is none.
test('Z-01: where the browser denies storage and workers, the demo says so, and desk and product work for as long as the page', async ({
  playwright,
  launchOptions,
  baseURL,
}, info) => {
  const profile = info.outputPath('profile');
  await mkdir(`${profile}/Default`, { recursive: true });
  await writeFile(`${profile}/Default/Preferences`, DENIED);
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...launchOptions,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const warnings: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
  await page.goto(`${baseURL}/instruments/`);
  const product = page.frameLocator('iframe');
  await product.getByRole('button', { name: 'Amara Osei' }).click();
  await expect(product.getByRole('heading', { level: 1 })).toHaveText('Welcome, Amara Osei');
  expect(warnings.map((text) => text.replace(/[.;:].*/su, ''))).toEqual(
    expect.arrayContaining(['This browser keeps no data', 'The worker of the fake backend could not start']),
  );
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('cell', { name: 'GET assessments' }).first()).toBeVisible();
  await page.reload();
  await expect(product.getByRole('button', { name: 'Amara Osei' })).toBeVisible();
  await context.close();
});
