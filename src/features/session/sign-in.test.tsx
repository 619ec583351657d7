// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { closeGate, openSignIn } from './testing/open-gate.tsx';

const AMARA = 'amara.osei@demo.example';
const TOM = 'tom.whitfield@demo.example';
const PASSWORD = 'waymark-demo';
const REFUSED = 'Sorry, your attempt to login was unsuccessful. Please try again.';

let door: InProcess;
beforeEach(() => {
  door = createInProcess();
});
afterEach(closeGate);

const email = () => screen.getByLabelText<HTMLInputElement>('Email address');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const code = () => screen.findByLabelText<HTMLInputElement>('Six-digit code');
const button = (name: string) => screen.getByRole('button', { name });
const calls = async (...names: readonly string[]) => (await door.demo.log()).map(({ call }) => call).filter((call) => names.includes(call));

const signIn = async (address = AMARA, secret = PASSWORD): Promise<void> => {
  await userEvent.clear(email());
  await userEvent.type(email(), address);
  await userEvent.clear(password());
  await userEvent.type(password(), `${secret}{Enter}`);
};

/** The code as a person copies it, in two halves. */
const spaced = (digits: string): string => `${digits.slice(0, 3)} ${digits.slice(3)}\n`;

describe('the form', () => {
  test('A-01, A-15: the labels, the button and the link are the specification’s; each field knows its autocomplete', () => {
    openSignIn(door);
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeTruthy();
    expect([email().autocomplete, password().autocomplete]).toEqual(['username', 'current-password']);
    expect([email().type, password().type]).toEqual(['email', 'password']);
    expect(button('Sign in')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Forgotten password?' }).getAttribute('href')).toBe('/forgotten-password');
    expect(document.title).toBe('Sign in · Waymark');
  });

  test('A-02: an address in the link fills the field', () => {
    openSignIn(door, { email: AMARA });
    expect(email().value).toBe(AMARA);
  });

  test('W-03: without a remembered session nobody asks who is signed in', async () => {
    openSignIn(door);
    await screen.findByRole('heading', { name: 'Update history' });
    expect(await calls('getMe', 'getCsrfCookie', 'login')).toEqual([]);
  });

  test('K-08, K-09: nothing is said before somebody tries; Enter on an empty form sends nothing and names both fields', async () => {
    openSignIn(door);
    expect(button('Sign in').getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByText('Please complete this field')).toBeNull();
    await userEvent.click(email());
    await userEvent.keyboard('{Enter}');
    expect(screen.getAllByText('Please complete this field')).toHaveLength(2);
    expect([email().getAttribute('aria-invalid'), password().getAttribute('aria-invalid')]).toEqual(['true', 'true']);
    expect(await calls('getCsrfCookie', 'login')).toEqual([]);
  });

  test('A-14, K-16: the 51st character is an error; nothing is cut off and nothing is sent', async () => {
    openSignIn(door);
    await signIn(AMARA, 'p'.repeat(51));
    expect(password().value).toHaveLength(51);
    expect(password().hasAttribute('maxlength')).toBe(false);
    expect(screen.getByText('Please use at most 50 characters. This is 51.')).toBeTruthy();
    expect(await calls('login')).toEqual([]);
  });
});

describe('the answer', () => {
  test('A-10: cookies, then credentials, then the profile', async () => {
    const { login } = openSignIn(door);
    await signIn();
    await waitFor(() => expect(login.getSnapshot().matches('signedIn')).toBe(true));
    expect(await calls('getCsrfCookie', 'login', 'getMe')).toEqual(expect.arrayContaining(['getCsrfCookie', 'login', 'getMe']));
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  test('A-13: a wrong password is told in the specification’s words, and the entries stay', async () => {
    const { failures } = openSignIn(door);
    await signIn(AMARA, 'not-it');
    expect((await screen.findByRole('alert')).textContent).toContain(REFUSED);
    expect([email().value, password().value]).toEqual([AMARA, 'not-it']);
    expect(failures.every(({ treatment }) => treatment === 'own')).toBe(true);
  });

  test('A-13, L6: the sixth try within a minute adds the server’s own words about waiting', async () => {
    openSignIn(door);
    for (let turn = 0; turn < 5; turn += 1) {
      await signIn(AMARA, `wrong-${turn}`);
      await screen.findByText(REFUSED);
    }
    await signIn(AMARA, 'wrong-again');
    expect(await screen.findByText(/Too many login attempts\. Please try again in \d+ seconds\./)).toBeTruthy();
    expect(screen.getByText(REFUSED)).toBeTruthy();
  });

  test.each([
    { name: 'a server error', fault: { call: 'login', status: 500 } },
    { name: 'no network', fault: { call: 'login', kind: 'offline' } },
    { name: 'a web page instead of an answer', fault: { call: 'login', kind: 'html' } },
    { name: 'no cookies', fault: { call: 'getCsrfCookie', status: 503 } },
  ] as const)('$name is left to the tray: the form comes back with both entries, and a second try works', async ({ fault }) => {
    await door.demo.faults.set([fault]);
    const { login } = openSignIn(door);
    await signIn();
    await waitFor(() => expect(login.getSnapshot().matches({ signedOut: { form: 'plain' } })).toBe(true));
    expect([email().value, password().value]).toEqual([AMARA, PASSWORD]);
    await userEvent.click(button('Sign in'));
    await waitFor(() => expect(login.getSnapshot().matches('signedIn')).toBe(true));
  });

  test('a second press while the first is on its way sends nothing more', async () => {
    await door.demo.faults.set([{ call: 'login', kind: 'slow', delayMs: 100 }]);
    const { login } = openSignIn(door);
    await signIn();
    await userEvent.click(screen.getByRole('button', { name: 'Signing in…' }));
    await waitFor(() => expect(login.getSnapshot().matches('signedIn')).toBe(true));
    expect(await calls('login')).toHaveLength(1);
  });
});

describe('a link with a token, A-03', () => {
  test('signs in by itself', async () => {
    await door.demo.scenario('a sign-in link was mailed');
    const { login } = openSignIn(door, { link: { email: AMARA, token: 'sign-in-token-of-amara' } });
    await waitFor(() => expect(login.getSnapshot().matches('signedIn')).toBe(true));
  });

  test('that is wrong leaves the normal form with the error and the address', async () => {
    openSignIn(door, { link: { email: AMARA, token: 'made-up' } });
    expect(await screen.findByText(REFUSED)).toBeTruthy();
    expect([email().value, password().value]).toEqual([AMARA, '']);
    expect(await calls('login')).toHaveLength(1);
  });
});

describe('the code, A-11 and A-12', () => {
  const reachStep = async () => {
    const opened = openSignIn(door);
    await signIn(TOM);
    await code();
    return opened;
  };

  test('is one field for a one-time code; a pasted one with a space and a line break is accepted', async () => {
    const { login } = await reachStep();
    const field = await code();
    expect([field.autocomplete, field.inputMode, field.hasAttribute('maxlength')]).toEqual(['one-time-code', 'numeric', false]);
    await userEvent.click(field);
    await userEvent.paste(spaced(await door.demo.totp(TOM)));
    await userEvent.click(button('Continue'));
    await waitFor(() => expect(login.getSnapshot().matches('signedIn')).toBe(true));
  });

  test('a wrong one is told in the specification’s words, each time with an empty, focused field', async () => {
    await reachStep();
    for (const wrong of ['000000', '111111']) {
      await userEvent.type(await code(), `${wrong}{Enter}`);
      await waitFor(async () => expect((await code()).value).toBe(''));
      expect(await screen.findByText('Sorry, the code was incorrect. Please try again.')).toBeTruthy();
      expect(document.activeElement).toBe(await code());
      expect((await code()).getAttribute('aria-invalid')).toBe('true');
    }
  });

  test('a short one is not sent, and stays', async () => {
    await reachStep();
    await userEvent.type(await code(), '123{Enter}');
    expect((await code()).value).toBe('123');
    expect((await code()).getAttribute('aria-invalid')).toBe('true');
    expect(await calls('confirmTwoFactor')).toEqual([]);
  });

  test('a call that fails keeps the code that was typed', async () => {
    const { login } = await reachStep();
    await door.demo.faults.set([{ call: 'confirmTwoFactor', kind: 'offline' }]);
    const digits = await door.demo.totp(TOM);
    await userEvent.type(await code(), `${digits}{Enter}`);
    await waitFor(() => expect(login.getSnapshot().matches({ twoFactor: { entering: 'fresh' } })).toBe(true));
    expect((await code()).value).toBe(digits);
  });

  test('one that was due for too long leads back to the form, with J-02’s words and the address', async () => {
    await reachStep();
    await door.demo.faults.set([{ call: 'confirmTwoFactor', status: 401 }]);
    await userEvent.type(await code(), '123456{Enter}');
    expect(await screen.findByText('Sorry, but your session has expired. Please try signing in again.')).toBeTruthy();
    expect(email().value).toBe(TOM);
  });
});

describe('the demo', () => {
  test('outside it there are no people to choose from', async () => {
    openSignIn(door);
    await screen.findByRole('heading', { name: 'Update history' });
    expect(screen.queryByText('Demonstration people')).toBeNull();
  });

  test('in it each person is one press away, with a sentence that says what they show', async () => {
    window.demo = door.demo;
    const { login } = openSignIn(door);
    const amara = await screen.findByRole('button', { name: /Amara Osei/ });
    expect(amara.textContent).toContain('The everyday product, in two organisations');
    expect(screen.getAllByRole('button', { name: /Osei|Whitfield|Nair|Bell|Cho|Lindqvist|Penn|Rahman|Fenwick/ })).toHaveLength(9);
    await userEvent.click(amara);
    await waitFor(() => expect(login.getSnapshot().matches('signedIn')).toBe(true));
  });
});
