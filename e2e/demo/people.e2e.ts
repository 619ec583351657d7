import type { Request } from '@playwright/test';
import { expectNoFindingsAnywhere } from '#e2e/lib/axe.ts';
import { timesCalled } from '#e2e/lib/demo-port.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';
import { TopBar } from '#e2e/pages/top-bar.ts';
import { marcusBell } from '#fixtures/people.ts';

test('the demo offers its people, each one press away', async ({ page, demo }) => {
  const pendingRequests = new Set<Request>();
  page.on('request', (request) => pendingRequests.add(request));
  page.on('requestfinished', (request) => pendingRequests.delete(request));
  page.on('requestfailed', (request) => pendingRequests.delete(request));
  const form = await new SignInPage(page).open();
  const bar = new TopBar(page);
  await expect(form.people.getByRole('button')).toHaveCount(9);
  await expectNoFindingsAnywhere(page, 'sign-in form with the people of the demo');
  const names = await form.people.getByRole('button').allInnerTexts();
  for (const text of names) {
    const name = text.split('\n')[0]?.trim() ?? '';
    await form.people.getByRole('button', { name: text }).click();
    await expect(page, name).not.toHaveTitle(form.title);
    await expect(form.heading, name).toHaveText(/Welcome, |you don't have access|account is archived/);
    // What a page still asks for when its session ends is refused: nobody is that quick.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect.poll(() => pendingRequests.size).toBe(0);
    await bar.signOut();
    // B-16: managers are asked.
    if (name === `${marcusBell.first_name} ${marcusBell.last_name}`) await bar.confirmSignOut();
    await form.arrive();
  }
  expect(await timesCalled(demo, 'logout')).toBe(9);
});
