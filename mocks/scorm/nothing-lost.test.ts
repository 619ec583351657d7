// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FAREWELL, FAREWELL_ANSWERED, FAREWELL_HEARD, SESSION_ENDED } from '#contracts/library/player-message.ts';
import { scormInProgress } from '#fixtures/library/modules.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { SESSION_COOKIE, XSRF_COOKIE } from '../rules/visitor.ts';
import { packageOfOne } from '../testing/package-of-one.ts';
import { api, frame, openedByAmara, text } from '../testing/player-of-parts.ts';
import { storeLeftCalls } from './left-calls.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const begun = async () => {
  const visitor = await openedByAmara(packageOfOne());
  await visitor.open();
  await visitor.claimed();
  api().LMSInitialize('');
  const heard: unknown[] = [];
  window.addEventListener('message', ({ data }) => {
    if (data !== FAREWELL) heard.push(data);
  });
  return { ...visitor, heard };
};
const step = (to: string): void => void api().LMSSetValue('cmi.core.lesson_location', to);
/** As the page around does, of whose window the player is a frame. */
const sayFarewell = (): void =>
  void window.dispatchEvent(new MessageEvent('message', { source: window.parent, data: FAREWELL }));

describe('P2: what a package says is stored, whichever way it goes', () => {
  test('one that sets a value every half second and never commits is stored every five seconds', async () => {
    const visitor = await begun();
    for (let half = 0; half < 11; half += 1) {
      step(`at ${half}`);
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(visitor.sent.map(({ state }) => /"at \d+"/.exec(state)?.[0])).toEqual(['"at 9"']);
    await vi.advanceTimersByTimeAsync(1000);
    await visitor.stored('at 10');
  });

  test('nothing counts as stored before it was answered: the last call of a page repeats what is on its way', async () => {
    const visitor = await begun();
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      void visitor.send(address, init);
      return new Promise(() => undefined);
    });
    step('seven');
    api().LMSCommit('');
    expect(visitor.sent).toHaveLength(1);
    window.dispatchEvent(new Event('pagehide'));
    expect(visitor.sent.map(({ state }) => state.includes('seven'))).toEqual([true, true]);
  });

  test('the page that goes stores the open session, and what the package says after that, too', async () => {
    const visitor = await begun();
    step('seven');
    window.dispatchEvent(new Event('pagehide'));
    expect(visitor.sent.at(-1)?.state).toMatch(/"seven".*"entry":"resume"/);
    expect(api().LMSSetValue('cmi.core.lesson_location', 'eight')).toBe('true');
    api().LMSFinish('');
    expect(visitor.sent.at(-1)?.state).toContain('"eight"');
    await visitor.stored('"eight"');
  });

  test('a farewell takes the package away, stores what it says as it goes, and is answered then', async () => {
    const visitor = await begun();
    const [mine, leaving] = [api(), frame()];
    leaving.remove = () => {
      mine.LMSSetValue('cmi.core.lesson_location', 'as it went');
      mine.LMSFinish('');
      HTMLElement.prototype.remove.call(leaving);
    };
    sayFarewell();
    expect(visitor.heard).toEqual([]);
    await vi.waitFor(() => expect(visitor.heard).toEqual([FAREWELL_HEARD, FAREWELL_ANSWERED]));
    expect((await visitor.row())?.state).toContain('as it went');
    expect(leaving.isConnected).toBe(false);
  });

  test('without a connection the farewell is answered once the steps are stored', async () => {
    const visitor = await begun();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    step('seven');
    sayFarewell();
    await vi.advanceTimersByTimeAsync(12_000);
    expect(visitor.heard).toEqual([FAREWELL_HEARD]);
    vi.stubGlobal('fetch', visitor.send);
    await vi.advanceTimersByTimeAsync(5000);
    await vi.waitFor(() => expect(visitor.heard).toEqual([FAREWELL_HEARD, FAREWELL_ANSWERED]));
    await visitor.stored('seven');
  });

  test('anybody else’s farewell, and any other message, is not heard', async () => {
    const visitor = await begun();
    const stranger = document.createElement('iframe');
    document.body.append(stranger);
    window.dispatchEvent(new MessageEvent('message', { source: stranger.contentWindow, data: FAREWELL }));
    window.dispatchEvent(new MessageEvent('message', { source: window.parent, data: 'another' }));
    await vi.advanceTimersByTimeAsync(1000);
    expect([visitor.heard, visitor.sent]).toEqual([['another'], []]);
  });

  test('an older call that arrives late changes nothing', async () => {
    const visitor = await openedByAmara(packageOfOne());
    expect(await visitor.postState({ step: 5, state: '{"cmi":{"suspend_data":"newer"}}' })).toBe(204);
    expect(await visitor.postState({ step: 4, state: '{"cmi":{"suspend_data":"older"}}' })).toBe(204);
    expect((await visitor.row())?.state).toContain('newer');
  });
});

describe('P4: two players of one package', () => {
  test('the one that was opened later goes on; the older one is refused, stores nothing more, and says so', async () => {
    const visitor = await begun();
    step('first');
    api().LMSCommit('');
    await visitor.stored('first');
    const older = api();
    const olderPage = [...document.body.childNodes];
    await visitor.open();
    await vi.waitFor(async () => expect((await visitor.row())?.state_version?.step).toBe(0));
    api().LMSInitialize('');
    step('second');
    api().LMSCommit('');
    await visitor.stored('second');
    document.body.append(...olderPage);
    older.LMSSetValue('cmi.core.lesson_location', 'of the older');
    older.LMSFinish('');
    await vi.waitFor(() =>
      expect(document.body.textContent).toContain(
        'This package was opened in another tab or on another device and goes on there. What you do here is not stored any more.',
      ),
    );
    const calls = visitor.sent.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([visitor.sent.length, (await visitor.row())?.state?.includes('second')]).toEqual([calls, true]);
  });

  test('a lost reply is no other player: the same one goes on', async () => {
    const visitor = await begun();
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      await visitor.send(address, init);
      throw new TypeError('Failed to fetch');
    });
    step('seven');
    api().LMSCommit('');
    await visitor.stored('seven');
    vi.stubGlobal('fetch', visitor.send);
    step('eight');
    await vi.advanceTimersByTimeAsync(5000);
    await visitor.stored('eight');
    await vi.waitFor(() => expect(text('[role=alert]')).toBe(''));
  });

  test('a restart wins over an open package, whose later calls are refused and which says why', async () => {
    const visitor = await begun();
    api().LMSSetValue('cmi.core.lesson_status', 'completed');
    api().LMSCommit('');
    await vi.waitFor(async () => expect((await visitor.row())?.status).toBe('completed'));
    await visitor.patch('user-modules', {
      organisation_id: 1,
      users: [amaraOsei.id],
      modules: [scormInProgress.module_id],
      last_started_at: null,
      last_completed_at: null,
      state: null,
      time_viewed: null,
    });
    step('after the restart');
    api().LMSFinish('');
    await vi.waitFor(() =>
      expect(text('[role=alert]')).toBe('This module was started again. What you do here is not stored any more.'),
    );
    expect(await visitor.row()).toMatchObject({ status: 'pending', state: null });
    expect(document.body.textContent).toContain('Open it here again');
  });

  test('a call that names no player, or no number, is refused', async () => {
    const visitor = await openedByAmara(packageOfOne());
    const state = '{"cmi":{}}';
    expect([
      await visitor.postState({ player: undefined, state }),
      await visitor.postState({ step: undefined, state }),
      await visitor.postState({ state: 'no json' }),
    ]).toEqual([422, 422, 422]);
  });
});

test('L-26: a call that was answered with 401 is told to the page around once, and again after a renewed session', async () => {
  const visitor = await begun();
  await visitor.post('logout');
  step('seven');
  api().LMSCommit('');
  await vi.waitFor(() => expect(visitor.heard).toEqual([SESSION_ENDED]));
  await vi.advanceTimersByTimeAsync(5000);
  await visitor.demo.as(amaraOsei.email);
  document.cookie = `XSRF-TOKEN=${encodeURIComponent(visitor.token())}; Path=/`;
  await vi.advanceTimersByTimeAsync(5000);
  await visitor.stored('seven');
  expect(visitor.heard).toEqual([SESSION_ENDED]);
});

test('L-22: where the backend closes with the page, the last call waits on the device until it opens again', async () => {
  const NAME = 'a demo';
  const visitor = await openedByAmara(packageOfOne());
  await visitor.open(NAME);
  await visitor.claimed();
  api().LMSInitialize('');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  step('the last second');
  window.dispatchEvent(new Event('pagehide'));
  const sessions = await visitor.backend.read((db) => Object.values(db.state.sessions));
  const session = sessions.find(({ user_id }) => user_id === amaraOsei.id);
  const cookies = { [SESSION_COOKIE]: session?.id ?? '', [XSRF_COOKIE]: visitor.token() };
  await storeLeftCalls(visitor.backend, {}, localStorage, NAME);
  expect([(await visitor.row())?.state ?? null, Object.keys(localStorage).length]).toEqual([null, 1]);
  await storeLeftCalls(visitor.backend, cookies, localStorage, NAME);
  expect((await visitor.row())?.state).toContain('the last second');
  expect(Object.keys(localStorage)).toEqual([]);
});

test('L-22: what was answered leaves nothing on the device', async () => {
  const visitor = await openedByAmara(packageOfOne());
  await visitor.open('a demo');
  api().LMSInitialize('');
  step('the last second');
  api().LMSFinish('');
  expect(Object.keys(localStorage)).toHaveLength(1);
  await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
  localStorage.setItem('a demo/damaged', 'no json');
  await storeLeftCalls(visitor.backend, {}, localStorage, 'a demo');
  expect(Object.keys(localStorage)).toEqual([]);
});
