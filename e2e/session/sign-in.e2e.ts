import { timesCalled } from '#e2e/lib/demo-port.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';
import { amaraOsei, DEMO_PASSWORD } from '#fixtures/people.ts';

const REFUSED = 'Sorry, your attempt to login was unsuccessful. Please try again.';

test('A-13, L6: a wrong password is refused and nothing typed is lost; the sixth sign-in in a minute has to wait, the right password too', async ({
  page,
  demo,
  watch,
}) => {
  watch.expectStatus(422, 429);
  const form = await new SignInPage(page).open();
  for (let turn = 1; turn <= 5; turn += 1) {
    await form.signIn(amaraOsei.email, `wrong ${turn}`);
    await expect(form.submit).not.toHaveAttribute('aria-disabled');
    await expect(form.alert).toHaveText(REFUSED);
    await expect(form.alert).toBeFocused();
    await expect(form.email).toHaveValue(amaraOsei.email);
    await expect(form.password).toHaveValue(`wrong ${turn}`);
  }
  await form.signIn(amaraOsei.email, DEMO_PASSWORD);
  await expect(form.alert).toContainText(/Too many login attempts\. Please try again in \d+ seconds\./);
  await expect(form.alert).toContainText(REFUSED);
  expect(await timesCalled(demo, 'login')).toBe(6);

  await demo.advance('61s');
  await form.submit.click();
  await new HomePage(page).arrive();
});

test('A-14, K-06, K-16: empty and over-long fields are told beside them, nothing is cut off and nothing is sent', async ({
  page,
  demo,
}) => {
  const form = await new SignInPage(page).open();
  await form.email.press('Enter');
  await expect(page.getByText('Please complete this field')).toHaveCount(2);
  await form.signIn(`${'a'.repeat(40)}@demo.example`, 'p'.repeat(51));
  await expect(page.getByText('Please use at most 50 characters. This is 53.')).toBeVisible();
  await expect(page.getByText('Please use at most 50 characters. This is 51.')).toBeVisible();
  await expect(form.password).toHaveValue('p'.repeat(51));
  await expect(form.email).toHaveAttribute('autocomplete', 'username');
  await expect(form.password).toHaveAttribute('autocomplete', 'current-password');
  expect(await timesCalled(demo, 'login')).toBe(0);
});

test('W-03, A-32: without a remembered session no GET me leaves the page; with one a reload asks once and shows no form', async ({
  page,
  demo,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/me')) asked.push(request.url());
  });
  const form = await new SignInPage(page).open('/bookings');
  expect(asked).toEqual([]);
  expect(await timesCalled(demo, 'getMe')).toBe(0);

  await form.signIn(amaraOsei.email);
  await expect(form.heading).toHaveText('Bookings');
  const before = await timesCalled(demo, 'getMe');
  await page.reload();
  await expect(form.heading).toHaveText('Bookings');
  expect(await timesCalled(demo, 'getMe')).toBe(before + 1);
});
