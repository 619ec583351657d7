import { comeAs } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { PlansPage } from '#e2e/pages/plans-page.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { PLANS_PATH } from './plans-world.ts';

test('T-01 to T-04: a plan is chosen, paid at the provider, and theirs once the server has it', async ({
  page,
  demo,
}) => {
  await comeAs(page, demo, amaraOsei, PLANS_PATH);
  const plans = await new PlansPage(page).arrive();
  await plans.plan('Team Leader').check();
  await plans.goOn.click();
  await expect(page.getByText('£54.00 every 3 months')).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(plans.heading).toHaveText('Team Leader is yours');
  await expect(page).toHaveURL(/\/subscribe\/northgate\?paid=52$/);
  await page.reload();
  await expect(plans.heading).toHaveText('Team Leader is yours');
});

test(
  'T-02: back without paying, the choice is still there, and leads to the same payment page',
  { tag: '@http-only' },
  async ({ page, demo }) => {
    await comeAs(page, demo, amaraOsei, PLANS_PATH);
    const plans = await new PlansPage(page).arrive();
    await plans.plan('Team Leader').check();
    await plans.goOn.click();
    const back = page.getByRole('link', { name: 'Go back without paying' });
    await expect(back).toBeVisible();
    const address = page.url();
    await back.click();
    await expect(plans.alert).toContainText('You came back before paying.');
    await expect(plans.plan('Team Leader')).toBeChecked();
    await plans.goOn.click();
    await expect(page).toHaveURL(address);
  },
);

test(
  'T-02: without a session somebody says who pays, and hears what is known afterwards',
  { tag: '@http-only' },
  async ({ page }) => {
    await page.goto(PLANS_PATH);
    const plans = await new PlansPage(page).arrive();
    await plans.plan('Care Essentials').check();
    await plans.type('ines.moreau@demo.example');
    await plans.goOn.click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(plans.heading).toHaveText('Thank you');
  },
);

test('T-01: plans that are not there lead home', { tag: '@http-only' }, async ({ page, watch }) => {
  watch.expectStatus(404);
  await page.goto('/subscribe/brightwater');
  await expect(page).toHaveURL(/\/login\?d=%2F$/);
});
