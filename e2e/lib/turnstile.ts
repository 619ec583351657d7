import type { Page } from '@playwright/test';

/** The public key of the site in a build whose human check is stood in for. */
export const SITE_KEY = 'the-key-of-this-site';

/** What the provider's script does: it says, once it is told to look, that it has seen a person. */
const SCRIPT = `window.turnstile = {
  render: (_, { sitekey, callback }) => {
    if (sitekey !== '${SITE_KEY}') throw new Error('another key');
    window.turnstile.execute = () => setTimeout(callback, 50, 'passed-in-the-demo');
    return 'widget';
  },
  reset: () => undefined,
  remove: () => undefined,
};`;

/** Answers for the provider of the human check (S-14). The addresses that were asked for, as they come. */
export const standInForTurnstile = async (page: Page): Promise<readonly string[]> => {
  const asked: string[] = [];
  await page.route('https://challenges.cloudflare.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
  });
  return asked;
};
