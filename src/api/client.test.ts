import { describe, expect, test, vi } from 'vitest';
import { getAssessment } from '#contracts/assessments/assessments.endpoints.ts';
import { listLayouts } from '#contracts/builder/builder.endpoints.ts';
import { getMe, listUsers } from '#contracts/profile/profile.endpoints.ts';
import type { ClientPorts } from './ports.ts';
import { deleteThing, json, loose, setUpClient, thing } from './testing/client-over-function.ts';

describe('what every call carries (W-06, W-07, X rule 1)', () => {
  test('a reading call: credentials, JSON, app code and version, no token', async () => {
    const { client, sent } = setUpClient(() => json({}, 404));
    await client.attempt(getAssessment, { params: { id: 7 }, query: { organisation_id: 1 } });
    expect(sent[0]?.url).toBe(
      'http://api.test/v1/assessments/7?status=%21exempt&with=collection%2Cmodule&organisation_id=1',
    );
    expect(sent[0]?.credentials).toBe('include');
    expect(sent[0]?.headers.get('accept')).toBe('application/json');
    expect(sent[0]?.headers.get('x-app-code')).toBe('waymark');
    expect(sent[0]?.headers.get('x-app-version')).toBe('0.213.7');
    expect(sent[0]?.headers.has('x-xsrf-token')).toBe(false);
  });

  test('X-077: a file beside the app is asked for where the app lies; below the base where nobody says where', async () => {
    const beside = setUpClient(() => json([]), { appUrl: 'http://app.test/portal/' });
    await beside.client.attempt(listLayouts, {});
    expect(beside.sent[0]?.url).toBe('http://app.test/portal/layouts.json');
    const below = setUpClient(() => json([]));
    await below.client.attempt(listLayouts, {});
    expect(below.sent[0]?.url).toBe('http://api.test/v1/layouts.json');
  });

  test('L2: a writing call carries the token of the cookie, read when it is sent', async () => {
    const readCookie = vi.fn<(name: string) => string>().mockReturnValueOnce('old').mockReturnValue('new');
    const { client, sent } = setUpClient(() => json({ id: 1 }), { readCookie });
    await client.attempt(thing, { ...loose, body: { a: 1 } });
    expect(sent[0]?.headers.get('x-xsrf-token')).toBe('new');
  });

  test('K-20: empty and null query values are dropped, arrays joined with commas, false and 0 kept', async () => {
    const { client, sent } = setUpClient(() => json({ id: 1 }));
    await client.attempt(thing, {
      params: {},
      query: { a: '', b: null, c: [1, 2], d: false, e: 0, f: undefined, g: [] },
      body: null,
    });
    expect(new URL(sent[0]?.url ?? '').search).toBe('?c=1%2C2&d=false&e=0');
  });

  test('K-21: nulls of a body are kept', async () => {
    const { client, sent } = setUpClient(() => json({ id: 1 }));
    await client.attempt(thing, { ...loose, body: { a: null, b: [] } });
    expect(await sent[0]?.json()).toEqual({ a: null, b: [] });
  });

  test('W-11: a DELETE is sent as a POST with a delete method override', async () => {
    const { client, sent } = setUpClient(() => new Response(null, { status: 204 }));
    await client.attempt(deleteThing, { params: { id: 3 }, query: {}, body: undefined });
    expect(sent[0]?.method).toBe('POST');
    expect(sent[0]?.headers.get('x-http-method-override')).toBe('DELETE');
  });

  test('a call that must outlive its page says so, and no other', async () => {
    const { client, sent } = setUpClient(() => json({ id: 1 }));
    await client.attempt(thing, { ...loose, body: {} }, { keepalive: true });
    await client.attempt(thing, { ...loose, body: {} });
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false]);
  });

  test('I-12: a write names the socket, a read does not', async () => {
    const { client, sent } = setUpClient(() => json({ id: 1 }), { socketId: () => '12.34' });
    await client.attempt(thing, { ...loose, body: {} });
    await client.attempt(getMe, {});
    expect(sent.map((request) => request.headers.get('x-socket-id'))).toEqual(['12.34', null]);
  });

  test('a parameter of a path cannot leave its place', async () => {
    const { client, sent } = setUpClient(() => json({}, 404));
    await client.attempt(getAssessment, {
      params: { id: '../me?x=' as unknown as number },
      query: { organisation_id: 1 },
    });
    expect(new URL(sent[0]?.url ?? '').pathname).toBe('/v1/assessments/..%2Fme%3Fx%3D');
  });
});

describe('CSRF', () => {
  test('without a cookie the token is fetched before the first write', async () => {
    let token: string | null = null;
    const { client, sent } = setUpClient(
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
    const { client, sent } = setUpClient((request) => {
      if (!request.url.endsWith('sanctum/csrf-cookie'))
        return valid ? json({ id: 1 }) : json({ message: 'CSRF token mismatch.' }, 419);
      valid = true;
      return new Response(null, { status: 204 });
    });
    const outcomes = await Promise.all([1, 2, 3].map((n) => client.attempt(thing, { ...loose, body: { n } })));
    expect(outcomes.every((outcome) => outcome.ok)).toBe(true);
    expect(sent.filter((request) => request.url.endsWith('csrf-cookie'))).toHaveLength(1);
    expect(sent.filter((request) => request.url.endsWith('things'))).toHaveLength(6);
  });

  test('J-02: a second 419 is a failure, and nothing is sent a third time', async () => {
    const { client, sent } = setUpClient((request) =>
      request.url.endsWith('csrf-cookie') ? new Response(null, { status: 204 }) : json({ message: 'x' }, 419),
    );
    const outcome = await client.attempt(thing, { ...loose, body: {} });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'http', status: 419, treatment: 'tray' } });
    expect(sent.filter((request) => request.url.endsWith('things'))).toHaveLength(2);
  });
});

describe('gates (K-13 to K-15)', () => {
  const query = { organisation_id: 1 };

  test('K-14: a gated call without the permission is rejected and no request leaves', async () => {
    const { client, sent } = setUpClient(() => json({}), {
      roles: () => [{ permissions: [{ object: 'users', actions: ['update'] }] }],
    });
    expect(await client.attempt(listUsers, { query })).toMatchObject({ ok: false, failure: { kind: 'gate' } });
    expect(sent).toHaveLength(0);
  });

  test('K-13: the roles asked for are those in the organisation that the call names, not those in any', async () => {
    const roles = vi.fn<ClientPorts['roles']>((organisationId) =>
      organisationId === 1 ? [{ permissions: [{ object: 'users', actions: ['read'] }] }] : [],
    );
    const { client, sent } = setUpClient(() => json({}, 503), { roles });
    expect(await client.attempt(listUsers, { query: { organisation_id: 2 } })).toMatchObject({
      ok: false,
      failure: { kind: 'gate' },
    });
    expect(sent).toHaveLength(0);
    await client.attempt(listUsers, { query: { organisation_id: 1 } });
    expect(sent).toHaveLength(1);
    await client.attempt(getMe, {});
    expect(roles.mock.calls).toEqual([[2], [1], [null]]);
  });

  test('K-15: the users read permission opens it', async () => {
    const { client, sent } = setUpClient(() => json({}, 503), {
      roles: () => [{ permissions: [{ object: 'users', actions: ['read'] }] }],
    });
    await client.attempt(listUsers, { query });
    expect(sent).toHaveLength(1);
  });
});
