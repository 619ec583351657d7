import { defineConfig } from '@playwright/test';
import endToEnd from '../../e2e/playwright.config.ts';

// eslint-disable-next-line import/no-default-export -- Playwright reads the default export
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.e2e.ts',
  outputDir: '../../test-results/gallery',
  workers: 2,
  // A walk that failed is walked again: a picture that is missing would be told as vanished.
  retries: 3,
  reporter: 'line',
  use: { ...endToEnd.use, reducedMotion: 'reduce', colorScheme: 'light' },
  projects: [{ name: 'gallery' }],
});
