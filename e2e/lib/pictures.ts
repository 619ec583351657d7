import type { Browser, TestInfo } from '@playwright/test';

/**
 * Attaches a picture of each open page to a test that failed. Playwright's own `screenshot: 'only-on-failure'` takes
 * one of every page of every test before its context closes, in case it fails later, and waits a second for each tab
 * behind another.
 */
export const takePictures = async (browser: Browser, info: TestInfo): Promise<void> => {
  for (const [index, page] of browser
    .contexts()
    .flatMap((context) => context.pages())
    .entries()) {
    const name = `picture-${index + 1}.png`;
    const path = info.outputPath(name);
    // A page that cannot be drawn any more is no second failure.
    const isTaken = await page.screenshot({ path, timeout: 5000 }).then(
      () => true,
      () => false,
    );
    if (isTaken) info.attachments.push({ name, path, contentType: 'image/png' });
  }
};
