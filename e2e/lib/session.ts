import type { Page } from '@playwright/test';

/**
 * Ends the session on the server, as another device or its age would, once the page has everything that it asked for:
 * what is on its way would be the first to hear of it, and not what comes next.
 */
export const endSession = async (page: Page): Promise<number> => {
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '');
    const { status } = await fetch('/api/logout', {
      method: 'POST',
      headers: { Accept: 'application/json', 'X-XSRF-TOKEN': token },
    });
    return status;
  });
};
