import type { ChildProcess } from 'node:child_process';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { SITE_KEY, standInForRecaptcha } from '#e2e/lib/human-checks.ts';
import { serveOwnBuild } from '#e2e/lib/own-build.ts';
import { RegistrationPage } from '#e2e/pages/registration-page.ts';
import { TopBar } from '#e2e/pages/top-bar.ts';

const OUT_DIR = '.cache/dist-recaptcha';
const PORT = 4184;

let server: ChildProcess | undefined;

test.use({ baseURL: `http://localhost:${PORT}` });

test.beforeAll(async () => {
  server = await serveOwnBuild({
    outDir: OUT_DIR,
    env: { VITE_HUMAN_CHECK: 'recaptcha', VITE_HUMAN_CHECK_KEY: SITE_KEY },
    host: ['scripts/serve.ts', '--app', OUT_DIR, '--port', String(PORT)],
  });
});

test.afterAll(() => {
  server?.kill();
});

test('S-07, S-14: under the policy of a build that names reCAPTCHA a stranger registers, and no other provider is admitted', async ({
  page,
}) => {
  const asked = await standInForRecaptcha(page);
  const policy = (await page.request.get('/register/harbour')).headers()['content-security-policy'];
  expect(policy).toMatch(
    /script-src [^;]*https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\//,
  );
  expect(policy).not.toContain('cloudflare.com');

  const registration = await new RegistrationPage(page).open('harbour');
  await registration.introduce();
  await registration.choose();
  expect(asked, 'nobody is looked at before they say so').not.toContainEqual(expect.stringContaining('userverify'));
  await registration.tick();
  await registration.submit.click();
  await expect(new TopBar(page).account).toHaveAccessibleName('Jonah Petrie, your account');
  expect(asked.map((address) => new URL(address).pathname).toSorted()).toEqual([
    '/recaptcha/api.js',
    '/recaptcha/api2/anchor',
    '/recaptcha/api2/userverify',
    '/recaptcha/releases/1/recaptcha__en_gb.js',
  ]);
});
