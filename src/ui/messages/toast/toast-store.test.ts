import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const keys = (store: ReturnType<typeof createToastStore>) => store.shown().map((toast) => toast.key);

test('I-02: a toast hides after 10,000 ms, not earlier', () => {
  const store = createToastStore(10_000);
  store.show({ key: 'a', text: 'A' });
  vi.advanceTimersByTime(9_999);
  expect(keys(store)).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(keys(store)).toEqual([]);
});

test('I-02: its time stands still on hover or focus and goes on afterwards', () => {
  const store = createToastStore(10_000);
  store.show({ key: 'a', text: 'A' });
  vi.advanceTimersByTime(6_000);
  store.pause();
  vi.advanceTimersByTime(60_000);
  expect(keys(store)).toEqual(['a']);
  store.resume();
  vi.advanceTimersByTime(3_999);
  expect(keys(store)).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(keys(store)).toEqual([]);
});

test('I-01: the same key replaces, in its place, with its time anew', () => {
  const store = createToastStore(10_000);
  store.show({ key: 'a', text: 'old' });
  store.show({ key: 'b', text: 'B' });
  vi.advanceTimersByTime(9_000);
  store.show({ key: 'a', text: 'new' });
  expect(store.shown().map((toast) => toast.text)).toEqual(['new', 'B']);
  vi.advanceTimersByTime(1_000);
  expect(keys(store)).toEqual(['a']);
  vi.advanceTimersByTime(9_000);
  expect(keys(store)).toEqual([]);
});

test('at most two at once; the third waits, and has its own full time', () => {
  const store = createToastStore(10_000);
  for (const key of ['a', 'b', 'c']) store.show({ key, text: key });
  expect(keys(store)).toEqual(['a', 'b']);
  store.close('a');
  expect(keys(store)).toEqual(['b', 'c']);
  vi.advanceTimersByTime(9_999);
  expect(keys(store)).toEqual(['b', 'c']);
  vi.advanceTimersByTime(1);
  expect(keys(store)).toEqual([]);
});

test('a pause does not outlive the toasts it was for', () => {
  const store = createToastStore(10_000);
  store.show({ key: 'a', text: 'A' });
  store.pause();
  store.close('a');
  store.show({ key: 'b', text: 'B' });
  vi.advanceTimersByTime(10_000);
  expect(keys(store)).toEqual([]);
});

test('a toast may stay until it is closed; clear closes all, also the waiting ones', () => {
  const store = createToastStore(10_000);
  store.show({ key: 'stay', text: 'S', durationMs: 0 });
  store.show({ key: 'b', text: 'B' });
  store.show({ key: 'c', text: 'C' });
  vi.advanceTimersByTime(60_000);
  expect(keys(store)).toEqual(['stay']);
  store.clear();
  expect(keys(store)).toEqual([]);
});

test('two stores know nothing of each other', () => {
  const one = createToastStore(10_000);
  const other = createToastStore(10_000);
  one.show({ key: 'a', text: 'A' });
  expect(keys(other)).toEqual([]);
});
