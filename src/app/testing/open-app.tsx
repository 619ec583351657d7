import { cleanup, render } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { config } from '#current/config.ts';
import { createInProcess, IN_PROCESS_BASE_URL, type InProcess } from '#mocks/in-process.ts';
import { App } from '../App.tsx';
import { createServices } from '../boot/create-services.ts';
import { routes } from '../routes.tsx';
import { readAddress } from '../state/boot-link.ts';
import { codeDueFor } from '../state/code-due.ts';
import { deviceStore } from '#current/device-store.ts';
import { isSessionRemembered, rememberSession } from '../state/remembered.ts';

/** A socket that never opens: real-time has tests of its own. */
class ClosedSocket extends EventTarget {
  readonly readyState = 0;
  close(): void {}
  send(): void {}
}

/** A router writes into its routes what was loaded, so each app has routes of its own. */
const unloaded = (tree: readonly RouteObject[]): RouteObject[] =>
  tree.map(
    (route) =>
      ({
        ...route,
        ...(typeof route.lazy === 'object' ? { lazy: { ...route.lazy } } : {}),
        ...(route.children === undefined ? {} : { children: unloaded(route.children) }),
      }) as RouteObject,
  );

/** What each app of a test knows: without it nobody is there, and nothing of theirs is sent. */
const known = new Set<QueryClient>();

const TICK_MILLISECONDS = 20;
/**
 * After so many ticks it is something long that is waited for, such as a call that is never answered: from then on in
 * longer steps.
 */
const SHORT_TICKS = 200;
const LONG_TICK_MILLISECONDS = 200;

/**
 * An app lives as long as its page, and nothing of it lets go. Here many share a page: the signal that stands when
 * something begins to listen ends it, or each app would hear of everything that happens to those after it. For a whole
 * file of tests.
 */
const listenUntil = (signal: () => AbortSignal): void => {
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ): void =>
      listen(type, listener, {
        signal: signal(),
        ...(typeof options === 'object' ? options : { capture: options === true }),
      });
    afterAll(() => {
      target.addEventListener = listen;
    });
  }
};

/**
 * Each test starts with an empty device. Timers are the test's: `until` moves them, so that no test waits for real
 * seconds and none is judged by them.
 */
export const setUpApp = (): void => {
  const { apiBase } = config;
  let apps = new AbortController();
  // The code of the pages that stand around the form: it comes in real time, which no test moves.
  listenUntil(() => apps.signal);
  beforeAll(async () => {
    await Promise.all([
      import('../guards/SignedInFrame.tsx'),
      import('../shell/SignedInLayout.tsx'),
      import('../guards/ForgottenPasswordRoute.tsx'),
      import('../guards/NewPasswordRoutes.tsx'),
    ]);
    await Promise.all([
      import('#api/client.ts'),
      import('#features/session/session.calls.ts'),
      import('#features/home/HomeRoute.tsx'),
    ]);
  });
  beforeEach(() => {
    localStorage.clear();
    Object.assign(config, { apiBase: IN_PROCESS_BASE_URL });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('scrollTo', () => undefined);
    vi.stubGlobal('WebSocket', ClosedSocket);
    // An app that was opened outlives its test: it must not hear what another one tells the tabs.
    vi.stubGlobal('BroadcastChannel', undefined);
  });
  afterEach(() => {
    cleanup();
    for (const queries of known) queries.clear();
    known.clear();
    apps.abort();
    apps = new AbortController();
    Object.assign(config, { apiBase });
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
};

/** What no timer of a test moves, such as code that is loaded, has this long on a busy machine. */
const PATIENT_MS = 20_000;

/**
 * Moves the timers until a check passes, then waits for what they do not move; throws what it threw last when it never
 * does.
 */
export const until = async <T,>(check: () => T | Promise<T>, ticks = 500): Promise<T> => {
  const began = performance.now();
  for (let tick = 0; ; tick += 1) {
    try {
      return await check();
    } catch (error) {
      if (tick < ticks)
        await vi.advanceTimersByTimeAsync(tick < SHORT_TICKS ? TICK_MILLISECONDS : LONG_TICK_MILLISECONDS);
      else if (performance.now() - began < PATIENT_MS) await new Promise((resolve) => setImmediate(resolve));
      else throw error;
    }
  }
};

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * The same for a page that comes to rest: the check passes again after a turn, the timers that are due, and another
 * turn. What is drawn asks for its own only then, and a query tells what became of it by such a timer.
 */
export const untilStill = <T,>(check: () => T, ticks?: number): Promise<T> =>
  until(async () => {
    check();
    await turn();
    await vi.advanceTimersByTimeAsync(0);
    await turn();
    return check();
  }, ticks);

export interface AppOptions {
  /** Path, query and fragment; a token in it counts as taken out of the address already. */
  readonly address?: string;
  /** The backend; a new one unless given. */
  readonly door?: InProcess;
  /** Whether this device remembers a session (W-03); as the device says, unless given. */
  readonly remembered?: boolean;
  /** What the step of the history holds, as after a reload. */
  readonly state?: unknown;
}

/**
 * The whole app, wired as the build wires it, over a backend of its own. Opening it again with the same backend is a
 * reload.
 */
export const openApp = ({ address = '/login', door = createInProcess(), remembered, state }: AppOptions = {}) => {
  const mirrorCookies = (): void => {
    const token = door.readCookie('XSRF-TOKEN');
    document.cookie =
      token === null ? 'XSRF-TOKEN=; Max-Age=0; Path=/' : `XSRF-TOKEN=${encodeURIComponent(token)}; Path=/`;
  };
  mirrorCookies();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const response = await door.fetch(input, init);
    mirrorCookies();
    return response;
  });
  if (remembered !== undefined) rememberSession(deviceStore(), remembered);
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  const bootLink = readAddress(pathname, search);
  const query = new URLSearchParams(search);
  query.delete('token');
  const shown = {
    pathname: bootLink.resetToken === null ? pathname : pathname.replace(/(\/reset-password)\/.*/u, '$1'),
    search: query.size === 0 ? '' : `?${query.toString()}`,
    hash,
    state,
  };
  let goTo = (_path: '/' | '/login'): void => undefined;
  const { services } = createServices({
    bootLink,
    remembered: isSessionRemembered(() => localStorage),
    codeDueFor: codeDueFor(state),
    goTo: (path) => goTo(path),
  });
  known.add(services.queries);
  services.login.start();
  const router = createMemoryRouter(unloaded(routes), { initialEntries: [shown] });
  goTo = (path) => void router.navigate(path, { replace: true });
  const { unmount: close } = render(<App services={services} router={router} />);
  return { door, router, close, ...services };
};

export type OpenedApp = ReturnType<typeof openApp>;
