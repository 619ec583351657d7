// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keys } from '#api/queries/keys.ts';
import { testClient } from '#api/testing/test-client.ts';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { assessmentWork } from '#features/assessments/drafts/assessment-work.ts';
import { choicesOnlyWithTwoAttempts } from '#fixtures/assessments/infection-control.ts';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { browserStorage } from '#persistence/device-storage.ts';
import { openDrafts } from '#persistence/drafts.ts';
import type { OutboxNote } from '#persistence/outbox.ts';
import { browserOutbox } from '#persistence/persistence.ts';
import { wipeWork } from '#persistence/registry.ts';
import { createToastStore } from '#ui/messages/toast/toast-store.ts';
import { createConnection } from '#current/connection.ts';
import { signIn } from '../session/testing/ask-sign-out.tsx';
import type { LoginActor } from '../session/login-actor.ts';
import { createAppClock } from '#current/clock.ts';
import { openPersistence } from './open-persistence.ts';

const { assessment_id: ID, questions } = choicesOnlyWithTwoAttempts;
const DRAFT = {
  assessmentId: ID,
  attempts: 0,
  order: questions.map(({ id }) => id),
  answers: Object.fromEntries(
    questions.map(({ id, options }) => [
      id,
      { kind: 'options' as const, optionIds: (options ?? []).slice(0, 1).map((option) => option.id) },
    ]),
  ),
};
const ADDRESS = { userId: amaraOsei.id, kind: assessmentWork.name, name: `1/${ID}` };
/** Long enough ago that no other page can be sending it. */
const leave = (note: Partial<OutboxNote> = {}, address: Partial<typeof ADDRESS> = {}): void => {
  openDrafts(assessmentWork, amaraOsei.id, browserStorage).write(`1/${ID}/0`, {
    title: 'Hand hygiene check',
    draft: DRAFT,
  });
  const input = { organisationId: 1, draft: DRAFT };
  browserOutbox().put(
    { ...ADDRESS, ...address },
    {
      stage: 'left',
      hasLeft: true,
      sendAfterMs: Date.now() - 60_000,
      title: 'Hand hygiene check',
      confirmedAtMs: 0,
      input,
      ...note,
    },
  );
};

let door: InProcess;
const wipe = (): void => wipeWork(amaraOsei.id, { outbox: browserOutbox(), storage: browserStorage });
beforeEach(() => {
  wipe();
  door = createInProcess();
});
/** Pages of a test end with it: they would send what the next one leaves. */
const pages: LoginActor[] = [];
afterEach(() => {
  for (const login of pages.splice(0)) login.send({ type: 'session.ended', problem: null });
  wipe();
});

/** Any page of the app, as the person of this session. */
const openPage = async (email: string, change: (profile: Profile) => Profile = (profile) => profile) => {
  await door.demo.as(email);
  const client = testClient(door);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const toasts = createToastStore(5000);
  let answers = true;
  const connection = createConnection({ probe: () => Promise.resolve(answers), schedule: () => () => undefined });
  const services = { client, queries, toasts, connection, login: await signIn(), clock: createAppClock() };
  pages.push(services.login);
  const failures: string[] = [];
  client.onFailure(({ call }) => failures.push(call));
  queries.setQueryData(keys.me(), change(await client.fetch(getMe, {})));
  return {
    services,
    persistence: openPersistence(services),
    toasts: () => toasts.shown().map(({ title }) => title),
    failures,
    loseConnection: async (): Promise<void> => {
      answers = false;
      connection.doubt();
      await expect.poll(connection.current).toBe('lost');
    },
    reconnect: connection.heard,
  };
};
const counted = async () =>
  (await door.demo.log()).filter(({ call, status }) => call === 'submitAnswers' && status === 200).length;
const calls = async () => (await door.demo.log()).map(({ call }) => call).filter((call) => call !== 'getMe');
/** Whatever was begun has come to its end: nothing is under way in the backend, which answers in order. */
const idle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

describe('the next opening, from any page', () => {
  test('takes up a submission whose tab closed while its call was out, and says so (H2)', async () => {
    leave();
    const page = await openPage(amaraOsei.email);
    await expect.poll(page.toasts, { timeout: 20_000 }).toEqual(['Submitted']);
    expect([
      await counted(),
      browserOutbox().find(ADDRESS)?.stage,
      openDrafts(assessmentWork, amaraOsei.id, browserStorage).names(),
    ]).toEqual([1, 'settled', []]);
  });

  test('sends nothing of anybody else (A-29)', async () => {
    leave();
    await openPage(tomWhitfield.email);
    await idle();
    expect([await calls(), browserOutbox().find(ADDRESS)?.stage]).toEqual([[], 'left']);
  });

  test('sends nothing while somebody views as its person, and that page has nothing of either (H-07)', async () => {
    leave();
    const { persistence } = await openPage(amaraOsei.email, (profile) => ({ ...profile, impersonated: true }));
    await idle();
    expect([await calls(), persistence.outbox.of(amaraOsei.id), persistence.isHere(amaraOsei.id)]).toEqual([
      [],
      [],
      true,
    ]);
    expect(openDrafts(assessmentWork, amaraOsei.id, persistence.storage).names()).toEqual([]);
  });

  test('of somebody else removes the drafts that were not opened for 30 days (T10)', async () => {
    const draftAt = (name: string, daysAgo: number) =>
      openDrafts(assessmentWork, amaraOsei.id, browserStorage, () => Date.now() - daysAgo * 24 * 60 * 60 * 1000).write(
        name,
        { title: 'Hand hygiene check', draft: DRAFT },
      );
    draftAt('1/1/0', 31);
    draftAt('1/2/0', 29);
    const page = await openPage(amaraOsei.email);
    expect(openDrafts(assessmentWork, amaraOsei.id, browserStorage).names()).toEqual(['1/1/0', '1/2/0']);
    page.services.login.send({ type: 'session.ended', problem: null });
    await openPage(tomWhitfield.email);
    expect(openDrafts(assessmentWork, amaraOsei.id, browserStorage).names()).toEqual(['1/2/0']);
  });

  test('leaves the work of a kind that it does not know, and removes what is damaged', async () => {
    leave({}, { kind: 'never-registered' });
    leave({ input: 'half a rec' });
    await openPage(amaraOsei.email);
    await expect.poll(() => browserOutbox().find(ADDRESS)).toBeNull();
    expect(browserOutbox().of(amaraOsei.id)).toMatchObject([{ kind: 'never-registered', stage: 'left' }]);
  });

  test('is the same for every page of the app', async () => {
    const { services, persistence } = await openPage(amaraOsei.email);
    expect(openPersistence(services)).toBe(persistence);
  });
});

describe('within a visit (T2)', () => {
  test('what is confirmed without a connection is sent when it is back', async () => {
    const page = await openPage(amaraOsei.email);
    await page.loseConnection();
    leave({ stage: 'confirmed', hasLeft: false, sendAfterMs: 0 });
    await idle();
    expect(await calls()).toEqual([]);
    page.reconnect();
    await expect.poll(page.toasts, { timeout: 20_000 }).toEqual(['Submitted']);
    expect(await counted()).toBe(1);
  });

  test('a call that is lost is made again when the browser is back on the network', async () => {
    const page = await openPage(amaraOsei.email);
    await door.demo.faults.set([{ call: 'getAssessment', kind: 'offline' }]);
    leave({ stage: 'confirmed', hasLeft: false, sendAfterMs: 0 });
    await expect.poll(() => page.failures, { timeout: 20_000 }).toEqual(['getAssessment']);
    await idle();
    expect(page.toasts()).toEqual([]);
    window.dispatchEvent(new Event('online'));
    await expect.poll(page.toasts, { timeout: 20_000 }).toEqual(['Submitted']);
    expect(await counted()).toBe(1);
  });
});
