import { type AreaScreens, look, type ScreenTour, signedIn } from '#e2e/accessibility/stage.ts';
import { expect } from '#e2e/lib/fixtures.ts';
import { SubscriptionPage } from '#e2e/pages/subscription-page.ts';
import { northgate } from '#fixtures/organisations.ts';
import { amaraOsei } from '#fixtures/people.ts';

const at = (path: string): string => `/profile/subscriptions${path}?o=${northgate.organisation_id}`;

/** The list, a subscription in each of its states, and both of its dialogs. */
const subscriptionScreens: ScreenTour = async (stage, lookAt = look) => {
  const { page } = stage;
  const screen = new SubscriptionPage(page);
  await signedIn(stage, amaraOsei.email, at(''));
  await expect(page.getByRole('link', { name: 'Care Essentials' })).toBeVisible();
  await lookAt(page, 'subscriptions');
  await page.goto(at('/61'));
  await expect(page.getByText('NCG-0001')).toBeVisible();
  await lookAt(page, 'subscription: active');
  await screen.button('Chart').click();
  await expect(page.getByRole('heading', { name: '£19.99 on average' })).toBeVisible();
  await lookAt(page, 'subscription: invoices drawn');
  await screen.button('Line over time').click();
  await lookAt(page, 'subscription: invoices as a line');
  await screen.button('Close the chart').click();
  await screen.cancel.click();
  await expect(screen.cancelDialog).toBeVisible();
  await lookAt(page, 'subscription: cancelling');
  await screen.button('Keep it').click();
  await screen.changeCard.click();
  await screen.fillCard('4000 0000 0000 0002');
  await screen.button('Use this card').click();
  await expect(screen.cardDialog.getByText('Your card was declined.')).toBeVisible();
  await lookAt(page, 'subscription: card declined');
  await page.goto(at('/63'));
  await expect(page.getByText('NCG-0004')).toBeVisible();
  await lookAt(page, 'subscription: past due');
  await page.goto(at('/62'));
  await expect(page.getByText('NCG-0003')).toBeVisible();
  await lookAt(page, 'subscription: cancelled');
};

export const screens: AreaScreens = { signedIn: { subscriptions: subscriptionScreens } };
