// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { deviceOutbox } from '#api/outbox/outbox-store.ts';
import { holdUnsentWork } from '#api/unsent-work.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { browserDrafts } from '#features/assessments/draft-store.ts';
import { loginMachine } from '#machines/session/login.machine.ts';
import type { EndSessionResult, ProfileResult } from '#machines/session/login.results.ts';
import { SignOutQuestion } from './SignOutQuestion.tsx';

const AMARA = 31;
const LUKE = 32;
const profile = { id: AMARA, first_name: 'Amara' } as Profile;
const nothing = () => undefined;

/** Somebody signed in whose sign-out the server answers like this. */
const setUp = (ends: EndSessionResult = { ok: true }) => {
  const login = createActor(
    loginMachine.provide({
      actors: {
        loadProfile: fromPromise<ProfileResult, undefined>(() => Promise.resolve({ ok: true })),
        endSession: fromPromise<EndSessionResult, undefined>(() => Promise.resolve(ends)),
      },
      actions: { removeTokenFromAddress: nothing, forgetSession: nothing, tellOtherTabs: nothing, reportSurprise: nothing },
    }),
    { input: { remembered: true, email: null, link: null, organisationId: null } },
  );
  login.start();
  return login;
};

const keep = (userId: number, assessmentId: number, title: string, count: number): void => {
  const answers = Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 1, { kind: 'text' as const, text: 'written' }]));
  const order = Object.keys(answers).map(Number);
  browserDrafts().write({ userId, organisationId: 1, assessmentId, attempts: 0 }, title, { assessmentId, attempts: 0, order, answers });
};

const ask = async (ends?: EndSessionResult) => {
  const login = setUp(ends);
  await waitFor(() => expect(login.getSnapshot().matches('signedIn')).toBe(true));
  const onStay = vi.fn<() => void>();
  const { rerender } = render(<SignOutQuestion login={login} profile={profile} onStay={onStay} />);
  onStay.mockImplementation(() => rerender(<p>closed</p>));
  return { login, onStay };
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('A-28: what was not sent is named, each with its count; nothing happens before it is confirmed', async () => {
  keep(AMARA, 501, 'Infection Control: final assessment', 3);
  keep(AMARA, 502, 'Hand hygiene check', 1);
  keep(LUKE, 501, 'Luke’s', 1);
  const { login, onStay } = await ask();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Infection Control: final assessment: 3 answers',
    'Hand hygiene check: 1 answer',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(onStay).toHaveBeenCalledTimes(1);
  expect(login.getSnapshot().matches('signedIn')).toBe(true);
  expect(browserDrafts().unsentOf(AMARA)).toHaveLength(2);
});

test('confirmed: signed out, this person’s drafts are wiped, another’s are not', async () => {
  keep(AMARA, 501, 'Infection Control', 3);
  keep(LUKE, 501, 'Luke’s', 1);
  const { login } = await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(login.getSnapshot().matches('signedOut')).toBe(true));
  await waitFor(() => expect(browserDrafts().unsentOf(AMARA)).toEqual([]));
  expect(browserDrafts().unsentOf(LUKE)).toHaveLength(1);
});

test('A-28: a submission that waits is named as one, once, and wiped with the rest', async () => {
  keep(AMARA, 501, 'Infection Control', 3);
  const waiting = { organisationId: 1, kind: 'assessment', subject: 501 };
  const record = { stage: 'waiting' as const, title: 'Infection Control', confirmedAtMs: 0, words: [], input: null };
  for (const userId of [AMARA, LUKE]) deviceOutbox().put({ ...waiting, userId }, record);
  const { login } = await ask();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Infection Control: confirmed, and waiting to be sent']);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(login.getSnapshot().matches('signedOut')).toBe(true));
  await waitFor(() => expect(deviceOutbox().of(AMARA)).toEqual([]));
  expect(deviceOutbox().of(LUKE)).toHaveLength(1);
});

test('a sign-out that failed wipes nothing', async () => {
  keep(AMARA, 501, 'Infection Control', 3);
  const { login } = await ask({ ok: false });
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(login.getSnapshot().matches('signedIn')).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(browserDrafts().unsentOf(AMARA)).toHaveLength(1);
});

test('nothing unsent: nothing is asked', async () => {
  const { login } = await ask();
  await waitFor(() => expect(login.getSnapshot().matches('signedOut')).toBe(true));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a session that merely ends wipes nothing', async () => {
  keep(AMARA, 501, 'Infection Control', 3);
  const login = setUp();
  await waitFor(() => expect(login.getSnapshot().matches('signedIn')).toBe(true));
  login.send({ type: 'session.ended' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(browserDrafts().unsentOf(AMARA)).toHaveLength(1);
});

test('C-29: what is about to be kept is kept first, and what the device refused is named as the page’s', async () => {
  const keepNow = vi.fn<() => void>(() => keep(AMARA, 501, 'Infection Control', 1));
  const release = holdUnsentWork({ noun: 'answers', amount: '1 of 4', isOnDevice: false, wayBack: 'Back', keepNow });
  await ask();
  release();
  expect(keepNow).toHaveBeenCalledTimes(1);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Infection Control: 1 answer', 'The answers on this page']);
});
