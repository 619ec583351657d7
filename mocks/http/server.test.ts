import { mkdtemp, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { amaraOsei } from '#fixtures/people.ts';
import { type RunningServer, startServer } from './server.ts';

let server: RunningServer;
let host = '';

beforeAll(async () => {
  const staticDir = await mkdtemp(join(tmpdir(), 'waymark-dist-'));
  await writeFile(join(staticDir, 'index.html'), '<!doctype html><title>The app</title>');
  await writeFile(join(staticDir, 'login.html'), '<!doctype html><title>Sign in</title>');
  await writeFile(join(staticDir, 'app.js'), 'export {};');
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    staticDir,
    headers: { 'Content-Security-Policy': "default-src 'self'" },
  });
  host = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.close());

const verb = async (name: string, ...args: readonly unknown[]): Promise<Response> =>
  fetch(`${host}/__demo/${name}`, { method: 'POST', body: JSON.stringify(args) });
beforeEach(async () => {
  await verb('reset');
});

const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ');
const tokenOf = (cookie: string): string => decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '');

/** What the server writes to two requests on one connection. */
const writtenTo = (path: string): Promise<string> =>
  new Promise((resolve) => {
    const text = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;
    let written = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    socket.once('data', () => socket.write(text));
    socket.on('data', (data) => (written += data.toString()));
    socket.on('close', () => resolve(written));
  });

test('a call without an answer is answered so that no browser sends it again, as it would where a connection that it used before only broke off', async () => {
  await verb('faults.set', [
    { call: 'getMe', status: 503 },
    { call: 'getMe', kind: 'offline' },
  ]);
  const [, first, second] = (await writtenTo('/api/me')).split('HTTP/1.1 ');
  expect(first).toMatch(/^503 [^]*connection: keep-alive/i);
  expect(second).toContain('Content-Length: 1\r\nContent-Length: 2\r\n');
  await verb('faults.set', [{ call: 'getMe', kind: 'offline' }]);
  await expect(fetch(`${host}/api/me`)).rejects.toThrow(TypeError);
});

test('a connection stays open longer than a client pauses between two calls', async () => {
  const { headers } = await fetch(`${host}/api/me`);
  expect(headers.get('keep-alive')).toBe('timeout=600');
});

describe('/api', () => {
  test('L1, L4: signing in over real HTTP, with real cookies', async () => {
    const cookie = cookieOf(await fetch(`${host}/api/sanctum/csrf-cookie`));
    const response = await fetch(`${host}/api/login`, {
      method: 'POST',
      headers: { cookie, 'x-xsrf-token': tokenOf(cookie), 'content-type': 'application/json' },
      body: JSON.stringify({ email: amaraOsei.email, password: amaraOsei.password }),
    });
    expect(await response.json()).toEqual({ two_factor: false });
    expect(response.headers.getSetCookie()[0]).toContain('HttpOnly');
    expect((await fetch(`${host}/api/me`, { headers: { cookie: cookieOf(response) } })).status).toBe(200);
    expect((await fetch(`${host}/api/me`)).status).toBe(401);
  });

  test('a file of 9 MB goes up and comes down', async () => {
    const cookie = cookieOf(await verb('as', amaraOsei.email));
    const form = new FormData();
    form.append('file', new File([new Uint8Array(9 * 1024 * 1024).fill(7)], 'nine.pdf', { type: 'application/pdf' }));
    form.append('type', 'assessment_answer');
    const reply = await fetch(`${host}/api/files/`, {
      method: 'POST',
      body: form,
      headers: { cookie, 'x-xsrf-token': tokenOf(cookie) },
    });
    expect(reply.status).toBe(201);
    const { id } = (await reply.json()) as { id: number };
    const down = await fetch(`${host}/api/files/${id}?download=true`, { headers: { cookie } });
    expect((await down.arrayBuffer()).byteLength).toBe(9 * 1024 * 1024);
  });

  test('the virtual date is the reply’s date, and another origin may read it', async () => {
    await verb('clock.freeze');
    await verb('clock.set', '2027-02-03T04:05:06Z');
    const response = await fetch(`${host}/api/releases`, { headers: { origin: 'http://localhost:5173' } });
    expect(response.headers.get('date')).toBe('Wed, 03 Feb 2027 04:05:06 GMT');
    expect(response.headers.get('access-control-expose-headers')).toContain('Date');
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  });

  test('L31: another origin’s question whether it may is answered', async () => {
    const response = await fetch(`${host}/api/login`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:5173', 'access-control-request-headers': 'x-xsrf-token' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe('x-xsrf-token');
  });

  test('an offline and a lost call break the connection, a timeout holds it', async () => {
    await verb('faults.set', [{ call: 'listReleases', kind: 'offline' }]);
    await expect(fetch(`${host}/api/releases`)).rejects.toThrow('fetch failed');
    await verb('faults.set', [{ call: 'listReleases', kind: 'lost' }]);
    await expect(fetch(`${host}/api/releases`)).rejects.toThrow('fetch failed');
    await verb('faults.set', [{ call: 'listReleases', kind: 'timeout' }]);
    await expect(fetch(`${host}/api/releases`, { signal: AbortSignal.timeout(100) })).rejects.toThrow(/timeout/i);
    expect((await fetch(`${host}/api/releases`)).status).toBe(200);
  });
});

describe('/__demo', () => {
  test('every verb of the console answers JSON', async () => {
    const json = async (name: string, ...args: readonly unknown[]): Promise<unknown> =>
      (await verb(name, ...args)).json();
    expect(await json('personas')).toHaveLength(9);
    expect(await json('clock.now')).toMatch(/^\d{4}-/);
    expect(await json('clock.read')).toBeTypeOf('number');
    expect(await json('totp', 'tom.whitfield@demo.example')).toMatch(/^\d{6}$/);
    expect(await json('link')).toBe(`${host}/`);
    expect(await json('db.storeLogo', 'logo.png', 'image/png', btoa('a picture'))).toMatch(/^files\/\d+\/view$/);
    expect(await json('db.import', await json('db.export'))).toBeNull();
    expect(await json('log')).toEqual([]);
  });

  test('what a verb refuses, and a verb that there is not, are said in words', async () => {
    const refused = await verb('scenario', 'nothing');
    expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
      400,
      expect.stringContaining("no scenario 'nothing'"),
    ]);
    expect((await verb('toString')).status).toBe(404);
    expect((await fetch(`${host}/__demo/reset`)).status).toBe(405);
    expect((await fetch(`${host}/__demo/as`, { method: 'POST', body: '{}' })).status).toBe(400);
    expect(
      (await fetch(`${host}/__demo/reset`, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } })).status,
    ).toBe(403);
  });

  test('a provider state is posted with state and action', async () => {
    const post = (body: object): Promise<Response> =>
      fetch(`${host}/__demo/pact-states`, { method: 'POST', body: JSON.stringify(body) });
    expect((await post({ state: 'the service is down for maintenance', action: 'setup' })).status).toBe(200);
    expect((await fetch(`${host}/api/releases`)).status).toBe(503);
    expect((await post({ state: 'nobody is signed in', action: 'setup' })).status).toBe(200);
    expect((await fetch(`${host}/api/releases`)).status).toBe(200);
    expect((await post({ state: 'large', action: 'setup' })).status).toBe(400);
  });
});

describe('/__db', () => {
  test('records, a page at a time, without passwords and secrets', async () => {
    const response = await fetch(`${host}/__db/users?_page=1&_limit=2`);
    expect(response.headers.get('x-total-count')).toMatch(/^\d+$/);
    const text = await response.text();
    expect(JSON.parse(text)).toHaveLength(2);
    expect(text).not.toMatch(/password|secret/);
    expect(await (await fetch(`${host}/__db/assessments/501`)).json()).toMatchObject({ assessment_id: 501 });
  });

  test('nothing can be written through it', async () => {
    expect((await fetch(`${host}/__db/users`, { method: 'POST', body: '{}' })).status).toBe(405);
    expect((await fetch(`${host}/__db/users/11`, { method: 'DELETE' })).status).toBe(405);
  });
});

describe('the built app', () => {
  test.each([
    ['/', 'The app'],
    ['/assessments/501', 'The app'],
    ['/login', 'Sign in'],
    ['/app.js', 'export'],
  ])('%s', async (path, text) => {
    const response = await fetch(`${host}${path}`);
    expect(await response.text()).toContain(text);
    expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
  });

  test('a missing asset is a 404, not the app, and nothing outside the folder is served', async () => {
    expect((await fetch(`${host}/missing.js`)).status).toBe(404);
    expect((await fetch(`${host}/..%2f..%2f..%2f..%2fetc%2fpasswd.txt`)).status).toBe(404);
    expect((await fetch(`${host}/%E0%A4%A`)).status).toBe(404);
  });
});

describe('pages that are not the door’s own (T17)', () => {
  /** A call as a browser makes it, which lets no page choose these headers. */
  const call = (path: string, headers: Readonly<Record<string, string>>, method = 'GET', body = '') =>
    new Promise<{ readonly status: number | undefined; readonly origin: string | undefined }>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port: server.port, path, method, headers }, (reply) => {
        reply.resume();
        resolve({ status: reply.statusCode, origin: reply.headers['access-control-allow-origin'] });
      });
      asked.once('error', reject);
      asked.end(body);
    });
  const fault = JSON.stringify([[{ call: 'getMe', status: 500 }]]);

  test.each(['/api/releases', '/__db/db', '/__demo/db.export', '/'])(
    'a name that is not this machine’s is answered nothing: %s',
    async (path) => expect((await call(path, { Host: 'evil.example' }, 'POST', '[]')).status).toBe(421),
  );

  test.each(['localhost:1', '127.0.0.1:1', '192.168.0.7:1', '[::1]:1', 'waymark.localhost:1'])(
    '%s is this machine',
    async (name) => expect((await call('/api/releases', { Host: name })).status).toBe(200),
  );

  test.each(['http://localhost:4174', 'http://192.168.0.7:4174', 'https://evil.example', 'null'])(
    'a page of %s reads nothing with its cookies and drives no verb',
    async (origin) => {
      const Host = `localhost:${server.port}`;
      expect(await call('/api/releases', { Host, Origin: origin })).toEqual({ status: 200, origin: undefined });
      expect((await call('/api/me', { Host, Origin: origin }, 'OPTIONS')).status).toBe(403);
      expect((await call('/__demo/faults.set', { Host, Origin: origin }, 'POST', fault)).status).toBe(403);
      const { faults } = (await (await verb('status')).json()) as { readonly faults: readonly unknown[] };
      expect(faults).toEqual([]);
    },
  );

  test('its own page drives the verbs, by whatever name it was reached', async () => {
    const Host = `192.168.0.7:${server.port}`;
    expect((await call('/__demo/faults.set', { Host, Origin: `http://${Host}` }, 'POST', fault)).status).toBe(200);
  });

  test('it listens on this machine alone unless asked', async () => {
    const own = await startServer({ port: 0, origins: ['https://app.example'] });
    const reply = await fetch(`http://127.0.0.1:${own.port}/api/releases`, {
      headers: { origin: 'https://app.example' },
    });
    expect([own.address, reply.headers.get('access-control-allow-origin')]).toEqual([
      '127.0.0.1',
      'https://app.example',
    ]);
    await own.close();
  });
});
