// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testClient } from '#api/testing/test-client.ts';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import { declareUnsentWork } from '#persistence/unsent-work.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { createConnection, PROBE_AGAIN_AFTER_MILLISECONDS, type Connection } from '#current/connection.ts';
import { ConnectionBar } from './ConnectionBar.tsx';
import { watchConnection } from './watch-connection.ts';

afterEach(cleanup);

/** A connection whose probes are answered by hand, and whose timers are run by hand. */
const byHand = () => {
  const probes: ((answered: boolean) => void)[] = [];
  const timers: { run: () => void; wait: number; cancelled: boolean }[] = [];
  const connection = createConnection({
    probe: () => new Promise((resolve) => probes.push(resolve)),
    schedule: (run, wait) => {
      const timer = { run, wait, cancelled: false };
      timers.push(timer);
      return () => {
        timer.cancelled = true;
      };
    },
  });
  const answer = async (answered: boolean): Promise<void> => {
    probes.shift()?.(answered);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { connection, probes, timers, answer };
};

describe('the connection', () => {
  test('one call without an answer is no lost connection: the server is asked first, and once', async () => {
    const { connection, probes, answer } = byHand();
    connection.doubt();
    connection.doubt();
    expect(probes).toHaveLength(1);
    expect(connection.current()).toBe('connected');
    await answer(true);
    expect(connection.current()).toBe('connected');
  });

  test('while it is lost the server is asked again, less and less often, for as long as it takes', async () => {
    const { connection, timers, answer } = byHand();
    connection.doubt();
    for (let count = 0; count < 8; count += 1) {
      await answer(false);
      expect(connection.current()).toBe('lost');
      timers.at(-1)?.run();
    }
    expect(timers.map(({ wait }) => wait).slice(0, 5)).toEqual(PROBE_AGAIN_AFTER_MILLISECONDS);
    expect(timers.at(-1)?.wait).toBe(15_000);
    await answer(true);
    expect(connection.current()).toBe('connected');
  });

  test('any answered call says that it is back, and stops the asking', async () => {
    const { connection, timers, answer } = byHand();
    connection.doubt();
    await answer(false);
    connection.heard();
    expect(connection.current()).toBe('connected');
    expect(timers.at(-1)?.cancelled).toBe(true);
  });
});

describe('in the app', () => {
  let door: InProcess;
  let connection: Connection;
  let call: () => Promise<unknown>;
  beforeEach(() => {
    door = createInProcess();
    const client = testClient(door, { onReply: () => connection.heard() });
    connection = watchConnection(client);
    call = () => client.attempt(getMe, {});
    render(<ConnectionBar connection={connection} isSignedIn />);
  });

  const bar = () => screen.queryByText('No connection.');

  test('J-05: calls without an answer say "No connection." in a region that announces it; an answer takes it away and says so', async () => {
    expect(screen.getByRole('status').textContent).toBe('');
    await door.demo.faults.set([{ call: '*', kind: 'offline', times: 'always' }]);
    await act(call);
    await screen.findByText('No connection.');
    expect(screen.getByRole('status').textContent).toBe(
      'No connection. You can carry on reading. Everything is kept on this device.',
    );
    await door.demo.faults.clear();
    await act(call);
    expect(bar()).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('The connection is back.');
  });

  test('C-29: it promises nothing where this device keeps nothing', async () => {
    const release = declareUnsentWork({
      noun: 'answers',
      amount: '1 of 4',
      isOnDevice: false,
      backLabel: 'Back',
      flushDraft: () => undefined,
    });
    await door.demo.faults.set([{ call: '*', kind: 'offline', times: 'always' }]);
    await act(call);
    await screen.findByText('No connection.');
    expect(screen.getByRole('status').textContent).toBe(
      'No connection. What you entered is on this page alone, so keep it open.',
    );
    act(release);
    expect(screen.getByRole('status').textContent).toContain('Everything is kept');
  });

  test('it goes by itself', async () => {
    await door.demo.faults.set([{ call: '*', kind: 'offline', times: 'always' }]);
    await act(call);
    await screen.findByText('No connection.');
    await door.demo.faults.clear();
    expect(await screen.findByText('The connection is back.', {}, { timeout: 5000 })).toBeTruthy();
  });

  test.each(['lost', 'offline'] as const)('one answer that got lost (%s) shows nothing', async (kind) => {
    await door.demo.faults.set([{ call: 'getMe', kind }]);
    await act(call);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(bar()).toBeNull();
  });

  test.each([401, 500, 503])('a refusal (%i) is an answer', async (status) => {
    await door.demo.faults.set([{ call: '*', status, times: 'always' }]);
    await act(call);
    connection.doubt();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(bar()).toBeNull();
  });

  test('what the browser says of itself is only a reason to ask', async () => {
    window.dispatchEvent(new Event('offline'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(bar()).toBeNull();
    await door.demo.faults.set([{ call: '*', kind: 'offline', times: 'always' }]);
    window.dispatchEvent(new Event('offline'));
    await screen.findByText('No connection.');
    await door.demo.faults.clear();
    window.dispatchEvent(new Event('online'));
    await screen.findByText('The connection is back.');
  });
});
