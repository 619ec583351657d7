import type { Request } from '@playwright/test';
import { expectNoFindingsAnywhere } from '#e2e/lib/axe.ts';
import { timesCalled } from '#e2e/lib/demo-port.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';
import { TopBar } from '#e2e/pages/top-bar.ts';
import { amaraOsei, arthurPenn, marcusBell, nadiaRahman } from '#fixtures/people.ts';

/**
 * One of each kind: a learner, a manager, who is archived and who has no role. The homes of the others are opened
 * through HTTP.
 */
const PRESSED = [amaraOsei, marcusBell, arthurPenn, nadiaRahman];

test('the demo offers its people, each one press away', async ({ page, demo }) => {
  const pendingRequests = new Set<Request>();
  page.on('request', (request) => pendingRequests.add(request));
  page.on('requestfinished', (request) => pendingRequests.delete(request));
  page.on('requestfailed', (request) => pendingRequests.delete(request));
  const form = await new SignInPage(page).open();
  const bar = new TopBar(page);
  await expect(form.people.getByRole('button')).toHaveCount(9);
  await expectNoFindingsAnywhere(page, 'sign-in form with the people of the demo');
  for (const person of PRESSED) {
    const name = `${person.first_name} ${person.last_name}`;
    await form.enterAs(name);
    await expect(page, name).not.toHaveTitle(form.title);
    await expect(form.heading, name).toHaveText(/Welcome, |you don't have access|account is archived/);
    // What a page still asks for when its session ends is refused: nobody is that quick.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect.poll(() => pendingRequests.size).toBe(0);
    await bar.signOut();
    // B-16: managers are asked.
    if (person === marcusBell) await bar.confirmSignOut();
    await form.arrive();
  }
  expect(await timesCalled(demo, 'logout')).toBe(PRESSED.length);
});
