import { expectNoFindings, PHONE } from '#e2e/lib/axe.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { DEMO_PASSWORD } from '#fixtures/people.ts';

test('the chart of signing in follows a real sign-in beside it, takes an event from a button, and never shows the password', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/instruments/?tab=charts&at=/login');
  const product = page.frameLocator('iframe');
  const now = page.locator('svg.diagram [aria-current="step"]');
  await expect(now).toHaveAttribute('data-state', 'login.signedOut.form.plain');
  await product.getByRole('textbox', { name: 'Email address' }).fill('amara.osei@demo.example');
  await product.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await product.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(now).toHaveAttribute('data-state', 'login.signedIn');
  await expect(page.getByRole('list', { name: 'Events, oldest first' })).toContainText('requestCsrfCookie');
  await expect(page.getByRole('region', { name: 'Coverage' })).toContainText('Tests reach 29 of 29 states');
  expect(await page.locator('.wk').innerHTML()).not.toContain(DEMO_PASSWORD);
  await expectNoFindings(page, 'the walker beside the product');

  await page.setViewportSize(PHONE);
  await expect(page.getByRole('link', { name: 'signedIn, current state' })).toBeVisible();
  await expectNoFindings(page, 'the walker on a phone');

  await page.getByRole('button', { name: 'Send sign-out requested' }).click();
  await expect(product.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
