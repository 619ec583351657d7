import { expect, test, vi } from 'vitest';
import { messageFor } from '../errors/failure-message.ts';
import { createTrayStore } from '../errors/tray-store.ts';
import { createConnection } from '#current/connection.ts';
import { suppressNetworkToast } from './suppress-network-toast.ts';

const told = (kind: 'network' | 'http', status: number | null) => {
  const tray = createTrayStore();
  const signInTray = createTrayStore();
  const connection = createConnection({ probe: () => Promise.resolve(false), schedule: () => () => undefined });
  suppressNetworkToast({ connection, tray, signInTray });
  const fails = (store = tray): void => store.show(messageFor({ kind, status, message: 'Too long.', errors: {} }, 'Waymark'));
  fails();
  fails(signInTray);
  connection.doubt();
  return { tray, signInTray, connection, fails };
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

test('J-02, J-05: signing in over the page says that there is no connection, and no more when it is back', async () => {
  const { signInTray, connection, fails } = told('network', null);
  await vi.waitFor(() => expect(connection.current()).toBe('lost'));
  expect(signInTray.current()).toMatchObject({ title: 'No connection.', text: 'You can sign in when the connection is back.' });
  signInTray.clear();
  fails(signInTray);
  expect(signInTray.current()?.title).toBe('No connection.');
  connection.heard();
  expect(signInTray.current()).toBeNull();
});
