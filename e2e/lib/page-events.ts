import type { Page } from '@playwright/test';

/** Its window comes to the front, and it asks quietly. */
export const comeToTheFront = (page: Page): Promise<unknown> =>
  page.evaluate((_, { document } = window) => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** The page goes, as far as it knows, and stands, so that it can be asked. */
export const leavePage = (page: Page): Promise<unknown> =>
  page.evaluate((_, view = window) => view.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));

/** As a link of the app would: without loading the document anew. */
export const navigateInApp = (page: Page, path: string): Promise<void> =>
  page.evaluate((address, view = window) => {
    view.history.pushState(null, '', address);
    view.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
