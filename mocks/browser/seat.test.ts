// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { dropOpeningReplies, seatOf } from './seat-name.ts';
import { cookieJar, takeSeat } from './seat.ts';

const LOCK_NAMES: string[] = [];
const CHANNEL_NAMES: string[] = [];

class Channel {
  constructor(name: string) {
    CHANNEL_NAMES.push(name);
  }
}

/** A window of its own over the storage of this page, as a second frame of one origin has it. */
const frame = (storage: () => Storage = () => window.localStorage): Window & typeof globalThis => {
  const view = Object.assign(new EventTarget(), {
    document: {},
    navigator: {
      locks: {
        request: (name: string, work: () => unknown) => (LOCK_NAMES.push(name), work()),
        query: () => Promise.resolve({}),
      },
    },
    BroadcastChannel: Channel,
  });
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(view, name, { configurable: true, get: storage });
  return view as unknown as Window & typeof globalThis;
};

beforeEach(() => {
  window.localStorage.clear();
  LOCK_NAMES.length = 0;
  CHANNEL_NAMES.length = 0;
});

test('only a frame that is named so has a seat of its own, and the first seat is the browser’s', () => {
  expect(['', 'waymark-seat:1', 'waymark-seat:2', 'somebody-waymark-seat:2'].map(seatOf)).toEqual([
    null,
    null,
    '2',
    null,
  ]);
});

test('two seats store under one name and see neither each other’s values nor names', () => {
  const view = frame();
  takeSeat(view, '2');
  window.localStorage.setItem('waymark.session', '1/11');
  expect([
    view.localStorage.getItem('waymark.session'),
    view.localStorage.length,
    Object.keys(view.localStorage),
  ]).toEqual([null, 0, []]);
  view.localStorage.setItem('waymark.session', '1/13');
  view.localStorage.setItem('waymark.draft/13', 'x');
  expect([window.localStorage.getItem('waymark.session'), view.localStorage.getItem('waymark.session')]).toEqual([
    '1/11',
    '1/13',
  ]);
  expect([Object.keys(view.localStorage).toSorted(), view.localStorage.key(5), view.localStorage.length]).toEqual([
    ['waymark.draft/13', 'waymark.session'],
    null,
    2,
  ]);
  view.localStorage.removeItem('waymark.draft/13');
  view.localStorage.clear();
  expect(Object.entries(window.localStorage)).toEqual([['waymark.session', '1/11']]);
});

test('a storage that the browser denies is denied to the seat', () => {
  const denied = (): Storage => {
    throw new DOMException('denied', 'SecurityError');
  };
  const view = frame(denied);
  takeSeat(view, '2');
  expect(() => view.localStorage).toThrow('denied');
});

test('cookies are the seat’s own', () => {
  const view = frame();
  takeSeat(view, '2');
  view.document.cookie = 'XSRF-TOKEN=a%3D%3D; Path=/; SameSite=Lax';
  view.document.cookie = 'other=1';
  expect(view.document.cookie).toBe('XSRF-TOKEN=a%3D%3D; other=1');
  view.document.cookie = 'XSRF-TOKEN=; Max-Age=0; Path=/';
  expect([view.document.cookie, document.cookie]).toEqual(['other=1', '']);
  expect(cookieJar().get()).toBe('');
});

test('locks and channels of the app are the seat’s own; those of the backend are the world’s', async () => {
  const view = frame();
  takeSeat(view, '2');
  const names = ['waymark.drafts', 'waymark-demo:/'];
  for (const name of names) {
    expect(new view.BroadcastChannel(name)).toBeInstanceOf(Channel);
    expect(await view.navigator.locks.request(name, () => 1)).toBe(1);
  }
  expect([CHANNEL_NAMES, LOCK_NAMES]).toEqual([
    ['seat:2/waymark.drafts', 'waymark-demo:/'],
    ['seat:2/waymark.drafts', 'waymark-demo:/'],
  ]);
  expect(await view.navigator.locks.query()).toEqual({});
});

test('the app of a seat hears what its own seat stores elsewhere, and nothing else', () => {
  const view = frame();
  takeSeat(view, '2');
  const heard: (string | null)[] = [];
  view.addEventListener('storage', ({ key }) => heard.push(key));
  for (const key of ['waymark.outbox/11/a', 'seat:2/waymark.outbox/13/b'])
    view.dispatchEvent(new StorageEvent('storage', { key, newValue: 'x' }));
  expect(heard).toEqual(['waymark.outbox/13/b']);
});

test('replies that the page asked for ahead are dropped', () => {
  const openingReplies = new Map([['/api/me', 1]]);
  dropOpeningReplies({ openingReplies });
  dropOpeningReplies({});
  expect(openingReplies.size).toBe(0);
});
