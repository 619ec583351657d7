import { describe, expect, test } from 'vitest';
import { randomFrom } from '../random.ts';
import { apartOf, type JoinedStop } from './joined-stops.ts';

const stop = (key: number, ...needs: readonly number[]): JoinedStop<number> => ({ key, needs });

describe('V34: a path without holes', () => {
  test('two that a later one needs are joined, and so is what is needed two stops further up', () => {
    expect(apartOf([stop(1), stop(2), stop(3, 1, 2)])).toEqual([false, false, false]);
    expect(apartOf([stop(1), stop(2), stop(3, 1), stop(4, 2)])).toEqual([false, false, false, false]);
  });

  test('what has nothing to do with what is above stands apart', () => {
    expect(apartOf([stop(1), stop(2, 1), stop(3), stop(4, 3), stop(5, 9)])).toEqual([false, false, true, false, true]);
  });

  test('no stop stands apart between two of which one needs the other, whatever the list', () => {
    const random = randomFrom(34);
    for (let round = 0; round < 200; round += 1) {
      const stops = Array.from({ length: 1 + Math.floor(random() * 12) }, (_, key) =>
        stop(key, ...Array.from({ length: Math.floor(random() * 3) }, () => Math.floor(random() * key))),
      );
      const apart = apartOf(stops);
      for (const { key, needs } of stops)
        for (const need of needs) expect(apart.slice(need + 1, key + 1)).not.toContain(true);
      for (const [index, isApart] of apart.entries()) {
        const crosses = stops.slice(index).some(({ needs }) => needs.some((need) => need < index));
        expect(isApart).toBe(index > 0 && !crosses);
      }
    }
  });
});
