import { expect, test, vi } from 'vitest';
import { submitAnswers } from '#contracts/assessments/assessments.endpoints.ts';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import { createClient } from './client.ts';

const REQUEST = { params: { id: 502 }, query: { organisation_id: 1 }, body: { answers: [] } };

/** A page whose browser can be handed to somebody else: another session, another token, and no word to the page. */
const page = (isSamePerson: () => Promise<boolean>) => {
  let token = 'token-of-tom';
  const writes: string[] = [];
  const client = createClient({
    baseUrl: 'http://api.test/api',
    fetch: (request) => {
      if (request.method !== 'GET') writes.push(request.headers.get('x-xsrf-token') ?? '');
      return Promise.resolve(new Response('{"message":"no"}', { status: 422 }));
    },
    readCookie: () => token,
    upload: () => Promise.reject(new Error('no upload here')),
    appCode: 'test',
    appVersion: '0',
    roles: () => [],
    isSamePerson,
  });
  return { client, writes, handOver: () => void (token = 'token-of-amara') };
};

test('T6: a write does not go in the name of somebody whose session the browser holds by now', async () => {
  const { client, writes, handOver } = page(() => Promise.resolve(false));
  await client.attempt(getMe, {});
  handOver();
  // A reply in the other name proves nothing about this page.
  await client.attempt(getMe, {});
  expect(await client.attempt(submitAnswers, REQUEST, { confirmedFor: 1 })).toMatchObject({
    ok: false,
    failure: { kind: 'aborted' },
  });
  expect(writes).toEqual([]);
});

test('T6: a token that changed for the same person costs one question, and the write goes', async () => {
  const isSamePerson = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  const { client, writes, handOver } = page(isSamePerson);
  await client.attempt(getMe, {});
  await client.attempt(submitAnswers, REQUEST, { confirmedFor: 1 });
  expect(isSamePerson).not.toHaveBeenCalled();
  handOver();
  await client.attempt(submitAnswers, REQUEST, { confirmedFor: 1 });
  await client.attempt(submitAnswers, REQUEST, { confirmedFor: 1 });
  expect([isSamePerson.mock.calls.length, writes.length]).toEqual([1, 3]);
});
