import { expect, test } from 'vitest';
import type { KeyValueStore } from '#current/client-state.ts';
import { isSessionRemembered, rememberSession } from './remembered.ts';

const storeOf = (texts: Map<string, string>): KeyValueStore => ({
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, text) => void texts.set(key, text),
  removeItem: (key) => void texts.delete(key),
});

test('W-03: a device remembers a session until it is forgotten', () => {
  const store = storeOf(new Map());
  expect(isSessionRemembered(() => store)).toBe(false);
  rememberSession(store, 101);
  expect(isSessionRemembered(() => store)).toBe(true);
  rememberSession(store, false);
  expect(isSessionRemembered(() => store)).toBe(false);
});

const denied = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

test.each([
  ['its name', denied],
  ['what is in it', (): KeyValueStore => ({ ...storeOf(new Map()), getItem: denied })],
])('A-32: where the browser denies %s only the server knows, and is asked', (_, storage) => {
  expect(isSessionRemembered(storage)).toBe(true);
});
