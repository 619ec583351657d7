import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { queuePosition } from './review-queue.ts';

const KEYS = ['a', 'b', 'c', 'd'];
const at = (
  current: string,
  over: { formerIndex?: number | null; skipped?: readonly string[]; keys?: readonly string[] } = {},
) => queuePosition({ keys: KEYS, current, formerIndex: null, skipped: [], ...over });

test('counts from 1 in the order of the list, with its neighbours', () => {
  expect(at('a')).toEqual({ number: 1, total: 4, previous: null, next: 'b', upcoming: 'b' });
  expect(at('c')).toEqual({ number: 3, total: 4, previous: 'b', next: 'd', upcoming: 'd' });
  expect(at('d')).toMatchObject({ number: 4, previous: 'c', next: null, upcoming: 'a' });
});

test('goes on past what was skipped, and comes back to it when nothing else waits', () => {
  expect(at('a', { skipped: ['b'] }).upcoming).toBe('c');
  expect(at('d', { skipped: ['a', 'b'] }).upcoming).toBe('c');
  expect(at('d', { skipped: ['a', 'b', 'c'] }).upcoming).toBe('a');
  expect(at('a', { keys: ['a'], skipped: ['a'] }).upcoming).toBeNull();
});

test('goes on from where a decided one stood', () => {
  expect(at('b', { keys: ['a', 'c', 'd'], formerIndex: 1 })).toEqual({
    number: null,
    total: 3,
    previous: 'a',
    next: 'c',
    upcoming: 'c',
  });
  expect(at('d', { keys: ['a', 'b', 'c'], formerIndex: 3 })).toMatchObject({
    previous: 'c',
    next: null,
    upcoming: 'a',
  });
});

test('offers the first where the current one was never seen to wait', () => {
  expect(at('z')).toEqual({ number: null, total: 4, previous: null, next: null, upcoming: 'a' });
  expect(at('z', { keys: [] })).toEqual({ number: null, total: 0, previous: null, next: null, upcoming: null });
});

test('deciding or skipping one after the other meets every key once before any comes again', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 }),
      fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
      fc.nat(7),
      (all, decides, start) => {
        let keys: readonly string[] = all;
        let current: string | null = all[start % all.length] ?? null;
        const skipped: string[] = [];
        const met: string[] = [];
        for (let step = 0; step < all.length && current !== null; step += 1) {
          met.push(current);
          const formerIndex = keys.indexOf(current);
          if (decides[step] === true) keys = keys.filter((key) => key !== current);
          else skipped.push(current);
          current = queuePosition({ keys, current, formerIndex, skipped }).upcoming;
        }
        expect(new Set(met).size).toBe(all.length);
      },
    ),
  );
});
