import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startServer } from '#mocks/http/server.ts';
import { originOfPackage, packageOriginWarning } from './package-origin.ts';

let server: Server | undefined;
afterEach(() => new Promise<void>((resolve) => (server === undefined ? resolve() : server.close(() => resolve()))));

/** A provider that signs anybody in, and has one package, whose view is answered like this. */
const providerWith = async (location: string | null): Promise<string> => {
  const bodies: Readonly<Record<string, unknown>> = {
    '/api/login': { two_factor: false },
    '/api/me': { id: 1, organisations: [{ organisation_id: 1 }] },
    '/api/users/1/modules': { data: [{ module_id: 7, module_type_key: 'SCO' }] },
  };
  const made = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (path === '/api/modules/7/view' && location !== null) response.writeHead(302, { location }).end();
    else response.end(JSON.stringify(bodies[path] ?? {}));
  });
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}/api`;
};

test('the fake backend serves packages from another origin', async () => {
  const fake = await startServer({ port: 0, host: '127.0.0.1' });
  const host = `http://127.0.0.1:${fake.port}/api`;
  expect(await originOfPackage(host)).toBe(`http://localhost:${fake.packagesPort}`);
  expect(await packageOriginWarning(host)).toBeNull();
  await fake.close();
});

test.each([
  [null, true],
  ['/packages/7', true],
  ['https://packages.example/7', false],
])('a view that leads to %s is warned about: %s', async (location, isWarned) => {
  expect((await packageOriginWarning(await providerWith(location))) !== null).toBe(isWarned);
});

test('nothing is said of a host that cannot be asked', async () => {
  expect(await packageOriginWarning('http://127.0.0.1:9/api')).toBeNull();
});
