import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { listenToTraffic, readSources, secretsFound } from '#e2e/lib/secret-search.ts';
import { totp } from '#e2e/lib/totp.ts';
import { DemoPanels } from '#e2e/pages/demo-panels.ts';
import { amaraOsei, DEMO_PASSWORD } from '#fixtures/people.ts';

const MISTYPED = 'five loud magpies';
const FIRST = 'four quiet herons';
const SECOND = 'nine brown sparrows';
const BACKEND = /^IndexedDB waymark-demo:/;

const textOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8');

test('X-010 to X-017, X-049: whoever changes a password and sets two-factor up, recorded beside the desk, leaves no secret in a store, an address, a log, a journal, an export or a drawing', async ({
  page,
  context,
  watch,
}) => {
  watch.expectStatus(422);
  const traffic = await listenToTraffic(context);
  await page.goto('/instruments/?tab=tours&at=/login');
  const panels = await new DemoPanels(page).arrive();
  const product = page.frameLocator('iframe[title="The product"]');
  const button = (name: string | RegExp) => product.getByRole('button', { name, exact: true });
  const field = (label: string) => product.getByLabel(label, { exact: true });
  const drawn: Record<string, string> = {};
  const look = async (where: string): Promise<void> => {
    drawn[`the desk, ${where}`] = await page.content();
  };
  const events = page.getByRole('list', { name: 'Events, oldest first' });
  /** Each event of the open chart with what it carried, the last one at last. */
  const lookAtEvents = async (where: string): Promise<void> => {
    for (const event of await events.getByRole('button').all()) {
      await event.click();
      drawn[`the chart, ${where}`] = `${drawn[`the chart, ${where}`] ?? ''}\n${await page.content()}`;
    }
    // Not by "toContain", which would print the page.
    expect(drawn[`the chart, ${where}`]?.includes('[hidden]'), 'what was hidden is said to be').toBe(true);
  };
  const changePassword = async (current: string, next: string): Promise<void> => {
    await field('Current password').fill(current);
    await field('New password').fill(next);
    await field('New password again').fill(next);
    await button('Save password').click();
  };
  const saved = product.getByText('Your password has been successfully updated.');

  await panels.button('Record').click();
  await expect(panels.status).toHaveText('Recording, from a fresh world.');
  await product.getByRole('textbox', { name: 'Email address' }).fill(amaraOsei.email);
  await field('Password').fill(DEMO_PASSWORD);
  await button('Sign in').click();
  await button(/, your account$/).click();
  await product.getByRole('menuitem', { name: 'My Profile' }).click();
  await product
    .getByRole('navigation', { name: 'My Profile' })
    .getByRole('link', { name: /^Security/ })
    .click();
  await changePassword(MISTYPED, FIRST);
  await expect(field('Current password')).toHaveAccessibleDescription('The password is incorrect.');
  await changePassword(DEMO_PASSWORD, FIRST);
  await expect(saved).toBeVisible();

  await product.getByRole('link', { name: 'Set up two-factor' }).click();
  await field('Password').fill(MISTYPED);
  await button('Continue').click();
  await expect(product.getByText('Sorry, the password was incorrect. Please try again.')).toBeVisible();
  await field('Password').fill(FIRST);
  await button('Continue').click();
  const secret = (await product.getByRole('group', { name: 'Secret key' }).innerText()).replaceAll(/\s/g, '');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  await panels.openTab('Charts');
  await expect(page.locator('svg.diagram [aria-current="step"]')).toHaveAttribute('data-state', 'twoFactor.showingQr');
  await expect(events).toContainText('password.submitted');
  for (const part of ['Context', 'What the last event carried']) await page.getByText(part, { exact: true }).click();
  await lookAtEvents('beside the QR code');
  await button('I have added it').click();
  const code = totp(secret);
  await field('Six-digit code').fill(code);
  await button('Turn it on').click();
  const list = product.getByRole('region', { name: /recovery codes$/ }).getByRole('listitem');
  await expect(list).toHaveCount(8);
  const recoveryCodes = await list.allInnerTexts();
  await expect(events).toContainText('code.submitted');
  await lookAtEvents('beside the recovery codes');
  await product.getByRole('checkbox', { name: /^I have kept them/ }).check();
  await button('Finish').click();
  await product.getByRole('link', { name: 'Back to Security' }).click();
  await changePassword(FIRST, SECOND);
  await expect(saved).toBeVisible();

  const secrets = {
    'the mistyped password': MISTYPED,
    'the first password': FIRST,
    'the second password': SECOND,
    'the secret key': secret,
    'the code': code,
    ...Object.fromEntries(recoveryCodes.map((one, at) => [`recovery code ${at + 1}`, one])),
  };
  await panels.openTab('Tours');
  await panels.button('Stop recording').click();
  const download = async (name: string): Promise<string> => {
    const [file] = await Promise.all([page.waitForEvent('download'), panels.button(name).click()]);
    return textOf(file);
  };
  drawn['the journal'] = await download('Save journal');
  drawn['the recorded test'] = await download('Save as test');
  drawn['the exported file'] = await download('Export');
  expect(drawn['the journal'], 'the steps are in it').toContain('Turn it on');
  await look('with its recording');
  for (const tab of ['Log', 'Mail', 'Charts']) {
    await panels.openTab(tab);
    await look(tab);
  }
  const frame = await panels.product();
  drawn['the log and the link'] = await frame.evaluate(async () => {
    const { demo } = window;
    return JSON.stringify([await demo?.log(), await demo?.link(), await demo?.personas()]);
  });
  const stores = { ...(await readSources(page)), ...(await readSources(frame)) };
  const [backend] = Object.keys(stores).filter((source) => BACKEND.test(source));
  const ours = Object.fromEntries(Object.entries(stores).filter(([source]) => source !== backend));
  expect(secretsFound({ ...ours, ...drawn, ...traffic.sources() }, secrets)).toEqual([]);

  // The search finds what is there: what signs somebody in stands in the fake backend's own database, as on any server.
  expect(secretsFound({ backend: stores[backend ?? ''] ?? '' }, secrets)).toEqual(
    ['the second password', 'the secret key', ...recoveryCodes.map((_, at) => `recovery code ${at + 1}`)].map(
      (name) => `${name} in backend`,
    ),
  );
  await frame.evaluate(
    ([one, other]) => {
      sessionStorage.setItem('planted', one ?? '');
      // eslint-disable-next-line no-console -- the search has to find it there
      console.info(other);
      new BroadcastChannel('planted').postMessage({ other });
      history.replaceState({ other }, '', `?planted=${encodeURIComponent(one ?? '')}`);
    },
    [SECOND, code] as const,
  );
  await expect
    .poll(async () =>
      secretsFound({ ...(await readSources(frame)), ...traffic.sources(), [backend ?? '']: '' }, secrets),
    )
    .toEqual([
      'the second password in sessionStorage',
      'the second password in the history',
      'the code in the history',
      'the second password in an address',
      'the code in the console',
      'the code in what a page told',
    ]);
});
