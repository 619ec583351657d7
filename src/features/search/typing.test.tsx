// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SEARCH_DEBOUNCE_MILLISECONDS } from '#contracts/constants.ts';
import { openDoor, openSearch } from './testing/open-search.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Lets everything that waits for no timer come to its end. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
const STEP = 50;

/** In steps: what a step leads to is drawn at its end. */
const pass = async (milliseconds: number, step = STEP): Promise<void> => {
  await act(settle);
  for (let passed = 0; passed < milliseconds; passed += step) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(step);
      await settle();
    });
  }
};

const field = () => screen.getByRole('searchbox');
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** Numbers between 0 and 1, the same on every run. */
const numbers = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

/** What a search for "infection" finds, asked for without any hurry. */
const rightList = async () => {
  await openSearch(await openDoor(), { at: 'q=infection' });
  await pass(100);
  const found = titles();
  cleanup();
  return found;
};

describe('O-04, O-10: "infection", typed over slow replies that overtake each other', () => {
  test.each(Array.from({ length: 10 }, (_, index) => index + 1))(
    'ends with the same right list (%i of 10)',
    async (seed) => {
      const right = await rightList();
      expect(right.length).toBeGreaterThan(1);
      const next = numbers(seed * 7919);
      const door = await openDoor();
      const { seen } = await openSearch(door);
      await pass(100);
      /** From now on replies take so long; what is asked later may be answered sooner. */
      const slow = (most: number) =>
        act(() =>
          door.demo.faults.set(
            ['listUserCollections', 'listUserModules', 'listUserPages'].map((call) => ({
              call,
              kind: 'slow' as const,
              delayMs: Math.round(next() * most),
              times: 'always' as const,
            })),
          ),
        );
      const isFast = seed % 2 === 0;
      let typed = '';
      for (const [index, letter] of 'infection'.split('').entries()) {
        await slow(5000 - index * 500);
        typed += letter;
        fireEvent.change(field(), { target: { value: typed } });
        expect(field()).toHaveValue(typed);
        await pass(isFast ? 50 : Math.round(next() * 900));
      }
      await pass(6000, 250);
      expect(seen.query.toString()).toBe('q=infection');
      expect(titles()).toEqual(right);
      expect(screen.getByRole('tab', { name: `Collections (${right.length})` })).toBeVisible();
    },
  );

  test('asks once for a text typed without a pause, half a second after its last letter', async () => {
    const door = await openDoor();
    await openSearch(door);
    await pass(100);
    const searched = async () =>
      (await door.demo.log()).flatMap(({ query }) => (query['search'] === undefined ? [] : [query['search']]));
    for (const typed of ['in', 'infec', 'infection']) {
      fireEvent.change(field(), { target: { value: typed } });
      await pass(SEARCH_DEBOUNCE_MILLISECONDS - 50);
    }
    expect(await searched()).toEqual([]);
    await pass(150);
    expect(await searched()).toEqual(['infection', 'infection', 'infection']);
  });

  test('what was found before stays, dimmed, until the next answer comes', async () => {
    const door = await openDoor();
    await openSearch(door);
    await pass(100);
    const before = titles();
    await act(() => door.demo.faults.set([{ call: 'listUserCollections', kind: 'slow', delayMs: 2000, times: 1 }]));
    fireEvent.change(field(), { target: { value: 'infection' } });
    await pass(SEARCH_DEBOUNCE_MILLISECONDS + 500);
    expect(titles()).toEqual(before);
    expect(document.querySelector('.is-stale')).toHaveAttribute('aria-busy', 'true');
    await pass(2500);
    expect(document.querySelector('.is-stale')).toBeNull();
    expect(titles()).not.toEqual(before);
  });
});
