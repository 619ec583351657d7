import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Client } from '#api/client.ts';
import type { Current } from '#current/current-context.ts';
import type { ConnectionInput } from './open-connection.ts';
import { startRealtime } from './start-realtime.ts';

let connection: ConnectionInput | undefined;
vi.mock('./open-connection.ts', () => ({
  openConnection: (input: ConnectionInput) => {
    connection = input;
    return { retry: () => undefined, close: () => undefined };
  },
}));

type Attempt = (
  endpoint: { readonly name: string },
  request: unknown,
  options: { readonly signal: AbortSignal },
) => Promise<unknown>;

const start = (attempt: Attempt, isIdentityChanging = () => false) =>
  startRealtime({
    client: { attempt, fetch: attempt } as unknown as Client,
    queries: new QueryClient(),
    notifications: { tell: () => undefined },
    userId: 7,
    current: () => ({ profile: { super: false }, organisation: { organisation_id: 1 } }) as unknown as Current,
    now: Date.now,
    productName: 'Waymark',
    adminUrl: '',
    appKey: 'waymark',
    address: { host: 'localhost', port: 80, path: '', tls: false },
    isIdentityChanging,
    onIgnored: () => undefined,
  });

test('A-28: closed, it calls off what it asks: to hear its channel, and how things stand', () => {
  const attempt = vi.fn<Attempt>(() => new Promise(() => undefined));
  const realtime = start(attempt);
  void connection?.authorise('1.1', 'private-user.7');
  connection?.onHearing();
  const asked = (): readonly unknown[] => attempt.mock.calls.map(([{ name }, , { signal }]) => [name, signal.aborted]);
  expect(asked()).toEqual([
    ['authoriseChannel', false],
    ['listAssessments', false],
  ]);
  realtime.close();
  expect(asked()).toEqual([
    ['authoriseChannel', true],
    ['listAssessments', true],
  ]);
});

test('H-04, H-09: its channel is asked for in nobody’s name while somebody else may be about to be here, and afterwards again', async () => {
  const attempt = vi.fn<Attempt>(() => Promise.resolve({ ok: true, data: { auth: 'signed' } }));
  let isChanging = true;
  start(attempt, () => isChanging);
  expect(await connection?.authorise('1.1', 'private-user.7')).toBeNull();
  expect(attempt).not.toHaveBeenCalled();
  isChanging = false;
  expect(await connection?.authorise('1.1', 'private-user.7')).toEqual({ auth: 'signed' });
});
