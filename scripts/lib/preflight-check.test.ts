import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startServer } from '#mocks/http/server.ts';
import { checkPreflight } from './preflight-check.ts';

const ORIGIN = 'https://learn.example';

let server: Server | undefined;
afterEach(() => new Promise<void>((resolve) => (server === undefined ? resolve() : server.close(() => resolve()))));

const hostWith = async (status: number, headers: Readonly<Record<string, string>>): Promise<string> => {
  const made = createServer((_, response) => response.writeHead(status, headers).end());
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}`;
};

test('the fake backend lets an app of another origin call with its cookies', async () => {
  const fake = await startServer({ port: 0, origins: [ORIGIN] });
  expect(await checkPreflight(`http://127.0.0.1:${fake.port}/api`, ORIGIN)).toEqual([]);
  await fake.close();
});

test('an asterisk, no cookies and missing headers are named', async () => {
  const host = await hostWith(204, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers':
      'Content-Type, X-App-Code, X-App-Version, X-HTTP-Method-Override, X-Socket-ID, Idempotency-Key',
  });
  expect(await checkPreflight(host, ORIGIN)).toEqual([
    `allows *, not ${ORIGIN}`,
    'allows no cookies',
    'does not allow the headers x-xsrf-token',
  ]);
});

test('a host that knows nothing of it says so', async () => {
  expect(await checkPreflight(await hostWith(405, {}), ORIGIN)).toEqual([
    `answers 405 to the question of ${ORIGIN}`,
    `allows no origin, not ${ORIGIN}`,
    'allows no cookies',
    'does not allow POST',
    expect.stringContaining('does not allow the headers'),
  ]);
});
