import { readFile, writeFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { RIGHT } from '#e2e/assessments/hand-hygiene.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { totp } from '#e2e/lib/totp.ts';
import { DemoPanels } from '#e2e/pages/demo-panels.ts';
import { DEMO_PASSWORD, tomWhitfield } from '#fixtures/people.ts';

/** The same day for every recording, so that it is the same file. */
const BEGINS = '/login?demo-scenario=default&demo-clock=2026-10-06T09:00:00.000Z&demo-rate=0';
/**
 * `WAYMARK_RECORD=1` writes it anew; `vitest run src/instruments/journal -u` then writes the test of it,
 * `recorded-assessment.e2e.ts`.
 */
const JOURNAL = new URL('learners-assessment.journal.json', import.meta.url);
const TOURS = ['learners-day', 'reviewers-queue', 'late-fee'];

/** A status is announced when it comes, which may be a step later on a busy machine. */
const withoutStatuses = (journal: string): unknown =>
  JSON.parse(journal, (key, value: unknown) =>
    key === 'statuses' || (key === 'seen' && Object.keys(value as object).length === 0) ? undefined : value,
  ) as unknown;

const textOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8');

test('a learner’s assessment, from a sign-in with a code on, is recorded as the journal that stands beside its generated test, and holds no secret', async ({
  page,
}) => {
  await page.goto(BEGINS);
  await expect(page, 'the link was followed').toHaveURL(/\/login$/);
  await page.goto('/instruments/?tab=tours&at=/login');
  const panels = await new DemoPanels(page).arrive();
  await panels.button('Record').click();
  await expect(panels.status).toHaveText('Recording, from a fresh world.');
  const product = await panels.product();
  const heading = product.getByRole('heading', { level: 1 });
  const code = totp(tomWhitfield.two_factor_secret);
  await expect(heading).toHaveText('Sign in');
  await product.getByRole('textbox', { name: 'Email address' }).fill(tomWhitfield.email);
  await product.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await product.getByRole('button', { name: 'Sign in', exact: true }).click();
  await product.getByRole('textbox', { name: 'Six-digit code' }).fill(code);
  await product.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(heading).toHaveText('Welcome, Tom Whitfield');
  await product.getByRole('link', { name: 'Hand hygiene check' }).first().click();
  await expect(heading).toHaveText('Hand hygiene check');
  for (const [index, options] of RIGHT.entries()) {
    const question = product
      .getByRole('group', { name: new RegExp(`^Question ${index + 1}\\.`) })
      .or(product.getByRole('radiogroup', { name: new RegExp(`^Question ${index + 1}\\.`) }));
    for (const name of options) await question.getByLabel(name, { exact: true }).check();
  }
  await product.getByRole('button', { name: 'Submit', exact: true }).first().click();
  await product.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(heading).toHaveText('Passed');
  await panels.button('Stop recording').click();

  const saved = page.waitForEvent('download');
  await panels.button('Save journal').click();
  const journal = await textOf(await saved);
  expect(journal).not.toMatch(new RegExp(`${DEMO_PASSWORD}|${code}`));
  if (process.env['WAYMARK_RECORD'] !== undefined) await writeFile(JOURNAL, journal);
  expect(withoutStatuses(journal)).toEqual(withoutStatuses(await readFile(JOURNAL, 'utf8')));
});

for (const [colorScheme, viewport] of [
  ['light', { width: 1440, height: 900 }],
  ['dark', { width: 390, height: 844 }],
] as const) {
  test.describe(`${colorScheme}, ${viewport.width} pixels wide`, () => {
    test.use({ colorScheme, viewport });
    test('the three tours play to their end', async ({ page }) => {
      for (const tour of TOURS) {
        await page.goto(`/instruments/?tour=${tour}&pace=none`);
        await expect(new DemoPanels(page).status).toHaveText(/: played to its end\.$/);
      }
    });
  });
}
