// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TOAST_MILLISECONDS } from '#contracts/constants.ts';
import { createToastStore } from '#ui/messages/toast/toast-store.ts';
import { ServicesContext, type Services } from '../services/services.ts';
import { type Current, CurrentContext } from '#current/current-context.ts';
import { IGNORED_EVENT } from '#contracts/demo.ts';
import { RealtimeLayer } from './RealtimeLayer.tsx';
import type { RealtimeInput } from './start-realtime.ts';

const started: RealtimeInput[] = [];
const retry = vi.fn<() => void>();
const close = vi.fn<() => void>();
const arriveElsewhere = vi.fn<() => void>();

vi.mock('./start-realtime.ts', () => ({
  startRealtime: (input: RealtimeInput) => {
    started.push(input);
    return { retry, close, arriveElsewhere };
  },
}));

/** Something that changes and tells so. */
const told = <T,>(first: T) => {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    current: () => value,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become: (next: T) => {
      value = next;
      for (const listener of listeners) listener();
    },
    listeners,
  };
};

let sessionOver = told<object | null>(null);
let connection = told<'connected' | 'lost'>('connected');
/** The chart of signing in, as far as it tells that somebody is leaving. */
const standing = (at: string) => ({ matches: (state: string): boolean => state === at });
const HERE = standing('signedIn');
const LEAVING = standing('signingOut');
let session = told(HERE);
/** The chart of View As, as far as it tells that the server is asked for somebody else. */
const viewing = (isBusy: boolean) => ({
  getSnapshot: () => ({ hasTag: (tag: string): boolean => tag === 'busy' && isBusy }),
});
let viewAs = told<ReturnType<typeof viewing> | null>(null);

beforeEach(() => {
  started.length = 0;
  retry.mockReset();
  close.mockReset();
  arriveElsewhere.mockReset();
  sessionOver = told<object | null>(null);
  connection = told<'connected' | 'lost'>('connected');
  session = told(HERE);
  viewAs = told<ReturnType<typeof viewing> | null>(null);
});
afterEach(cleanup);

const person = (id: number, organisationId = 1) =>
  ({ profile: { id }, organisation: { organisation_id: organisationId } }) as Current;

const open = (first: Current) => {
  const login = {
    getSnapshot: session.current,
    subscribe: ({ next }: { readonly next: () => void }) => ({ unsubscribe: session.subscribe(next) }),
  };
  const services = {
    login,
    client: {},
    queries: new QueryClient(),
    toasts: createToastStore(TOAST_MILLISECONDS),
    clock: { now: Date.now },
    sessionOver,
    viewAs,
    connection,
  } as unknown as Services;
  const page = (current: Current | null) => (
    <ServicesContext value={services}>
      {current !== null && (
        <CurrentContext value={current}>
          <RealtimeLayer key={current.profile.id}>page</RealtimeLayer>
        </CurrentContext>
      )}
    </ServicesContext>
  );
  const { rerender } = render(page(first));
  return (current: Current | null) => rerender(page(current));
};

const hearing = (times: number) => waitFor(() => expect(started).toHaveLength(times));

describe('I-11: whose events are heard', () => {
  test('those of whoever is signed in, after the page stands; nobody’s after they left', async () => {
    const become = open(person(7));
    expect(started).toHaveLength(0);
    await hearing(1);
    expect(started[0]?.userId).toBe(7);
    become(null);
    expect(close).toHaveBeenCalledTimes(1);
    expect([sessionOver.listeners.size, connection.listeners.size, viewAs.listeners.size]).toEqual([0, 0, 0]);
  });

  test('A-28: nobody’s while the session is being ended; where that failed they are heard again', async () => {
    open(person(7));
    await hearing(1);
    act(() => session.become(LEAVING));
    expect(close).toHaveBeenCalledTimes(1);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(started).toHaveLength(1);
    act(() => session.become(HERE));
    await hearing(2);
  });

  test('another identity hears another channel', async () => {
    const become = open(person(7));
    await hearing(1);
    become(person(8));
    expect(close).toHaveBeenCalledTimes(1);
    await hearing(2);
    expect(started[1]?.userId).toBe(8);
  });

  test('another organisation of the same person needs no other connection, and is the one that counts', async () => {
    const become = open(person(7));
    await hearing(1);
    expect(arriveElsewhere).not.toHaveBeenCalled();
    become(person(7, 81));
    expect(arriveElsewhere).toHaveBeenCalledTimes(1);
    expect(close).not.toHaveBeenCalled();
    expect(started[0]?.current().organisation.organisation_id).toBe(81);
  });

  test('who leaves before the page stood is never heard', async () => {
    open(person(7))(null);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(started).toHaveLength(0);
  });
});

test('a session that is renewed, and a network that is back, are reasons to try at once; their loss is none', async () => {
  open(person(7));
  await hearing(1);
  sessionOver.become({});
  connection.become('lost');
  expect(retry).not.toHaveBeenCalled();
  sessionOver.become(null);
  expect(retry).toHaveBeenCalledTimes(1);
  connection.become('connected');
  expect(retry).toHaveBeenCalledTimes(2);
});

test('H-04, H-09: while the server is asked for somebody else nothing is asked in this person’s name; who stays is heard at once', async () => {
  open(person(7));
  await hearing(1);
  expect(started[0]?.isIdentityChanging()).toBe(false);
  viewAs.become(viewing(true));
  expect(started[0]?.isIdentityChanging()).toBe(true);
  expect(retry).not.toHaveBeenCalled();
  viewAs.become(viewing(false));
  expect(started[0]?.isIdentityChanging()).toBe(false);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('I-15: whoever shows the demo hears the name of an ignored event, and no more', async () => {
  open(person(7));
  await hearing(1);
  const heard: unknown[] = [];
  window.addEventListener(IGNORED_EVENT, (event) => heard.push((event as CustomEvent).detail), { once: true });
  act(() => started[0]?.onIgnored('booking.exploded', 'unknown'));
  expect(heard).toEqual([{ name: 'booking.exploded', reason: 'unknown' }]);
});
