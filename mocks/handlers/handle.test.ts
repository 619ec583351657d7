import { getResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contracts/endpoint.ts';
import { amaraOsei, marcusBell } from '#fixtures/people.ts';
import { world } from '#fixtures/world.ts';
import { createBackend } from '../backend.ts';
import { createMemoryStorage } from '../db/memory-storage.ts';
import { reply } from '../rules/reply.ts';
import { house } from '../testing/visit.ts';
import { makeHandlers } from './all.ts';
import { type CookiePort, headerCookies } from './cookies.ts';
import { handle } from './handle.ts';

const amara = { email: amaraOsei.email, password: amaraOsei.password };

describe('what stands before every rule', () => {
  test.each([
    ['no token', {}],
    ['a wrong token', { 'x-xsrf-token': 'wrong' }],
    ['an empty token', { 'x-xsrf-token': '' }],
  ])('L3: %s is a 419, whoever calls', async (_, headers) => {
    const visitor = await house();
    const response = await visitor.fetch('login', {
      method: 'POST',
      body: JSON.stringify(amara),
      headers: { 'content-type': 'application/json', ...headers },
    });
    expect(response.status).toBe(419);
    expect(await response.json()).toEqual({ message: 'CSRF token mismatch.' });
  });

  test('L3: a visitor without cookies has no token that could be right', async () => {
    const stranger = (await house()).anotherVisitor();
    expect((await stranger.post('login', amara)).status).toBe(419);
  });

  test('L3: the token of another session is not right', async () => {
    const visitor = await house();
    const other = visitor.anotherVisitor();
    await other.get('sanctum/csrf-cookie');
    expect((await visitor.post('login', amara, { 'x-xsrf-token': other.token() })).status).toBe(419);
  });

  test('L2: the token is sent decoded', async () => {
    const visitor = await house();
    expect((await visitor.post('login', amara, { 'x-xsrf-token': encodeURIComponent(visitor.token()) })).status).toBe(
      419,
    );
  });

  test('L20: without a session a call that needs one is a 401', async () => {
    const visitor = await house();
    expect(await visitor.get('me')).toMatchObject({ status: 401, body: { message: 'Unauthenticated.' } });
    expect((await visitor.post('assessments/502/answers?organisation_id=1', { answers: [] })).status).toBe(401);
  });

  test('L19: a query that is missing is a 422', async () => {
    const visitor = await house();
    await visitor.demo.as(amaraOsei.email);
    expect(await visitor.get('assessments')).toMatchObject({
      status: 422,
      body: { errors: { organisation_id: ['The organisation id field is required.'] } },
    });
  });

  test('a body that is no JSON is an empty one, and one key too many is named', async () => {
    const visitor = await house();
    const response = await visitor.fetch('login', {
      method: 'POST',
      body: '{"email":',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': visitor.token() },
    });
    expect(response.status).toBe(422);
    expect(await visitor.post('login', { ...amara, remember: true })).toMatchObject({
      status: 422,
      body: { errors: { remember: ['The remember field is prohibited.'] } },
    });
  });

  test('an unknown path is a 404 in JSON, never a page', async () => {
    const visitor = await house();
    expect(await visitor.get('nothing/here')).toMatchObject({
      status: 404,
      body: { message: 'The route api/nothing/here could not be found.' },
    });
  });

  test('no reply may be stored, a refusal and a file included; a thumbnail for an hour, by the person’s own browser', async () => {
    const visitor = await house();
    const cachingOf = async (path: string): Promise<unknown> => {
      const { status, headers } = await visitor.fetch(path);
      return [status, headers.get('cache-control')];
    };
    expect(await cachingOf('me')).toEqual([401, 'no-store']);
    expect(await cachingOf('sanctum/csrf-cookie')).toEqual([204, 'no-store']);
    await visitor.demo.as(amaraOsei.email);
    expect(await cachingOf('me')).toEqual([200, 'no-store']);
    expect(await cachingOf('files/901?download=true')).toEqual([200, 'no-store']);
    expect(await cachingOf('thumbnails/601/800/500/')).toEqual([200, 'private, max-age=3600']);
  });

  test('every reply carries the virtual date', async () => {
    const visitor = await house();
    await visitor.demo.clock.freeze();
    await visitor.demo.clock.set('2027-02-03T04:05:06Z');
    expect((await visitor.get('releases')).headers.get('date')).toBe('Wed, 03 Feb 2027 04:05:06 GMT');
  });
});

describe('L22: a DELETE travels as a POST', () => {
  const removal = endpoint({
    name: 'removeThing',
    number: 'X-999',
    description: 'For this test.',
    method: 'DELETE',
    path: 'things/{id}',
    viewing: 'harmless',
    params: z.strictObject({ id: z.string() }),
    body: z.strictObject({ reason: z.optional(z.nullable(z.string())) }),
    success: [200],
    reply: z.strictObject({ removed: z.string() }),
    session: 'none',
    errors: { preset: 'tray' },
    contract: 'assumed',
  });
  const call = async (init: RequestInit, path = 'things/7') => {
    const backend = createBackend({ storage: createMemoryStorage(), world });
    const cookies = await backend.write((db) => {
      db.edit('sessions', () => ({ me: { id: 'me', csrf: 'token', user_id: null, challenged_user_id: null } }));
      return 'waymark_session=me';
    });
    const handlers = handle(removal, ({ params }) => reply(200, { removed: params.id }))(
      'http://fake.local/api',
      backend,
      headerCookies,
    );
    const headers = { cookie: cookies, 'x-xsrf-token': 'token', ...(init.headers as Record<string, string>) };
    return getResponse([...handlers], new Request(`http://fake.local/api/${path}`, { ...init, headers }));
  };

  test.each([
    ['header', { headers: { 'X-HTTP-Method-Override': 'DELETE' } }, undefined],
    ['query', {}, 'things/7?_method=delete'],
    ['JSON body', { headers: { 'content-type': 'application/json' }, body: '{"_method":"DELETE"}' }, undefined],
    [
      'form body',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: '_method=DELETE' },
      undefined,
    ],
  ])('named in its %s', async (_, init, path) => {
    const response = await call({ method: 'POST', ...init }, path);
    expect(await response?.json()).toEqual({ removed: '7' });
  });

  test('a DELETE is heard as well, and a bare POST is not', async () => {
    expect((await call({ method: 'DELETE' }))?.status).toBe(200);
    expect(await call({ method: 'POST' })).toBeUndefined();
  });
});

describe('K-13: the roles that count are those of the organisation that a call names, wherever it names it', () => {
  const gated = (where: 'query' | 'body' | 'path' | 'nowhere') =>
    endpoint({
      name: 'countUsers',
      number: 'X-999',
      description: 'For this test.',
      method: 'POST',
      path: where === 'path' ? 'organisations/{org}/things' : 'things',
      viewing: 'harmless',
      ...(where === 'path' ? { params: z.strictObject({ org: z.string() }) } : {}),
      ...(where === 'query' ? { query: z.strictObject({ organisation_id: z.string() }) } : {}),
      ...(where === 'body' ? { body: z.strictObject({ organisation_id: z.number() }) } : {}),
      success: [200],
      reply: z.strictObject({}),
      session: 'required',
      errors: { preset: 'tray' },
      contract: 'assumed',
      needs: { users: ['read'] },
    });
  const status = async (
    where: Parameters<typeof gated>[0],
    user: { readonly id: number },
    organisation: number,
  ): Promise<number | undefined> => {
    const backend = createBackend({ storage: createMemoryStorage(), world });
    await backend.write((db) =>
      db.edit('sessions', () => ({ me: { id: 'me', csrf: 'token', user_id: user.id, challenged_user_id: null } })),
    );
    const handlers = handle(gated(where), () => reply(200, {}))('http://fake.local/api', backend, headerCookies);
    const path = {
      query: `things?organisation_id=${organisation}`,
      body: 'things',
      path: `organisations/${organisation}/things`,
      nowhere: 'things',
    }[where];
    const headers = { cookie: 'waymark_session=me', 'x-xsrf-token': 'token', 'content-type': 'application/json' };
    const body = where === 'body' ? JSON.stringify({ organisation_id: organisation }) : null;
    return (
      await getResponse([...handlers], new Request(`http://fake.local/api/${path}`, { method: 'POST', headers, body }))
    )?.status;
  };

  test.each(['query', 'body', 'path'] as const)('in its %s', async (where) => {
    expect(await status(where, marcusBell, 1)).toBe(200);
    expect(await status(where, marcusBell, 81)).toBe(403);
    expect(await status(where, amaraOsei, 1)).toBe(403);
  });

  test('where it names none, the roles in any organisation count (0107)', async () => {
    expect(await status('nowhere', marcusBell, 1)).toBe(200);
    expect(await status('nowhere', amaraOsei, 1)).toBe(403);
  });
});

test('a lost reply sets no cookies, whatever carries them', async () => {
  const backend = createBackend({ storage: createMemoryStorage(), world });
  const written: unknown[] = [];
  const port: CookiePort = {
    read: () => Promise.resolve({}),
    write: (cookies) => {
      written.push(...cookies);
      return Promise.resolve([]);
    },
  };
  const handlers = [...makeHandlers('http://fake.local/api', backend, port)];
  const call = () => getResponse(handlers, new Request('http://fake.local/api/sanctum/csrf-cookie'));
  await backend.write((db) => db.edit('faults', () => [{ call: 'getCsrfCookie', kind: 'lost', seen: 0, hits: 0 }]));
  expect((await call())?.type).toBe('error');
  expect(written).toEqual([]);
  expect((await call())?.status).toBe(204);
  expect(written).toHaveLength(2);
});

describe('the seam keeps rules honest', () => {
  const promise = endpoint({
    name: 'keepPromise',
    number: 'X-998',
    description: 'For this test.',
    method: 'GET',
    path: 'promise',
    success: [200],
    reply: z.looseObject({ isValid: z.boolean() }),
    session: 'none',
    errors: { preset: 'tray' },
    contract: 'assumed',
  });

  test('a reply that the contract does not describe is an error, not a reply', async () => {
    const backend = createBackend({ storage: createMemoryStorage(), world });
    const broken = { isValid: 'no' } as unknown as { isValid: boolean };
    const handlers = handle(promise, () => reply(200, broken))('http://fake.local/api', backend, headerCookies);
    await expect(getResponse([...handlers], new Request('http://fake.local/api/promise'))).rejects.toThrow(
      'The rule of keepPromise breaks its contract',
    );
    expect(await backend.readLog()).toMatchObject([{ call: 'keepPromise', status: 500 }]);
  });

  test('a rule that tells more than the contract knows is one, too: no secret leaves, and no client comes to need a key of ours', async () => {
    const backend = createBackend({ storage: createMemoryStorage(), world });
    const leaking = { isValid: true, password: 'secret' } as { isValid: boolean };
    const handlers = handle(promise, () => reply(200, leaking))('http://fake.local/api', backend, headerCookies);
    await expect(getResponse([...handlers], new Request('http://fake.local/api/promise'))).rejects.toThrow(
      'The rule of keepPromise tells what its contract does not know: password',
    );
  });
});

test('A-31: the log shows call, policy and contract, and hides every secret', async () => {
  const visitor = await house();
  await visitor.demo.reset();
  await visitor.get('sanctum/csrf-cookie');
  await visitor.post('login', amara);
  await visitor.upload('one.txt', 'one');
  await visitor.get('assessments/501?organisation_id=1');
  const log = await visitor.demo.log();
  expect(log.map(({ call, method, path, status, contract }) => [call, method, path, status, contract])).toEqual([
    ['getCsrfCookie', 'GET', 'sanctum/csrf-cookie', 204, 'known'],
    ['login', 'POST', 'login', 200, 'partly'],
    ['uploadFile', 'POST', 'files/', 201, 'known'],
    ['getAssessment', 'GET', 'assessments/501', 200, 'known'],
  ]);
  expect(log[1]).toMatchObject({
    body: { email: amara.email, password: '[hidden]' },
    policy: 'own, 401 own, 403 own, 422 own, 429 own',
  });
  expect(log[2]).toMatchObject({ body: { file: '[file one.txt, 3 bytes]', type: 'assessment_answer' } });
  expect(log[3]).toMatchObject({ query: { organisation_id: '1' }, policy: 'tray, 404 page' });
  expect(JSON.stringify(log)).not.toContain(amara.password);
});

describe('X-077: a file beside the app', () => {
  const backend = createBackend({ storage: createMemoryStorage(), world, appPath: '/portal/' });
  const handlers = makeHandlers('https://app.example/portal/api', backend);
  const statusAt = async (address: string) => (await getResponse([...handlers], new Request(address)))?.status;

  test('is answered where the app lies, and below the base', async () => {
    expect(await statusAt('https://app.example/portal/layouts.json')).toBe(200);
    expect(await statusAt('https://app.example/portal/api/layouts.json')).toBe(200);
    const [call] = await backend.readLog();
    expect(call).toMatchObject({ call: 'listLayouts', path: 'layouts.json' });
  });

  test('no other address of the app is answered', async () => {
    expect(await statusAt('https://app.example/portal/pages')).toBeUndefined();
    expect(await statusAt('https://app.example/layouts.json')).toBeUndefined();
  });
});
