import { expect, test, vi } from 'vitest';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import { createClient, type Client } from './client.ts';
import { lazyClient } from './lazy-client.ts';

const answering500 = (): Client =>
  createClient({
    baseUrl: 'http://api.test',
    fetch: () => Promise.resolve(Response.json({}, { status: 500 })),
    readCookie: () => null,
    upload: () => Promise.reject(new Error('none')),
    appCode: 'waymark',
    appVersion: '0',
    roles: () => [],
  });

test('the client is made once, with the first call', async () => {
  const make = vi.fn<() => Promise<Client>>(() => Promise.resolve(answering500()));
  const client = lazyClient(make);
  expect(make).not.toHaveBeenCalled();
  await Promise.all([client.attempt(getMe, {}), client.attempt(getMe, {})]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a listener from before hears the failure of the first call', async () => {
  const client = lazyClient(() => Promise.resolve(answering500()));
  const heard = vi.fn<(failure: unknown) => void>();
  const stop = client.onFailure(heard);
  await client.attempt(getMe, {});
  stop();
  await client.attempt(getMe, {});
  expect(heard).toHaveBeenCalledTimes(1);
});

test('code that could not be loaded is asked for again', async () => {
  const make = vi
    .fn<() => Promise<Client>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(answering500());
  const client = lazyClient(make);
  client.load();
  await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(1));
  await expect(client.attempt(getMe, {})).resolves.toMatchObject({ ok: false, failure: { status: 500 } });
});
