import { signInAsAmara } from '#e2e/lib/sign-in.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { navigateInApp } from '#e2e/lib/page-events.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';
import { amaraOsei } from '#fixtures/people.ts';

/** Spellings of somewhere else that a browser reads in its own way; `redirect-guard.test.ts` has all that are known. */
const ELSEWHERE = [
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(document.domain)',
] as const;

test('A-06, A-09: a protected page leads to the form with the whole query and d; signing in leads back', async ({
  page,
  baseURL,
}) => {
  const form = await new SignInPage(page).open('/bookings?x=1&tab=past');
  await expect(page).toHaveURL(`${baseURL}/login?x=1&tab=past&d=%2Fbookings`);
  await form.signIn(amaraOsei.email);
  await expect(page).toHaveURL(`${baseURL}/bookings?x=1&tab=past`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookings');
});

test('A-07, A-08: at a module the form stands in place; afterwards the same address shows its page, without another navigation', async ({
  page,
  baseURL,
}) => {
  const form = await new SignInPage(page).open('/modules/701');
  await expect(page).toHaveURL(`${baseURL}/modules/701`);
  const entries = await page.evaluate(() => history.length);
  const navigations: string[] = [];
  page.on('framenavigated', (frame) => navigations.push(frame.url()));
  await form.signIn(amaraOsei.email);
  await expect(form.heading).toHaveText('Hand hygiene and PPE');
  await expect(page).toHaveURL(`${baseURL}/modules/701`);
  expect(navigations).toEqual([]);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('A-05: no spelling of redirect or d leads off our own origin', async ({ page, context, baseURL }) => {
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL && /^https?:/.test(request.url())) foreign.push(request.url());
  });
  const [first, second, ...others] = ELSEWHERE;
  await signInAsAmara(page, `/login?redirect=${encodeURIComponent(first)}`);
  const assigned = await new HomePage(page).arrive();
  await expect(page).toHaveURL(`${baseURL}/`);
  const leadHome = async (open: (address: string) => Promise<unknown>, spelling: string): Promise<void> => {
    for (const parameter of ['redirect', 'd']) {
      await open(`/login?${parameter}=${encodeURIComponent(spelling)}`);
      await expect(page, `${parameter}=${spelling}`).toHaveURL(`${baseURL}/`);
    }
  };
  await leadHome((address) => page.goto(address), second);
  // The same guard reads the address of a page that stands, without booting the app for each.
  for (const spelling of others) await leadHome((address) => navigateInApp(page, address), spelling);
  await assigned.arrive();
  expect(foreign).toEqual([]);
});
