import { startSession } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { SubscriptionPage } from '#e2e/pages/subscription-page.ts';
import { northgate } from '#fixtures/organisations.ts';
import { amaraOsei } from '#fixtures/people.ts';

const SUBSCRIPTION = `/profile/subscriptions/61?o=${northgate.organisation_id}`;

test('T-09, T-10: another card, confirmed with the bank, and then the subscription is cancelled', async ({
  page,
  demo,
}) => {
  await startSession(page, demo, amaraOsei);
  await page.goto(SUBSCRIPTION);
  const screen = new SubscriptionPage(page);
  await screen.arrive();
  await screen.changeCard.click();
  await screen.fillCard('4000 0027 6000 3184');
  await screen.button('Use this card').click();
  await screen.bank.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(screen.main.getByText('Visa ending 3184')).toBeVisible();
  await screen.cancel.click();
  await screen.cancelDialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(screen.main.getByText(/^Cancelled, open until /)).toBeVisible();
  await expect(screen.cancel).toHaveCount(0);
});

test('T-09: a reply that was lost is asked after, and nothing is sent twice', async ({ page, demo, watch }) => {
  watch.expectNoAnswer();
  await startSession(page, demo, amaraOsei);
  await demo.faults({ call: 'cancelSubscription', kind: 'lost' });
  await page.goto(SUBSCRIPTION);
  const screen = new SubscriptionPage(page);
  await screen.cancel.click();
  await screen.cancelDialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(screen.main.getByText(/^Cancelled, open until /)).toBeVisible();
  expect((await demo.log()).filter(({ call }) => call === 'cancelSubscription')).toHaveLength(1);
});
