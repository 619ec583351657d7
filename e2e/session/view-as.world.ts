import type { BrowserContext, Page } from '@playwright/test';
import { TopBar } from '#e2e/pages/top-bar.ts';

/**
 * Past this page, as the admin panel would: begins to view as Amara, or ends it, whichever is not so yet. Through the
 * page's own `fetch`, so that either door of the fake backend answers.
 */
export const setViewing = (page: Page, email: string | null): Promise<void> =>
  page.evaluate(async (wanted, view = window) => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(view.document.cookie)?.[1] ?? '');
    const headers = { accept: 'application/json', 'content-type': 'application/json', 'x-xsrf-token': token };
    if (wanted === null)
      await view.fetch('/api/impersonate', {
        method: 'POST',
        headers: { ...headers, 'x-http-method-override': 'DELETE' },
        body: '{}',
      });
    else
      await view.fetch('/api/impersonate?organisation_id=1', {
        method: 'POST',
        headers,
        body: JSON.stringify({ email: wanted }),
      });
  }, email);

/** What another tab says: of View As, of the session, or of the profile. */
export const tellTabs = (
  page: Page,
  message: 'identity.changed' | 'session.started' | 'session.ended' | 'profile.changed' = 'identity.changed',
): Promise<void> =>
  page.evaluate((said) => {
    const channel = new BroadcastChannel('waymark.session');
    channel.postMessage(said);
    channel.close();
  }, message);

/** Everything that a page shows and its device keeps, as one text; the fake backend's own records are another matter. */
export const everythingOn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.body.outerHTML,
      document.title,
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
    ].join('\n'),
  );

export const anotherTab = async (context: BrowserContext, path: string): Promise<Page> => {
  const tab = await context.newPage();
  await tab.goto(path);
  await new TopBar(tab).account.waitFor();
  return tab;
};
