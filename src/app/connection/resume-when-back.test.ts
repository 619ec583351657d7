import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { openHouse } from '#features/session/testing/house.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { createConnection } from '#current/connection.ts';
import { resumeWhenBack } from './resume-when-back.ts';

const lostConnection = async () => {
  const connection = createConnection({ probe: () => Promise.resolve(false), schedule: () => () => undefined });
  connection.doubt();
  await vi.waitFor(() => expect(connection.current()).toBe('lost'));
  return connection;
};

describe('the connection is back', () => {
  test('offline at boot: the page asks who is signed in by itself', async () => {
    const door = createInProcess();
    await door.demo.as('amara.osei@demo.example');
    await door.demo.faults.set([{ call: 'getMe', kind: 'offline' }]);
    const { login, queries } = openHouse(door, { remembered: true });
    const connection = await lostConnection();
    resumeWhenBack({ connection, login, queries });
    login.start();
    await vi.waitFor(() => expect(login.getSnapshot().matches('unanswered')).toBe(true));
    connection.heard();
    await vi.waitFor(() => expect(login.getSnapshot().matches('signedIn')).toBe(true));
  });

  test('what the page could not load is asked again, and nothing else', async () => {
    const { login, queries } = openHouse(createInProcess());
    const connection = await lostConnection();
    resumeWhenBack({ connection, login, queries });
    login.start();
    const failing = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('no answer'))
      .mockResolvedValue('there');
    const fine = vi.fn<() => Promise<string>>().mockResolvedValue('there');
    const stops = [failing, fine].map((queryFn, at) =>
      new QueryObserver(queries, { queryKey: [at], queryFn }).subscribe(() => undefined),
    );
    await vi.waitFor(() => expect(queries.getQueryState([0])?.status).toBe('error'));
    connection.heard();
    await vi.waitFor(() => expect(queries.getQueryState([0])?.status).toBe('success'));
    expect(fine).toHaveBeenCalledTimes(1);
    for (const stop of stops) stop();
  });
});
