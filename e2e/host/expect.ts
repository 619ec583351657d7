import { expect as playwrightExpect } from '@playwright/test';

/**
 * Assertions about a page. Models, page objects and the walk take them from here: within the demo's instruments, where
 * no Playwright runs, `e2e/there/host/` stands in the place of this folder (`imports` of package.json).
 */
export const expect = playwrightExpect;
