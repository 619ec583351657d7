// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { freshnessText, timeText } from './freshness-texts.ts';
import { useFreshness, type RefreshableQuery } from './use-freshness.ts';

afterEach(cleanup);

const NOW = Date.UTC(2026, 2, 2, 14, 12);

interface Given {
  readonly over: Partial<RefreshableQuery>;
  readonly keys: readonly string[] | undefined;
}

const open = (over: Partial<RefreshableQuery> = {}, keys: Given['keys'] = ['a', 'b']) => {
  const refetch = vi.fn<RefreshableQuery['refetch']>(() => Promise.resolve({ isError: false }));
  const syncRelated = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
  const loaded: RefreshableQuery = {
    dataUpdatedAt: Date.now(),
    errorUpdatedAt: 0,
    isFetching: false,
    isRefetchError: false,
    refetch,
  };
  const hook = renderHook(
    (given: Given) =>
      useFreshness({ query: { ...loaded, ...given.over }, keys: given.keys, syncRelated, now: () => NOW }),
    { initialProps: { over, keys } },
  );
  const sync = () =>
    act(async () => {
      hook.result.current.sync();
      await Promise.resolve();
    });
  return { ...hook, refetch, syncRelated, sync };
};

describe('V-01: refresh and sync', () => {
  test('refresh fetches the rows alone, sync also what depends on them', async () => {
    const { result, refetch, syncRelated, sync } = open();
    act(() => result.current.refresh());
    expect([refetch.mock.calls.length, syncRelated.mock.calls.length, result.current.isSynced]).toEqual([1, 0, false]);
    await sync();
    expect([refetch.mock.calls.length, syncRelated.mock.calls.length]).toEqual([2, 1]);
    expect([result.current.isSynced, result.current.isSyncing]).toEqual([true, false]);
  });

  test('a sync whose rows did not come is none', async () => {
    const { result, refetch, sync } = open();
    refetch.mockResolvedValueOnce({ isError: true });
    await sync();
    expect(result.current.isSynced).toBe(false);
  });

  test('rows that were unknown when somebody asked are new until they ask again, whatever is fetched meanwhile', () => {
    const { result, rerender } = open();
    expect(result.current.newKeys.size).toBe(0);
    act(() => result.current.refresh());
    rerender({ over: {}, keys: ['a', 'b', 'c'] });
    expect([...result.current.newKeys]).toEqual(['c']);
    rerender({ over: { dataUpdatedAt: Date.now() + 1 }, keys: ['c', 'd'] });
    expect([...result.current.newKeys]).toEqual(['c', 'd']);
    act(() => result.current.refresh());
    expect(result.current.newKeys.size).toBe(0);
  });

  test('the first rows are not new, however late they come', () => {
    const { result, rerender } = open({ dataUpdatedAt: 0 }, undefined);
    expect(result.current.atMs).toBeNull();
    rerender({ over: {}, keys: ['a', 'b'] });
    expect([result.current.newKeys.size, result.current.atMs]).toEqual([0, expect.any(Number)]);
  });

  test('a failure is dismissed once; the next one shows again', () => {
    const { result, rerender } = open();
    const keys = ['a', 'b'];
    rerender({ over: { isRefetchError: true, errorUpdatedAt: 7 }, keys });
    expect([result.current.hasFailed, result.current.showsFault]).toEqual([true, true]);
    act(() => result.current.dismissFault());
    expect([result.current.hasFailed, result.current.showsFault]).toEqual([true, false]);
    rerender({ over: { isRefetchError: true, errorUpdatedAt: 9 }, keys });
    expect(result.current.showsFault).toBe(true);
  });
});

describe('what the rows say of their age', () => {
  const time = timeText(NOW, NOW);

  test.each([
    [{}, `As of ${time}`],
    [{ newKeys: new Set(['a']) }, `As of ${time}, 1 row is new`],
    [{ isSynced: true, newKeys: new Set(['a', 'b']) }, `Synced ${time}, 2 rows are new`],
    [{ hasFailed: true, isSynced: true }, `Not refreshed since ${time}`],
    [{ atMs: null }, ''],
  ])('%j: %s', (over, expected) =>
    expect(freshnessText({ atMs: NOW, hasFailed: false, isSynced: false, newKeys: new Set(), ...over }, NOW)).toBe(
      expected,
    ),
  );

  test('a time of another day has its day', () => {
    expect(timeText(NOW, NOW + 86_400_000)).toMatch(/Mar/);
    expect(timeText(NOW, NOW + 3_600_000)).not.toMatch(/Mar/);
  });
});
