// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import type { UserRecord } from '#fixtures/records/people.record.ts';
import {
  button,
  confirmPassword,
  enterCode,
  openTwoFactor,
  PASSWORD,
  passwordField,
  reachCode,
  reachQr,
  setUpTwoFactor,
  type OpenedTwoFactor,
} from './testing/open-two-factor.tsx';

setUpTwoFactor();

const FAULTS = [
  { status: 403 },
  { status: 404 },
  { status: 422 },
  { status: 423 },
  { status: 429 },
  { status: 500 },
  { status: 503 },
  { kind: 'offline' },
  { kind: 'lost' },
  { kind: 'html' },
  { kind: 'redirect' },
  { kind: 'empty' },
  { kind: 'truncated' },
  { kind: 'malformed' },
] as const;
const named = FAULTS.map((fault) => [JSON.stringify(fault), fault] as const);
/** The server did it: only its answer did not arrive as it was sent. */
const hasActed = (fault: (typeof FAULTS)[number]): boolean =>
  'kind' in fault && ['lost', 'empty', 'truncated', 'malformed'].includes(fault.kind);

/** What never reaches the backend, or is answered before it, is in no log. */
const isLogged = (fault: (typeof FAULTS)[number]): boolean =>
  !('kind' in fault && ['offline', 'html', 'redirect'].includes(fault.kind));

const rowOf = async ({ door }: OpenedTwoFactor, id: number): Promise<UserRecord | undefined> =>
  ((await door.demo.db.read(['users']))['users'] as readonly UserRecord[]).find((row) => row.id === id);

const there = (name: RegExp): HTMLElement | undefined =>
  screen.queryAllByRole('button', { name }).find((element) => element.getAttribute('aria-disabled') !== 'true');

/** What somebody does who does not give up: what the open step asks for, once more wherever it failed. */
const nextPress = async (opened: OpenedTwoFactor): Promise<void> => {
  const again = there(/^(Try|Check) again$/) ?? there(/^I have added it$/) ?? there(/^Finish$/);
  if (again !== undefined) return opened.user.click(again);
  const box = screen.queryByRole('checkbox');
  if (box !== null) return opened.user.click(box);
  const password = screen.queryByLabelText('Password');
  if (password !== null && there(/^(Continue|Go on|Turn off two-factor|Show my recovery codes)$/) !== undefined) {
    await opened.user.clear(password);
    await opened.user.type(password, `${PASSWORD}{Enter}`);
    return;
  }
  const code = screen.queryByLabelText('Six-digit code');
  if (code !== null && screen.queryByText('Checking the code…') === null) {
    await opened.user.clear(code);
    await enterCode(opened);
  }
};

const MOST_PRESSES = 20;

/** Until the heading says so. */
const persist = async (opened: OpenedTwoFactor, heading: string): Promise<void> => {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (screen.getByRole('heading', { level: 1 }).textContent === heading) return;
    await nextPress(opened);
    await new Promise((resolve) => setTimeout(resolve));
    await waitFor(() => expect(screen.queryByRole('status', { name: /^Loading/ })).toBeNull());
  }
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
};

describe('setting up, with every fault of the console on every call', () => {
  const CALLS = [
    'confirmPassword',
    'enableTwoFactor',
    'getQrCode',
    'getSecretKey',
    'confirmTwoFactorSetup',
    'listRecoveryCodes',
  ] as const;

  test.each(CALLS.flatMap((call) => named.map(([name, fault]) => [call, name, fault] as const)))(
    '%s with %s: whoever goes on has it on in the end, with the one secret',
    async (call, _, fault) => {
      const opened = await openTwoFactor('setUp');
      await opened.fault({ call, ...fault });
      await persist(opened, 'Two-factor is on');
      const row = await rowOf(opened, amaraOsei.id);
      expect(row?.two_factor_secret).toMatch(/^[A-Z2-7]+$/);
      expect(row?.two_factor_recovery_codes).toHaveLength(8);
      expect((await opened.door.demo.status()).faults, 'it was met').toEqual([expect.objectContaining({ hits: 1 })]);
    },
  );
});

describe('turning off, with every fault of the console', () => {
  test.each(named.filter(([, fault]) => hasActed(fault)))(
    'disableTwoFactor with %s: it is asked after, and was sent once',
    async (_, fault) => {
      const opened = await openTwoFactor('turnOff');
      await opened.fault({ call: 'disableTwoFactor', ...fault });
      await confirmPassword(opened);
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Two-factor is off'));
      expect(await opened.calls('disableTwoFactor')).toBe(1);
      expect(await rowOf(opened, tomWhitfield.id)).toMatchObject({ two_factor_secret: null });
    },
  );

  test.each(named.filter(([, fault]) => !hasActed(fault)))(
    'disableTwoFactor with %s: it stays on, and is off at the next try',
    async (_, fault) => {
      const opened = await openTwoFactor('turnOff');
      await opened.fault({ call: 'disableTwoFactor', ...fault });
      await confirmPassword(opened);
      await waitFor(async () =>
        expect((await opened.door.demo.status()).faults).toEqual([expect.objectContaining({ hits: 1 })]),
      );
      expect(await passwordField()).toBeInTheDocument();
      expect(await rowOf(opened, tomWhitfield.id)).toMatchObject({ two_factor_secret: tomWhitfield.two_factor_secret });
      await persist(opened, 'Two-factor is off');
      expect(await opened.calls('disableTwoFactor')).toBe(isLogged(fault) ? 2 : 1);
    },
  );
});

describe('new recovery codes, with every fault of the console', () => {
  test.each(named)('replaceRecoveryCodes with %s: never made twice by itself', async (_, fault) => {
    const opened = await openTwoFactor('codes');
    await confirmPassword(opened);
    await opened.user.click(await button('Make new codes'));
    await opened.fault({ call: 'replaceRecoveryCodes', ...fault });
    await opened.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make new codes' }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await opened.calls('replaceRecoveryCodes')).toBe(isLogged(fault) ? 1 : 0);
    if (screen.queryByLabelText('Password') !== null) await confirmPassword(opened);
    const codes = (await rowOf(opened, tomWhitfield.id))?.two_factor_recovery_codes ?? [];
    // Whatever became of it, those that count are those that are shown.
    for (const code of codes) expect(await screen.findByText(code)).toBeInTheDocument();
    expect(codes.some((code) => tomWhitfield.two_factor_recovery_codes.includes(code))).toBe(!hasActed(fault));
  });
});

describe('a lost reply', () => {
  test('of the password: the server is asked whether it is confirmed, and nothing is typed again', async () => {
    const opened = await openTwoFactor('setUp');
    await opened.fault({ call: 'confirmPassword', kind: 'lost' });
    await reachQr(opened);
    expect(await opened.calls('confirmPassword')).toBe(1);
    expect(await opened.calls('getPasswordStatus')).toBe(1);
  });

  test('of a password, with an earlier one that still counts: the server asks for no more, and one goes on (0329)', async () => {
    const opened = await openTwoFactor('turnOff');
    await opened.fault({ call: 'disableTwoFactor', status: 403 });
    await confirmPassword(opened);
    expect(await screen.findByRole('alert')).toHaveTextContent('Oops!');
    await opened.fault({ call: 'confirmPassword', kind: 'lost' });
    await opened.user.clear(await passwordField());
    await confirmPassword(opened, 'not my password');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Two-factor is off'));
    expect(await opened.calls('confirmPassword')).toBe(2);
  });

  test('of a wrong password, with an earlier one that counts no more: it is said, and nothing is done (0329)', async () => {
    const opened = await openTwoFactor('turnOff');
    await opened.fault({ call: 'disableTwoFactor', status: 403 });
    await confirmPassword(opened);
    expect(await screen.findByRole('alert')).toHaveTextContent('Oops!');
    await opened.door.demo.clock.advance('181m');
    await opened.fault({ call: 'confirmPassword', kind: 'lost' });
    await opened.user.clear(await passwordField());
    await confirmPassword(opened, 'not my password');
    await waitFor(async () => expect(await opened.calls('getPasswordStatus')).toBe(1));
    expect(await button('Turn off two-factor')).toBeInTheDocument();
    expect(await passwordField()).toHaveValue('not my password');
    expect(await opened.calls('disableTwoFactor')).toBe(1);
    expect(await rowOf(opened, tomWhitfield.id)).toMatchObject({ two_factor_secret: tomWhitfield.two_factor_secret });
  });

  test('of the code: the server is asked whether it is on, and the code is not sent again', async () => {
    const opened = await openTwoFactor('setUp');
    await reachCode(opened);
    await opened.fault({ call: 'confirmTwoFactorSetup', kind: 'lost' });
    await enterCode(opened);
    expect(await button('Finish')).toBeInTheDocument();
    expect(await opened.calls('confirmTwoFactorSetup')).toBe(1);
  });

  test('of the code, and of the question after it: nothing is claimed, and it can be asked again', async () => {
    const opened = await openTwoFactor('setUp');
    await reachCode(opened);
    await opened.fault({ call: 'confirmTwoFactorSetup', kind: 'lost' }, { call: 'getMe', status: 500 });
    await enterCode(opened);
    expect(await screen.findByText(/Two-factor may be on already\./)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent("We haven't heard back yet");
    await opened.user.click(await button('Check again'));
    expect(await button('Finish')).toBeInTheDocument();
    expect(await opened.calls('confirmTwoFactorSetup')).toBe(1);
  });

  test('of turning off, and of the question after it: nothing is claimed, and it can be asked again', async () => {
    const opened = await openTwoFactor('turnOff');
    await opened.fault({ call: 'disableTwoFactor', kind: 'lost' }, { call: 'getMe', status: 500 });
    await confirmPassword(opened);
    expect(await screen.findByText(/Two-factor may be off already\./)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Turn off two-factor');
    await opened.user.click(await button('Check again'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Two-factor is off'));
    expect(await opened.calls('disableTwoFactor')).toBe(1);
  });

  test('of a code that did not count: it is off, said so, and what was typed stays', async () => {
    const opened = await openTwoFactor('setUp');
    await reachCode(opened);
    await opened.fault({ call: 'confirmTwoFactorSetup', kind: 'offline' });
    await enterCode(opened);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Oops!Sorry, something went wrong. Please try again. Two-factor is still off.',
    );
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Six-digit code')).not.toHaveValue('');
  });

  test('of a page that was left meanwhile: the profile is asked for, so that it is not told wrongly', async () => {
    const opened = await openTwoFactor('setUp');
    await reachCode(opened);
    await opened.fault({ call: 'confirmTwoFactorSetup', pause: 'later' });
    await enterCode(opened);
    await waitFor(async () => expect(await opened.door.demo.faults.pausedCalls('later')).toBe(1));
    const states: unknown[] = [];
    opened.queries.getQueryCache().subscribe(({ query }) => states.push(query.state.isInvalidated));
    opened.unmount();
    await opened.door.demo.faults.release('later');
    await waitFor(() => expect(states).toContain(true));
    expect(await rowOf(opened, amaraOsei.id)).not.toMatchObject({ two_factor_secret: null });
  });
});
