import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contracts/endpoint.ts';
import { getAssessment, submitAnswers } from '#contracts/assessments/assessments.endpoints.ts';
import { uploadFile } from '#contracts/files/files.endpoints.ts';
import { getMe, listUsers } from '#contracts/profile/profile.endpoints.ts';
import { createClient } from './client.ts';
import type { ClientPorts, UploadRequest } from './ports.ts';

const deleteThing = endpoint({
  name: 'deleteThing',
  number: 'X-000',
  description: 'A DELETE, to see how it travels.',
  method: 'DELETE',
  path: 'things/{id}',
  params: z.strictObject({ id: z.number() }),
  query: z.looseObject({}),
  body: z.unknown(),
  success: [204],
  reply: z.unknown(),
  replies: 'empty',
  session: 'required',
  errors: { preset: 'tray' },
  contract: 'assumed',
});

const thing = endpoint({ ...deleteThing, name: 'thing', method: 'POST', path: 'things', params: z.looseObject({}), success: [200], reply: z.object({ id: z.number() }), replies: 'json' });

type Answering = (request: Request) => Response | Promise<Response>;

/** A client over a server that is a function; it keeps what it was sent. */
const setUp = (answer: Answering, ports: Partial<ClientPorts> = {}) => {
  const sent: Request[] = [];
  const client = createClient({
    baseUrl: 'http://api.test/v1/',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push(request.clone() as Request);
      return answer(request);
    },
    readCookie: () => 'token-1',
    upload: () => Promise.reject(new Error('no upload here')),
    appCode: 'waymark',
    appVersion: '0.213.7',
    roles: () => [],
    ...ports,
  });
  return { client, sent };
};

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) => Response.json(body, { status, headers });
const loose = { params: {}, query: {} };

describe('what every call carries (W-06, W-07, X rule 1)', () => {
  test('a reading call: credentials, JSON, app code and version, no token', async () => {
    const { client, sent } = setUp(() => json({}, 404));
    await client.attempt(getAssessment, { params: { id: 7 }, query: { organisation_id: 1 } });
    expect(sent[0]?.url).toBe('http://api.test/v1/assessments/7?status=%21exempt&with=collection%2Cmodule&organisation_id=1');
    expect(sent[0]?.credentials).toBe('include');
    expect(sent[0]?.headers.get('accept')).toBe('application/json');
    expect(sent[0]?.headers.get('x-app-code')).toBe('waymark');
    expect(sent[0]?.headers.get('x-app-version')).toBe('0.213.7');
    expect(sent[0]?.headers.has('x-xsrf-token')).toBe(false);
  });

  test('L2: a writing call carries the token of the cookie, read when it is sent', async () => {
    const readCookie = vi.fn<(name: string) => string>().mockReturnValueOnce('old').mockReturnValue('new');
    const { client, sent } = setUp(() => json({ id: 1 }), { readCookie });
    await client.attempt(thing, { ...loose, body: { a: 1 } });
    expect(sent[0]?.headers.get('x-xsrf-token')).toBe('new');
  });

  test('K-20: empty and null query values are dropped, arrays joined with commas, false and 0 kept', async () => {
    const { client, sent } = setUp(() => json({ id: 1 }));
    await client.attempt(thing, { params: {}, query: { a: '', b: null, c: [1, 2], d: false, e: 0, f: undefined, g: [] }, body: null });
    expect(new URL(sent[0]?.url ?? '').search).toBe('?c=1%2C2&d=false&e=0');
  });

  test('K-21: nulls of a body are kept', async () => {
    const { client, sent } = setUp(() => json({ id: 1 }));
    await client.attempt(thing, { ...loose, body: { a: null, b: [] } });
    expect(await sent[0]?.json()).toEqual({ a: null, b: [] });
  });

  test('W-11: a DELETE is sent as a POST with a delete method override', async () => {
    const { client, sent } = setUp(() => new Response(null, { status: 204 }));
    await client.attempt(deleteThing, { params: { id: 3 }, query: {}, body: undefined });
    expect(sent[0]?.method).toBe('POST');
    expect(sent[0]?.headers.get('x-http-method-override')).toBe('DELETE');
  });

  test('a call that must outlive its page says so, and no other', async () => {
    const { client, sent } = setUp(() => json({ id: 1 }));
    await client.attempt(thing, { ...loose, body: {} }, { keepalive: true });
    await client.attempt(thing, { ...loose, body: {} });
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false]);
  });

  test('I-12: a write names the socket, a read does not', async () => {
    const { client, sent } = setUp(() => json({ id: 1 }), { socketId: () => '12.34' });
    await client.attempt(thing, { ...loose, body: {} });
    await client.attempt(getMe, {});
    expect(sent.map((request) => request.headers.get('x-socket-id'))).toEqual(['12.34', null]);
  });

  test('a parameter of a path cannot leave its place', async () => {
    const { client, sent } = setUp(() => json({}, 404));
    await client.attempt(getAssessment, { params: { id: '../me?x=' as unknown as number }, query: { organisation_id: 1 } });
    expect(new URL(sent[0]?.url ?? '').pathname).toBe('/v1/assessments/..%2Fme%3Fx%3D');
  });
});

describe('CSRF', () => {
  test('without a cookie the token is fetched before the first write', async () => {
    let token: string | null = null;
    const { client, sent } = setUp(
      (request) => {
        if (!request.url.endsWith('sanctum/csrf-cookie')) return json({ id: 1 });
        token = 'fresh';
        return new Response(null, { status: 204 });
      },
      { readCookie: () => token },
    );
    await client.attempt(thing, { ...loose, body: {} });
    expect(sent.map((request) => new URL(request.url).pathname)).toEqual(['/v1/sanctum/csrf-cookie', '/v1/things']);
    expect(sent[1]?.headers.get('x-xsrf-token')).toBe('fresh');
  });

  test('J-02: a 419 is refreshed once for everybody who waits, and each write is repeated once', async () => {
    let valid = false;
    const { client, sent } = setUp((request) => {
      if (!request.url.endsWith('sanctum/csrf-cookie')) return valid ? json({ id: 1 }) : json({ message: 'CSRF token mismatch.' }, 419);
      valid = true;
      return new Response(null, { status: 204 });
    });
    const outcomes = await Promise.all([1, 2, 3].map((n) => client.attempt(thing, { ...loose, body: { n } })));
    expect(outcomes.every((outcome) => outcome.ok)).toBe(true);
    expect(sent.filter((request) => request.url.endsWith('csrf-cookie'))).toHaveLength(1);
    expect(sent.filter((request) => request.url.endsWith('things'))).toHaveLength(6);
  });

  test('J-02: a second 419 is a failure, and nothing is sent a third time', async () => {
    const { client, sent } = setUp((request) => (request.url.endsWith('csrf-cookie') ? new Response(null, { status: 204 }) : json({ message: 'x' }, 419)));
    const outcome = await client.attempt(thing, { ...loose, body: {} });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'http', status: 419, treatment: 'tray' } });
    expect(sent.filter((request) => request.url.endsWith('things'))).toHaveLength(2);
  });
});

describe('every reply is parsed', () => {
  test.each([
    ['an HTML page with 200', () => new Response('<!doctype html><title>x</title>', { headers: { 'content-type': 'text/html' } })],
    ['an empty body', () => new Response('')],
    ['truncated JSON', () => new Response('{"id": 1')],
    ['JSON of another shape', () => json({ id: 'one' })],
    ['a redirect page that was not followed', () => new Response(null, { status: 304 })],
    ['a 204 where a body is due', () => new Response(null, { status: 204 })],
  ])('%s is a failure of shape, shown in the tray (J-05)', async (_, answer) => {
    const { client } = setUp(answer);
    const outcome = await client.attempt(thing, { ...loose, body: {} });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'shape', treatment: 'tray' } });
  });

  test('L19: a 422 keeps the messages of every field', async () => {
    const { client } = setUp(() => json({ message: 'm', errors: { 'answers.0.value': ['wrong'] } }, 422));
    expect(await client.attempt(thing, { ...loose, body: {} })).toMatchObject({
      failure: { status: 422, message: 'm', errors: { 'answers.0.value': ['wrong'] } },
    });
  });

  test('a refusal whose body is a page is still that refusal', async () => {
    const { client } = setUp(() => new Response('<html>', { status: 503, headers: { 'retry-after': '120' } }));
    expect(await client.attempt(thing, { ...loose, body: {} })).toMatchObject({
      failure: { kind: 'http', status: 503, message: null, errors: {}, retryAfterSeconds: 120 },
    });
  });

  test('no answer is a failure of the network', async () => {
    const { client } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await client.attempt(thing, { ...loose, body: {} })).toMatchObject({ failure: { kind: 'network', status: null, treatment: 'tray' } });
  });

  test('an aborted call is nobody’s failure', async () => {
    const controller = new AbortController();
    const { client, sent } = setUp(() => new Promise((_, reject) => controller.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))));
    const pending = client.attempt(getMe, {}, { signal: controller.signal });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    controller.abort();
    expect(await pending).toMatchObject({ failure: { kind: 'aborted', treatment: 'silent' } });
  });

  test('fetch throws what attempt returns', async () => {
    const { client } = setUp(() => json({}, 404));
    await expect(client.fetch(getAssessment, { params: { id: 1 }, query: { organisation_id: 1 } })).rejects.toMatchObject({
      failure: { status: 404, treatment: 'page' },
    });
  });
});

describe('gates (K-13 to K-15)', () => {
  const query = { organisation_id: 1 };

  test('K-14: a gated call without the permission is rejected and no request leaves', async () => {
    const { client, sent } = setUp(() => json({}), { roles: () => [{ permissions: [{ object: 'users', actions: ['update'] }] }] });
    expect(await client.attempt(listUsers, { query })).toMatchObject({ ok: false, failure: { kind: 'gate' } });
    expect(sent).toHaveLength(0);
  });

  test('K-13: the roles asked for are those in the organisation that the call names, not those in any', async () => {
    const roles = vi.fn<ClientPorts['roles']>((organisationId) => (organisationId === 1 ? [{ permissions: [{ object: 'users', actions: ['read'] }] }] : []));
    const { client, sent } = setUp(() => json({}, 503), { roles });
    expect(await client.attempt(listUsers, { query: { organisation_id: 2 } })).toMatchObject({ ok: false, failure: { kind: 'gate' } });
    expect(sent).toHaveLength(0);
    await client.attempt(listUsers, { query: { organisation_id: 1 } });
    expect(sent).toHaveLength(1);
    await client.attempt(getMe, {});
    expect(roles.mock.calls).toEqual([[2], [1], [null]]);
  });

  test('K-15: the users read permission opens it', async () => {
    const { client, sent } = setUp(() => json({}, 503), { roles: () => [{ permissions: [{ object: 'users', actions: ['read'] }] }] });
    await client.attempt(listUsers, { query });
    expect(sent).toHaveLength(1);
  });
});

describe('listeners and clocks', () => {
  test('every failure is heard, with its treatment', async () => {
    const heard = vi.fn<(failure: unknown) => void>();
    const { client } = setUp(() => json({}, 500));
    const stop = client.onFailure(heard);
    await client.attempt(getMe, {});
    stop();
    await client.attempt(getMe, {});
    expect(heard).toHaveBeenCalledTimes(1);
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ call: 'getMe', status: 500, treatment: 'tray' });
  });

  test('a caller may override the policy at its call (GET me at boot is own)', async () => {
    const { client } = setUp(() => json({}, 401));
    expect(await client.attempt(getMe, {}, { errors: { preset: 'own' } })).toMatchObject({ failure: { treatment: 'own' } });
  });

  test('the server’s Date is told', async () => {
    const onServerDate = vi.fn<(milliseconds: number) => void>();
    const { client } = setUp(() => json({}, 500, { date: 'Sat, 21 Nov 2026 12:00:00 GMT' }), { onServerDate });
    await client.attempt(getMe, {});
    expect(onServerDate).toHaveBeenCalledWith(Date.UTC(2026, 10, 21, 12));
  });
});

describe('uploads (K-01)', () => {
  test('go through the upload port with file, type and token, and report their progress', async () => {
    const requests: UploadRequest[] = [];
    const progress = vi.fn<(sent: number, total: number) => void>();
    const { client } = setUp(() => json({}), {
      upload: (request) => {
        requests.push(request);
        request.onProgress(5, 10);
        return Promise.resolve({ status: 201, body: '{"id":9,"name":"log.pdf","extension":"pdf"}', header: () => null });
      },
    });
    const file = new File(['x'], 'log.pdf');
    const outcome = await client.attempt(uploadFile, { body: { file, type: 'assessment_answer' } }, { onProgress: progress });
    expect(outcome).toEqual({ ok: true, data: { id: 9, name: 'log.pdf', extension: 'pdf' } });
    expect(requests[0]?.url).toBe('http://api.test/v1/files/');
    expect(requests[0]?.headers['X-XSRF-TOKEN']).toBe('token-1');
    expect(requests[0]?.form.get('type')).toBe('assessment_answer');
    expect(requests[0]?.form.get('file')).toMatchObject({ name: 'log.pdf' });
    expect(progress).toHaveBeenCalledWith(5, 10);
  });

  test('a refused upload is a failure of its own (K-03)', async () => {
    const { client } = setUp(() => json({}), { upload: () => Promise.resolve({ status: 413, body: '', header: () => null }) });
    expect(await client.attempt(uploadFile, { body: { file: new Blob(), type: 'assessment_answer' } })).toMatchObject({
      failure: { kind: 'http', status: 413, treatment: 'own' },
    });
  });

  test('submitAnswers leaves its failures to the tray', async () => {
    const { client } = setUp(() => json({}, 422));
    expect(
      await client.attempt(submitAnswers, { params: { id: 1 }, query: { organisation_id: 1 }, body: { answers: [] } }),
    ).toMatchObject({ failure: { treatment: 'tray' } });
  });
});
