import type { Route } from '@playwright/test';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { navigateInApp } from '#e2e/lib/page-events.ts';
import { AssessmentPage } from '#e2e/pages/assessment-page.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { amaraOsei } from '#fixtures/people.ts';

/** What the page of an assessment is made of. */
const PART = /\/assets\/AssessmentRoute-[^/]*\.js/;
/** What stands beside it. */
const SIDE_PART = /\/assets\/NotificationPanel[^/]*\.js/;

test('a new release in the middle of a visit: the missing part loads the page anew, once, at the same place; then a button', async ({
  page,
  demo,
  watch,
}) => {
  watch.expectPageForScript();
  // Without the form: the mouse that pressed its button would rest on a card, and the card's page be fetched ahead.
  await comeAs(page, demo, amaraOsei, '/');
  await new HomePage(page).arrive();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  // As a host answers whose fallback is the page itself.
  const gone = (route: Route): Promise<void> =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Waymark</title>' });
  await page.route(PART, gone);
  await navigateInApp(page, '/assessments/515');
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  await expect(page).toHaveURL(/\/assessments\/515$/);
  await page.unroute(PART);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await new AssessmentPage(page).arrive();

  // Beside a page it takes nothing with it, and comes when it is asked for again.
  await page.route(SIDE_PART, gone);
  await page.getByRole('button', { name: 'Notifications' }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel).toContainText('Your notifications could not be loaded.');
  await new AssessmentPage(page).arrive();
  await page.unroute(SIDE_PART);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel).toContainText('Nothing new during this visit.');
});
