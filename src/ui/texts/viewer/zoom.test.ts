import { expect, test } from 'vitest';
import { firstScale, zoomed } from './zoom.ts';

test('V3, L-19: a page is as wide as its place, on a phone, too, and no poster', () => {
  expect(firstScale(595, 595)).toBe(1);
  expect(firstScale(330, 595)).toBe(330 / 595);
  expect(firstScale(2000, 595)).toBe(1.5);
});

test('zoom goes in steps and stops at both ends', () => {
  expect([zoomed(1, 1), zoomed(1, -1), zoomed(4, 1), zoomed(0.5, -1), zoomed(1.1, 1)]).toEqual([
    1.25, 0.75, 4, 0.5, 1.25,
  ]);
});
