// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Client } from '#api/client.ts';
import type { ApiFailure } from '#api/failure.ts';
import { testClient } from '#api/testing/test-client.ts';
import { declareUnsentWork, unsentWork } from '#persistence/unsent-work.ts';
import { submitAnswers } from '#contracts/assessments/assessments.endpoints.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { loginActors } from '#features/session/login.actors.ts';
import { keys } from '#api/queries/keys.ts';
import { amaraOsei, DEMO_PASSWORD, lukeFenwick } from '#fixtures/people.ts';
import { loginMachine } from '#machines/session/login.machine.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { createSessionOver } from './session-over.ts';

const failure = (status: number): ApiFailure => ({
  kind: 'http',
  call: 'submitAnswers',
  session: 'required',
  status,
  message: null,
  errors: {},
  retryAfterSeconds: null,
  treatment: 'tray',
});
const flushDraft = vi.fn<() => void>();
const answers = {
  noun: 'answers',
  amount: '2 of 8',
  isOnDevice: true,
  backLabel: 'Back to your assessment',
  flushDraft,
};

/** Amara's page, wired as the app wires it, over a backend of its own. */
const setUp = async () => {
  const door = createInProcess();
  await door.demo.as(amaraOsei.email);
  const queries = new QueryClient();
  const client: Client = testClient(door, { renewSession: (asked) => over.renew(asked) });
  const page = createActor(
    loginMachine.provide({
      actors: loginActors({ client, queries, onProfile: () => undefined }),
      actions: {
        removeTokenFromAddress: () => undefined,
        forgetSession: () => queries.clear(),
        tellOtherTabs: () => undefined,
        reportUnexpectedError: () => undefined,
        showUnexpectedError: () => undefined,
      },
    }),
    { input: { remembered: true, email: null, link: null, organisationId: null } },
  );
  const onRenewed = vi.fn<() => void>();
  const onLeft = vi.fn<(next: string) => void>();
  const profile = () => queries.getQueryData<Profile>(keys.me());
  const over = createSessionOver({
    login: page,
    client: testClient(door),
    profile,
    unsentWork,
    onRenewed,
    onLeft,
    reportUnexpectedError: () => undefined,
  });
  page.start();
  await waitFor(page, (state) => state.matches('signedIn'));
  queries.setQueryData(['assessments'], 'Amara’s');
  return { door, client, queries, page, over, onRenewed, onLeft, profile };
};

type Page = Awaited<ReturnType<typeof setUp>>;

const signInOver = ({ over }: Page, email: string = amaraOsei.email): void =>
  over.current()?.login.send({ type: 'submitted', email, password: DEMO_PASSWORD });

let release: () => void;
beforeEach(() => {
  flushDraft.mockClear();
  release = declareUnsentWork(answers);
});
afterEach(() => release());

describe('J-01, J-02: a session that ended while something unsent is on the page', () => {
  test('nothing unsent: nobody is asked, and the session ends as ever', async () => {
    release();
    const { over } = await setUp();
    expect(await over.renew(failure(401))).toBe(false);
    expect(over.interrupt(failure(403))).toBe(false);
    expect(over.current()).toBeNull();
  });

  test('H-15: over the page of a learner who is viewed as, nobody signs in: the session ends as a whole', async () => {
    const { over, queries } = await setUp();
    queries.setQueryData<Profile>(keys.me(), (profile) => profile && { ...profile, impersonated: true });
    expect(await over.renew(failure(401))).toBe(false);
    expect(over.interrupt(failure(403))).toBe(false);
    expect(over.current()).toBeNull();
  });

  test('signed out, on the sign-in page, nobody is asked either', async () => {
    const { over, page } = await setUp();
    page.send({ type: 'session.ended', problem: null });
    expect(await over.renew(failure(401))).toBe(false);
  });

  test('the work is kept at once, the page stays whose it was, and the form knows the address', async () => {
    const opened = await setUp();
    void opened.over.renew(failure(401));
    expect(flushDraft).toHaveBeenCalledTimes(1);
    expect(opened.page.getSnapshot().matches('signedIn')).toBe(true);
    expect(opened.over.current()).toMatchObject({
      work: answers,
      profile: { email: amaraOsei.email },
      failure: { status: 401 },
    });
    expect(opened.over.current()?.login.getSnapshot().context.email).toBe(amaraOsei.email);
  });

  test('the same person is back: every waiting call goes on, the other tabs hear of it, and nothing of the page is forgotten', async () => {
    const opened = await setUp();
    const waiting = [opened.over.renew(failure(401)), opened.over.renew(failure(419))];
    signInOver(opened);
    expect(await Promise.all(waiting)).toEqual([true, true]);
    expect(opened.over.current()).toBeNull();
    expect(opened.onRenewed).toHaveBeenCalledTimes(1);
    expect(opened.onLeft).not.toHaveBeenCalled();
    expect(opened.queries.getQueryData(['assessments'])).toBe('Amara’s');
  });

  test('somebody else: the calls fail, what was fetched is gone, and the page begins anew in their name', async () => {
    const opened = await setUp();
    const waiting = opened.over.renew(failure(401));
    signInOver(opened, lukeFenwick.email);
    expect(await waiting).toBe(false);
    expect(opened.onLeft).toHaveBeenCalledExactlyOnceWith('/');
    expect(opened.queries.getQueryData(['assessments'])).toBeUndefined();
    await waitFor(opened.page, (state) => state.matches('signedIn'));
    expect(opened.profile()?.id).toBe(lukeFenwick.id);
  });

  test('leaving: the calls fail, the session is over here', async () => {
    const opened = await setUp();
    const waiting = opened.over.renew(failure(401));
    opened.over.leave();
    expect(await waiting).toBe(false);
    expect(opened.page.getSnapshot().matches('signedOut')).toBe(true);
    expect(opened.onLeft).toHaveBeenCalledExactlyOnceWith('/login');
    expect((await opened.door.demo.log()).some(({ call }) => call === 'logout')).toBe(false);
  });

  test('leaving after a 403 ends the session on the server too, where it may be alive', async () => {
    const opened = await setUp();
    expect(opened.over.interrupt(failure(403))).toBe(true);
    opened.over.leave();
    await vi.waitFor(async () =>
      expect((await opened.door.demo.log()).some(({ call, status }) => call === 'logout' && status === 204)).toBe(true),
    );
  });

  test('A-29: signed out in another tab, nobody signs in over the page any more', async () => {
    const opened = await setUp();
    const waiting = opened.over.renew(failure(401));
    opened.page.send({ type: 'session.ended', problem: null });
    expect(await waiting).toBe(false);
    expect(opened.over.current()).toBeNull();
  });
});

describe('A-29: a session that began in another tab', () => {
  test('of the same person: the dialog closes and the calls go on', async () => {
    const opened = await setUp();
    const waiting = opened.over.renew(failure(401));
    await opened.over.recognise();
    expect(await waiting).toBe(true);
    expect(opened.onRenewed).not.toHaveBeenCalled();
  });

  test('of somebody else: the page begins anew, dialog or not', async () => {
    const opened = await setUp();
    await opened.door.demo.as(lukeFenwick.email);
    await opened.over.recognise();
    expect(opened.onLeft).toHaveBeenCalledExactlyOnceWith('/');
    await waitFor(opened.page, (state) => state.matches('signedIn'));
    expect(opened.profile()?.id).toBe(lukeFenwick.id);
  });

  test('that the server does not know: the dialog stays', async () => {
    const opened = await setUp();
    void opened.over.renew(failure(401));
    await opened.door.demo.faults.set([{ call: 'getMe', status: 401 }]);
    await opened.over.recognise();
    expect(opened.over.current()).not.toBeNull();
  });
});

test('J-02: the interrupted call itself: sent again once she is back, and accepted once', async () => {
  const opened = await setUp();
  await opened.door.demo.faults.set([{ call: 'submitAnswers', status: 401 }]);
  const submission = opened.client.attempt(
    submitAnswers,
    {
      params: { id: 515 },
      query: { organisation_id: 1 },
      body: {
        answers: [
          { id: 51501, value: 515011 },
          { id: 51502, value: 515021 },
        ],
      },
    },
    { confirmedFor: opened.profile()?.id ?? 0 },
  );
  await vi.waitFor(() => expect(opened.over.current()).not.toBeNull());
  signInOver(opened);
  expect(await submission).toMatchObject({ ok: true });
  expect(
    (await opened.door.demo.log()).filter(({ call }) => call === 'submitAnswers').map(({ status }) => status),
  ).toEqual([401, 200]);
});
