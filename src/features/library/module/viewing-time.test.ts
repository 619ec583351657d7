import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countViewing } from './viewing-time.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const watch = () => {
  let isVisible = true;
  let change = (): void => undefined;
  const told: (readonly [number, boolean])[] = [];
  const stop = countViewing({
    now: () => performance.now(),
    isVisible: () => isVisible,
    onVisibility: (listener) => {
      change = listener;
      return () => {
        change = () => undefined;
      };
    },
    report: (seconds, isLast) => void told.push([seconds, isLast]),
  });
  const show = (visible: boolean): void => {
    isVisible = visible;
    change();
  };
  return { told, stop, show };
};

test('N-12: every five seconds, while it is looked at', () => {
  const { told, stop } = watch();
  vi.advanceTimersByTime(12_000);
  expect(told).toEqual([
    [5, false],
    [5, false],
  ]);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([
    [5, false],
    [5, false],
    [2, true],
  ]);
});

test('N-12: it stands still while the tab is hidden, and what was seen before is told at once', () => {
  const { told, show, stop } = watch();
  vi.advanceTimersByTime(3500);
  show(false);
  vi.advanceTimersByTime(600_000);
  expect(told).toEqual([[3, true]]);
  show(true);
  vi.advanceTimersByTime(5000);
  stop();
  expect(told).toEqual([
    [3, true],
    [5, false],
  ]);
});

test('less than a second is no report', () => {
  const { told, stop } = watch();
  vi.advanceTimersByTime(900);
  stop();
  expect(told).toEqual([]);
});
