import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createShadow } from './shadow.ts';

const replies: Record<string, { readonly status: number; readonly body: unknown }> = {};
let asked: string[] = [];
let server: Server;
let told: string[] = [];
let ask: ReturnType<typeof createShadow>;

beforeEach(async () => {
  [asked, told] = [[], []];
  server = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''} ${request.headers.cookie ?? ''}`);
    const { status = 404, body = {} } = replies[(request.url ?? '').split('?')[0] ?? ''] ?? {};
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ask = createShadow(
    { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, cookie: 'session=theirs' },
    (difference) => told.push(difference),
  );
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

test('a reading call is asked there with its query and that host’s session; a writing one and what is no call are not', async () => {
  replies['/v1/releases'] = { status: 200, body: [] };
  await ask('GET', '/releases', '?page=2');
  await ask('POST', '/login', '');
  await ask('GET', '/__mail', '');
  expect(asked).toEqual(['GET /v1/releases?page=2 session=theirs']);
  expect(told).toEqual([]);
});

test('what is missing, unknown and of another kind is told once, without a value', async () => {
  replies['/v1/releases'] = {
    status: 200,
    body: [
      { name: 'The secret name', tag_name: 'v1', released_at: 'the secret day', description: null, invented: 'secret' },
    ],
  };
  replies['/v1/organisations/3/points'] = { status: 200, body: { points: 1, password: 'secret' } };
  await ask('GET', '/releases', '');
  await ask('GET', '/releases', '');
  expect(told).toEqual(['listReleases: the app cannot read 0.released_at: not a date']);
  replies['/v1/releases'] = {
    status: 200,
    body: [{ name: 'The secret name', tag_name: 'v1', released_at: 1, description: null, invented: 'secret' }],
  };
  await ask('GET', '/releases', '');
  expect(told.slice(1)).toEqual([
    'listReleases: lacks image, which the contract names',
    'listReleases: has invented, which the contract does not name',
  ]);
  expect(told.join(' ')).not.toContain('secret');
});

test('a refusal and silence are differences', async () => {
  await ask('GET', '/assessments/501', '');
  await new Promise((resolve) => server.close(resolve));
  await ask('GET', '/bookings', '');
  expect(told).toEqual(['getAssessment: answers 404 there', 'listBookings: no answer there']);
});
