import { timesCalled } from '#e2e/lib/demo-port.ts';
import { expect, test } from '#e2e/lib/fixtures.ts';
import { totp } from '#e2e/lib/totp.ts';
import { HomePage } from '#e2e/pages/home-page.ts';
import { CodeStep } from '#e2e/pages/code-step.ts';
import { SignInPage } from '#e2e/pages/sign-in-page.ts';
import { tomWhitfield } from '#fixtures/people.ts';

const WRONG = 'Sorry, the code was incorrect. Please try again.';

/** Six digits that no accepted step has. */
const wrongCode = (): string => {
  const accepted = [-30_000, 0, 30_000, 60_000].map((shift) =>
    totp(tomWhitfield.two_factor_secret, Date.now() + shift),
  );
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !accepted.includes(code)) ?? '';
};

test('A-11, A-12: a short code is not sent, a wrong one empties and focuses the field, a pasted one with spaces and a line break works, a used one is refused', async ({
  page,
  demo,
  watch,
}) => {
  watch.expectStatus(422);
  const form = await new SignInPage(page).open();
  await form.signIn(tomWhitfield.email);
  const step = await new CodeStep(page).arrive();
  await expect(step.code).toHaveAttribute('autocomplete', 'one-time-code');

  await step.enter('123');
  await expect(page.getByText('The code has 6 digits. This has 3.')).toBeVisible();
  await expect(step.code).toHaveValue('123');
  expect(await timesCalled(demo, 'confirmTwoFactor')).toBe(0);

  await step.enter(wrongCode());
  await expect(page.getByText(WRONG)).toBeVisible();
  await expect(step.code).toHaveValue('');
  await expect(step.code).toBeFocused();

  const code = totp(tomWhitfield.two_factor_secret);
  await step.paste(` ${code.slice(0, 3)} ${code.slice(3)}\n`);
  const assigned = await new HomePage(page).arrive();

  await assigned.signOut();
  await form.arrive();
  await form.signIn(tomWhitfield.email);
  await step.arrive();
  await step.enter(code);
  await expect(page.getByText(WRONG)).toBeVisible();
  await step.enter(await demo.totp(tomWhitfield.email));
  await assigned.arrive();
});
