import type { APIRequestContext } from '@playwright/test';
import { expectNoFindings } from '#e2e/lib/axe.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { pdfOf } from '#e2e/lib/files.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { ModulePage } from '#e2e/pages/module-page.ts';
import { evidenceByTheOrganisation, scormInProgress } from '#fixtures/library/modules.ts';
import { amaraOsei, priyaNair, tomWhitfield } from '#fixtures/people.ts';

const REASON = 'The second page is missing.';

/** Decides about evidence as any client of a reviewer's session could. */
const decide = async (request: APIRequestContext, key: string, data: object): Promise<void> => {
  expect((await request.post('/__demo/as', { data: [priyaNair.email] })).ok()).toBe(true);
  const { cookies } = await request.storageState();
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '');
  expect((await request.patch(`/api/e/${key}`, { headers: { 'x-xsrf-token': token, accept: 'application/json' }, data })).status()).toBe(200);
};

test('N-16, N-17, Q-01: Tom sends evidence, Priya rejects it with a reason, he sends it again and it is accepted; he sees all of it without a reload', async ({ page, demo, playwright, baseURL }) => {
  test.skip(test.info().project.name === 'demo', 'Two people at once: the demo’s backend lives in one browser.');
  const priya = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  const newestKey = async (): Promise<string> => (await demo.mail(priyaNair.email)).filter(({ subject, text }) => subject.startsWith('Evidence to review') && text.includes('Tom Whitfield')).map(({ links }) => links[0]?.split('/e/')[1] ?? '')[0] ?? '';

  await comeAs(page, demo, tomWhitfield, `/modules/${evidenceByTheOrganisation.module_id}`);
  const module = await new ModulePage(page).arrive();
  await expectNoFindings(page, 'a module that takes evidence');
  await module.file.setInputFiles(pdfOf(1, 'logbook.pdf'));
  await module.message.fill('Twenty entries, countersigned.');
  await expect(module.evidence.getByText('Uploaded', { exact: true })).toBeVisible();
  await module.send.click();
  await expect(module.evidence.getByText('In review')).toBeVisible();
  await expect(module.send).toHaveCount(0);

  const first = await newestKey();
  await decide(priya, first, { status: 'rejected', message: REASON });
  await expect(module.evidence.getByText(REASON)).toBeVisible();
  await expectNoFindings(page, 'evidence that was rejected');

  await module.file.setInputFiles(pdfOf(1, 'logbook-both-pages.pdf'));
  await expect(module.evidence.getByText('Uploaded', { exact: true })).toBeVisible();
  await module.send.click();
  await expect(module.evidence.getByText('In review')).toBeVisible();
  const second = await newestKey();
  expect(second).not.toBe(first);
  await decide(priya, second, { status: 'accepted', last_completed_at: Math.floor(Date.now() / 1000) - 60, score: 100 });
  await expect(module.evidence.getByText(/^Accepted/)).toBeVisible();
  await expect(module.main.getByText(/^Completed /)).toBeVisible();
  await priya.dispose();
});

test('N-05, N-24: a SCORM package opens, goes on where it was left, and completes its module without a reload', async ({ page, demo }) => {
  await comeAs(page, demo, amaraOsei, `/modules/${scormInProgress.module_id}`);
  const module = await new ModulePage(page).arrive();
  const course = module.course(scormInProgress.title);
  await module.button('Continue').click();
  await expect(course.getByRole('heading', { name: 'Slide 1 of 3' })).toBeVisible();
  await course.getByRole('button', { name: 'Next slide' }).click();
  await expect(course.getByRole('heading', { name: 'Slide 2 of 3' })).toBeVisible();
  await expect.poll(() => demo.export()).toContain('slide');

  await page.reload();
  await module.button('Continue').click();
  await expect(course.getByText('You are back where you left.')).toBeVisible();
  await expect(course.getByRole('heading', { name: 'Slide 2 of 3' })).toBeVisible();
  await course.getByRole('button', { name: 'Next slide' }).click();
  await course.getByRole('button', { name: 'Complete the course' }).click();
  await expect(course.getByText('This course is complete.')).toBeVisible();
  await expect(module.main.getByText(/^Completed /)).toBeVisible();
});
