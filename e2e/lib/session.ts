import type { Page } from '@playwright/test';

/** Ends the session on the server, as another device or its age would. */
export const endSession = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '');
    const { status } = await fetch('/api/logout', {
      method: 'POST',
      headers: { Accept: 'application/json', 'X-XSRF-TOKEN': token },
    });
    return status;
  });
