// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { standInForStorage } from './stand-in-storage.ts';

test('a storage that the browser denies lasts as long as the page; one that it has stays', () => {
  const frame = document.body.appendChild(document.createElement('iframe')).contentWindow as Window;
  Object.defineProperty(frame, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const { sessionStorage: own } = window;
  Object.defineProperty(frame, 'sessionStorage', { configurable: true, get: () => own });
  standInForStorage(frame);
  frame.localStorage.setItem('a', '1');
  frame.localStorage.setItem('b', '2');
  frame.localStorage.removeItem('a');
  expect([
    frame.localStorage.getItem('b'),
    frame.localStorage.getItem('a'),
    frame.localStorage.key(0),
    frame.localStorage.length,
  ]).toEqual(['2', null, 'b', 1]);
  frame.localStorage.clear();
  expect(frame.localStorage).toHaveLength(0);
  expect(frame.sessionStorage).toBe(own);
});
