import type { Page } from '@playwright/test';
import { expect } from '#e2e/lib/fixtures.ts';
import { navigateInApp } from '#e2e/lib/page-events.ts';
import { moiraKane } from '#fixtures/colleagues.ts';
import { amaraOsei } from '#fixtures/people.ts';

/** The library with categories and without (M-02), a category, and a list as a grid, as rows and with nothing found. */
export const libraryScreens = async (page: Page, signIn: (email: string, path: string) => Promise<void>, look: (page: Page, where: string) => Promise<void>): Promise<void> => {
  await signIn(moiraKane.email, '/categories');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await look(page, 'library: search');
  await signIn(amaraOsei.email, '/categories');
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
};
