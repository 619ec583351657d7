import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from '#api/client.ts';
import type { ApiFailure } from '#api/failure.ts';
import { libraryKeys } from '#api/queries/library.keys.ts';
import { evidenceKeys } from '#api/queries/evidence.keys.ts';
import { socketId } from '#api/socket-id.ts';
import { startRealtime } from '#app/realtime/start-realtime.ts';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import { submitAnswers } from '#contracts/assessments/assessments.endpoints.ts';
import type { NewNotification } from '#current/new-notification.ts';
import { choicesOnlyWithTwoAttempts } from '#fixtures/assessments/infection-control.ts';
import { moduleEntity } from '#fixtures/entities.ts';
import { evidenceOfTom } from '#fixtures/evidence.ts';
import { amaraOsei, priyaNair, tomWhitfield } from '#fixtures/people.ts';
import { type RunningServer, startServer } from '#mocks/http/server.ts';
import { answersTo } from '#mocks/testing/answers.ts';
import { callAs, callConsole, cookiesOf, tokenIn } from './lib/call-as.ts';

/** What Amara sent about module 711; it waits. */
const OWN_EVIDENCE = 'evidence-bls-amara';
/** Modules that are assigned to her, too. */
const OTHER_MODULES = [705, 706, 716] as const;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const verb = (name: string, ...args: readonly unknown[]): Promise<Response> => callConsole(server, name, ...args);
beforeEach(async () => {
  await verb('reset');
});

const open: { readonly close: () => void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

/** The app's client and its real time, as a page of this person has them. */
const pageOf = async (email: string, { appKey = 'waymark', heard = true } = {}) => {
  const cookie = cookiesOf(await verb('as', email));
  const failures: ApiFailure[] = [];
  const client = createClient({
    baseUrl: `http://127.0.0.1:${server.port}/api`,
    fetch: (request, init) => {
      const headers = new Headers(request.headers);
      headers.set('cookie', cookie);
      return fetch(new Request(request, { headers }), init);
    },
    readCookie: () => tokenIn(cookie),
    upload: () => Promise.reject(new Error('not here')),
    appCode: 'waymark',
    appVersion: '0',
    roles: () => [],
    socketId,
  });
  client.onFailure((failure) => failures.push(failure));
  const profile = await client.fetch(getMe, {});
  const organisation = profile.organisations[0];
  if (organisation === undefined) throw new Error('belongs to no organisation');
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const told: NewNotification[] = [];
  const ignored: unknown[] = [];
  const running = startRealtime({
    client,
    queries,
    notifications: { tell: (message) => told.push(message) },
    userId: profile.id,
    current: () => ({ profile, organisation }),
    now: () => server.backend.nowMs(),
    productName: 'Waymark',
    adminUrl: '',
    appKey,
    address: { host: '127.0.0.1', port: server.port, tls: false, path: '' },
    isIdentityChanging: () => false,
    onIgnored: (...what) => ignored.push(what),
  });
  open.push(running);
  const texts = (): readonly string[] => told.map(({ text }) => text);
  // Its first look is over: whatever comes from now on is news.
  if (heard)
    await vi.waitFor(
      () =>
        expect(
          queries.getQueryData(['organisation', organisation.organisation_id, 'assessments', 'assigned']),
        ).toBeDefined(),
      { timeout: 10_000 },
    );
  return {
    client,
    queries,
    told,
    texts,
    ignored,
    failures,
    running,
    cookie,
    organisationId: organisation.organisation_id,
  };
};

const emit = (event: string, payload: unknown, email = amaraOsei.email) => verb('emit', event, payload, email);

/** Priya decides about Amara's assessment. */
const decide = async (passes: boolean): Promise<void> => {
  // The choice was marked by itself, and right.
  const answers = [50801, 50802, 50803].map((id, at) => ({
    id,
    type: ['select', 'textarea', 'file'][at],
    correct: passes || at === 0,
  }));
  await callAs(server, priyaNair.email, 'POST', 'a/review-508-11/review', {
    answers,
    last_assessed_comments: null,
    last_assessed_file_id: null,
  });
};

/** Priya rejects evidence, all of it in one call. */
const rejectEvidence = (...evidences: readonly string[]): Promise<void> =>
  callAs(server, priyaNair.email, 'PATCH', 'evidence', {
    organisation_id: 1,
    evidences,
    status: 'rejected',
    message: 'The other side, please.',
  });

/** How often something of the organisation was asked for: waits until it was, so many times. */
const watchRefreshes = ({ queries, organisationId }: Awaited<ReturnType<typeof pageOf>>) => {
  const asked = vi.fn<() => Promise<number>>(() => Promise.resolve(1));
  const observer = new QueryObserver(queries, {
    queryKey: ['organisation', organisationId, 'anything'],
    queryFn: asked,
  });
  open.push({ close: observer.subscribe(() => undefined) });
  return (times: number) => vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(times), { timeout: 10_000 });
};

describe('the app hears', () => {
  test('Y-09: a review that was decided: the toast comes from the change of status', async () => {
    const page = await pageOf(amaraOsei.email);
    await decide(true);
    await vi.waitFor(() => expect(page.told).toHaveLength(1));
    expect(page.told[0]).toMatchObject({
      text: expect.stringMatching(/^Your assessment .+ was marked: passed\.$/),
      link: { href: '/assessments/508' },
    });
  });

  test('Y-09: one that was not passed says so', async () => {
    const page = await pageOf(amaraOsei.email);
    await decide(false);
    await vi.waitFor(() => expect(page.texts()).toEqual([expect.stringContaining('marked: not passed.')]));
  });

  test('Y-09, R8: a reviewer hears how much came in for review; one without an admin account does not', async () => {
    const [priya, tom] = [await pageOf(priyaNair.email), await pageOf(tomWhitfield.email)];
    // What waited when the channel was heard is no news.
    await vi.waitFor(() => expect(priya.queries.getQueryData(evidenceKeys.pendingEvidence(1))).toBeTruthy());
    await server.backend.write(async (db) => {
      const sample = db.tables.evidence.get(evidenceOfTom.key);
      if (sample !== undefined) await db.tables.evidence.insert({ ...sample, key: 'came-in', status: 'pending' });
    });
    await emit('entity.updated', { entity_id: 1, organisation_id: 1 }, priyaNair.email);
    await emit('entity.updated', { entity_id: 1, organisation_id: 1 }, tomWhitfield.email);
    await emit('import.verified', {}, tomWhitfield.email);
    await vi.waitFor(() => expect(priya.texts()).toEqual(['1 piece of evidence came in for review.']));
    await vi.waitFor(() => expect(tom.texts()).toEqual(['Your import has been validated, and is ready for review.']));
  });

  test('N-17: a learner hears of each of their pieces that a batch decided, once; not after 4201, and not in a tab that was opened later', async () => {
    await server.backend.write(async (db) => {
      const sample = db.tables.evidence.require(OWN_EVIDENCE);
      for (const module_id of OTHER_MODULES)
        await db.tables.evidence.insert({ ...sample, key: `own-${module_id}`, entity_id: moduleEntity(module_id) });
    });
    const page = await pageOf(amaraOsei.email);
    await rejectEvidence('evidence-leah', OWN_EVIDENCE, ...OTHER_MODULES.map((id) => `own-${id}`));
    await vi.waitFor(() => expect(page.texts()).toHaveLength(1 + OTHER_MODULES.length));
    expect(new Set(page.told.map(({ link }) => link?.href))).toEqual(
      new Set([711, ...OTHER_MODULES].map((id) => `/modules/${id}`)),
    );
    expect(
      page.texts().every((text) => text.endsWith('was not accepted. The reviewer wrote: “The other side, please.”')),
    ).toBe(true);

    await verb('clock.advance', '1m');
    const later = await pageOf(amaraOsei.email);
    const settled = watchRefreshes(page);
    await emit('pusher:error', { code: 4201 });
    await settled(2);
    await vi.waitFor(
      () =>
        emit('entity.updated', { entity_id: moduleEntity(711), organisation_id: 1 }).then(() =>
          expect(later.queries.getQueryData(libraryKeys.module(1, 711))).toBeDefined(),
        ),
      { timeout: 10_000 },
    );
    await emit('import.verified', {});
    await vi.waitFor(() =>
      expect([page.texts().length, later.texts()]).toEqual([
        2 + OTHER_MODULES.length,
        ['Your import has been validated, and is ready for review.'],
      ]),
    );
    expect(page.failures).toEqual([]);
  });

  test('I-12: nothing of its own doing', async () => {
    const page = await pageOf(amaraOsei.email);
    const asked = watchRefreshes(page);
    const id = choicesOnlyWithTwoAttempts.assessment_id;
    await page.client.fetch(
      submitAnswers,
      { params: { id }, query: { organisation_id: 1 }, body: { answers: await answersTo(server.backend, id) } },
      { confirmedFor: amaraOsei.id },
    );
    await emit('import.verified', {});
    await vi.waitFor(() => expect(page.texts()).toHaveLength(1));
    await asked(1);
  });
});

describe('bad input', () => {
  test('I-15: what is unknown or malformed is ignored and reported by its name alone', async () => {
    const page = await pageOf(amaraOsei.email);
    await emit('booking.completed', { organisation_id: 'one', secret: 'a' });
    await emit('entity.updated', null);
    await emit('export.delivered', 7);
    await emit('constructor', {});
    await emit('__proto__', { a: 1 });
    await emit('booking.exploded', { organisation_id: 1 });
    await emit('import.verified', {});
    await vi.waitFor(() => expect(page.texts()).toEqual(['Your import has been validated, and is ready for review.']));
    expect(page.ignored).toEqual([
      ['booking.completed', 'malformed'],
      ['entity.updated', 'malformed'],
      ['export.delivered', 'malformed'],
      ['constructor', 'unknown'],
      ['__proto__', 'unknown'],
      ['booking.exploded', 'unknown'],
    ]);
  });

  test('I-10: a channel that is refused is tried again, later each time; nothing is shown', async () => {
    await verb('faults.set', [{ call: 'authoriseChannel', status: 403, times: 2 }]);
    const page = await pageOf(amaraOsei.email);
    expect(page.failures.map(({ call, status, treatment }) => [call, status, treatment])).toEqual([
      ['authoriseChannel', 403, 'silent'],
      ['authoriseChannel', 403, 'silent'],
    ]);
    await emit('import.verified', {});
    await vi.waitFor(() => expect(page.told).toHaveLength(1));
  });

  test('Y-13: connections that are refused or never answer: it comes back, and until then nothing is shown', async () => {
    await verb('faults.set', [{ call: 'realtime', kind: 'offline', times: 2 }]);
    const page = await pageOf(amaraOsei.email);
    expect(page.failures).toEqual([]);
    await emit('import.verified', {});
    await vi.waitFor(() => expect(page.told).toHaveLength(1));
  });

  test('4001: an application that the server does not know: nothing is heard, nothing is shown', async () => {
    const page = await pageOf(amaraOsei.email, { appKey: 'another', heard: false });
    await emit('import.verified', {});
    const other = await pageOf(amaraOsei.email);
    await emit('import.verified', {});
    await vi.waitFor(() => expect(other.told).toHaveLength(1));
    expect([page.told, page.failures]).toEqual([[], []]);
  });

  test.each([4200, 4201, 4100, 4009])(
    '%i: it comes back, asks for what it may have missed, and hears again',
    async (code) => {
      const page = await pageOf(amaraOsei.email);
      const asked = watchRefreshes(page);
      await asked(1);
      await emit('pusher:error', { code });
      await asked(2);
      await emit('import.verified', {});
      await vi.waitFor(() => expect(page.told).toHaveLength(1));
      expect(page.failures).toEqual([]);
    },
  );

  test('I-13: a review that was decided while the connection was away is told of when it is back', async () => {
    const page = await pageOf(amaraOsei.email);
    await verb('faults.set', [{ call: 'realtime', kind: 'offline' }]);
    await emit('pusher:error', { code: 4201 });
    await decide(true);
    await vi.waitFor(() => expect(page.texts()).toEqual([expect.stringContaining('marked: passed.')]), {
      timeout: 10_000,
    });
  });
});

test('A-28: once it is closed nothing is heard, and no write names a connection', async () => {
  const page = await pageOf(amaraOsei.email);
  expect(socketId()).toMatch(/^\d+\.\d+$/);
  page.running.close();
  expect(socketId()).toBeNull();
  await emit('import.verified', {});
  const other = await pageOf(amaraOsei.email);
  await emit('import.verified', {});
  await vi.waitFor(() => expect(other.told).toHaveLength(1));
  expect(page.told).toEqual([]);
});
