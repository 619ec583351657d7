import { startSession } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { readQrPicture } from '#e2e/lib/qr-picture.ts';
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

test('G-12, G-17: the QR code is read as the address of the same set-up, dark on white with four modules of white around it, in every theme and width', async ({
  page,
  demo,
}) => {
  await startSession(page, demo, amaraOsei);
  const screen = await new TwoFactorPage(page).open();
  await screen.confirmPassword(DEMO_PASSWORD);
  await expect(screen.qrCode).toBeVisible();
  const secret = await screen.readSecret();
  const read = async () => readQrPicture(await screen.qrBox.screenshot());
  for (const media of [
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
    { colorScheme: 'dark', forcedColors: 'active' },
    { colorScheme: 'dark', forcedColors: 'none', contrast: 'more' },
  ] as const)
    for (const width of [1440, 390, 320]) {
      const where = `${JSON.stringify(media)}, ${width} px`;
      await page.emulateMedia(media);
      await page.setViewportSize({ width, height: 844 });
      const { text, quietModules, white, dark } = await read();
      const address = new URL(text);
      expect(`${address.protocol}//${address.host}${address.pathname}`, where).toBe(
        `otpauth://totp/Waymark:${encodeURIComponent(amaraOsei.email)}`,
      );
      expect(Object.fromEntries(address.searchParams), where).toEqual({
        secret,
        issuer: 'Waymark',
        algorithm: 'SHA1',
        digits: '6',
        period: '30',
      });
      expect(text, where).toBe(await page.getByRole('link', { name: 'Open your authenticator' }).getAttribute('href'));
      expect(quietModules, where).toBeGreaterThanOrEqual(4);
      expect(white, where).toBeGreaterThan(0.99);
      expect(dark, where).toBeLessThan(0.4);
    }

  // What a camera may not read is told from what it may.
  await screen.qrBox.evaluate((box) => (box.style.padding = '6px'));
  expect((await read()).quietModules).toBeLessThan(4);
  await screen.qrBox.evaluate((box) => Object.assign(box.style, { padding: '', background: '#bbb' }));
  expect((await read()).white).toBeLessThan(0.99);
});
