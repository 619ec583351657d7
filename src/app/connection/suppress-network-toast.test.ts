import { expect, test, vi } from 'vitest';
import { messageFor } from '#features/session/failure-message.ts';
import { createTrayStore } from '../errors/tray-store.ts';
import { createConnection } from '#current/connection.ts';
import { suppressNetworkToast } from './suppress-network-toast.ts';

const told = (kind: 'network' | 'http', status: number | null) => {
  const tray = createTrayStore();
  const connection = createConnection({ probe: () => Promise.resolve(false), schedule: () => () => undefined });
  suppressNetworkToast({ connection, tray });
  const fails = (store = tray): void =>
    store.show(messageFor({ kind, status, message: 'Too long.', errors: {} }, 'Waymark'));
  fails();
  connection.doubt();
  return { tray, connection };
};

test('J-05: a lost connection takes the unexpected problem out of the tray', async () => {
  const { tray, connection } = told('network', null);
  expect(tray.current()?.title).toBe('Oops, something went wrong!');
  await vi.waitFor(() => expect(connection.current()).toBe('lost'));
  expect(tray.current()).toBeNull();
});

test('J-03, J-04, J-05: what the server itself said stays, its own unexpected problems included', async () => {
  for (const status of [422, 500, 503]) {
    const { tray, connection } = told('http', status);
    await vi.waitFor(() => expect(connection.current()).toBe('lost'));
    expect(tray.current()).not.toBeNull();
  }
});
