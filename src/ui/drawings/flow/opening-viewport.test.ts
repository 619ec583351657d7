import { expect, test } from 'vitest';
import { openingViewport } from './opening-viewport.ts';

const ROOM = { width: 900, height: 600 };
const NODE = { width: 350, height: 80 };
/** A chain that is too long to be read as a whole. */
const CHAIN = { x: 0, y: 0, width: 4000, height: 400 };

/** Where the diagram begins and ends in the window. */
const edgesOf = (here: { readonly x: number; readonly y: number }) => {
  const { x, y, zoom } = openingViewport(CHAIN, { ...here, ...NODE }, ROOM);
  return { left: x, right: x + CHAIN.width * zoom, top: y, bottom: y + CHAIN.height * zoom, zoom };
};

test('all of it where it can be read', () => {
  const { zoom, x } = openingViewport({ x: 100, y: 0, width: 800, height: 300 }, undefined, ROOM);
  expect(zoom).toBeCloseTo(1, 0);
  expect(x).toBeLessThan(0);
});

test('L-17: no empty ground before the first node or behind the last', () => {
  expect(edgesOf({ x: 0, y: 0 })).toMatchObject({ left: 24, zoom: 0.7 });
  expect(edgesOf({ x: 3650, y: 0 }).right).toBe(ROOM.width - 24);
});

test('the node that it was opened for stands a third from the left where there is enough on both sides', () => {
  const { left, zoom } = edgesOf({ x: 2000, y: 0 });
  expect(left + (2000 + NODE.width / 2) * zoom).toBeCloseTo(ROOM.width / 3);
});

test('what is lower than the window stands in its middle', () => {
  const { top, bottom } = edgesOf({ x: 0, y: 0 });
  expect(top).toBe(ROOM.height - bottom);
});

test('without a node that it was opened for all of it is shown', () => {
  expect(openingViewport(CHAIN, undefined, ROOM).zoom).toBeLessThan(0.3);
});

test('V29: rows that are higher than the window are as wide as it', () => {
  const rows = { x: 0, y: 0, width: 1000, height: 2000 };
  expect(openingViewport(rows, { x: 0, y: 0, ...NODE }, ROOM)).toMatchObject({ x: 24, y: 24, zoom: 852 / 1000 });
});
