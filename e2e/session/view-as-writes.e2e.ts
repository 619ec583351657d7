import { expectNoFindings } from '#e2e/lib/axe.ts';
import type { DemoPort } from '#e2e/lib/demo-port.ts';
import { enter } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { pdfOf } from '#e2e/host/files.ts';
import { BookingsPage } from '#e2e/pages/bookings-page.ts';
import { ChangeDialog } from '#e2e/pages/change-dialog.ts';
import { ModulePage } from '#e2e/pages/module-page.ts';
import { ViewAs } from '#e2e/pages/view-as.ts';
import {
  documentInProgress,
  evidenceByTheOrganisation,
  moduleExpiringSoon,
  scormInProgress,
} from '#fixtures/library/modules.ts';
import { amaraOsei, sofiaLindqvist } from '#fixtures/people.ts';
import type { UserEntityRecord } from '#fixtures/records/library.record.ts';

/** Calls of these names that the backend heard. */
const heard = async (demo: DemoPort, ...names: readonly string[]): Promise<readonly string[]> =>
  (await demo.log()).map(({ call }) => call).filter((call) => names.includes(call));

test('H-17, P5: viewing as Amara, five kinds of writes ask with her name, and nothing is sent before the answer', async ({
  page,
  demo,
}) => {
  await enter(page, demo, sofiaLindqvist, '/');
  await new ViewAs(page).begin(amaraOsei.email);
  const module = new ModulePage(page);
  const open = async (id: number): Promise<void> => {
    await page.goto(`/modules/${id}`);
    await module.arrive();
  };
  const question = (title: string) => page.getByRole('alertdialog', { name: `${title} for Amara Osei?` });
  /** Asked, taken back, asked again and answered: the call leaves once, with the answer. */
  const asks = async (deed: string, verb: string, call: string, press: () => Promise<void>): Promise<void> => {
    await press();
    await expect(question(deed)).toContainText('You are viewing as Amara Osei.');
    await question(deed).getByRole('button', { name: 'Cancel' }).click();
    await expect(question(deed)).toHaveCount(0);
    await press();
    await expect(question(deed)).toBeVisible();
    expect(await heard(demo, call)).toEqual([]);
    await question(deed)
      .getByRole('button', { name: `${verb} for Amara Osei` })
      .click();
    await expect.poll(() => heard(demo, call)).toEqual([call]);
  };

  await open(documentInProgress.module_id);
  await asks('Confirm the document', 'Confirm', 'confirmModule', () =>
    module.button('I have read and understood the document').click(),
  );
  await expect(page.getByRole('region', { name: 'Completed' })).toBeVisible();

  await open(scormInProgress.module_id);
  await asks('Open this package', 'Open', 'startModule', () => module.button('Continue').click());
  await expect(module.content(scormInProgress.title).locator('body')).toBeVisible();

  await open(evidenceByTheOrganisation.module_id);
  await module.file.setInputFiles(pdfOf(1, 'logbook.pdf'));
  await expect(module.evidence.getByText('Uploaded', { exact: true })).toBeVisible();
  await asks('Send this evidence', 'Send', 'sendEvidence', () => module.send.click());
  await expect(module.evidence).toContainText('In review');

  await open(moduleExpiringSoon.module_id);
  await module.button('Restart this module').click();
  await expectNoFindings(page, 'the question that names the learner');
  await question('Restart this module').getByRole('button', { name: 'Cancel' }).click();
  await asks('Restart this module', 'Restart', 'resetUserModules', () => module.button('Restart this module').click());

  await page.goto('/bookings');
  const bookings = await new BookingsPage(page).arrive();
  await bookings.box('Radiography Practical').check();
  await bookings.selection.getByRole('button', { name: 'Schedule' }).click();
  const change = page.getByRole('dialog', { name: 'Schedule 1 booking for Amara Osei' });
  await change.getByLabel(/Location/).selectOption('Leeds');
  expect(await heard(demo, 'submitBookings')).toEqual([]);
  await change.getByRole('button', { name: 'Schedule' }).click();
  await expect(new ChangeDialog(page).allDone).toBeVisible();
  expect(await heard(demo, 'submitBookings')).toEqual(['submitBookings']);

  // P8: nothing of what Sofia opened lies on the device under Amara's name.
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter((name) => /^waymark\.(draft|outbox|recent|video|calendar)\//.test(name)),
    ),
  ).toEqual([]);
});

test(
  'T15: a package of Amara’s stores nothing for Tom once the session is his, and the page becomes his',
  { tag: '@http-only' },
  async ({ page, demo, watch }) => {
    // Its session is over, or somebody else's, whichever the server knows first.
    watch.expectStatus(401, 409);
    await enter(page, demo, amaraOsei, `/modules/${scormInProgress.module_id}`);
    const module = await new ModulePage(page).arrive();
    await module.button('Continue').click();
    await expect(module.content(scormInProgress.title).locator('body')).toBeVisible();
    const player = await (
      await page.locator(`main iframe[title="${scormInProgress.title}"]`).elementHandle()
    )?.contentFrame();
    // The last that the page asks for by itself: a call of its own that met the end of Amara's session would lead to the
    // sign-in form, before the package has said anything.
    await expect.poll(() => heard(demo, 'recordAnalytics')).toHaveLength(1);
    await page.waitForLoadState('networkidle');
    await demo.as('tom.whitfield@demo.example');
    // As a package of anybody's tool does it. It may have stored something by itself already: then its page has become
    // Tom's, and it is gone.
    const write = player?.evaluate(() => {
      const { API } = window as unknown as { readonly API: Record<string, (...given: readonly string[]) => string> };
      API['LMSInitialize']?.('');
      API['LMSSetValue']?.('cmi.core.lesson_location', 'AMARA-2');
      API['LMSCommit']?.('');
    });
    await write?.catch((error: unknown) => expect(String(error)).toMatch(/detached|destroyed|closed/));
    await expect(page.getByRole('button', { name: 'Tom Whitfield, your account' })).toBeVisible();
    const { tables } = JSON.parse(await demo.export()) as {
      readonly tables: { readonly user_entities: readonly UserEntityRecord[] };
    };
    const stored = tables.user_entities.filter(({ state }) => state?.includes('AMARA-2') === true);
    expect(stored.filter(({ user_id }) => user_id !== amaraOsei.id)).toEqual([]);
  },
);
