import type { Page } from '@playwright/test';
import { DESKTOP, expectNoFindingsAnywhere, expectNoFindingsHere, moveTo, PHONE } from '#e2e/lib/axe.ts';
import { timesCalled } from '#e2e/lib/demo-port.ts';
import { enter } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { tabTo } from '#e2e/lib/keyboard.ts';
import { AssessmentPage } from '#e2e/pages/assessment-page.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';
import { TopBar } from '#e2e/pages/top-bar.ts';
import { brightwater, harbour, northgate } from '#fixtures/organisations.ts';
import { amaraOsei, arthurPenn, marcusBell, nadiaRahman, sofiaLindqvist } from '#fixtures/people.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const position = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
const toTheEnd = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(document.documentElement.scrollHeight - window.innerHeight - window.scrollY));
const brand = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim());
const labelsOf = (bar: TopBar): Promise<string[]> => bar.links.filter({ visible: true }).allInnerTexts();

test('B-08: Amara switches to Northgate and sees its words and its colour on the same page, now and after a reload', async ({
  page,
  demo,
  baseURL,
}) => {
  const bar = await enter(page, demo, amaraOsei, '/awards');
  expect(await labelsOf(bar)).toEqual(['Home', 'Library', 'Bookings', 'Awards', 'Search']);
  expect(await brand(page)).toBe(brightwater.settings.colour_primary);
  await bar.switchTo(northgate.name);
  await expect(page.getByRole('banner').getByRole('link', { name: northgate.name })).toBeVisible();
  expect(await labelsOf(bar)).toEqual(['Home', 'Learning', 'Workshops', 'Badges', 'Find']);
  expect(await brand(page)).toBe(northgate.settings.colour_primary);
  await expect(page).toHaveURL(`${baseURL}/awards`);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: northgate.name })).toBeVisible();
  await expect.poll(() => brand(page)).toBe(northgate.settings.colour_primary);
});

test('B-08: what another organisation does not have is not found there, and stands again on the way back, fetched anew', async ({
  page,
  demo,
  watch,
}) => {
  watch.expectStatus(404);
  const bar = await enter(page, demo, amaraOsei, '/assessments/502');
  const title = await heading(page).textContent();
  await bar.switchTo(northgate.name);
  await expect(heading(page)).toHaveText("Sorry, can't find that page");
  const before = await timesCalled(demo, 'getAssessment');
  await bar.switchTo(brightwater.name);
  await expect(heading(page)).toHaveText(title ?? '');
  await expect.poll(() => timesCalled(demo, 'getAssessment')).toBeGreaterThan(before);
});

test('B-16: Marcus is warned of his other tabs; staying keeps the session, signing out ends it in both', async ({
  page,
  demo,
  context,
}) => {
  const bar = await enter(page, demo, marcusBell, '/awards');
  // A tab that a link opened: it has the session, and nothing that this tab keeps for itself.
  await page.evaluate(() => sessionStorage.setItem('of this tab', '1'));
  const opened = context.waitForEvent('page');
  await bar.links.filter({ visible: true, hasText: 'Home' }).click({ button: 'middle' });
  const other = await opened;
  await expect(new TopBar(other).account).toBeVisible();
  await expect(other).toHaveTitle(/^Home · /);
  expect(await other.evaluate(() => [window.opener, sessionStorage.getItem('of this tab')])).toEqual([null, null]);
  await expect(page).toHaveURL(/\/awards$/);
  await bar.signOut();
  await expect(bar.question).toContainText('You will be signed out of your other tabs too.');
  await page.keyboard.press('Escape');
  await expect(bar.question).toBeHidden();
  await expect(bar.account).toBeFocused();
  expect(await timesCalled(demo, 'logout')).toBe(0);
  await bar.signOut();
  await bar.confirmSignOut();
  await expect(new SignInPage(page).submit).toBeVisible();
  await expect(new SignInPage(other).submit).toBeVisible();
});

test('B-23: by keyboard alone past the bar, to a page whose title, focus and place are its own, back to where one was, and through both menus', async ({
  page,
  demo,
}) => {
  const bar = await enter(page, demo, amaraOsei, '/');
  const home = await new HomePage(page).arrive();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, home.assessment('Hand hygiene check'));
  const left = await position(page);
  expect(left).toBeGreaterThan(900);
  await page.keyboard.press('Enter');
  await new AssessmentPage(page).arrive();
  await expect.poll(() => position(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('End');
  // The key scrolls little by little.
  await expect.poll(() => toTheEnd(page)).toBe(0);
  const below = await position(page);
  await page.goBack();
  await home.arrive();
  await expect.poll(() => position(page)).toBe(left);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goForward();
  await new AssessmentPage(page).arrive();
  await expect.poll(() => position(page)).toBe(below);
  await page.goBack();
  await expect.poll(() => position(page)).toBe(left);

  await tabTo(page, bar.switcher, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(bar.menu.getByRole('menuitemradio', { name: brightwater.name })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar.menu).toBeHidden();
  await expect(bar.switcher).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('n');
  await expect(bar.menu.getByRole('menuitemradio', { name: northgate.name })).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.keyboard.press('Enter');
  await expect.poll(() => position(page)).toBe(0);
  await expect(page.getByRole('status').filter({ hasText: `You are now in ${northgate.name}` })).toBeAttached();
  await expect(bar.switcher).toBeFocused();

  await tabTo(page, bar.account);
  await page.keyboard.press('ArrowUp');
  await expect(bar.menu.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Amara Osei');
  await expect(page).toHaveTitle(/My Profile/);
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, bar.links.filter({ visible: true, hasText: 'Badges' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/awards$/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(bar.links.filter({ visible: true, hasText: 'Badges' })).toHaveAttribute('aria-current', 'page');
});

test('B-01: the bar stays in sight, and on a phone no link is under it or over the edge', async ({ page, demo }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const bar = await enter(page, demo, sofiaLindqvist, '/');
  await expect(heading(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('banner')).toBeInViewport();
  for (const link of await bar.links.filter({ visible: true }).all()) await expect(link).toBeInViewport({ ratio: 1 });
  await bar.switcher.click();
  await expect(bar.menu).toBeInViewport({ ratio: 1 });
});

test('B-21: three organisations, their menus, and who has no training, at 390 and 1440 px, light and dark: axe finds nothing', async ({
  page,
  demo,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const bar = await enter(page, demo, sofiaLindqvist, '/awards');
  for (const { name, settings } of [brightwater, northgate, harbour]) {
    await bar.switchTo(name);
    await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await brand(page)).toBe(settings.colour_primary);
    }
    // What is off leaves no link (B-05).
    await expect(bar.links.filter({ visible: true })).toHaveCount(settings.bookings ? 5 : 4);
    for (const menu of ['switcher', 'account'] as const) {
      for (const device of [DESKTOP, PHONE]) {
        await moveTo(page, device);
        await bar[menu].click();
        await expect(bar.menu).toBeVisible();
        await expectNoFindingsHere(page, `${name}, ${menu}, ${device.width} px`);
        await page.keyboard.press('Escape');
      }
      await moveTo(page, DESKTOP);
    }
  }
  for (const person of [arthurPenn, nadiaRahman]) {
    await enter(page, demo, person, '/');
    await expect(heading(page)).toBeVisible();
    await expectNoFindingsAnywhere(page, person.reason);
  }
});

test('0190: what home asked the last time is on its way before the app is there, and is asked once', async ({
  page,
  demo,
}) => {
  await enter(page, demo, amaraOsei, '/');
  await new HomePage(page).arrive();
  await page.reload();
  await new HomePage(page).arrive();
  const before = await timesCalled(demo, 'listUserModules');
  let isLoading = true;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isLoading && request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
  });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  void page.reload().catch(() => undefined);
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['/api/me', `/api/users/${amaraOsei.id}/modules`]));
  isLoading = false;
  release();
  await new HomePage(page).arrive();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await timesCalled(demo, 'listUserModules')).toBe(before + 1);
});
