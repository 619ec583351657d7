import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { figureOf, outlinesOf, type FigureSeed } from './figures.ts';

const drawn = (seeds: readonly FigureSeed[]): readonly string[] =>
  seeds.map((seed) => JSON.stringify(outlinesOf(figureOf(seed))));

/** The least and the greatest x that an outline reaches: absolute commands and their relative followers. */
const extent = (outline: string): readonly [number, number] => {
  const xs: number[] = [];
  let x = 0;
  for (const [, command = '', rest = ''] of outline.matchAll(/([MHVhvlaqz])([^MHVhvlaqz]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === 'M' || command === 'H') x = numbers[0] ?? x;
    if (command === 'h') x += numbers[0] ?? 0;
    if (command === 'l' || command === 'q' || command === 'a') {
      const size = { l: 2, q: 4, a: 7 }[command];
      for (let at = 0; at < numbers.length; at += size) {
        x += numbers[at + size - 2] ?? 0;
        xs.push(x);
      }
    }
    xs.push(x);
  }
  return [Math.min(...xs), Math.max(...xs)];
};

describe('V4: figures of cards without a picture', () => {
  test.each(Array.from({ length: 7 }, (_, family) => family))(
    'V27: thirty-five of family %i that follow each other are as many pictures',
    (category) => {
      fc.assert(
        fc.property(fc.nat(), (first) => {
          const seeds = Array.from({ length: 35 }, (_, at) => ({ id: first + at, category }));
          expect(new Set(drawn(seeds)).size).toBe(35);
        }),
        { numRuns: 10 },
      );
    },
  );

  test('V27: a category, its page and its first module are three pictures, though their ids differ by round numbers', () =>
    expect(new Set(drawn([216, 10_701, 20_151].map((id) => ({ id, category: 201 })))).size).toBe(3));

  test('V27: a category keeps its kind of figure; without one the id chooses it', () => {
    const families = [201, 202, 201].map((category, id) => figureOf({ id, category }).family);
    expect(families[2]).toBe(families[0]);
    expect(families[1]).not.toBe(families[0]);
    expect(figureOf({ id: 9, category: null }).family).toBe(figureOf({ id: 2 }).family);
  });

  // A card is 242 px wide at 320 px; the picture is cut to it around its middle, at x 200.
  test.each(Array.from({ length: 7 }, (_, family) => family))(
    'family %i has its coloured element within the narrowest card, and is not blank',
    (family) => {
      for (let id = 0; id < 45; id += 1) {
        const outlines = outlinesOf(figureOf({ id, category: family }));
        const [left, right] = extent(outlines.marked);
        expect(left).toBeGreaterThanOrEqual(76);
        expect(right).toBeLessThanOrEqual(324);
        expect(extent(outlines.field)[1] - extent(outlines.field)[0]).toBeGreaterThan(300);
      }
    },
  );
});
