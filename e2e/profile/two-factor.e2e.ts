import { startSession } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { totp } from '#e2e/lib/totp.ts';
import { TwoFactorPage } from '#e2e/pages/two-factor-page.ts';
import { anotherTab } from '#e2e/session/view-as.world.ts';
import { amaraOsei, DEMO_PASSWORD } from '#fixtures/people.ts';

const PROMPT = 'Set up two-factor in My Profile';

test('G-20: a second tab shows at once that two-factor is on, on home and where it was being set up', async ({
  page,
  demo,
  context,
}) => {
  await startSession(page, demo, amaraOsei);
  const screen = await new TwoFactorPage(page).open();
  await screen.confirmPassword(DEMO_PASSWORD);
  const secret = await screen.readSecret();
  const home = await anotherTab(context, '/');
  await expect(home.getByRole('link', { name: PROMPT })).toBeVisible();
  const other = await anotherTab(context, '/profile/security/two-factor');
  const there = new TwoFactorPage(other);
  await there.confirmPassword(DEMO_PASSWORD);
  await expect(there.qrCode).toBeVisible();
  expect(await there.readSecret(), 'one set-up, whoever looks').toBe(secret);

  await screen.button('I have added it').click();
  await screen.enterCode(totp(secret));
  await expect(screen.recoveryCodes).toHaveCount(8);
  await expect(other.getByText('It was turned on in another tab, or on another device.')).toBeVisible();
  await expect(there.secretKey).toHaveCount(0);
  await expect(home.getByRole('link', { name: PROMPT })).toHaveCount(0);
});

test('G-18: printing prints the recovery codes alone', async ({ page, demo }) => {
  await startSession(page, demo, amaraOsei);
  const screen = await new TwoFactorPage(page).open();
  await screen.confirmPassword(DEMO_PASSWORD);
  const secret = await screen.readSecret();
  await screen.button('I have added it').click();
  await screen.enterCode(totp(secret));
  await expect(screen.recoveryCodes).toHaveCount(8);
  const [code] = await screen.readRecoveryCodes();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(code ?? '')).toBeVisible();
  await expect(page.getByText('Waymark recovery codes')).toBeVisible();
  await expect(screen.heading).toBeHidden();
  await expect(screen.button('Finish')).toBeHidden();
  await expect(page.getByText('Good places')).toBeHidden();
  await expect(page.getByText('Password confirmed')).toBeHidden();
});
