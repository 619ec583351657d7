// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { tomWhitfield } from '#fixtures/people.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { openHouse } from './testing/house.ts';
import { setUpScreens, showSignIn } from './testing/show.tsx';

setUpScreens();

const WRONG = 'Sorry, the code was incorrect. Please try again.';

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Six-digit code' });

/** Tom has typed his password, and owes a code. */
const owe = async () => {
  const door = createInProcess();
  const house = openHouse(door, { email: tomWhitfield.email });
  const user = showSignIn(house);
  await user.type(screen.getByLabelText('Password'), `${tomWhitfield.password}{Enter}`);
  await field();
  return { door, house, user };
};

/** A code that is not the current one. */
const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const signedIn = ({ house }: Awaited<ReturnType<typeof owe>>) =>
  waitFor(() => expect(house.login.getSnapshot().matches('signedIn')).toBe(true));

describe('A-11: the step', () => {
  test('S9: its field takes the focus, so that digits typed at once are kept; one field, for codes of an authenticator', async () => {
    const { user } = await owe();
    await user.keyboard('12');
    expect(document.activeElement).toBe(await field());
    expect((await field()).value).toBe('12');
    expect((await field()).autocomplete).toBe('one-time-code');
    expect((await field()).inputMode).toBe('numeric');
    expect((await field()).hasAttribute('maxlength')).toBe(false);
    expect(screen.getByText(tomWhitfield.email)).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Enter your code · Waymark'));
  });

  test('the code of the authenticator signs in, by the button and not before', async () => {
    const owing = await owe();
    await owing.user.type(await field(), await owing.door.demo.totp(tomWhitfield.email));
    expect((await owing.door.demo.log()).some(({ call }) => call === 'confirmTwoFactor')).toBe(false);
    await owing.user.click(screen.getByRole('button', { name: 'Continue' }));
    await signedIn(owing);
  });

  test.each([
    ['spaces', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `],
    ['a line break', (code: string) => `${code}\r\n`],
    ['a dash', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    [
      'full-width digits (S9)',
      (code: string) => Array.from(code, (digit) => String.fromCodePoint(0xff10 + Number(digit))).join(''),
    ],
    [
      'Arabic digits (S9)',
      (code: string) => Array.from(code, (digit) => String.fromCodePoint(0x660 + Number(digit))).join(''),
    ],
  ])('a code is pasted with %s', async (_, written) => {
    const owing = await owe();
    await owing.user.click(await field());
    await owing.user.paste(written(await owing.door.demo.totp(tomWhitfield.email)));
    await owing.user.keyboard('{Enter}');
    await signedIn(owing);
    expect((await owing.door.demo.log()).filter(({ call }) => call === 'confirmTwoFactor')).toHaveLength(1);
  });
});

describe('A-12: a wrong code', () => {
  test('says so, and the field is empty and focused, as often as it happens', async () => {
    const owing = await owe();
    for (const turn of [1, 2]) {
      await owing.user.type(await field(), `${another(await owing.door.demo.totp(tomWhitfield.email))}{Enter}`);
      await waitFor(() => expect(owing.house.login.getSnapshot().context.codesRefused).toBe(turn));
      expect(screen.getByText(WRONG)).toBeTruthy();
      expect((await field()).value).toBe('');
      expect(document.activeElement).toBe(await field());
      expect((await field()).getAttribute('aria-invalid')).toBe('true');
    }
    await owing.user.type(await field(), `${await owing.door.demo.totp(tomWhitfield.email)}{Enter}`);
    await signedIn(owing);
  });

  test('L20: after five of them the server says to wait', async () => {
    const owing = await owe();
    for (let turn = 1; turn <= 5; turn += 1) {
      await owing.user.type(await field(), `${another(await owing.door.demo.totp(tomWhitfield.email))}{Enter}`);
      await waitFor(() => expect(owing.house.login.getSnapshot().context.codesRefused).toBe(turn));
    }
    await owing.user.type(await field(), `${await owing.door.demo.totp(tomWhitfield.email)}{Enter}`);
    expect(await screen.findByText('Too Many Attempts. Please wait a moment, then try again.')).toBeTruthy();
  });

  test('A-14: five and seven digits stay as typed, beside an error, and are not sent', async () => {
    const owing = await owe();
    for (const typed of ['12345', '1234567']) {
      await owing.user.clear(await field());
      await owing.user.type(await field(), `${typed}{Enter}`);
      expect(screen.getByText(`The code has 6 digits. This has ${typed.length}.`)).toBeTruthy();
      expect((await field()).value).toBe(typed);
    }
    expect((await owing.door.demo.log()).some(({ call }) => call === 'confirmTwoFactor')).toBe(false);
  });

  test('K-09: Enter in the empty field is a try', async () => {
    const owing = await owe();
    await owing.user.click(await field());
    await owing.user.keyboard('{Enter}');
    expect(screen.getByText('Please complete this field')).toBeTruthy();
  });

  test('a call that failed leaves the code where it is', async () => {
    const owing = await owe();
    await owing.door.demo.faults.set([{ call: 'confirmTwoFactor', status: 500 }]);
    const code = await owing.door.demo.totp(tomWhitfield.email);
    await owing.user.type(await field(), `${code}{Enter}`);
    await screen.findByRole('button', { name: 'Continue' });
    expect((await field()).value).toBe(code);
    const tray = screen.getByRole('alert');
    expect(tray.closest('form')).not.toBeNull();
    expect(document.activeElement).toBe(tray);
    await owing.user.click(screen.getByRole('button', { name: 'Continue' }));
    await signedIn(owing);
  });
});

describe('L7, S9: a recovery code', () => {
  const useRecovery = async (code: string) => {
    const owing = await owe();
    await owing.user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    const recovery = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Recovery code' });
    expect(document.activeElement).toBe(recovery);
    await owing.user.type(recovery, `${code}{Enter}`);
    return owing;
  };

  test('signs in, once', async () => {
    const owing = await useRecovery(' tomCode003-recovery03 ');
    await signedIn(owing);
    expect((await owing.door.demo.log()).find(({ call }) => call === 'confirmTwoFactor')?.body).toEqual({
      recovery_code: '[hidden]',
    });
  });

  test('A-12: a wrong one says so, and the field for recovery codes stands again, empty and focused', async () => {
    await useRecovery('no-code-of-his');
    expect(await screen.findByText(WRONG)).toBeTruthy();
    const again = screen.getByRole<HTMLInputElement>('textbox', { name: 'Recovery code' });
    expect([again.value, document.activeElement === again]).toEqual(['', true]);
  });

  test('the way back to the authenticator', async () => {
    const { user } = await owe();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.click(screen.getByRole('button', { name: 'Use your authenticator app' }));
    expect(document.activeElement).toBe(await field());
  });
});

test('a challenge that the server has forgotten leads back to the form, which says so', async () => {
  const owing = await owe();
  await owing.door.demo.faults.set([{ call: 'confirmTwoFactor', status: 401 }]);
  await owing.user.type(await field(), '123456{Enter}');
  const tray = await screen.findByRole('alert');
  expect(tray.textContent).toContain('Session expired');
  expect(document.activeElement).toBe(tray);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' }).value).toBe(tomWhitfield.email);
});

test('another account: back to the form, with its heading focused and no password in it', async () => {
  const owing = await owe();
  await owing.user.click(screen.getByRole('button', { name: 'Use another account' }));
  expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 1, name: 'Sign in' }));
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
});
