// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterAll, describe, expect, test } from 'vitest';
import { catalogue } from '#contracts/catalogue.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import {
  confirmTwoFactor,
  forgotPassword,
  getCsrfCookie,
  login,
  resetPassword,
} from '#contracts/session/session.endpoints.ts';
import { failuresOf, nameOf, type Failing } from '#features/session/testing/failures.ts';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import { openApp, setUpApp, until, type OpenedApp } from '../testing/open-app.tsx';
import { codeStep, field, isSignedIn, press, signIn, type } from '../testing/sign-in-steps.ts';

/**
 * S1, S2, S6: every call that somebody makes who is not signed in yet × every failure × where the form stands. What
 * went wrong is said in one place, inside the form, which has the focus and so is in view; after a success nothing is
 * left of it.
 */
setUpApp();

const PATHS = ['/login', '/modules/5'] as const;
const spoken = (): HTMLElement[] => screen.queryAllByRole('alert').filter(({ textContent }) => textContent !== '');

const enterCode = async ({ door }: OpenedApp): Promise<void> => {
  const code = await door.demo.totp(tomWhitfield.email);
  type('Six-digit code', code);
  press('Continue');
};
/** One notice, inside the form, with the focus. */
const noticeInForm = (): void => {
  const [notice, ...more] = spoken();
  expect(more).toEqual([]);
  expect(notice?.closest('form')).toBeTruthy();
  expect(document.activeElement).toBe(notice);
};

interface Flow {
  readonly call: Endpoint;
  readonly paths: readonly string[];
  /** Up to the call. */
  readonly attempt: (app: OpenedApp) => Promise<void>;
  /** Once the fault is gone. */
  readonly again: (app: OpenedApp) => Promise<void>;
  readonly ends: (app: OpenedApp) => Promise<unknown>;
  /** Failures that the specification answers in another place: what is readable then. */
  readonly elsewhere?: (failing: Failing) => (() => unknown) | undefined;
}

const asAmara = { attempt: () => signIn(amaraOsei.email), again: async () => press('Sign in'), ends: isSignedIn };
const heading = (name: string) => () => screen.getByRole('heading', { level: 1, name });

/** Once more: the code, where its step stands; else from the password on. */
const finishAsTom = async (app: OpenedApp): Promise<void> => {
  if (screen.queryByLabelText('Six-digit code') === null) {
    await signIn(tomWhitfield.email);
    await codeStep();
  }
  await enterCode(app);
  await until(() => expect(app.login.getSnapshot().hasTag('busy')).toBe(false));
  // A reply that was lost had signed in: the challenge is gone, and signing in begins again.
  if (app.login.getSnapshot().matches('signedOut')) await finishAsTom(app);
};

const newPassword = (value: string) => async (): Promise<void> => {
  await until(() => field('New password'));
  type('New password', value);
  type('Repeat the new password', value);
  press('Reset Password');
};

const FLOWS: readonly Flow[] = [
  { call: getCsrfCookie, paths: PATHS, ...asAmara },
  { call: login, paths: PATHS, ...asAmara },
  {
    call: confirmTwoFactor,
    paths: PATHS,
    attempt: async (app) => {
      await signIn(tomWhitfield.email);
      await codeStep();
      await enterCode(app);
    },
    again: finishAsTom,
    ends: isSignedIn,
    // A-12: beside the field. 429 as well: L20's words say nothing about the form.
    elsewhere: ({ status }) =>
      status === 422 || status === 429
        ? () => expect(field('Six-digit code').getAttribute('aria-invalid')).toBe('true')
        : undefined,
  },
  {
    call: getMe,
    paths: PATHS,
    attempt: asAmara.attempt,
    again: async () => press(screen.queryByRole('button', { name: 'Try again' }) === null ? 'Sign in' : 'Try again'),
    ends: isSignedIn,
    // J-04, J-05: signed in, but nobody knows as whom.
    elsewhere: ({ status }) =>
      [401, 403, 419].includes(status ?? 0)
        ? undefined
        : heading(status === 503 ? 'Undergoing Maintenance' : "We can't reach your training"),
  },
  {
    call: forgotPassword,
    paths: ['/forgotten-password'],
    attempt: async () => {
      await until(() => field('Email address'));
      type('Email address', amaraOsei.email);
      press('Send Reset Instructions');
    },
    again: async () =>
      void (screen.queryByRole('button', { name: 'Send Reset Instructions' }) && press('Send Reset Instructions')),
    ends: ({ router }) => until(() => expect(router.state.location.pathname).toBe('/login')),
    // A-16: it looks like a success.
    elsewhere: ({ status }) => (status === 422 ? () => screen.getByText('Reset instructions sent') : undefined),
  },
  {
    call: resetPassword,
    paths: [`/reset-password/reset-token-of-amara?email=${encodeURIComponent(amaraOsei.email)}`],
    attempt: newPassword('a-better-one'),
    again: async (app) => {
      // The reply was lost, and the link is used up: the page says so, which is the truth.
      await newPassword('a-better-one')();
      await until(() =>
        expect(
          screen.queryByText('Sorry, this link no longer works') ??
            (app.router.state.location.pathname === '/login' || null),
        ).toBeTruthy(),
      );
    },
    ends: async () => undefined,
  },
];

let cases = 0;
const failed: string[] = [];
afterAll(
  () =>
    void process.stdout.write(
      `sign-in: ${cases} cases, ${failed.length} failed${failed.length === 0 ? '' : `: ${failed.join(', ')}`}.\n`,
    ),
);

describe('S1, S2, S6: what fails around signing in is said in the form, and nowhere after a success', () => {
  test.each(
    FLOWS.flatMap(({ paths, ...flow }) =>
      paths.flatMap((path) =>
        failuresOf(flow.call).map(
          (failing) => [`${flow.call.name} ${nameOf(failing)} at ${path.split('?')[0]}`, flow, path, failing] as const,
        ),
      ),
    ),
  )('%s', async (name, flow, path, failing) => {
    cases += 1;
    failed.push(name);
    const app = openApp({ address: path });
    if (flow.call === resetPassword) await app.door.demo.scenario('a reset link was mailed');
    await app.door.demo.faults.set([{ call: flow.call.name, ...failing, times: 'always' }]);
    await flow.attempt(app);
    await until(flow.elsewhere?.(failing) ?? noticeInForm);
    expect(app.tray.current()).toBeNull();

    await app.door.demo.faults.clear();
    await flow.again(app);
    await flow.ends(app);
    await until(() =>
      expect(spoken().filter((alert) => !alert.textContent?.includes('link no longer works'))).toEqual([]),
    );
    expect(app.tray.current()).toBeNull();
    failed.pop();
  });

  test('every call that anybody may make is here, or is made by no form', () => {
    const others = {
      identify: 'A-30: no screen makes it',
      logout: 'A-28: made by somebody signed in; the page that stays says it',
      listLayouts: 'P-18: the dialog of layouts, by an author who is signed in',
      listReleases: 'U-02: the cover, silent',
      getRegistration: 'S-01: whatever fails leads home',
      getPlans: 'T-01: whatever fails leads home',
      subscribe: '0324: subscribing answers every failure itself, and its own tests try them',
      register: '0315: registration answers every failure itself, and its own tests try them',
    };
    const known = [...FLOWS.map(({ call }) => call.name), ...Object.keys(others)];
    expect(
      Object.values(catalogue as Readonly<Record<string, Endpoint>>)
        .filter(({ session }) => session !== 'required')
        .map(({ name }) => name)
        .filter((name) => !known.includes(name)),
    ).toEqual([]);
  });
});
