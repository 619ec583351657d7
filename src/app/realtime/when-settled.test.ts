// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { whenSettled } from './when-settled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pendingCall = () => {
  let answer = (): void => undefined;
  const promise = new Promise<number>((resolve) => {
    answer = () => resolve(1);
  });
  return { promise, answer };
};

describe('real time is off the critical path', () => {
  test('it waits until what was asked for has come, and a little longer', async () => {
    const queries = new QueryClient();
    const run = vi.fn<() => void>();
    const { promise, answer } = pendingCall();
    const fetched = queries.fetchQuery({ queryKey: ['page'], queryFn: () => promise });
    whenSettled(queries, run);
    await vi.advanceTimersByTimeAsync(5000);
    expect(run).not.toHaveBeenCalled();
    answer();
    await fetched;
    await vi.advanceTimersByTimeAsync(200);
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('what is asked for meanwhile begins the wait anew', async () => {
    const queries = new QueryClient();
    const run = vi.fn<() => void>();
    whenSettled(queries, run);
    await vi.advanceTimersByTimeAsync(200);
    const { promise, answer } = pendingCall();
    const fetched = queries.fetchQuery({ queryKey: ['more'], queryFn: () => promise });
    await vi.advanceTimersByTimeAsync(1000);
    expect(run).not.toHaveBeenCalled();
    answer();
    await fetched;
    await vi.advanceTimersByTimeAsync(400);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('a call that never ends does not hold it up for ever', async () => {
    const queries = new QueryClient();
    const run = vi.fn<() => void>();
    void queries.fetchQuery({ queryKey: ['page'], queryFn: () => pendingCall().promise });
    whenSettled(queries, run);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('called off, nothing runs', async () => {
    const run = vi.fn<() => void>();
    whenSettled(new QueryClient(), run)();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run).not.toHaveBeenCalled();
  });
});
