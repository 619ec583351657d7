// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOpeningCalls } from '../state/opening-calls.ts';
import { openingPort } from './opening-port.ts';

const ME = 'https://api.example/me';
const LIST = 'https://api.example/assessments?organisation_id=1';

const fetched = vi.fn<(request: Request) => Promise<Response>>();
const get = (address: string): Request =>
  new Request(address, { headers: { Accept: 'application/json', 'X-App-Code': 'waymark' } });
const saved = () => readOpeningCalls(localStorage)?.pages;
const prepare = (reply: Promise<Response>): void => {
  window.openingReplies = new Map([[ME, reply]]);
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  localStorage.setItem('waymark.session', '1/11');
  delete window.openingReplies;
  history.replaceState(null, '', '/');
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve(new Response('{"from":"now"}')));
});
afterEach(() => {
  vi.useRealTimers();
});

test('a reply that is there, or on its way, is taken once', async () => {
  prepare(Promise.resolve(new Response('{"from":"early"}')));
  const port = openingPort(fetched, window, localStorage);
  expect(await (await port(get(ME))).json()).toEqual({ from: 'early' });
  expect(await (await port(get(ME))).json()).toEqual({ from: 'now' });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('one that did not come is asked for as if it never had been', async () => {
  const lost = Promise.reject(new TypeError('Failed to fetch'));
  lost.catch(() => undefined);
  prepare(lost);
  expect(await (await openingPort(fetched, window, localStorage)(get(ME))).json()).toEqual({ from: 'now' });
});

test('one that is older than the opening of the page answers nobody', async () => {
  prepare(Promise.resolve(new Response('{"from":"early"}')));
  const port = openingPort(fetched, window, localStorage);
  vi.advanceTimersByTime(10_000);
  expect(await (await port(get(ME))).json()).toEqual({ from: 'now' });
});

test('what the page asks while it opens is kept, with what the client says of itself', async () => {
  const port = openingPort(fetched, window, localStorage);
  await port(get(ME));
  await port(get(LIST));
  window.dispatchEvent(new Event('pagehide'));
  expect(saved()).toEqual({ '/': [ME, LIST] });
  expect(readOpeningCalls(localStorage)?.headers).toEqual({ Accept: 'application/json', 'X-App-Code': 'waymark' });
});

test('a call that writes ends the opening: what is asked after it is not kept', async () => {
  const port = openingPort(fetched, window, localStorage);
  await port(get(ME));
  await port(new Request('https://api.example/broadcasting/auth', { method: 'POST' }));
  await port(get(LIST));
  vi.advanceTimersByTime(10_000);
  expect(saved()).toEqual({ '/': [ME] });
});

test('refusals and cookies are not kept', async () => {
  const port = openingPort(fetched, window, localStorage);
  await port(get(ME));
  for (const status of [204, 403, 404, 500]) {
    fetched.mockResolvedValueOnce(new Response(null, { status }));
    await port(get(`${LIST}&status=${status}`));
  }
  window.dispatchEvent(new Event('pagehide'));
  expect(saved()).toEqual({ '/': [ME] });
});

test('home that follows signing in is kept, the form’s own calls are not', async () => {
  localStorage.removeItem('waymark.session');
  history.replaceState(null, '', '/login');
  const port = openingPort(fetched, window, localStorage);
  await port(get('https://api.example/releases'));
  await port(new Request('https://api.example/login', { method: 'POST' }));
  localStorage.setItem('waymark.session', '1/11');
  history.replaceState(null, '', '/');
  await port(get(LIST));
  window.dispatchEvent(new Event('pagehide'));
  expect(saved()).toEqual({ '/': [LIST] });
});

test('H-07: what somebody else asked before is not kept for whoever came after', async () => {
  const port = openingPort(fetched, window, localStorage);
  await port(get(ME));
  localStorage.setItem('waymark.session', '1/12');
  window.dispatchEvent(new Event('pagehide'));
  expect(saved()).toBeUndefined();
  const next = openingPort(fetched, window, localStorage);
  localStorage.setItem('waymark.session', '1/11');
  await next(get(ME));
  localStorage.setItem('waymark.session', '1/12');
  await next(get(LIST));
  window.dispatchEvent(new Event('pagehide'));
  expect(saved()).toEqual({ '/': [LIST] });
});

test('a page that follows another one does not replace what it asked for by itself', async () => {
  const first = openingPort(fetched, window, localStorage);
  await first(get(ME));
  window.dispatchEvent(new Event('pagehide'));
  history.replaceState(null, '', '/awards');
  const port = openingPort(fetched, window, localStorage);
  await port(get(ME));
  history.replaceState(null, '', '/');
  await port(get(LIST));
  window.dispatchEvent(new Event('pagehide'));
  expect(saved()).toEqual({ '/': [ME], '/awards': [ME] });
});
