import { describe, expect, test, vi } from 'vitest';
import type { ApiFailure } from '#api/failure.ts';
import { openErrorTrayController } from './error-tray-controller.ts';
import { createTrayStore } from './tray-store.ts';

/** The desk over a client that fails on demand. */
const setUp = (interrupted = false, hasSession = true) => {
  let fail: (failure: ApiFailure) => void = () => undefined;
  const tray = createTrayStore();
  const onSessionEnded = vi.fn<() => void>();
  const interrupt = vi.fn<(failure: ApiFailure) => boolean>(() => interrupted);
  const client = {
    onFailure: (listener: (failure: ApiFailure) => void) => {
      fail = listener;
      return () => undefined;
    },
  };
  const endOnServer = vi.fn<() => void>();
  openErrorTrayController({
    client,
    tray,
    productName: 'Waymark',
    interrupt,
    hasSession: () => hasSession,
    endOnServer,
    onSessionEnded,
  });
  const meet = (
    status: number,
    treatment: ApiFailure['treatment'] = 'tray',
    session: ApiFailure['session'] = 'required',
  ): void =>
    fail({
      kind: 'http',
      call: 'submitAnswers',
      session,
      status,
      message: null,
      errors: {},
      retryAfterSeconds: null,
      treatment,
    });
  return { tray, onSessionEnded, endOnServer, interrupt, meet };
};

describe('J-01, J-02: the session is over', () => {
  test.each([401, 403, 419])(
    'S1, S2: %i: the session ends, and the form that follows hears why; the tray is silent',
    (status) => {
      const { tray, onSessionEnded, meet } = setUp();
      meet(status);
      expect(tray.current()).toBeNull();
      expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status }));
    },
  );

  test.each([401, 403, 419])(
    '%i with something unsent: signing in stands over the page, and the tray is silent',
    (status) => {
      const { tray, onSessionEnded, meet } = setUp(true);
      meet(status);
      expect(tray.current()).toBeNull();
      expect(onSessionEnded).not.toHaveBeenCalled();
    },
  );
});

describe('A-29: signed out in another tab while a call was on its way', () => {
  test.each([401, 403, 419])('%i: nobody tried to sign in, so nothing says that it was unsuccessful', (status) => {
    const { tray, onSessionEnded, interrupt, meet } = setUp(true, false);
    meet(status);
    expect(tray.current()).toBeNull();
    expect(interrupt).not.toHaveBeenCalled();
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  test('S2: 500 of a page that has gone is nobody’s; maintenance of a call that anybody may make concerns everybody (J-11)', () => {
    const { tray, meet } = setUp(false, false);
    meet(500);
    expect(tray.current()).toBeNull();
    meet(503, 'tray', 'none');
    expect(tray.current()?.title).toBe('Undergoing Maintenance');
  });

  test.each(['form', 'own', 'silent'] as const)('S1: what is told in a form (%s) is not told twice', (treatment) => {
    const { tray, meet } = setUp();
    meet(500, treatment);
    expect(tray.current()).toBeNull();
  });
});

describe('J-01: a 403 may leave the session alive on the server', () => {
  test.each([
    [401, 0],
    [403, 1],
    [419, 0],
  ])('%i: the session is ended there %i times', (status, times) => {
    const { endOnServer, onSessionEnded, meet } = setUp();
    meet(status);
    expect(endOnServer).toHaveBeenCalledTimes(times);
    expect(onSessionEnded).toHaveBeenCalledTimes(1);
  });

  test('with something unsent, not before the person leaves the page', () => {
    const { endOnServer, meet } = setUp(true);
    meet(403);
    expect(endOnServer).not.toHaveBeenCalled();
  });
});

test('any other failure goes to the tray and interrupts nobody', () => {
  const { tray, onSessionEnded, interrupt, meet } = setUp(true);
  meet(500);
  expect(tray.current()?.title).toBe('Oops, something went wrong!');
  expect(onSessionEnded).not.toHaveBeenCalled();
  expect(interrupt).not.toHaveBeenCalled();
});

test.each(['own', 'silent', 'page'] as const)('a failure that is %s is not the desk’s', (treatment) => {
  const { tray, interrupt, meet } = setUp(true);
  meet(401, treatment);
  expect(tray.current()).toBeNull();
  expect(interrupt).not.toHaveBeenCalled();
});
