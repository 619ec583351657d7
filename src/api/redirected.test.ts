// @vitest-environment jsdom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { submitBookings } from '#contracts/bookings/bookings.endpoints.ts';
import { downloadFile, uploadFile } from '#contracts/files/files.endpoints.ts';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import { browserPorts } from './browser-ports.ts';
import { createClient } from './client.ts';

/** A network in front of the API: what is below /away is led to /page, which answers everything with JSON that fits. */
const network: Server = createServer((incoming, outgoing) => {
  outgoing.setHeader('Access-Control-Allow-Origin', incoming.headers.origin ?? '*');
  outgoing.setHeader('Access-Control-Allow-Credentials', 'true');
  outgoing.setHeader('Access-Control-Allow-Headers', incoming.headers['access-control-request-headers'] ?? '*');
  incoming.resume();
  if (incoming.method === 'OPTIONS') return void outgoing.writeHead(204).end();
  if (incoming.url?.startsWith('/away/') === true) return void outgoing.writeHead(302, { Location: '/page' }).end();
  return void outgoing
    .writeHead(200, { 'Content-Type': 'application/json' })
    .end('{"id":9,"name":"log.pdf","extension":"pdf"}');
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => void network.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(network.address() as AddressInfo).port}`;
});
afterAll(() => void network.close());

const clientAt = (base: string) =>
  createClient({
    ...browserPorts({ baseUrl: `${origin}/${base}`, appCode: 'test', appVersion: '0', roles: () => [] }),
    readCookie: () => 'token',
  });
const BOOKINGS = { query: { organisation_id: 1 }, body: { unbook: [1], schedule: [], rebook: [] } };
const upload = (base: string) =>
  clientAt(base).attempt(uploadFile, { body: { file: new Blob(['x']), type: 'evidence' } });

test('B-3: a write that was redirected has not been answered, though its target said yes', async () => {
  expect(await clientAt('away').attempt(submitBookings, BOOKINGS as never, { confirmedFor: 1 })).toMatchObject({
    ok: false,
    failure: { kind: 'shape', status: 200 },
  });
  expect(await clientAt('here').attempt(submitBookings, BOOKINGS as never, { confirmedFor: 1 })).toMatchObject({
    ok: true,
  });
});

test('B-3: nor has an upload, which goes by XMLHttpRequest', async () => {
  expect(await upload('away')).toMatchObject({ ok: false, failure: { kind: 'shape', status: 200 } });
  expect(await upload('here')).toMatchObject({ ok: true, data: { id: 9 } });
});

test('a read is answered at its own address, too; a file may lie in a store that the API refers to', async () => {
  expect(await clientAt('away').attempt(getMe, {})).toMatchObject({ ok: false, failure: { kind: 'shape' } });
  expect(await clientAt('away').attempt(downloadFile, { params: { id: 9 } })).toMatchObject({ ok: true });
});
