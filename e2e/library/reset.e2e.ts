import { consoleOverHttp, demoPort, type DemoPort } from '#e2e/lib/demo-port.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { endSession } from '#e2e/lib/session.ts';
import { ModulePage } from '#e2e/pages/module-page.ts';
import { ResetPage } from '#e2e/pages/reset-page.ts';
import { SessionOverDialog } from '#e2e/pages/session-over-dialog.ts';
import { benAchebe } from '#fixtures/colleagues.ts';
import { documentInProgress } from '#fixtures/library/modules.ts';
import { amaraOsei, marcusBell } from '#fixtures/people.ts';
import type { World } from '#fixtures/world.ts';

const PEOPLE = 40;
const GROUPS = [
  { id: 461, name: 'Harrogate' },
  { id: 462, name: 'Headingley' },
  { id: 463, name: 'Roundhay' },
];

/** Forty more learners of Brightwater, in three groups. */
const addPeople = (demo: DemoPort): Promise<void> =>
  demo.edit<Pick<World, 'users' | 'memberships'>>(['users', 'memberships'], ({ users, memberships }) => {
    const like = users.filter(({ id }) => id === benAchebe.id);
    const belonging = memberships.filter(({ user_id }) => user_id === benAchebe.id);
    const numbers = Array.from({ length: PEOPLE }, (_, nth) => nth);
    return {
      users: [
        ...users,
        ...like.flatMap((user) =>
          numbers.map((nth) => ({
            ...user,
            id: 5000 + nth,
            first_name: 'Learner',
            last_name: String(nth + 1).padStart(2, '0'),
            email: `learner.${nth + 1}@demo.example`,
            avatar_id: null,
            groups: GROUPS.filter((_, index) => index === nth % GROUPS.length),
          })),
        ),
      ],
      memberships: [
        ...memberships,
        ...belonging.flatMap((row) => numbers.map((nth) => ({ ...row, id: `${5000 + nth}-1`, user_id: 5000 + nth }))),
      ],
    };
  });

test('N-22, N-23: Marcus resets 40 people of three groups and Amara by keyboard, two of whom fail; the two are named and tried again, and Amara’s open page shows it at once', async ({
  page,
  demo,
  browser,
  watch,
  baseURL,
}) => {
  watch.expectStatus(422);
  await demo.scenario('default');
  await addPeople(demo);
  const amara = await browser.newContext({ baseURL: baseURL ?? '' });
  await watch.attach(amara);
  const hers = await amara.newPage();
  await comeAs(
    hers,
    demoPort(consoleOverHttp(amara, baseURL ?? '')),
    amaraOsei,
    `/modules/${documentInProgress.module_id}`,
  );
  const module = await new ModulePage(hers).arrive();
  await expect(module.main.getByText('In progress')).toBeVisible();

  await comeAs(page, demo, marcusBell, `/modules/${documentInProgress.module_id}`);
  await page.getByRole('link', { name: 'Reset for other people' }).press('Enter');
  const screen = await new ResetPage(page).arrive();
  await expect(page).toHaveURL(new RegExp(`/reset\\?module=${documentInProgress.module_id}$`));
  // A group on one page.
  await page.goto(`${page.url()}&size=36`);
  await screen.box('Amara Osei').press('Space');
  for (const [nth, { name }] of GROUPS.entries()) {
    await screen.main.getByLabel('Group').focus();
    await page.keyboard.type(name);
    await expect(screen.main.getByLabel('Group').locator(':checked')).toHaveText(`${name} (${nth === 0 ? 14 : 13})`);
    await screen.main.getByRole('checkbox', { name: 'Select all on this page' }).press('Space');
  }
  await expect(screen.selection).toContainText('41 selected');
  await demo.faults({ call: 'resetUserModules', status: 422, times: 2 });
  await screen.reset.press('Enter');
  await expect(screen.final).toContainText(documentInProgress.title);
  await screen.final.getByRole('button', { name: 'and 33 more' }).press('Enter');
  await expect(screen.final).toContainText('Learner 40');
  await screen.number.pressSequentially('41');
  // Her page is open, so five seconds later it is in progress again.
  const beginsAnew = expect(module.main.getByText('Pending')).toBeVisible();
  await screen.confirm.press('Enter');
  await expect(screen.alert).toContainText("39 of 41 can start again. 2 weren't reset, and are still selected.");
  await expect(screen.heading).toBeFocused();
  await screen.reset.press('Enter');
  await screen.number.pressSequentially('2');
  await screen.confirm.press('Enter');
  await expect(screen.main.getByText('2 of 2 can start again.')).toBeVisible();

  await beginsAnew;
  await amara.close();
});

test('J-01, N-22: the session is over when a run begins: Marcus signs in over the page, and everybody is reset once', async ({
  page,
  demo,
  watch,
}) => {
  watch.expectStatus(401);
  await comeAs(page, demo, marcusBell, `/reset?module=${documentInProgress.module_id}`);
  const screen = await new ResetPage(page).arrive();
  for (const name of ['Amara Osei', 'Arthur Penn']) await screen.box(name).check();
  await screen.reset.click();
  await screen.number.fill('2');
  await endSession(page);
  await screen.confirm.click();
  const over = new SessionOverDialog(page);
  await expect(over.dialog).toContainText('Your choices are still on this page');
  await over.signIn();
  await expect(screen.main.getByText('2 of 2 can start again.')).toBeVisible();
  const resets = (await demo.log()).filter(({ call, status }) => call === 'resetUserModules' && status === 204);
  expect(resets).toHaveLength(2);
});

test('B-15: a learner who opens the reset is told who may', async ({ page, demo }) => {
  await comeAs(page, demo, amaraOsei, '/reset');
  await expect(page.getByText(/You need to be a manager or an administrator/)).toBeVisible();
});
