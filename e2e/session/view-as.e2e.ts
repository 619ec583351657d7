import { expectNoFindingsAnywhere } from '#e2e/lib/axe.ts';
import { timesCalled } from '#e2e/lib/demo-port.ts';
import { enter } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { AssessmentPage } from '#e2e/pages/assessment-page.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { ResultPage } from '#e2e/pages/result-page.ts';
import { TopBar } from '#e2e/pages/top-bar.ts';
import { ViewAs } from '#e2e/pages/view-as.ts';
import { amaraOsei, nadiaRahman, sofiaLindqvist } from '#fixtures/people.ts';
import { anotherTab, everythingOn, setViewing } from './view-as.world.ts';

const AMARA = 'Amara Osei';
const SOFIA = 'Sofia Lindqvist';
const account = (name: string) => `${name}, your account`;

test('H-03 to H-17: Sofia views as Amara; the profile is closed, the switcher is hidden, an answer asks first by name; another tab ends it', async ({
  page,
  context,
  demo,
}) => {
  const bar = await enter(page, demo, sofiaLindqvist, '/');
  const screen = new ViewAs(page);
  await expect(bar.switcher).toBeVisible();
  await screen.begin(amaraOsei.email);
  await new HomePage(page).arrive();
  await expect(page).toHaveTitle(`Viewing as ${AMARA}: Home · Brightwater Dental Academy`);
  await expect(screen.banner).toContainText(`You are viewing as ${AMARA} a${'*'.repeat(amaraOsei.email.length - 1)}`);
  await expect(bar.account).toHaveAccessibleName(account(AMARA));
  await expect(bar.switcher).toHaveCount(0);
  expect(await everythingOn(page)).not.toMatch(/Sofia|Lindqvist/);

  await bar.account.click();
  await expect(bar.menu.getByRole('menuitem')).toHaveText(['My Profile', 'Exit View As…']);
  await bar.menu.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(
    page.getByText("Sorry, you cannot access 'My Profile' while viewing as a different learner."),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);

  const tab = await anotherTab(context, '/');
  await expect(new ViewAs(tab).banner).toContainText(AMARA);

  await page.bringToFront();
  const questions = await new AssessmentPage(page).open(520);
  await questions.chooseEverywhere(0);
  await questions.goToCheck();
  const check = page.getByRole('dialog', { name: `Check before you submit for ${AMARA}` });
  await expect(check).toContainText(`You are submitting as ${AMARA}`);
  expect(await everythingOn(page)).not.toContain('waymark.draft');
  await check.getByRole('button', { name: 'Back' }).click();

  await tab.bringToFront();
  await new ViewAs(tab).leave();
  await expect(new TopBar(tab).account).toHaveAccessibleName(account(SOFIA));
  // The tab with Amara's answers on it follows: nothing of hers is left in either.
  await expect(bar.account).toHaveAccessibleName(account(SOFIA));
  await expect(screen.banner).toHaveCount(0);
  for (const each of [page, tab]) expect(await everythingOn(each)).not.toMatch(/Amara|Osei/);
  expect(await timesCalled(demo, 'submitAnswers')).toBe(0);
});

test('H-17: what Sofia submits is Amara’s; nothing typed appears for either afterwards', async ({ page, demo }) => {
  await enter(page, demo, sofiaLindqvist, '/');
  const screen = new ViewAs(page);
  await screen.begin(amaraOsei.email);
  const questions = await new AssessmentPage(page).open(502);
  await questions.chooseEverywhere(0);
  expect(await everythingOn(page)).not.toContain('waymark.draft');
  await questions.goToCheck();
  await page
    .getByRole('dialog', { name: `Check before you submit for ${AMARA}` })
    .getByRole('button', { name: 'Submit' })
    .click();
  await new ResultPage(page).showing('Not passed yet');
  await screen.leave();
  await expect(new TopBar(page).account).toHaveAccessibleName(account(SOFIA));

  await enter(page, demo, amaraOsei, '/assessments/502');
  await expect(page.getByRole('main')).toContainText('1 of 2');
  await page.goto('/assessments/520');
  await expect(new AssessmentPage(page).questions.first()).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('H-11: ended in the admin panel, the event alone brings the page back', async ({ page, demo }) => {
  const bar = await enter(page, demo, sofiaLindqvist, '/');
  const screen = new ViewAs(page);
  // Her own channel first: it opens only once the page has come to rest.
  await expect.poll(() => timesCalled(demo, 'authoriseChannel')).toBeGreaterThan(0);
  await screen.begin(amaraOsei.email);
  await new HomePage(page).arrive();
  await expect.poll(() => timesCalled(demo, 'authoriseChannel')).toBeGreaterThan(1);
  await setViewing(page, null);
  await expect(bar.account).toHaveAccessibleName(account(SOFIA));
  await expect(screen.banner).toHaveCount(0);
  expect(await everythingOn(page)).not.toMatch(/Amara|Osei/);
});

test('View As in every state at 390 and 1440 px, light and dark: axe finds nothing, and nothing is over the edge', async ({
  page,
  demo,
  watch,
}) => {
  // The reset ends the session under a page that listens.
  watch.expectStatus(401, 422, 500);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const screen = new ViewAs(page);
  const look = (where: string): Promise<void> => expectNoFindingsAnywhere(page, where);
  await demo.scenario('sofia-without-two-factor');
  await enter(page, demo, sofiaLindqvist, '/');
  await screen.open();
  await expect(screen.dialog).toBeVisible();
  await look('blocked');
  await demo.reset();
  await enter(page, demo, sofiaLindqvist, '/');
  await screen.open();
  await look('dialog');
  await screen.submit('nobody@demo.example');
  await expect(screen.alert).toBeVisible();
  await look('refused');
  await screen.submit(amaraOsei.email);
  await new HomePage(page).arrive();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await look('viewing');
  await demo.faults({ call: 'endImpersonation', status: 500 });
  await screen.exit.click();
  await expect(screen.banner).toContainText('That did not work');
  await look('exit failed');
  await page.goto('/profile');
  await expect(page.getByText("Sorry, you cannot access 'My Profile'")).toBeVisible();
  await look('closed profile');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1440, height: 900 });
  const questions = await new AssessmentPage(page).open(520);
  await questions.chooseEverywhere(0);
  await page.getByRole('button', { name: 'Submit' }).last().click();
  await expect(page.getByRole('dialog', { name: `Check before you submit for ${AMARA}` })).toBeVisible();
  await look('check by name');
  await page.keyboard.press('Escape');
  await screen.exit.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(new TopBar(page).account).toHaveAccessibleName(account(SOFIA));
  await screen.begin(nadiaRahman.email);
  await expect(page.getByRole('heading', { level: 1 })).toContainText("you don't have access");
  await look('no access');
});

test('T9, H-08: no frame shows the learner without the banner, at the beginning nor after a reload', async ({
  page,
  demo,
}) => {
  await page.addInitScript(() => {
    const look = (): void => {
      const isHers = document.querySelector('[aria-label^="Amara Osei"]') !== null;
      if (isHers && document.querySelector('[role=region][aria-label="View As"]') === null)
        document.documentElement.dataset['bare'] = 'yes';
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  });
  // A part that comes late: everything of View As that has a file of its own.
  await page.route(/\/assets\/(ViewAs|view-as)[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const bar = await enter(page, demo, sofiaLindqvist, '/');
  const screen = new ViewAs(page);
  await screen.begin(amaraOsei.email);
  await expect(bar.account).toHaveAccessibleName(account(AMARA));
  await expect(screen.banner).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-bare');
  await page.reload();
  await expect(bar.account).toHaveAccessibleName(account(AMARA));
  await expect(screen.banner).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-bare');
});
