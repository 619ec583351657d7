import { expectNoFindings } from '#e2e/lib/axe.ts';
import { type DemoPort, timesCalled } from '#e2e/lib/demo-port.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { endTimeToUndo, fitUndo } from '#e2e/lib/walked-timers.ts';
import { EvidenceListPage } from '#e2e/pages/evidence-list-page.ts';
import { EvidencePage } from '#e2e/pages/evidence-page.ts';
import { storedWork } from '#e2e/submission/device.ts';
import { hannahWojcik, rosaDelgado } from '#fixtures/colleagues.ts';
import { priyaNair, sofiaLindqvist, tomWhitfield } from '#fixtures/people.ts';

const MESSAGE = 'The film stops before the recovery position: <b>please send all of it</b>.';

/** Where Priya's mail about somebody's evidence leads. */
const linkOf = async (demo: DemoPort, learner: string): Promise<string> => {
  const mail = (await demo.mail(priyaNair.email)).find(
    ({ subject, text }) => subject.startsWith('Evidence to review') && text.includes(learner),
  );
  return new URL(mail?.links[0] ?? '', 'http://any.example').pathname;
};

/** A day as a date field takes it, in London. */
const dayAgo = (count: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(Date.now() - count * 86_400_000);

test('Q-01 to Q-07: through the links of the mails one is accepted with date and score, another rejected with a message; both learners are told', async ({
  page,
  demo,
}) => {
  await fitUndo(page);
  await demo.scenario('evidence-asked');
  const link = await linkOf(demo, 'Tom Whitfield');
  expect(link).toBe('/e/evidence-tom');
  await comeAs(page, demo, priyaNair, link);
  const evidence = await new EvidencePage(page).arrive();
  await expect(page.getByRole('banner'), 'A-27').toHaveCount(0);
  await expect(evidence.main).toContainText('Evidence from Tom Whitfield');
  await expect(evidence.main).toContainText('Done on our in-house day with Resus Skills North.');
  await expect(
    page.getByRole('region', { name: 'bls-certificate.pdf' }).getByText('Certificate of training'),
    'Q-07',
  ).toBeAttached();

  await evidence.choice('accepted').check();
  await expect(evidence.score).toHaveValue('100');
  await expect(evidence.date).toHaveValue(dayAgo(0));
  await evidence.date.fill(dayAgo(1));
  await evidence.score.fill('90');
  await evidence.submit.click();
  await expect(evidence.undo).toBeFocused();
  await evidence.undo.click();
  await expect(evidence.submit).toBeFocused();
  await expect(evidence.score).toHaveValue('90');
  await evidence.decide();
  await expect(evidence.decision).toContainText('90%');
  await expect(evidence.heading).toBeFocused();
  expect(await timesCalled(demo, 'reviewEvidence')).toBe(1);
  expect((await demo.mail(tomWhitfield.email))[0]?.subject).toBe(
    'Evidence accepted: Basic Life Support: annual update',
  );

  await page.goto(await linkOf(demo, 'Rosa Delgado'));
  const another = await new EvidencePage(page).arrive();
  await expect(page.locator('video'), 'Q-07').toBeVisible();
  await another.choice('rejected').check();
  await expect(another.message, 'nothing of Tom').toHaveValue('');
  await another.message.fill(MESSAGE);
  await another.decide();
  await expect(another.decision.getByText(MESSAGE)).toBeVisible();
  expect((await demo.mail(rosaDelgado.email))[0]?.text).toContain(MESSAGE);

  await page.reload();
  await expect(another.decision.getByRole('heading', { level: 2 }), 'Q-02').toHaveText(
    'This evidence was already reviewed',
  );
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('Q-08, Q-09: twenty in bulk, of which her own fails and stays; searched, filtered, sorted and exported', async ({
  page,
  demo,
}) => {
  await fitUndo(page);
  await demo.scenario('default');
  await comeAs(page, demo, priyaNair, '/evidence');
  const list = await new EvidenceListPage(page).arrive();
  await expect(list.learners.first()).toHaveText('Leah Goldman');
  // No page before this one has brought styles along.
  await list.box('Stephen Okonkwo-Barnes').check();
  const ticked = await list.box('Stephen Okonkwo-Barnes').evaluate((box) => getComputedStyle(box).backgroundColor);
  await expect(list.all, 'some are selected').toHaveCSS('background-color', ticked);
  await list.box('Stephen Okonkwo-Barnes').uncheck();
  await expect(list.all).not.toHaveCSS('background-color', ticked);
  await page.getByRole('button', { name: 'Learner' }).click();
  await expect(page.getByRole('columnheader', { name: 'Learner' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(list.learners.first()).toHaveText('Amara Osei');
  await page.getByLabel('Training').selectOption({ label: 'Basic Life Support: annual update (20)' });
  await expect(page).toHaveURL(/sort=learner/);
  await expect(page).toHaveURL(/training=10711/);

  const download = page.waitForEvent('download');
  await list.button('Export CSV').click();
  await page.getByRole('menuitem', { name: 'The 20 rows of this search' }).click();
  expect((await download).suggestedFilename()).toMatch(/^pending-evidence-\d{4}-\d{2}-\d{2}\.csv$/);

  await list.all.check();
  await expect(list.selection).toContainText('12 selected');
  await list.button('Next page').click();
  await list.all.check();
  await expect(list.selection).toContainText('20 selected 8 here, 12 on 1 other page');
  await page.reload();
  await expect(list.learners.first(), 'the address holds the page').toHaveText(/\w/);
  await expect(page.getByText('13 to 20 of 20')).toBeVisible();
  await list.all.check();
  await list.selection.getByRole('button', { name: 'Select all 20' }).click();
  await list.selection.getByRole('button', { name: 'Accept 20' }).click();
  await list.dialog.getByLabel('Completed on').fill(dayAgo(200));
  await list.confirm.click();
  await expect(list.undo).toBeFocused();
  await endTimeToUndo(page);
  await expect(page.getByText("19 of 20 accepted. 1 wasn't, and is still selected.")).toBeVisible();
  await expect(list.learners).toHaveText(['Priya Nair']);
  await expect(page.getByText('You cannot review your own evidence')).toHaveCount(1);
  await expect(list.selection).toContainText('1 selected');
  expect(await timesCalled(demo, 'reviewEvidences')).toBe(1);
  expect((await demo.mail()).filter(({ subject }) => subject.startsWith('Evidence accepted'))).toHaveLength(19);
});

test('WCAG 2.1.1: accepted by the keyboard alone', async ({ page, demo }) => {
  await fitUndo(page);
  await demo.scenario('default');
  await comeAs(page, demo, priyaNair, '/e/evidence-hannah');
  const evidence = await new EvidencePage(page).arrive();
  await page.keyboard.press('r');
  await expect(evidence.choice('rejected')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(evidence.message).toBeFocused();
  await page.keyboard.type('a, r and z are letters here');
  await page.keyboard.press('Control+Enter');
  await expect(evidence.undo).toBeFocused();
  await page.keyboard.press('z');
  await expect(evidence.message).toHaveValue('a, r and z are letters here');
  await page.keyboard.press('a');
  await page.keyboard.press('Control+Enter');
  await expect(evidence.undo).toBeFocused();
  await endTimeToUndo(page);
  await expect(evidence.decision.getByRole('heading', { name: 'Accepted' })).toBeVisible();
  expect((await demo.mail(hannahWojcik.email))[0]?.subject).toBe('Evidence accepted: Local anaesthesia logbook');
});

test('R5, R6: decided without a connection it waits and says so, can be taken back, and is sent from another page when the connection is back', async ({
  page,
  demo,
  watch,
}) => {
  watch.expectNoAnswer();
  await fitUndo(page);
  await demo.scenario('default');
  await comeAs(page, demo, priyaNair, '/e/evidence-hannah');
  const evidence = await new EvidencePage(page).arrive();
  await evidence.choice('rejected').check();
  await evidence.message.fill(MESSAGE);
  await demo.faults({ call: '*', kind: 'offline', times: 'always' });
  await evidence.submit.click();
  await expect(evidence.undo).toBeVisible();
  await endTimeToUndo(page);
  await expect(page.getByText('Your decision is waiting to be sent')).toBeVisible();
  await expect(page.getByText('No connection.')).toBeVisible();
  await expectNoFindings(page, 'evidence, waiting for a connection');
  await evidence.button('Take it back').click();
  await expect(evidence.message).toHaveValue(MESSAGE);
  await expect(evidence.submit).toBeFocused();

  await evidence.submit.click();
  await expect(evidence.undo).toBeVisible();
  await page.goto('/about');
  expect(await storedWork(page)).toContain(`waymark.outbox/${priyaNair.id}/evidence/evidence-hannah`);
  expect((await demo.log()).filter(({ call, status }) => call === 'reviewEvidence' && status === 200)).toEqual([]);
  await demo.faults();
  await page.goto('/');
  await expect(
    page.getByText('Your decision about Local anaesthesia logbook, Hannah Wójcik, has been sent.'),
  ).toBeVisible();
  expect((await demo.log()).filter(({ call, status }) => call === 'reviewEvidence' && status === 200)).toHaveLength(1);
  expect(await storedWork(page)).toEqual([]);
});

test('R4: two tabs on one piece: the one opened last goes on, the other reads and can take it back, and shows the decision', async ({
  page,
  demo,
  context,
}) => {
  await fitUndo(context);
  await demo.scenario('default');
  await comeAs(page, demo, priyaNair, '/e/evidence-hannah');
  const first = await new EvidencePage(page).arrive();
  await first.choice('rejected').check();
  await first.message.fill('From the first tab');
  const other = await context.newPage();
  await other.goto('/e/evidence-hannah');
  const second = new EvidencePage(other);
  await expect(second.message).toHaveValue('From the first tab');
  await expect(page.getByText('This evidence is open in another tab')).toBeVisible();
  await expect(first.submit).toHaveCount(0);
  await expectNoFindings(page, 'evidence, open in another tab');
  await second.message.fill('From the second tab');
  await page.bringToFront();
  await first.button('Continue here').click();
  await expect(first.message).toHaveValue('From the second tab');
  await expect(other.getByText('This evidence is open in another tab')).toBeVisible();
  await first.decide();
  await expect(second.decision.getByText('From the second tab')).toBeVisible();
  await expect(other.getByText('was told by e-mail.')).toBeVisible();
  expect(await storedWork(page)).toEqual([]);
});

test('Q-03, Q-11: evidence of another organisation switches to it by itself; without an admin account there it is denied, and the session stands', async ({
  page,
  demo,
  watch,
}) => {
  watch.expectStatus(403);
  await comeAs(page, demo, sofiaLindqvist, '/e/evidence-emily');
  await new EvidencePage(page).arrive();
  await expect(page).toHaveTitle(/Northgate Care Group$/);
  await comeAs(page, demo, priyaNair, '/e/evidence-emily');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "Sorry, you don't have access. You need to be assigned an appropriate role.",
  );
  await comeAs(page, demo, tomWhitfield, '/evidence');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "Sorry, you don't have access. You need to be assigned an appropriate role.",
  );
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tom');
});
