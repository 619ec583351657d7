import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { createClient, type Client } from '#api/client.ts';
import { assessmentsKeys } from '#api/queries/assessments.keys.ts';
import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { sampleAssessment } from '#machines/assessments/taking.samples.ts';
import { noStorage } from '#persistence/device-storage.ts';
import { createDraftSession } from '#persistence/draft-session.ts';
import { openDrafts } from '#persistence/drafts.ts';
import { claimsInPage } from '#persistence/claims.ts';
import { createOutbox } from '#persistence/outbox.ts';
import { pageByItself } from '#persistence/persistence.ts';
import { assessmentWork } from './drafts/assessment-work.ts';
import { takingActors } from './taking.actors.ts';

const clientThat = (answers: (request: Request) => Promise<Response>): Client =>
  createClient({
    baseUrl: 'http://api.test/api',
    fetch: answers,
    readCookie: () => 'token',
    upload: () => Promise.reject(new Error('no upload here')),
    appCode: 'test',
    appVersion: '0',
    roles: () => [],
  });

const actorsOver = (client: Client, queries = new QueryClient()) => {
  const persistence = pageByItself({
    storage: noStorage,
    outbox: createOutbox(noStorage),
    claims: claimsInPage(),
    now: () => 5000,
  });
  const drafts = createDraftSession(openDrafts(assessmentWork, 1, noStorage), assessmentWork.draft);
  return takingActors({
    client,
    queries,
    drafts,
    persistence,
    tabs: { tell: () => undefined },
    userId: 1,
    organisationId: 1,
    seed: () => 7,
    reportUnexpectedError: vi.fn<(error: unknown) => void>(),
  }).actors;
};

const submit = (answers: () => Promise<Response>) =>
  toPromise(
    createActor(actorsOver(clientThat(answers)).submitAnswers, {
      input: { assessmentId: 501, attempts: 0, order: [1], answers: { 1: { kind: 'options', optionIds: [2] } } },
    }).start(),
  );

const status = (code: number) => () => Promise.resolve(new Response('{"message":"no"}', { status: code }));

describe('C-17, C-32: what a submission that did not succeed means', () => {
  test('422 is for the learner to mend', async () => {
    expect(await submit(status(422))).toEqual({ ok: false, reason: 'invalid' });
  });

  test.each([401, 403, 404, 419, 423, 429, 503])('%i says that nothing was counted', async (code) => {
    expect(await submit(status(code))).toEqual({ ok: false, reason: 'refused' });
  });

  test.each([500, 502, 504])('%i leaves it open', async (code) => {
    expect(await submit(status(code))).toEqual({ ok: false, reason: 'unknown' });
  });

  test.each([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page with 200', () => Promise.resolve(new Response('<!doctype html>'))],
    ['another shape', () => Promise.resolve(new Response('{"assessment_id":501}'))],
    ['an empty body', () => Promise.resolve(new Response(''))],
  ])('%s leaves it open', async (_, answers) => {
    expect(await submit(answers)).toEqual({ ok: false, reason: 'unknown' });
  });
});

describe('C-01: loading', () => {
  const load = (answers: (request: Request) => Promise<Response>) =>
    toPromise(
      createActor(actorsOver(clientThat(answers)).loadAssessment, {
        input: { assessmentId: 501, fresh: false },
      }).start(),
    );

  test('an unknown assessment is not found, anything else has failed', async () => {
    expect(await load(status(404))).toEqual({ ok: false, reason: 'notFound' });
    expect(await load(status(500))).toEqual({ ok: false, reason: 'failed' });
    expect(await load(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({ ok: false, reason: 'failed' });
  });

  test('T13: a cache that was emptied meanwhile is no unexpected error: its person is gone, and their page with them', async () => {
    const queries = new QueryClient();
    const loading = toPromise(
      createActor(
        actorsOver(
          clientThat(() => new Promise(() => undefined)),
          queries,
        ).loadAssessment,
        { input: { assessmentId: 501, fresh: false } },
      ).start(),
    );
    await vi.waitFor(() => expect(queries.isFetching()).toBe(1));
    await queries.cancelQueries();
    expect(await loading).toEqual({ ok: false, reason: 'failed' });
  });

  test('H4: a lock that an earlier page left in the cache is not shown again, an open one is', async () => {
    let asked = 0;
    const client = clientThat(() => {
      asked += 1;
      return Promise.resolve(Response.json({ ...sampleAssessment(), assessment_id: 501 }));
    });
    const open = (cached: Assessment) => {
      const queries = new QueryClient();
      queries.setQueryData(assessmentsKeys.assessment(1, 501), cached);
      return toPromise(
        createActor(actorsOver(client, queries).loadAssessment, { input: { assessmentId: 501, fresh: false } }).start(),
      );
    };
    expect(
      await open(sampleAssessment({ module: { module_id: 3, title: 'Decontamination', assessable: false } })),
    ).toMatchObject({ ok: true, assessment: { module: { assessable: true } } });
    expect(asked).toBe(1);
    expect(await open(sampleAssessment())).toMatchObject({ ok: true });
    expect(asked).toBe(1);
  });

  test('it is asked with its organisation, without the exempt, with its parents, and not repeated', async () => {
    const asked: string[] = [];
    await load((request) => {
      asked.push(request.url);
      return status(500)();
    });
    expect(asked).toHaveLength(1);
    const { pathname, searchParams } = new URL(asked[0] ?? '');
    expect(pathname).toBe('/api/assessments/501');
    expect(Object.fromEntries(searchParams)).toEqual({
      status: '!exempt',
      with: 'collection,module',
      organisation_id: '1',
    });
  });
});
