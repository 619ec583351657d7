import { signInAsAmara } from '#e2e/lib/sign-in.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { navigateInApp } from '#e2e/lib/page-events.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';

/** Spellings of somewhere else: protocol-relative, backslashes, control characters, credentials, encodings, other schemes. */
const ELSEWHERE = [
  'https://elsewhere.example/',
  '//elsewhere.example',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/%2f%2felsewhere.example',
  '/%5celsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  'https:elsewhere.example',
  'http://localhost@elsewhere.example/',
  'http://localhost.elsewhere.example/',
  'javascript:alert(document.domain)',
  'data:text/html,<h1>elsewhere</h1>',
  '/..//elsewhere.example',
] as const;

test('A-06, A-09: a protected page leads to the form with the whole query and d; signing in leads back', async ({ page, baseURL }) => {
  await signInAsAmara(page, '/bookings?x=1&tab=past');
  await expect(page).toHaveURL(`${baseURL}/bookings?x=1&tab=past`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookings');
});

test('A-06: the address of the form keeps the query and adds d, for / too; nested forms of in-place paths redirect', async ({ page, baseURL }) => {
  const form = new SignInPage(page);
  for (const [asked, led] of [
    ['/bookings?x=1', '/login?x=1&d=%2Fbookings'],
    ['/', '/login?d=%2F'],
    ['/categories/1/modules/2', '/login?d=%2Fcategories%2F1%2Fmodules%2F2'],
  ] as const) {
    await form.open(asked);
    await expect(page).toHaveURL(`${baseURL}${led}`);
  }
});

for (const [path, heading] of [
  ['/collections/301', 'Infection Control Essentials'],
  ['/modules/701', 'Hand hygiene and PPE'],
] as const) {
  test(`A-07, A-08: at ${path} the form stands in place; afterwards the same address shows its page, without another navigation`, async ({ page, baseURL }) => {
    const form = await new SignInPage(page).open(path);
    await expect(page).toHaveURL(`${baseURL}${path}`);
    const entries = await page.evaluate(() => history.length);
    const navigations: string[] = [];
    page.on('framenavigated', (frame) => navigations.push(frame.url()));
    await signInAsAmaraHere(form);
    await expect(form.heading).toHaveText(heading);
    await expect(page).toHaveURL(`${baseURL}${path}`);
    expect(navigations).toEqual([]);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
}

const signInAsAmaraHere = (form: SignInPage): Promise<void> => form.signIn('amara.osei@demo.example');

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
  // The same guard reads the address of a page that stands: booting the app for each took most of this file.
  for (const spelling of others) await leadHome((address) => navigateInApp(page, address), spelling);
  await assigned.arrive();
  expect(foreign).toEqual([]);
});

test('A-05: redirect goes before d, and a whole address of our own is a path', async ({ page, baseURL }) => {
  await signInAsAmara(page, `/login?redirect=${encodeURIComponent(`${baseURL}/awards?y=2`)}&d=%2Fbookings`);
  await expect(page).toHaveURL(`${baseURL}/awards?y=2`);
});
