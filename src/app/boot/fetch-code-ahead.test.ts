// @vitest-environment jsdom
import type { RouteObject } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchCodeAhead } from './fetch-code-ahead.ts';

const code = () => vi.fn<() => Promise<() => null>>(() => Promise.resolve(() => null));
let layout = code();
let awards = code();
let profile = code();
let page: Document = document;

const open = (basename = ''): void => {
  const routes: RouteObject[] = [
    {
      lazy: { Component: layout },
      children: [
        { path: '/awards', lazy: { Component: awards } },
        { path: '/profile', lazy: { Component: profile } },
      ],
    },
  ];
  page = document.implementation.createHTMLDocument();
  const base = page.createElement('base');
  base.href = location.href;
  page.head.append(base);
  page.body.innerHTML = `<p>words</p><a id="awards" href="${basename}/awards?x=1"><b>Awards</b></a><a id="profile" href="${basename}/profile">Profile</a><a id="away" href="https://elsewhere.example/awards">Away</a><button>Press</button>`;
  fetchCodeAhead(page, routes, basename);
};
const onIntent = (what: string, kind = 'pointerover'): void =>
  void page.querySelector(what)?.dispatchEvent(new Event(kind, { bubbles: true }));

beforeEach(() => {
  layout = code();
  awards = code();
  profile = code();
});
afterEach(() => vi.unstubAllGlobals());

test.each(['pointerover', 'focusin', 'pointerdown'])(
  '%s: the code of the page is fetched, once, and nobody else’s',
  (kind) => {
    open();
    onIntent('#awards b', kind);
    onIntent('#awards', kind);
    expect([layout, awards, profile].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  },
);

test('below a sub-path', () => {
  open('/portal');
  onIntent('#profile');
  expect(profile).toHaveBeenCalledTimes(1);
});

test('nothing for words, buttons and links to elsewhere', () => {
  open();
  for (const what of ['p', 'button', '#away']) onIntent(what);
  expect(layout).not.toHaveBeenCalled();
});

test('nothing with Save-Data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  open();
  onIntent('#awards');
  expect(awards).not.toHaveBeenCalled();
});

test('what did not come is asked for again', async () => {
  awards.mockRejectedValueOnce(new Error('gone'));
  open();
  onIntent('#awards');
  await Promise.resolve();
  await vi.waitFor(() => {
    onIntent('#awards');
    expect(awards).toHaveBeenCalledTimes(2);
  });
  expect(layout).toHaveBeenCalledTimes(1);
});
