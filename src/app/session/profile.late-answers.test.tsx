// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { CALL_TIMEOUT_MILLISECONDS } from '#api/client.ts';
import type { Fault } from '#contracts/demo.ts';
import { amaraOsei, DEMO_PASSWORD } from '#fixtures/people.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { openApp, setUpApp, until, untilStill, type OpenedApp } from '../testing/open-app.tsx';
import { field, press, type } from '../testing/sign-in-steps.ts';

setUpApp();
beforeAll(async () => {
  await Promise.all([
    import('#features/profile/ProfilePageRoute.tsx'),
    import('#features/profile/two-factor/TwoFactorRoute.tsx'),
    import('../pages/ProfileRoute.tsx'),
  ]);
});

const SET_UP = '/profile/security/two-factor';
const NEW_PASSWORD = 'four quiet herons';
const SAVED = 'Thank you. Your details have been updated.';
const PASSWORD_SAVED = 'Your password has been successfully updated.';
const NOT_SAVED = 'Sorry, something went wrong. Please try again.';

/** Answers that come, and count: one that is six megabytes long, and one that takes five seconds. */
const LATE: readonly Pick<Fault, 'kind'>[] = [{ kind: 'huge' }, { kind: 'slow' }];
const each = LATE.map((fault) => [fault.kind ?? '', fault] as const);

const openAt = async (address: string): Promise<OpenedApp> => {
  const door = createInProcess();
  await door.demo.as(amaraOsei.email);
  return openApp({ door, address, remembered: true });
};

const fail = ({ door }: OpenedApp, call: string, fault: Pick<Fault, 'kind'>): Promise<void> =>
  door.demo.faults.set([{ call, ...fault }]);
const calls = async ({ door }: OpenedApp, name: string): Promise<number> =>
  (await door.demo.log()).filter(({ call }) => call === name).length;
const amara = ({ door }: OpenedApp) => door.backend.read((db) => db.tables.users.get(amaraOsei.id));

/** Four seconds: far less than the fake backend takes to let go of a call that it does not answer. */
const SOON_TICKS = 200;
const soon = <T,>(check: () => T): Promise<T> => until(check, SOON_TICKS);
const see = (text: string | RegExp) => soon(() => screen.getByText(text));
// By its text: a role is looked for in the whole page, which takes long when it is done often.
const button = (name: string) => soon(() => screen.getByText(name, { selector: 'button, button *' }));
const step = (name: string) => soon(() => screen.getByText(name, { selector: 'h2' }));
const alert = (text: string) =>
  soon(() => expect(document.querySelector('main [role=alert]')?.textContent).toContain(text));

const slowAnswer = () => vi.advanceTimersByTimeAsync(5000);
/** Until a call that is not answered is given up. */
const noAnswer = () => vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MILLISECONDS);

/** Nothing waits any more: no skeleton, and no button that says so. */
const comesToRest = (): Promise<void> =>
  untilStill(() => {
    expect(document.querySelector('main [aria-busy=true]')).toBeNull();
    expect(screen.queryAllByRole('button', { name: /…$/ })).toEqual([]);
  });

describe('G-07 to G-09: the profile is saved', () => {
  const change = async (): Promise<OpenedApp> => {
    const app = await openAt('/profile');
    await soon(() => screen.getByText('Amara Osei', { selector: 'h1' }));
    type('Last name', 'Bramley');
    await see('Was “Osei”');
    return app;
  };

  test.each(each)('%s: once, however late it is told', async (_, fault) => {
    const app = await change();
    await fail(app, 'updateProfile', fault);
    press('Save');
    await button('Saving…');
    press('Saving…');
    await slowAnswer();
    await see(SAVED);
    await comesToRest();
    expect((await amara(app))?.last_name).toBe('Bramley');
    expect(screen.queryByRole('region', { name: 'Changes' })).toBeNull();
    expect(await calls(app, 'updateProfile')).toBe(1);
  });

  test('timeout: the server is asked, nothing is claimed, the change stays, and the next try saves it', async () => {
    const app = await change();
    await fail(app, 'updateProfile', { kind: 'timeout' });
    press('Save');
    await noAnswer();
    await see(NOT_SAVED);
    await comesToRest();
    expect(field('Last name').value).toBe('Bramley');
    expect(screen.getByRole('region', { name: 'Changes' }).textContent).toContain('1 change, not saved.');
    expect((await amara(app))?.last_name).toBe('Osei');
    press('Save');
    await see(SAVED);
    expect((await amara(app))?.last_name).toBe('Bramley');
  });
});

describe('G-10, G-11: a password is changed', () => {
  const change = async (): Promise<OpenedApp> => {
    const app = await openAt('/profile/security');
    await button('Save password');
    type('Current password', DEMO_PASSWORD);
    type('New password', NEW_PASSWORD);
    type('New password again', NEW_PASSWORD);
    return app;
  };
  const values = () => ['Current password', 'New password', 'New password again'].map((name) => field(name).value);

  test.each(each)('%s: once, however late it is told, and the form is empty', async (_, fault) => {
    const app = await change();
    await fail(app, 'updatePassword', fault);
    press('Save password');
    await button('Saving…');
    press('Saving…');
    await slowAnswer();
    await see(PASSWORD_SAVED);
    await comesToRest();
    expect(values()).toEqual(['', '', '']);
    expect((await amara(app))?.password).toBe(NEW_PASSWORD);
    expect(await calls(app, 'updatePassword')).toBe(1);
  });

  test('timeout: it is not known whether it counts, what was typed stays, and the next try tells', async () => {
    const app = await change();
    await fail(app, 'updatePassword', { kind: 'timeout' });
    press('Save password');
    await noAnswer();
    await see('It is not known whether the new password counts');
    await comesToRest();
    expect(values()).toEqual([DEMO_PASSWORD, NEW_PASSWORD, NEW_PASSWORD]);
    press('Save password');
    await see(PASSWORD_SAVED);
    expect((await amara(app))?.password).toBe(NEW_PASSWORD);
    expect(screen.queryByText('It is not known whether the new password counts')).toBeNull();
  });
});

describe('G-12: two-factor is set up', () => {
  const open = async (): Promise<OpenedApp> => {
    const app = await openAt(SET_UP);
    await button('Continue');
    type('Password', DEMO_PASSWORD);
    return app;
  };
  const reachCode = async (): Promise<OpenedApp> => {
    const app = await open();
    press('Continue');
    await button('I have added it');
    press('I have added it');
    await button('Turn it on');
    type('Six-digit code', await app.door.demo.totp(amaraOsei.email));
    return app;
  };

  test.each(each)('%s after the password: the QR code comes, of one set-up', async (_, fault) => {
    const app = await open();
    await fail(app, 'confirmPassword', fault);
    press('Continue');
    await button('Checking…');
    press('Checking…');
    await slowAnswer();
    await button('I have added it');
    await comesToRest();
    expect(await calls(app, 'confirmPassword')).toBe(1);
    expect(await calls(app, 'enableTwoFactor')).toBe(1);
  });

  test('timeout after the password: it is said, what was typed stays, and the next try goes on', async () => {
    const app = await open();
    await fail(app, 'confirmPassword', { kind: 'timeout' });
    press('Continue');
    await noAnswer();
    await alert('Oops!');
    await comesToRest();
    expect(field('Password').value).toBe(DEMO_PASSWORD);
    press('Continue');
    await button('I have added it');
    expect(await calls(app, 'enableTwoFactor')).toBe(1);
  });

  test.each(each)('%s after the code: it is on, and the recovery codes come', async (_, fault) => {
    const app = await reachCode();
    await fail(app, 'confirmTwoFactorSetup', fault);
    press('Turn it on');
    await button('Checking the code…');
    press('Checking the code…');
    await slowAnswer();
    await step('Keep your recovery codes');
    await comesToRest();
    expect(await calls(app, 'confirmTwoFactorSetup')).toBe(1);
    expect((await amara(app))?.two_factor_secret).not.toBeNull();
  });

  test('timeout after the code: the server is asked, it is still off, the code stays, and another turns it on', async () => {
    const app = await reachCode();
    await fail(app, 'confirmTwoFactorSetup', { kind: 'timeout' });
    press('Turn it on');
    await noAnswer();
    await alert('Two-factor is still off.');
    await comesToRest();
    expect(field('Six-digit code').value).not.toBe('');
    expect((await amara(app))?.two_factor_secret).toBeNull();
    type('Six-digit code', await app.door.demo.totp(amaraOsei.email));
    press('Turn it on');
    await step('Keep your recovery codes');
    expect(await calls(app, 'enableTwoFactor')).toBe(1);
  });
});
