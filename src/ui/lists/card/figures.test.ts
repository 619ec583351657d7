import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { outlinesOf, withFigures, type FigureSeed } from './figures.ts';

const drawn = (seeds: readonly FigureSeed[]): readonly string[] =>
  withFigures(seeds, (seed) => seed).map(({ figure }) => JSON.stringify(outlinesOf(figure)));

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
  test('five of one category in a row are five pictures', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 5, maxLength: 5 }), fc.nat(), (ids, category) => {
        expect(new Set(drawn(ids.map((id) => ({ id, category })))).size).toBe(5);
      }),
    );
  });

  test('three beside each other are of three kinds, whatever their categories and however long the row', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ id: fc.nat(), category: fc.option(fc.nat({ max: 3 })) }), { minLength: 3, maxLength: 24 }),
        (seeds) => {
          const families = withFigures(seeds, (seed) => seed).map(({ figure }) => figure.family);
          for (let at = 2; at < families.length; at += 1) expect(new Set(families.slice(at - 2, at + 1)).size).toBe(3);
        },
      ),
    );
  });

  test('a category keeps its kind of figure, except beside one of its own; the same row is drawn alike at every visit', () => {
    const seeds = [201, 202, 203, 201, 201].map((category, at) => ({ id: at, category }));
    const [first, , , fourth, fifth] = withFigures(seeds, (seed) => seed).map(({ figure }) => figure.family);
    expect(fourth).toBe(first);
    expect(fifth).not.toBe(first);
    expect(drawn(seeds)).toEqual(drawn(seeds));
  });

  // A card is 242 px wide at 320 px; the picture is cut to it around its middle, at x 200.
  test.each(Array.from({ length: 7 }, (_, family) => family))(
    'family %i has its coloured element within the narrowest card, and is not blank',
    (family) => {
      for (const marked of [0, 1, 2, 3, 4]) {
        const outlines = outlinesOf({ family, marked });
        const [left, right] = extent(outlines.marked);
        expect(left).toBeGreaterThanOrEqual(76);
        expect(right).toBeLessThanOrEqual(324);
        expect(extent(outlines.field)[1] - extent(outlines.field)[0]).toBeGreaterThan(300);
      }
    },
  );
});
