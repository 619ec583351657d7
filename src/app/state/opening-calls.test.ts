// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PRODUCT_VERSION } from '#contracts/constants.ts';
import {
  askOpeningCalls,
  forAnyPage,
  forgetOpeningCalls,
  pageOf,
  readOpeningCalls,
  saveOpeningCalls,
} from './opening-calls.ts';

const HEADERS = { Accept: 'application/json' };
const ME = 'https://api.example/me';
const FIVE = 'https://api.example/assessments/5?with=module&organisation_id=1';

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const ask = (path: string): Map<string, Promise<Response>> => {
  askOpeningCalls({ fetch: fetched } as unknown as Window, localStorage, path);
  return window.openingReplies ?? new Map();
};
const addresses = (): readonly string[] => fetched.mock.calls.map(([address]) => address);

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('waymark.session', '1/11');
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve(new Response('{}')));
});

describe('what a page asked for is asked again before the app is there', () => {
  test('with what the client says of itself, and in the session’s name', () => {
    saveOpeningCalls(localStorage, '/', HEADERS, [ME]);
    ask('/');
    expect(fetched.mock.calls).toEqual([[ME, { headers: HEADERS, credentials: 'include' }]]);
  });

  test('for another page of the same kind with its own numbers', () => {
    saveOpeningCalls(localStorage, '/assessments/5', HEADERS, [ME, FIVE]);
    ask('/assessments/67');
    expect(addresses()).toEqual([ME, 'https://api.example/assessments/67?with=module&organisation_id=1']);
  });

  test('only numbers of the path are the page’s own', () => {
    expect(pageOf('/collections/7/modules/12')).toBe('/collections/#/modules/#');
    expect(forAnyPage('https://api.example/modules/12?organisation_id=7&page=12', '/collections/7/modules/12')).toBe(
      'https://api.example/modules/#1?organisation_id=7&page=12',
    );
  });

  test('pages of another kind ask for nothing of it, and are kept beside it', () => {
    saveOpeningCalls(localStorage, '/', HEADERS, [ME]);
    ask('/awards');
    expect(addresses()).toEqual([]);
    saveOpeningCalls(localStorage, '/assessments/5', HEADERS, [FIVE]);
    ask('/');
    expect(addresses()).toEqual([ME]);
  });
});

describe('H-07, A-28: nothing is asked in the name of somebody else', () => {
  test.each([
    ['another person', () => localStorage.setItem('waymark.session', '1/12')],
    ['somebody of whom only the session is known', () => localStorage.setItem('waymark.session', '1')],
    ['nobody', () => localStorage.removeItem('waymark.session')],
  ])('%s', (_, arrive) => {
    saveOpeningCalls(localStorage, '/', HEADERS, [ME]);
    arrive();
    ask('/');
    expect(addresses()).toEqual([]);
  });

  test('forgetting takes what is kept, and what is on its way', () => {
    saveOpeningCalls(localStorage, '/', HEADERS, [ME]);
    window.openingReplies = new Map([[ME, Promise.resolve(new Response('{}'))]]);
    forgetOpeningCalls(localStorage);
    expect(localStorage.getItem('waymark.opening')).toBeNull();
    expect(window.openingReplies.size).toBe(0);
  });

  test('nothing is kept of somebody of whom only the session is known', () => {
    localStorage.setItem('waymark.session', '1');
    saveOpeningCalls(localStorage, '/', HEADERS, [ME]);
    expect(localStorage.getItem('waymark.opening')).toBeNull();
  });
});

test.each([
  ['no JSON', '{'],
  ['another release', JSON.stringify({ version: '0.0.0', session: '1/11', headers: {}, pages: { '/': [ME] } })],
  ['no pages', JSON.stringify({ version: PRODUCT_VERSION, session: '1/11' })],
  ['no list', JSON.stringify({ version: PRODUCT_VERSION, session: '1/11', headers: {}, pages: { '/': 7 } })],
  ['no address', JSON.stringify({ version: PRODUCT_VERSION, session: '1/11', headers: {}, pages: { '/': [7] } })],
])('what is damaged or old breaks nothing: %s', (_, saved) => {
  localStorage.setItem('waymark.opening', saved);
  expect(() => ask('/')).not.toThrow();
  expect(addresses()).toEqual([]);
});

test('a device that refuses storage keeps nothing, and says nothing', () => {
  const refused = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const store = { getItem: refused, setItem: refused, removeItem: refused };
  expect(readOpeningCalls(store)).toBeNull();
  expect(() => saveOpeningCalls(store, '/', HEADERS, [ME])).not.toThrow();
  expect(() => forgetOpeningCalls(store)).not.toThrow();
});
