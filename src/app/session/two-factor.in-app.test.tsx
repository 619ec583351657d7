// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { keys } from '#api/queries/keys.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { amaraOsei, DEMO_PASSWORD, tomWhitfield } from '#fixtures/people.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { openApp, setUpApp, until, type OpenedApp } from '../testing/open-app.tsx';
import { addressOf, press, type } from '../testing/sign-in-steps.ts';

setUpApp();
beforeAll(async () => {
  await Promise.all([
    import('#features/profile/two-factor/TwoFactorRoute.tsx'),
    import('#features/session/SessionOverDialog.tsx'),
    import('../pages/ProfileRoute.tsx'),
  ]);
});

const SET_UP = '/profile/security/two-factor';

const openAt = async (address: string, email: string): Promise<OpenedApp> => {
  const door = createInProcess();
  await door.demo.as(email);
  return openApp({ door, address, remembered: true });
};

/** As another device, or its age, ends it. */
const endSession = async (door: InProcess): Promise<void> => {
  const { status } = await door.fetch('logout', {
    method: 'POST',
    headers: { accept: 'application/json', 'x-xsrf-token': door.readCookie('XSRF-TOKEN') ?? '' },
  });
  expect(status).toBe(204);
};

const button = (name: string) => until(() => screen.getByRole('button', { name }));
const step = (name: string) => until(() => screen.getByRole('heading', { level: 2, name }));
const heading = (name: string) => until(() => screen.getByRole('heading', { level: 1, name }));

const confirmPassword = async (name: string): Promise<void> => {
  await button(name);
  type('Password', DEMO_PASSWORD);
  press(name);
};

/** Signs in over the page, where it asks for it. */
const signInOver = async (): Promise<void> => {
  const dialog = await until(() => screen.getByRole('dialog'));
  expect(dialog.textContent).toContain('Your steps are still on this page');
  const field = await until(() => within(dialog).getByLabelText<HTMLInputElement>('Password'));
  fireEvent.change(field, { target: { value: DEMO_PASSWORD } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
};

/** Signs in over the page as somebody whose authenticator is asked for. */
const signInOverWithCode = async ({ door }: OpenedApp, email: string): Promise<void> => {
  await signInOver();
  const over = await until(() => screen.getByRole('dialog'));
  const code = await until(() => within(over).getByLabelText('Six-digit code'));
  fireEvent.change(code, { target: { value: await door.demo.totp(email) } });
  fireEvent.click(within(over).getByRole('button', { name: 'Continue' }));
};

/** Lets a call reach the backend only after the session that sent it is over. */
const endSessionBefore = async ({ door }: OpenedApp, call: string, send: () => Promise<void>): Promise<void> => {
  await door.demo.faults.set([{ call, pause: call }]);
  await send();
  await until(async () => expect(await door.demo.faults.pausedCalls(call)).toBe(1));
  await endSession(door);
  await door.demo.faults.release(call);
};

/** How each try of a call was answered, oldest first. */
const statusesOf = async ({ door }: OpenedApp, name: string): Promise<readonly number[]> =>
  (await door.demo.log()).filter(({ call }) => call === name).map(({ status }) => status);

const dialogIsGone = () => until(() => expect(screen.queryByRole('dialog')).toBeNull());

const enterCode = async ({ door }: OpenedApp): Promise<void> => {
  await button('Turn it on');
  type('Six-digit code', await door.demo.totp(amaraOsei.email));
  press('Turn it on');
};

describe('J-01, J-02: the session is over while two-factor is being set up', () => {
  test('at the password: what was typed is confirmed in the new session, and the QR code comes', async () => {
    const app = await openAt(SET_UP, amaraOsei.email);
    await button('Continue');
    await endSession(app.door);
    await confirmPassword('Continue');
    await signInOver();
    await button('I have added it');
    await dialogIsGone();
    expect(addressOf(app)).toBe(SET_UP);
  });

  test('at the code: the password is confirmed again, and one goes on at the code with the same secret', async () => {
    const app = await openAt(SET_UP, amaraOsei.email);
    await confirmPassword('Continue');
    const link = await until(() => screen.getByRole('link', { name: 'Open your authenticator' }).getAttribute('href'));
    press('I have added it');
    await button('Turn it on');
    await endSession(app.door);
    await enterCode(app);
    await signInOver();
    await step('Confirm your password again');
    await dialogIsGone();
    await confirmPassword('Go on');
    await button('Show the QR code again');
    press('Show the QR code again');
    expect(await until(() => screen.getByRole('link', { name: 'Open your authenticator' }).getAttribute('href'))).toBe(
      link,
    );
    press('I have added it');
    await enterCode(app);
    await step('Keep your recovery codes');
    await until(() =>
      expect(app.queries.getQueryData<Profile>(keys.me())).toMatchObject({ two_factor_confirmed: true }),
    );
  });
});

test('J-01: the session is over while new recovery codes are made: none is made before the password is confirmed again', async () => {
  const app = await openAt(`${SET_UP}/codes`, tomWhitfield.email);
  await confirmPassword('Show my recovery codes');
  await button('Make new codes');
  press('Make new codes');
  await endSession(app.door);
  const question = await until(() => screen.getByRole('alertdialog'));
  fireEvent.click(within(question).getByRole('button', { name: 'Make new codes' }));
  await signInOverWithCode(app, tomWhitfield.email);
  await step('Confirm your password again');
  await dialogIsGone();
  await confirmPassword('Show my recovery codes');
  await button('Make new codes');
  for (const one of tomWhitfield.two_factor_recovery_codes) expect(screen.getByText(one)).toBeTruthy();
});

describe('J-01, J-02: the session is over while two-factor is being turned off', () => {
  const TURN_OFF = 'Turn off two-factor';
  const userOf = ({ door }: OpenedApp) => door.backend.read((db) => db.tables.users.get(tomWhitfield.id));
  const wasTurnedOff = async (app: OpenedApp): Promise<void> => {
    await heading('Two-factor is off');
    await dialogIsGone();
    expect(addressOf(app)).toBe(`${SET_UP}/off`);
    expect(await userOf(app)).toMatchObject({ two_factor_secret: null, two_factor_recovery_codes: [] });
    await until(() =>
      expect(app.queries.getQueryData<Profile>(keys.me())).toMatchObject({ two_factor_confirmed: false }),
    );
  };

  test('at the password: what was typed is confirmed in the new session, and it is turned off', async () => {
    const app = await openAt(`${SET_UP}/off`, tomWhitfield.email);
    await button(TURN_OFF);
    await endSession(app.door);
    await confirmPassword(TURN_OFF);
    await signInOverWithCode(app, tomWhitfield.email);
    await wasTurnedOff(app);
    expect(await statusesOf(app, 'confirmPassword')).toEqual([419, 401, 201]);
    expect(await statusesOf(app, 'disableTwoFactor')).toEqual([200]);
  });

  test('after it: nothing is turned off before the new session has the password, too, and then once', async () => {
    const app = await openAt(`${SET_UP}/off`, tomWhitfield.email);
    await endSessionBefore(app, 'disableTwoFactor', () => confirmPassword(TURN_OFF));
    await signInOverWithCode(app, tomWhitfield.email);
    await step('Confirm your password again');
    await dialogIsGone();
    expect((await userOf(app))?.two_factor_secret).toBe(tomWhitfield.two_factor_secret);
    await confirmPassword(TURN_OFF);
    await wasTurnedOff(app);
    expect(await statusesOf(app, 'disableTwoFactor')).toEqual([419, 401, 423, 200]);
  });
});

test('J-01, J-02: the session is over while recovery codes are loaded: they come after the password, and are the same', async () => {
  const app = await openAt(`${SET_UP}/codes`, tomWhitfield.email);
  await endSessionBefore(app, 'listRecoveryCodes', () => confirmPassword('Show my recovery codes'));
  await signInOverWithCode(app, tomWhitfield.email);
  await step('Confirm your password again');
  await dialogIsGone();
  for (const code of tomWhitfield.two_factor_recovery_codes) expect(screen.queryByText(code)).toBeNull();
  await confirmPassword('Show my recovery codes');
  await step('Your recovery codes');
  for (const code of tomWhitfield.two_factor_recovery_codes) expect(screen.getByText(code)).toBeTruthy();
  expect(await statusesOf(app, 'listRecoveryCodes')).toEqual([401, 423, 200]);
  expect(await statusesOf(app, 'replaceRecoveryCodes')).toEqual([]);
  expect(addressOf(app)).toBe(`${SET_UP}/codes`);
});

test('G-04: while viewing as a learner no address of the profile opens', async () => {
  const door = createInProcess();
  await door.demo.scenario('a learner is viewed as');
  for (const address of ['/profile', '/profile/security', SET_UP, `${SET_UP}/off`, `${SET_UP}/codes`]) {
    const app = openApp({ door, address, remembered: true });
    await heading('My Profile');
    expect(
      screen.getByText(/^Sorry, you cannot access 'My Profile' while viewing as a different learner\.$/),
    ).toBeTruthy();
    expect(screen.queryByLabelText('Password')).toBeNull();
    app.close();
  }
  expect((await door.demo.log()).filter(({ path }) => path.startsWith('user/'))).toEqual([]);
});

test.each([
  ['', '/profile/security'],
  ['?from=%2Fassessments%2F7%3Fstep%3D2', '/assessments/7?step=2'],
  ['?from=%2F%2Fevil.example', '/profile/security'],
  ['?from=https%3A%2F%2Fevil.example%2F', '/profile/security'],
  ['?from=javascript%3Aalert(1)', '/profile/security'],
])('L-02, H-06: opened with "%s" it leads back to a page of ours', async (query, address) => {
  await openAt(`${SET_UP}${query}`, amaraOsei.email);
  await button('Continue');
  expect(screen.getByRole('link', { name: 'Not now' }).getAttribute('href')).toBe(address);
});
