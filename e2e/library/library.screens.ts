import { type AreaScreens, look, signedIn, type Stage } from '#e2e/accessibility/stage.ts';
import { expect } from '#e2e/lib/fixtures.ts';
import { navigateInApp } from '#e2e/lib/page-events.ts';
import { moiraKane } from '#fixtures/colleagues.ts';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';

/** Every block that an author has (P-01). */
const authoredScreens = async (stage: Stage): Promise<void> => {
  await signedIn(stage, tomWhitfield.email, '/pages/157');
  await expect(stage.page.getByRole('link', { name: 'Infection Control: final assessment' })).toBeVisible();
  await look(stage.page, 'a page with every block');
};

/**
 * The library with categories and without (M-02), a category, a list as a grid, as rows and with nothing found, and a
 * category and a collection that did not load.
 */
const libraryScreens = async (stage: Stage): Promise<void> => {
  const { page, demo } = stage;
  await signedIn(stage, moiraKane.email, '/categories');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await look(page, 'library: search');
  await signedIn(stage, amaraOsei.email, '/categories');
  await expect(page.getByText('Needs your attention')).toBeVisible();
  await look(page, 'library');
  await navigateInApp(page, '/categories/201');
  await expect(page.getByRole('heading', { name: 'Discover more' })).toBeVisible();
  await look(page, 'category');
  await navigateInApp(page, '/modules');
  await page.getByRole('button', { name: 'List' }).click();
  await look(page, 'modules: rows');
  await page.getByRole('searchbox').fill('nothing of the kind');
  await expect(page.getByRole('heading', { name: 'Sorry, no results found.' })).toBeVisible();
  await look(page, 'modules: nothing found');
  await demo.faults(
    { call: 'getCategory', status: 500, times: 'always' },
    { call: 'getCollection', status: 500, times: 'always' },
  );
  await navigateInApp(page, '/categories/202');
  await expect(page.getByText('This category could not be loaded.')).toBeVisible();
  await look(page, 'category: not loaded');
  await navigateInApp(page, '/collections/303');
  await expect(page.getByText('This collection could not be loaded.')).toBeVisible();
  await look(page, 'collection: not loaded');
  await demo.faults();
};

export const screens: AreaScreens = { signedIn: { 'authored content': authoredScreens, library: libraryScreens } };
