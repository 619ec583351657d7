// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { openApp, setUpApp, until } from '../testing/open-app.tsx';
import {
  addressOf,
  codeStep,
  field,
  form,
  isSignedIn,
  openSignedIn,
  page,
  press,
  signIn,
  type,
} from '../testing/sign-in-steps.ts';

setUpApp();

describe('S9: the code step in the history', () => {
  test('Back leads to the password, and the own way back to the same place', async () => {
    const app = openApp({ address: '/login?d=%2Fbookings' });
    await signIn(tomWhitfield.email);
    await codeStep();
    await until(() => expect(app.router.state.location.state).toEqual({ codeDueFor: tomWhitfield.email }));
    // The router is ahead of what is drawn, and nobody goes back from a step before it stands.
    for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    void app.router.navigate(-1);
    await form();
    expect(field('Email address').value).toBe(tomWhitfield.email);
    await signIn(tomWhitfield.email);
    await until(() => expect(app.router.state.location.state).not.toBeNull());
    press('Use another account');
    await form();
    await until(() => expect(app.router.state.location.state).toBeNull());
  });

  test('a reload keeps the address and the step, and signing in leaves no step behind', async () => {
    const door = createInProcess();
    openApp({ door });
    await signIn(tomWhitfield.email);
    await codeStep();
    document.body.innerHTML = '';
    const app = openApp({ door, address: '/login?d=%2Fbookings', state: { codeDueFor: tomWhitfield.email } });
    await codeStep();
    expect(screen.getByText(tomWhitfield.email)).toBeTruthy();
    type('Six-digit code', await door.demo.totp(tomWhitfield.email));
    press('Continue');
    await isSignedIn(app);
  });

  test('hears of a session that began in another tab', async () => {
    const door = createInProcess();
    const app = openApp({ door, address: '/login?d=%2Fbookings' });
    await signIn(tomWhitfield.email);
    await codeStep();
    await door.demo.as(tomWhitfield.email);
    app.login.send({ type: 'session.started' });
    expect(await page('Bookings')).toBeTruthy();
  });
});

describe('S10: no connection at sign-in', () => {
  test('the form says that, and nothing else; when it is back it says so, and the next try signs in', async () => {
    const app = openApp();
    await app.door.demo.faults.set([{ call: '*', kind: 'offline', times: 'always' }]);
    await signIn(amaraOsei.email);
    await until(() => expect(screen.getByRole('alert').textContent).toContain('No connection.'));
    await until(() =>
      expect(
        screen
          .getAllByRole('status')
          .map(({ textContent }) => textContent)
          .join(),
      ).toContain('Nothing can be sent until it is back.'),
    );
    expect(document.body.textContent).not.toMatch(/logged the issue|You can read on/u);
    await app.door.demo.faults.clear();
    await until(() => expect(screen.getByRole('alert').textContent).toContain('The connection is back.'));
    press('Sign in');
    await isSignedIn(app);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('S11, S12: around the form', () => {
  test('A-08: after signing in in place the focus is on the page', async () => {
    const app = openApp({ address: '/modules/705' });
    await signIn(amaraOsei.email);
    await isSignedIn(app);
    await page('Decontamination of instruments');
    await until(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  test('A-16: the page for a forgotten password takes over the typed address and keeps where to go', async () => {
    const app = openApp({ address: '/login?d=%2Fawards#mine' });
    await form();
    type('Email address', amaraOsei.email);
    fireEvent.click(screen.getByRole('link', { name: 'Forgotten password?' }));
    await until(() => screen.getByRole('button', { name: 'Send Reset Instructions' }));
    expect(field('Email address').value).toBe(amaraOsei.email);
    press('Send Reset Instructions');
    await form();
    expect(field('Email address').value).toBe(amaraOsei.email);
    await signIn(amaraOsei.email);
    await page('Awards');
    expect(addressOf(app)).toBe('/awards#mine');
  });

  test('A-21: signed in, /forgotten-password leads to d', async () => {
    const app = await openSignedIn(amaraOsei.email, '/forgotten-password?d=/awards');
    await page('Awards');
    expect(addressOf(app)).toBe('/awards');
  });

  test('J-04: maintenance at boot says that alone', async () => {
    const door = createInProcess();
    await door.demo.as(amaraOsei.email);
    await door.demo.faults.set([{ call: 'getMe', status: 503, times: 'always' }]);
    const app = openApp({ door, address: '/bookings', remembered: true });
    await page('Undergoing Maintenance');
    expect(document.body.textContent).not.toContain('Check your connection');
    expect(app.tray.current()).toBeNull();
  });

  test('a 429 without words counts its Retry-After down, outside of the live region, and announces the end once', async () => {
    const app = openApp();
    const { fetch } = app.door;
    vi.stubGlobal('fetch', async (input: Request, init?: RequestInit) =>
      input.url.endsWith('/login')
        ? new Response('', { status: 429, headers: { 'retry-after': '65' } })
        : fetch(input, init),
    );
    await signIn(amaraOsei.email);
    const alert = await until(() => screen.getByRole('alert'));
    const line = await until(() => screen.getByText(/^You can try again in /u));
    expect(line.textContent).toBe('You can try again in 1 minute 5 seconds.');
    expect(line.closest('[role=alert], [role=status], [aria-live]')).toBeNull();
    vi.setSystemTime(Date.now() + 60_000);
    await until(() => expect(screen.getByText(/^You can try again in /u).textContent).toMatch(/in [345] seconds\.$/u));
    expect(alert.isConnected).toBe(true);
    vi.setSystemTime(Date.now() + 6000);
    await until(() => expect(screen.getByText('You can try again now.').getAttribute('role')).toBe('status'));
  });
});
