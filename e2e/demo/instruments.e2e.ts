import { DESKTOP, expectNoFindings, PHONE } from '#e2e/lib/axe.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { endTimeToUndo, fitUndo } from '#e2e/lib/walked-timers.ts';
import { DemoPanels } from '#e2e/pages/demo-panels.ts';

test('the owner’s ten minutes, with the mouse: a scenario, a broken submission, a jump in time, a mail, a decision that arrives, a link', async ({
  page,
  browser,
  baseURL,
  watch,
  traffic,
}) => {
  watch.expectStatus(500, 401);
  traffic?.leaveOut({ call: 'submitAnswers', status: 500 });
  await fitUndo(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Demo desk' }).click();
  const panels = await new DemoPanels(page).arrive();
  const product = await panels.product();

  await test.step('a situation, with Amara signed in', async () => {
    await panels.button(/^A document is overdue and waits for a course/).click();
    await expect(panels.status).toHaveText('A document is overdue and waits for a course: begun anew.');
    await expect(product.getByRole('heading', { level: 1 })).toHaveText('Welcome, Amara Osei');
  });

  await test.step('break the submission, and repair it', async () => {
    await panels.openTab('Faults');
    await panels.panel.getByText('Break a call').click();
    await panels.panel.getByRole('combobox', { name: 'Call' }).selectOption('submitAnswers');
    await panels.button('Add').click();
    await expect(panels.panel.getByRole('tab', { name: 'Faults (1)' })).toBeVisible();
    await product.getByRole('link', { name: 'Safeguarding Adults and Children, Level 2' }).first().click();
    await product.getByRole('link', { name: 'Safeguarding: scenario judgement' }).first().click();
    const questions = product
      .getByRole('radiogroup', { name: /^Question/ })
      .or(product.getByRole('group', { name: /^Question/ }));
    await expect(questions).toHaveCount(2);
    for (const question of await questions.all())
      await question.getByRole('radio').or(question.getByRole('checkbox')).first().click();
    const submit = product.getByRole('region', { name: 'Progress' }).getByRole('button', { name: 'Submit' });
    const confirm = product.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true });
    await submit.click();
    await confirm.click();
    await expect(product.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    await panels.button('Clear all').click();
    await expect(panels.panel.getByText('Nothing is broken.')).toBeVisible();
    await confirm.click();
    await expect(product.getByText('Submitted for review').first()).toBeVisible();
  });

  await test.step('jump 36 days', async () => {
    await panels.openTab('Stage');
    await panels.button('Jump to…').click();
    const later = await page.evaluate(() => new Date(Date.now() + 36 * 86_400_000).toISOString().slice(0, 16));
    await panels.panel.getByLabel('Day and time to jump to').fill(later);
    await panels.button('Jump').click();
    await expect(panels.status).toHaveText(/^The clock shows /);
    await expect(product.getByText('Submitted for review').first()).toBeVisible();
  });

  await test.step('side by side, the mail leads Priya to the work, and what she decides arrives at Amara', async () => {
    await panels.button('Side by side').click();
    await expect(panels.status).toHaveText('Priya Nair sits beside.');
    await panels.openTab('Mail and codes');
    await panels.panel.getByText('Assessment to review: Safeguarding: scenario judgement').first().click();
    await panels.panel.getByRole('link', { name: 'Review assessment' }).first().click();
    const beside = await panels.product('beside');
    await beside.getByRole('button', { name: 'Submit review' }).click();
    await expect(beside.getByRole('button', { name: 'Undo' })).toBeVisible();
    await endTimeToUndo(beside);
    await expect(beside.getByRole('heading', { name: 'Reviewed' })).toBeVisible();
    await expect(product.getByText('Passed').first()).toBeVisible();
  });

  await test.step('the link shows the same text in a clean browser', async () => {
    await product.getByRole('link', { name: 'Bookings' }).first().click();
    await product.getByRole('tab', { name: /^Scheduled/ }).click();
    await expect(product.getByText('Decontamination Practical').first()).toBeVisible();
    await panels.button('Copy link').click();
    const link = await panels.panel.getByRole('textbox', { name: 'Link to this situation' }).inputValue();
    const colleague = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 720 } });
    const page = await colleague.newPage();
    await page.goto(link);
    const seated = await new DemoPanels(page).arrive();
    await expect(seated.status).toHaveText('Priya Nair sits beside.');
    const there = await seated.product();
    await expect(there.getByRole('heading', { level: 1 })).toHaveText('Bookings');
    const text = await product.getByRole('main').innerText();
    await expect.poll(() => there.getByRole('main').innerText()).toBe(text);
    await colleague.close();
  });
});

test('by keys alone: opened, walked from tab to tab without a finding of axe, wide and narrow, and hidden again', async ({
  page,
  demo,
  watch,
  traffic,
}) => {
  watch.expectStatus(500);
  traffic?.leaveOut({ call: '*', status: 500 });
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Demo desk' })).toBeAttached();
  await demo.scenario('evidence-asked');
  await demo.faults({ call: 'listReleases', status: 500, times: 'always' });
  await page.keyboard.press('d');
  const panels = await new DemoPanels(page).arrive();
  const names = ['Stage', 'Faults', 'Mail and codes', 'Log', 'Brand', 'Tours', 'Charts'];
  const tab = (name: string) => panels.panel.getByRole('tab', { name: new RegExp(`^${name}`) });
  for (const { width, height } of [DESKTOP, PHONE]) {
    await page.setViewportSize({ width, height });
    await tab('Stage').focus();
    await page.keyboard.press('Home');
    for (const name of names) {
      await expect(tab(name)).toBeFocused();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      await expectNoFindings(page, `the tab ${name}, ${width} px`);
      await page.keyboard.press('ArrowRight');
    }
  }
  await page.keyboard.press('d');
  await expect(page).toHaveURL(/\/login/);
});
