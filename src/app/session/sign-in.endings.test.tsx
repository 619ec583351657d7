// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import { createInProcess, IN_PROCESS_BASE_URL } from '#mocks/in-process.ts';
import { openApp, setUpApp, until, type OpenedApp } from '../testing/open-app.tsx';
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

describe('S3: three ways in which a session ends', () => {
  test.each(['/bookings?x=1#late', '/modules/5'])(
    'A-28: a chosen sign-out at %s leaves nothing of the page in the address',
    async (address) => {
      const app = await openSignedIn(amaraOsei.email, address);
      await isSignedIn(app);
      app.login.send({ type: 'signOut.requested' });
      await form();
      expect(addressOf(app)).toBe('/login');
      await signIn(tomWhitfield.email);
      await codeStep();
      expect(addressOf(app)).toBe('/login');
    },
  );

  test('A-29: neither does a sign-out that was chosen in another tab', async () => {
    const app = await openSignedIn(amaraOsei.email, '/bookings');
    await isSignedIn(app);
    app.login.send({ type: 'session.ended', problem: null });
    await form();
    expect(addressOf(app)).toBe('/login');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('J-01: whoever leaves for somebody else finds the form that stays, so that nothing typed at once is lost', async () => {
    const app = await openSignedIn(amaraOsei.email, '/bookings?x=1#late');
    await page('Bookings');
    const shown = new Set<Element>();
    const seen = new MutationObserver(() =>
      document.querySelectorAll('input[type=email]').forEach((input) => shown.add(input)),
    );
    seen.observe(document, { childList: true, subtree: true });
    app.sessionOver.leave();
    await until(() => expect(addressOf(app)).toBe('/login'));
    await form();
    type('Email address', tomWhitfield.email);
    await until(() => expect(field('Email address')).toHaveProperty('value', tomWhitfield.email));
    seen.disconnect();
    expect(shown.size).toBe(1);
  });

  test.each([
    [419, 'Session expired'],
    [401, 'Your session is over.'],
    [403, 'Your account is not allowed to do that, so you were signed out.'],
  ])('the server ended it (%i): the form says so, and leads back with query and fragment', async (status, said) => {
    const app = await openSignedIn(amaraOsei.email, '/bookings?x=1#late');
    await page('Bookings');
    app.login.send({
      type: 'session.ended',
      problem: { kind: 'http', status, message: null, errors: {}, retryAfterSeconds: null },
    });
    await form();
    expect(addressOf(app)).toBe('/login?x=1&d=%2Fbookings#late');
    expect(screen.getByRole('alert').textContent).toContain(said);
    expect(app.tray.current()).toBeNull();
    await signIn(amaraOsei.email);
    await page('Bookings');
    expect(addressOf(app)).toBe('/bookings?x=1#late');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('J-01: a session that a refusal ended is ended on the server, silently', () => {
  /** Amara is refused a page; the end of her session waits at the server, which then says that its token is old. */
  const openRefused = async () => {
    const app = await openSignedIn(amaraOsei.email, '/bookings');
    await page('Bookings');
    await app.door.demo.faults.set([
      { call: 'getAssessment', status: 403 },
      { call: 'logout', pause: 'the end', status: 419 },
    ]);
    void app.router.navigate('/assessments/501');
    await until(async () => expect(await app.door.demo.faults.pausedCalls('the end')).toBe(1));
    await signIn(amaraOsei.email);
    return app;
  };
  const callsOfSession = async (app: OpenedApp) =>
    (await app.door.demo.log()).flatMap(({ call, status }) =>
      call === 'logout' || call === 'login' ? [`${call} ${status}`] : [],
    );

  test('who signs in meanwhile keeps the session that begins', async () => {
    const app = await openRefused();
    await vi.advanceTimersByTimeAsync(1000);
    expect(app.login.getSnapshot().matches('csrf')).toBe(true);
    await app.door.demo.faults.release('the end');
    await isSignedIn(app);
    expect((await callsOfSession(app)).at(-1)).toBe('login 200');
    expect((await app.door.fetch(`${IN_PROCESS_BASE_URL}/me`)).status).toBe(200);
  });

  test('a server that does not answer keeps nobody from signing in, and what it still answers is not repeated', async () => {
    const app = await openRefused();
    await vi.advanceTimersByTimeAsync(3000);
    await isSignedIn(app);
    await app.door.demo.faults.release('the end');
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await callsOfSession(app)).filter((call) => call === 'logout 204')).toEqual([]);
    expect((await app.door.fetch(`${IN_PROCESS_BASE_URL}/me`)).status).toBe(200);
  });
});

describe('S4: a link of a mail, opened while somebody is signed in', () => {
  const RESET = `/reset-password/reset-token-of-amara?email=${encodeURIComponent(amaraOsei.email)}`;
  const openReset = async (person: string) => {
    const door = createInProcess();
    await door.demo.scenario('a reset link was mailed');
    await door.demo.as(person);
    return openApp({ door, address: RESET, remembered: true });
  };
  const setPassword = async (): Promise<void> => {
    press('Set a new password');
    type('New password', 'a-better-one');
    type('Repeat the new password', 'a-better-one');
    press('Reset Password');
  };

  test('of the own account: it asks, sets the password, and signs out', async () => {
    const app = await openReset(amaraOsei.email);
    await until(() => screen.getByText(`You are signed in as Amara. Set a new password for ${amaraOsei.email}?`));
    await setPassword();
    await form();
    expect(field('Email address').value).toBe(amaraOsei.email);
    expect(app.login.getSnapshot().matches('signedOut')).toBe(true);
    await until(() => screen.getByText('Your password has been reset.'));
  });

  test('of somebody else’s account: whoever is signed in stays', async () => {
    const app = await openReset(tomWhitfield.email);
    await until(() => screen.getByText(`You are signed in as Tom. Set a new password for ${amaraOsei.email}?`));
    await setPassword();
    await until(() => expect(addressOf(app)).toBe('/'));
    expect(app.login.getSnapshot().matches('signedIn')).toBe(true);
  });

  test('S4, S11: no form stands while the session is checked; one that stands outlives a session that begins in another tab', async () => {
    const door = createInProcess();
    const app = openApp({ door, address: RESET });
    await until(() => field('New password'));
    type('New password', 'half-typed');
    await door.demo.as(amaraOsei.email);
    app.login.send({ type: 'session.started' });
    await isSignedIn(app);
    expect(field('New password').value).toBe('half-typed');
  });

  test.each([RESET, '/forgotten-password'])(
    'S11: while the session is checked, %s takes no typing',
    async (address) => {
      const door = createInProcess();
      await door.demo.as(amaraOsei.email);
      await door.demo.faults.set([{ call: 'getMe', pause: 'slow' }]);
      const app = openApp({ door, address, remembered: true });
      await until(async () => expect(await door.demo.faults.pausedCalls('slow')).toBe(1));
      await until(() => screen.getByRole('heading', { level: 1 }));
      expect(document.querySelectorAll('input')).toHaveLength(0);
      await door.demo.faults.release('slow');
      await isSignedIn(app);
    },
  );

  test('A-03: a sign-in link of somebody else asks who is meant, and signs them in', async () => {
    const door = createInProcess();
    await door.demo.scenario('a sign-in link was mailed');
    await door.demo.as(tomWhitfield.email);
    const app = openApp({
      door,
      address: `/login?email=${encodeURIComponent(amaraOsei.email)}&token=sign-in-token-of-amara`,
      remembered: true,
    });
    await until(() =>
      screen.getByText(
        `You are signed in as Tom (${tomWhitfield.email}). The link that you opened signs in ${amaraOsei.email}.`,
      ),
    );
    press(`Sign in as ${amaraOsei.email}`);
    await isSignedIn(app);
    await until(() => expect(app.queries.getQueryData(['me'])).toMatchObject({ email: amaraOsei.email }));
  });
});
