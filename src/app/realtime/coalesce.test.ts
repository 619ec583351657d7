import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCoalescer } from './coalesce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const setUp = () => {
  const ran: string[] = [];
  const { run, stop } = createCoalescer(1000);
  return { ran, stop, raise: (name: string, nth: number) => run(name, () => ran.push(`${name} ${nth}`)) };
};

test('R8: twenty at once run at once and once more, with the last', () => {
  const { ran, raise } = setUp();
  for (let nth = 1; nth <= 20; nth += 1) raise('a', nth);
  expect(ran).toEqual(['a 1']);
  vi.advanceTimersByTime(1000);
  expect(ran).toEqual(['a 1', 'a 20']);
  vi.advanceTimersByTime(5000);
  expect(ran).toHaveLength(2);
});

test('one by itself runs at once, and so does the next one after a while; other names are their own', () => {
  const { ran, raise } = setUp();
  raise('a', 1);
  raise('b', 1);
  vi.advanceTimersByTime(1000);
  raise('a', 2);
  expect(ran).toEqual(['a 1', 'b 1', 'a 2']);
});

test('what comes without end runs once in each time', () => {
  const { ran, raise } = setUp();
  for (let nth = 0; nth < 50; nth += 1) {
    raise('a', nth);
    vi.advanceTimersByTime(100);
  }
  expect(ran).toHaveLength(5 + 1);
});

test('stopped, nothing that waits runs', () => {
  const { ran, raise, stop } = setUp();
  raise('a', 1);
  raise('a', 2);
  stop();
  vi.advanceTimersByTime(5000);
  expect(ran).toEqual(['a 1']);
});
