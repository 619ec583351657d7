import { expectNoFindingsAnywhere } from '#e2e/lib/axe.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { DemoPanels } from '#e2e/pages/demo-panels.ts';

test('the owner’s ten minutes, with the mouse: a scenario, a broken submission, a jump in time, a mail, a decision that arrives, a link', async ({ page, browser, baseURL, watch }) => {
  watch.expectStatus(500, 401);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Demo desk' }).click();
  const panels = await new DemoPanels(page).arrive();
  const product = await panels.product();

  await test.step('scenario, and sign in as Amara', async () => {
    await panels.panel.getByText('Learners day', { exact: true }).click();
    await expect(panels.status).toHaveText('Learners day: begun anew.');
    await product.getByRole('button', { name: /^Amara Osei/ }).click();
    await expect(product.getByRole('heading', { level: 1 })).toHaveText('Welcome, Amara Osei');
  });

  await test.step('break the submission, and repair it', async () => {
    await panels.openTab('Faults');
    await panels.panel.getByRole('combobox', { name: 'Call' }).selectOption('submitAnswers');
    await panels.button('Add').click();
    await expect(panels.panel.getByRole('tab', { name: 'Faults (1)' })).toBeVisible();
    await product.getByRole('link', { name: 'Safeguarding: scenario judgement' }).first().click();
    for (const question of await product.getByRole('radiogroup', { name: /^Question/ }).or(product.getByRole('group', { name: /^Question/ })).all()) {
      await question.getByRole('radio').or(question.getByRole('checkbox')).first().click();
    }
    const submit = product.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true });
    await product.getByRole('region', { name: 'Submit' }).getByRole('button', { name: 'Submit' }).click();
    await submit.click();
    await expect(product.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    await panels.button('Clear all').click();
    await expect(panels.panel.getByText('Nothing is broken.')).toBeVisible();
    await product.getByRole('region', { name: 'Submit' }).getByRole('button', { name: 'Submit' }).click();
    await submit.click();
    await expect(product.getByText('Submitted for review').first()).toBeVisible();
  });
});
