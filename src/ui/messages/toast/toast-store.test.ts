import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastStore, MERGED_KEY, type Toast } from './toast-store.ts';

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

describe('many at once (T13)', () => {
  const flood = (store: ReturnType<typeof createToastStore>, count: number, more: Partial<Toast> = {}): void => {
    for (let each = 1; each <= count; each += 1) store.show({ key: `n${each}`, text: `News ${each}`, canMerge: true, ...more });
  };

  test('500 are over within half a minute, and one toast says how many were not shown', () => {
    const store = createToastStore(10_000);
    flood(store, 500);
    expect(keys(store)).toEqual(['n1', 'n2']);
    vi.advanceTimersByTime(10_000);
    expect(store.shown().map(({ text }) => text)).toEqual(['498 more notifications']);
    vi.advanceTimersByTime(10_000);
    expect(keys(store)).toEqual([]);
    store.show({ key: 'n1', text: 'News', canMerge: true });
    expect(keys(store), 'the next one stands by itself').toEqual(['n1']);
  });

  test('up to two wait one by one', () => {
    const store = createToastStore(10_000);
    flood(store, 4);
    vi.advanceTimersByTime(10_000);
    expect(keys(store)).toEqual(['n3', 'n4']);
  });

  test('the same one again counts once, and what comes while the merged toast stands is counted in it', () => {
    const store = createToastStore(10_000);
    flood(store, 6);
    flood(store, 6);
    vi.advanceTimersByTime(10_000);
    store.show({ key: 'a', text: 'A' });
    expect(keys(store)).toEqual([MERGED_KEY, 'a']);
    store.show({ key: 'n7', text: 'News 7', canMerge: true });
    expect(store.shown().map(({ text }) => text)).toEqual(['5 more notifications', 'A']);
  });

  test('what can be read nowhere else is never merged, and a danger among the merged makes them one', () => {
    const store = createToastStore(10_000);
    flood(store, 3);
    store.show({ key: 'own', text: 'Your answers were not sent.' });
    flood(store, 9, { tone: 'danger' });
    vi.advanceTimersByTime(10_000);
    expect(store.shown()).toMatchObject([{ key: 'own' }, { key: MERGED_KEY, tone: 'danger' }]);
  });

  test('closing it closes all that it stands for', () => {
    const store = createToastStore(10_000);
    flood(store, 9);
    store.close(MERGED_KEY);
    vi.advanceTimersByTime(10_000);
    expect(keys(store)).toEqual([]);
  });
});
