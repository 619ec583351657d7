import type { Browser, TestInfo } from '@playwright/test';

/**
 * Attaches a picture of each open page to a test that failed. Playwright's own `screenshot: 'only-on-failure'` takes one of every
 * page of every test before its context closes, in case it fails later, and waits a second for each tab behind another.
 */
export const takePictures = async (browser: Browser, info: TestInfo): Promise<void> => {
  for (const [index, page] of browser.contexts().flatMap((context) => context.pages()).entries()) {
    // A page that cannot be drawn any more is no second failure.
    const body = await page.screenshot({ timeout: 5000 }).catch(() => null);
    if (body !== null) await info.attach(`picture ${index + 1}`, { body, contentType: 'image/png' });
  }
};
