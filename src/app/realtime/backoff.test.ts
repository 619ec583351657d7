import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBackoff } from './backoff.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How long it waits for each of so many failures. */
const waits = (failures: number, random: number): number[] => {
  const seen: number[] = [];
  let since = Date.now();
  const backoff = createBackoff(
    () => {
      seen.push(Date.now() - since);
      since = Date.now();
      if (seen.length < failures) backoff.later();
    },
    () => random,
  );
  backoff.later();
  vi.runAllTimers();
  return seen;
};

test('I-10: each wait is twice the one before, up to a minute', () =>
  expect(waits(8, 1)).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]));

test('many pages that lost one server do not come back at the same moment', () =>
  expect(waits(3, 0)).toEqual([500, 1000, 2000]));

test('asked twice it waits once; after a success it begins anew', () => {
  const tries = vi.fn<() => void>();
  const backoff = createBackoff(tries, () => 1);
  backoff.later();
  backoff.later();
  vi.advanceTimersByTime(1000);
  expect(tries).toHaveBeenCalledTimes(1);
  backoff.succeeded();
  backoff.later();
  vi.advanceTimersByTime(1000);
  expect(tries).toHaveBeenCalledTimes(2);
});

test('good news tries at once what waits, and nothing that does not', () => {
  const tries = vi.fn<() => void>();
  const backoff = createBackoff(tries);
  backoff.now();
  expect(tries).not.toHaveBeenCalled();
  backoff.later();
  backoff.now();
  expect(tries).toHaveBeenCalledTimes(1);
  backoff.later();
  backoff.stop();
  vi.runAllTimers();
  expect(tries).toHaveBeenCalledTimes(1);
});
