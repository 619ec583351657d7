// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import type { LoginInput } from '#machines/session/login.setup.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { openHouse } from './testing/house.ts';
import { setUpScreens, showSignIn } from './testing/show.tsx';

setUpScreens();

const REFUSED = 'Sorry, your attempt to login was unsuccessful. Please try again.';
const REQUIRED = 'Please complete this field';

const email = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Email address' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole('button', { name: 'Sign in' });

/** The sign-in page over a backend and a chart of its own. */
const open = (input: Partial<LoginInput> = {}) => {
  const door = createInProcess();
  const house = openHouse(door, input);
  return { door, house, user: showSignIn(house) };
};

/** The same, with everything typed and Enter pressed. */
const tryAs = async ({ user }: ReturnType<typeof open>, who: string, secret: string): Promise<void> => {
  await user.clear(await email());
  await user.type(await email(), who);
  await user.clear(password());
  await user.type(password(), `${secret}{Enter}`);
};

describe('the form', () => {
  test('A-01, A-15: title, labels, button, link, and what a password manager needs', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeTruthy();
    expect((await email()).autocomplete).toBe('username');
    expect((await email()).type).toBe('email');
    expect((await email()).form?.noValidate).toBe(true);
    expect(password().autocomplete).toBe('current-password');
    expect(screen.getByRole('link', { name: 'Forgotten password?' }).getAttribute('href')).toBe('/forgotten-password');
    await waitFor(() => expect(document.title).toBe('Sign in · Waymark'));
  });

  test('W-03: without a remembered session nobody asks who is signed in', async () => {
    const { door } = open();
    await screen.findByRole('heading', { name: 'Update history' });
    // The heading stands before its releases have come.
    await waitFor(async () => expect((await door.demo.log()).map(({ call }) => call)).toEqual(['listReleases']));
  });

  test('A-02: the address of the link stands in the field', async () => {
    open({ email: amaraOsei.email });
    expect((await email()).value).toBe(amaraOsei.email);
  });

  test('K-09: not ready, the button says why, keeps the focus, and sends nothing', async () => {
    const { door, user } = open();
    const submit = button();
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(submit.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Enter your email address and password.',
    );
    submit.focus();
    expect(document.activeElement).toBe(submit);
    await user.click(submit);
    expect((await door.demo.log()).some(({ call }) => call === 'login')).toBe(false);
  });

  test('K-06, K-08, K-09: no error before anything was touched; Enter in the empty form shows both and goes to the first', async () => {
    const { user } = open();
    expect(screen.queryByText(REQUIRED)).toBeNull();
    password().focus();
    await user.keyboard('{Enter}');
    expect(screen.getAllByText(REQUIRED)).toHaveLength(2);
    expect(document.activeElement).toBe(await email());
    expect((await email()).getAttribute('aria-invalid')).toBe('true');
  });

  test('A-14: 51 characters stay as they were typed, stand beside an error and are not sent', async () => {
    const { door, user } = open();
    const typed = `${'a'.repeat(38)}@demo.example`;
    expect(typed).toHaveLength(51);
    await user.type(await email(), typed);
    await user.type(password(), `${'p'.repeat(51)}{Enter}`);
    expect((await email()).value).toBe(typed);
    expect(password().hasAttribute('maxlength')).toBe(false);
    expect(password().value).toHaveLength(51);
    expect(screen.getAllByText('Please use at most 50 characters. This is 51.')).toHaveLength(2);
    expect((await door.demo.log()).some(({ call }) => call === 'login')).toBe(false);
  });

  test('A-14: 50 characters are sent', async () => {
    const opened = open();
    await tryAs(opened, `${'a'.repeat(37)}@demo.example`, 'p'.repeat(50));
    expect(await screen.findByText(REFUSED)).toBeTruthy();
  });
});

describe('what comes of it', () => {
  test('A-10: cookies, then the sign-in, then the profile; spaces around the address do not count', async () => {
    const opened = open();
    await tryAs(opened, `  ${amaraOsei.email} `, amaraOsei.password);
    await waitFor(() => expect(opened.house.login.getSnapshot().matches('signedIn')).toBe(true));
    const calls = (await opened.door.demo.log()).map(({ call }) => call).filter((call) => call !== 'listReleases');
    expect(calls).toEqual(['getCsrfCookie', 'login', 'getMe']);
    expect(opened.house.surprises).toEqual([]);
  });

  test('A-04: the organisation of the link is sent along', async () => {
    const opened = open({ organisationId: 81 });
    await tryAs(opened, amaraOsei.email, amaraOsei.password);
    await waitFor(() => expect(opened.house.login.getSnapshot().matches('signedIn')).toBe(true));
    expect((await opened.door.demo.log()).find(({ call }) => call === 'login')?.body).toMatchObject({
      organisation_id: 81,
    });
  });

  test('A-13: refused, the words take the focus at every try and what was typed stays', async () => {
    const opened = open();
    await tryAs(opened, amaraOsei.email, 'wrong');
    for (const turn of [1, 2]) {
      const tray = await screen.findByRole('alert');
      expect(within(tray).getByText(REFUSED), `try ${turn}`).toBeTruthy();
      expect(document.activeElement).toBe(tray);
      expect((await email()).value).toBe(amaraOsei.email);
      expect(password().value).toBe('wrong');
      await opened.user.click(button());
    }
    expect(new Set(opened.house.failures.map(({ treatment }) => treatment))).toEqual(new Set(['own']));
  });

  test('A-13, L6: the sixth try shows the same words and how long to wait', async () => {
    const opened = open();
    await opened.door.demo.scenario('five sign-ins failed within a minute');
    await tryAs(opened, amaraOsei.email, amaraOsei.password);
    const tray = await screen.findByRole('alert');
    expect(within(tray).getByText(REFUSED)).toBeTruthy();
    expect(within(tray).getByText(/^Too many login attempts\. Please try again in \d+ seconds\.$/u)).toBeTruthy();
  });

  test.each([
    ['a server error', { call: 'login', status: 500 }],
    ['no network', { call: 'login', kind: 'offline' }],
    ['a web page instead of an answer', { call: 'login', kind: 'html' }],
    ['no cookies', { call: 'getCsrfCookie', status: 500 }],
  ] as const)('S1: %s is said in the form, both entries stay, and can be sent again', async (_, fault) => {
    const opened = open();
    await opened.door.demo.faults.set([fault]);
    await tryAs(opened, amaraOsei.email, amaraOsei.password);
    const tray = await screen.findByRole('alert');
    expect(tray.textContent).toContain('Oops, something went wrong!');
    expect(tray.closest('form')).not.toBeNull();
    expect(document.activeElement).toBe(tray);
    expect(opened.house.failures.map(({ treatment }) => treatment)).toEqual(['form']);
    expect([(await email()).value, password().value]).toEqual([amaraOsei.email, amaraOsei.password]);
    await opened.user.click(button());
    await waitFor(() => expect(opened.house.login.getSnapshot().matches('signedIn')).toBe(true));
  });

  test('while it is being sent nothing is sent twice, and the button says so', async () => {
    const opened = open();
    await opened.door.demo.faults.set([{ call: 'login', delayMs: 300 }]);
    await tryAs(opened, amaraOsei.email, amaraOsei.password);
    const busy = await screen.findByRole('button', { name: 'Signing in…' });
    await opened.user.click(busy);
    await waitFor(() => expect(opened.house.login.getSnapshot().matches('signedIn')).toBe(true));
    expect((await opened.door.demo.log()).filter(({ call }) => call === 'login')).toHaveLength(1);
  });

  test('A-03: a link with a token signs in by itself', async () => {
    const door = createInProcess();
    await door.demo.scenario('a sign-in link was mailed');
    const house = openHouse(door, { link: { email: amaraOsei.email, token: 'sign-in-token-of-amara' } });
    showSignIn(house);
    await waitFor(() => expect(house.login.getSnapshot().matches('signedIn')).toBe(true));
  });

  test('A-03: a link that is not accepted leaves the form, with its address and the error', async () => {
    open({ link: { email: amaraOsei.email, token: 'made-up' } });
    expect(await screen.findByText(REFUSED)).toBeTruthy();
    expect((await email()).value).toBe(amaraOsei.email);
  });

  test('A-32: a 401 at boot is silent, and the update history comes all the same', async () => {
    open({ remembered: true });
    await email();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Update history' })).toBeTruthy();
  });

  test('nobody answers at boot: the page says so and asks again', async () => {
    const door = createInProcess();
    await door.demo.as(amaraOsei.email);
    await door.demo.faults.set([{ call: 'getMe', status: 500 }]);
    const house = openHouse(door, { remembered: true });
    const user = showSignIn(house);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(house.login.getSnapshot().matches('signedIn')).toBe(true));
  });
});

test('A-31: the chart keeps neither the password nor the code once it was used', async () => {
  const opened = open();
  await tryAs(opened, tomWhitfield.email, tomWhitfield.password);
  await screen.findByRole('heading', { name: 'Enter your code' });
  expect(JSON.stringify(opened.house.login.getSnapshot().context)).not.toContain(tomWhitfield.password);
  const code = await opened.door.demo.totp(tomWhitfield.email);
  await opened.user.type(await screen.findByLabelText('Six-digit code'), `${code}{Enter}`);
  await waitFor(() => expect(opened.house.login.getSnapshot().matches('signedIn')).toBe(true));
  expect(JSON.stringify(opened.house.login.getPersistedSnapshot())).not.toMatch(
    new RegExp(`${code}|${tomWhitfield.password}`, 'u'),
  );
});
