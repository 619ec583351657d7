import type { Page } from '@playwright/test';
import { timesCalled } from '#e2e/lib/demo-port.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { endTimeToUndo, fitUndo } from '#e2e/lib/walked-timers.ts';
import { EvidenceListPage } from '#e2e/pages/evidence-list-page.ts';
import { EvidencePage } from '#e2e/pages/evidence-page.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { storedWork } from '#e2e/submission/device.ts';
import { joannaReeve, ruthAdeyemi } from '#fixtures/colleagues.ts';
import { priyaNair } from '#fixtures/people.ts';
import { changeEvidence } from './evidence-world.ts';

const [FIRST_MESSAGE, OFFLINE_MESSAGE] = [
  'Please send the page with the topics.',
  'The second side is missing.',
] as const;
/** Certificates for one training: twelve. */
const FILTERS = 'training=10711&file=pdf';

/** Everything that the browser stores. */
const storedTexts = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))));

test('R12: by keyboard Priya clears a queue of twelve, with two skips, one undo and one interruption of the connection, and signs out: nothing is lost, nothing is sent twice, and nobody reads her words afterwards', async ({
  page,
  demo,
  watch,
}) => {
  watch.expectNoAnswer();
  await demo.scenario('default');
  await fitUndo(page);
  // Her own would be for somebody else.
  await changeEvidence(demo, { 'evidence-bls-priya': { user_id: joannaReeve.id } });
  await comeAs(page, demo, priyaNair, `/evidence?${FILTERS}`);
  const list = await new EvidenceListPage(page).arrive();
  const { keyboard } = page;
  const evidence = new EvidencePage(page);
  const queue = page.getByRole('navigation', { name: 'Evidence to review' });
  const met: string[] = [];
  const isOpen = async (position: string): Promise<void> => {
    await expect(queue.getByText(position, { exact: true })).toBeVisible();
    await expect(evidence.choice('accepted')).not.toBeChecked();
    met.push(new URL(page.url()).pathname);
    expect(new URL(page.url()).search).toBe(`?${FILTERS}`);
  };
  const goTo = async (key: string): Promise<void> => {
    const before = page.url();
    await keyboard.press(key);
    await page.waitForURL((url) => url.href !== before);
  };
  const accept = async (): Promise<void> => {
    await keyboard.press('a');
    await keyboard.press('Control+Enter');
    await expect(evidence.undo).toBeFocused();
  };
  const reject = async (message: string): Promise<void> => {
    await keyboard.press('r');
    await keyboard.press('Tab');
    await expect(evidence.message).toBeFocused();
    await expect(evidence.message, 'D-19').toHaveValue('');
    await keyboard.type(message);
    await keyboard.press('Control+Enter');
  };

  await list.learners.first().focus();
  await keyboard.press('Enter');
  await isOpen('1 of 12');
  await accept();
  await keyboard.press('z');
  await expect(evidence.submit).toBeFocused();
  await reject(FIRST_MESSAGE);
  await expect(evidence.undo).toBeFocused();
  // Going on sends it.
  await goTo('n');
  await isOpen('1 of 11');
  await goTo('s');
  await isOpen('2 of 11');
  await expect(queue.getByText('1 skipped')).toBeVisible();
  await accept();
  await goTo('n');
  await isOpen('2 of 10');
  await goTo('s');
  await isOpen('3 of 10');

  await demo.faults({ call: '*', kind: 'offline', times: 'always' });
  await reject(OFFLINE_MESSAGE);
  await expect(evidence.undo).toBeFocused();
  await endTimeToUndo(page);
  await expect(page.getByText('Your decision is waiting to be sent')).toBeVisible();
  await demo.faults();
  await expect(evidence.decision.getByRole('heading', { name: 'Rejected' })).toBeVisible();
  await goTo('n');
  for (let left = 9; left > 3; left -= 1) {
    await isOpen(`3 of ${left}`);
    await accept();
    await goTo('n');
  }
  await isOpen('3 of 3');
  await accept();
  await endTimeToUndo(page);
  const goOn = page.getByRole('link', { name: 'Review the next' });
  await expect(goOn).toBeVisible();
  await goOn.focus();
  await keyboard.press('Enter');
  await isOpen('1 of 2');
  await accept();
  await goTo('n');
  await isOpen('1 of 1');
  await accept();
  await endTimeToUndo(page);
  await expect(page.getByText('No other evidence is waiting.')).toBeVisible();

  expect(new Set(met).size, 'each of the twelve').toBe(12);
  const decisions = (await demo.log())
    .filter(({ call, status }) => call === 'reviewEvidence' && status === 200)
    .map(({ path }) => `/${path.replace(/^\/?(api\/)?/, '')}`);
  expect(decisions.toSorted(), 'each once').toEqual([...new Set(met)].toSorted());
  const mails = (await demo.mail()).filter(({ subject }) => /^Evidence (not )?accepted/.test(subject));
  expect(mails).toHaveLength(12);
  for (const message of [FIRST_MESSAGE, OFFLINE_MESSAGE])
    expect(
      mails.filter(({ text }) => text.includes(message)),
      message,
    ).toHaveLength(1);
  expect(await storedWork(page)).toEqual([]);

  await page.goto('/');
  await (await new HomePage(page).arrive()).signOut();
  await expect(page).toHaveURL(/\/login/);
  const stored = await storedTexts(page);
  for (const message of [FIRST_MESSAGE, OFFLINE_MESSAGE, 'waymark.evidence']) expect(stored).not.toContain(message);

  await comeAs(page, demo, ruthAdeyemi, `/evidence?${FILTERS}`);
  await expect(page.getByRole('heading', { name: /^Nothing is / })).toBeVisible();
  await page.goto('/e/evidence-hannah');
  await evidence.arrive();
  await keyboard.press('r');
  await expect(evidence.message).toHaveValue('');
  await expect(queue.getByText(/skipped/)).toHaveCount(0);
  const shown = await page.locator('body').innerText();
  for (const message of [FIRST_MESSAGE, OFFLINE_MESSAGE])
    expect(shown + (await storedTexts(page))).not.toContain(message);
  expect(await timesCalled(demo, 'reviewEvidences')).toBe(0);
});
