import { expect, test, vi } from 'vitest';
import { messageFor } from '../errors/failure-message.ts';
import { createTrayStore } from '../errors/tray-store.ts';
import { createConnection } from './connection.ts';
import { leaveItToTheBar } from './leave-it-to-the-bar.ts';

const told = (kind: 'network' | 'http', status: number | null) => {
  const tray = createTrayStore();
  const connection = createConnection({ probe: () => Promise.resolve(false), schedule: () => () => undefined });
  leaveItToTheBar({ connection, tray });
  tray.show(messageFor({ kind, status, message: 'Too long.', errors: {} }, 'Waymark'));
  connection.doubt();
  return { tray, connection };
};

test('J-05: a lost connection takes the unexpected problem out of the tray', async () => {
  const { tray, connection } = told('network', null);
  expect(tray.current()?.title).toBe('Oops, something went wrong!');
  await vi.waitFor(() => expect(connection.current()).toBe('lost'));
  expect(tray.current()).toBeNull();
});

test('J-03, J-04: what the server itself said stays', async () => {
  for (const status of [422, 503]) {
    const { tray, connection } = told('http', status);
    await vi.waitFor(() => expect(connection.current()).toBe('lost'));
    expect(tray.current()).not.toBeNull();
  }
});
