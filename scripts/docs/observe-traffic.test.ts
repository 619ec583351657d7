import { afterAll, beforeEach, expect, test } from 'vitest';
import { startServer } from '#mocks/http/server.ts';
import { observeTraffic } from './observe-traffic.ts';
import { openApiDocument } from './openapi.ts';

const found: string[] = [];
const observe = observeTraffic(await openApiDocument(new Map()), (difference) => found.push(difference));
const server = await startServer({ port: 0, host: '127.0.0.1', observe });
afterAll(() => server.close());

const HEADERS = { 'x-app-code': 'waymark', 'x-app-version': '1' };
const call = (path: string, headers: Readonly<Record<string, string>> = {}, body?: object) =>
  fetch(`http://127.0.0.1:${server.port}/api/${path}`, {
    headers: { ...HEADERS, ...headers },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
const verb = (name: string, ...args: readonly unknown[]) =>
  fetch(`http://127.0.0.1:${server.port}/__demo/${name}`, { method: 'POST', body: JSON.stringify(args) });

beforeEach(async () => {
  await verb('reset');
  found.length = 0;
});

test('a call as the document has it is not reported, and is answered as ever', async () => {
  expect((await call('releases')).status).toBe(200);
  const refused = await call(
    'login',
    { 'content-type': 'application/json', 'x-xsrf-token': 'none' },
    { email: 'a@b.example', password: 'x' },
  );
  expect(await refused.json()).toEqual({ message: 'CSRF token mismatch.' });
  expect((await fetch(`http://127.0.0.1:${server.port}/api/__mailbox`)).status).toBe(200);
  expect(found).toEqual([]);
});

test('a call that differs is reported, each difference once', async () => {
  await call('releases?page=2');
  await call('releases?page=2');
  await call('nothing');
  expect(found).toEqual([
    'listReleases 200: query page is not in the document',
    'GET /nothing: the document has no such call',
  ]);
});

test('a call that is not the app’s may be made in any way', async () => {
  expect((await fetch(`http://127.0.0.1:${server.port}/api/releases?page=2`)).status).toBe(200);
  expect(found).toEqual([]);
});

test('an answer that differs is reported', async () => {
  const responses = { 200: { content: { 'application/json': { schema: { type: 'object' } } } } };
  const wrong = { paths: { '/releases': { get: { operationId: 'listReleases', responses } } }, components: {} };
  const other = await startServer({
    port: 0,
    host: '127.0.0.1',
    observe: observeTraffic(wrong, (difference) => found.push(difference)),
  });
  await fetch(`http://127.0.0.1:${other.port}/api/releases`);
  await other.close();
  expect(found).toEqual(['listReleases 200: the reply must be object']);
});

test('what a fault breaks is not reported, what it does not hit is', async () => {
  await verb('faults.set', [{ call: 'listReleases', status: 500 }]);
  expect((await call('releases?page=3')).status).toBe(500);
  expect((await call('releases?page=3')).status).toBe(200);
  await call('me?page=3');
  expect(found).toEqual(['getMe 401: query with is missing', 'getMe 401: query page is not in the document']);
});
