import { expectNoFindingsAnywhere } from '#e2e/lib/axe.ts';
import { comeAs } from '#e2e/lib/enter.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { TwoFactorPage } from '#e2e/pages/two-factor-page.ts';
import { amaraOsei, DEMO_PASSWORD } from '#fixtures/people.ts';
import { wrongCode } from './two-factor-world.ts';

test('WCAG 2.2 AA: axe finds nothing in any state of two-factor at 390 and 1440 px, light and dark; nothing lies over the edge from 320 px', async ({
  page,
  demo,
  watch,
}) => {
  test.setTimeout(240_000);
  watch.expectStatus(404, 422, 423, 429, 500);
  watch.expectNoAnswer();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const screen = new TwoFactorPage(page);
  const look = async (where: string): Promise<void> => {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectNoFindingsAnywhere(page, where);
  };
  await demo.scenario('default');
  await comeAs(page, demo, amaraOsei, '/profile/security/two-factor');
  await expect(screen.password).toBeVisible();
  await look('the password');
  await screen.confirmPassword('not my password');
  await expect(page.getByText('Sorry, the password was incorrect. Please try again.')).toBeVisible();
  await look('a wrong password');
  await demo.faults({ call: 'confirmPassword', status: 429 });
  await screen.confirmPassword(DEMO_PASSWORD);
  await expect(page.getByText(/^That was tried too often/)).toBeVisible();
  await look('too many passwords');
  await demo.faults({ call: 'confirmPassword', kind: 'offline' });
  await screen.submit.click();
  await expect(screen.alert).toContainText('Oops!');
  await look('a password that did not arrive');
  await demo.faults({ call: 'getQrCode', status: 500 });
  await screen.submit.click();
  await expect(screen.button('Try again')).toBeVisible();
  await look('a QR code that did not come');
  await screen.button('Try again').click();
  await expect(screen.qrCode).toBeVisible();
  await look('the QR code');
  await screen.button('I have added it').click();
  await screen.code.fill('418');
  await look('half a code');
  await screen.enterCode(wrongCode(await demo.totp(amaraOsei.email)));
  await expect(page.getByText('Sorry, the code was incorrect. Please try again.')).toBeVisible();
  await look('a wrong code');
  await demo.faults({ call: 'confirmTwoFactorSetup', status: 423 });
  await screen.enterCode('123456');
  await expect(screen.step('Confirm your password again')).toBeVisible();
  await look('an expired confirmation');
  await screen.confirmPassword(DEMO_PASSWORD);
  await demo.faults({ call: 'confirmTwoFactorSetup', kind: 'lost' }, { call: 'getMe', status: 500 });
  await screen.enterCode(await demo.totp(amaraOsei.email));
  await expect(screen.button('Check again')).toBeVisible();
  await look('a code that nobody can say of');
  await screen.button('Check again').click();
  await expect(screen.recoveryCodes).toHaveCount(8);
  await look('the recovery codes');
  await screen.box.check();
  await look('the recovery codes, ticked');
  await screen.button('Finish').click();
  await expect(screen.step('That is all')).toBeVisible();
  await look('done');

  await screen.open('');
  await look('on already');
  await screen.open('/codes');
  await look('the password before the codes');
  await screen.confirmPassword(DEMO_PASSWORD);
  await expect(screen.recoveryCodes).toHaveCount(8);
  await look('the codes again');
  await screen.button('Make new codes').click();
  await expect(screen.question).toBeVisible();
  await look('the question for new codes');
  await screen.question.getByRole('button', { name: 'Make new codes' }).click();
  await expect(screen.step('Keep your new recovery codes')).toBeVisible();
  await look('new codes');
  await demo.faults({ call: 'listRecoveryCodes', status: 404 });
  await screen.open('/codes');
  await screen.confirmPassword(DEMO_PASSWORD);
  await expect(page.getByText(/^This portal has no recovery codes/)).toBeVisible();
  await look('no codes here');

  await screen.open('/off');
  await look('turning off');
  await screen.confirmPassword(DEMO_PASSWORD);
  await expect(screen.heading).toHaveText('Two-factor is off');
  await look('off');
});
