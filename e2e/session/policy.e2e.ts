import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/lib/fixtures.ts';

/**
 * The negative control of every other test: those pass only without one report of the policy, and here it is shown that
 * there is a policy to report. Nobody watches this context: what the browser says is what is asked for.
 */
const PLANTED =
  '<script>window.planted = "inline"</script><img src="/nowhere.png" onerror="window.planted = \'attribute\'"></body>';

const refused = async (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { refused?: string[] }).refused ?? []);

test('under the policy a planted inline script, an event attribute, innerHTML, eval and a script from elsewhere are refused', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const page = window as unknown as { refused: string[] };
    page.refused = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      page.refused.push(effectiveDirective),
    );
  });
  await page.route('**/forgotten-password', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</body>', PLANTED) });
  });
  await page.goto('/forgotten-password');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => refused(page)).toEqual(expect.arrayContaining(['script-src-elem', 'script-src-attr']));

  const outcomes = await page.evaluate(async () => {
    // What the test's own connection runs may evaluate strings; what a timer runs is the page's.
    await new Promise((resolve) => setTimeout(resolve));
    const tried = (attempt: () => void): string => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      innerHTML: tried(() => {
        document.body.innerHTML = '<img src=x onerror="window.planted = 1">';
      }),
      insertAdjacentHTML: tried(() => document.body.insertAdjacentHTML('beforeend', '<b>planted</b>')),
      // eslint-disable-next-line typescript/no-implied-eval -- it is what the policy has to refuse
      eval: tried(() => new Function('window.planted = "eval"')()),
      script: tried(() => {
        document.createElement('script').src = 'https://elsewhere.example/planted.js';
      }),
      ownScript: tried(() => {
        document.createElement('script').src = '/nothing.js';
      }),
    };
  });
  expect(outcomes).toEqual({
    innerHTML: 'TypeError',
    insertAdjacentHTML: 'TypeError',
    eval: 'EvalError',
    script: 'TypeError',
    ownScript: 'done',
  });
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});
