import { describe, expect, test } from 'vitest';
import { dependencyFlow } from './dependency-flow.ts';
import { booking, DAY, NOW } from './testing/booking.ts';

const on = (days: number): number => NOW + days * DAY;
/** The bookings of the design: two chains, and one that needs both. */
const bookings = [
  booking(7, { before: [6, 2] }),
  booking(6, { after: [7] }),
  booking(5, { start: on(70) }),
  booking(4, { start: on(58), after: [5] }),
  booking(3, { start: on(31), before: [2] }),
  booking(2, { start: on(22), after: [3, 7] }),
  booking(1, { start: on(16), after: [4] }),
  booking(8, { start: on(-40), passed: true }),
];
const products = (flow: ReturnType<typeof dependencyFlow>): readonly number[] =>
  flow.nodes.map(({ productId }) => productId);

describe('the dependency flow (R-16)', () => {
  test('lists what comes first before what needs it, chains together, soonest first; what nothing depends on is left out', () => {
    expect(products(dependencyFlow(bookings))).toEqual([1, 4, 5, 2, 3, 6, 7]);
  });
  test('draws a line from each to what it leads to, once, whichever side names it', () => {
    const { edges, nodes } = dependencyFlow(bookings);
    expect(edges.map(({ from, to }) => ({ from, to }))).toEqual([
      { from: 1, to: 4 },
      { from: 4, to: 5 },
      { from: 2, to: 3 },
      { from: 2, to: 7 },
      { from: 6, to: 7 },
    ]);
    expect(nodes.find(({ productId }) => productId === 7)?.needs).toEqual([2, 6]);
  });
  test('puts each in the column after all it needs, in rows that do not overlap', () => {
    const { nodes } = dependencyFlow(bookings);
    expect(nodes.map(({ productId, x, y }) => [productId, x / 300, y / 250])).toEqual([
      [1, 0, 0],
      [4, 1, 0],
      [5, 2, 0],
      [2, 0, 1],
      [3, 1, 1],
      [6, 0, 2],
      [7, 1, 2],
    ]);
  });
  test('shows a prerequisite that was never booked', () => {
    expect(
      dependencyFlow([booking(1, { before: [9] })]).nodes.map(({ name, booking: shown }) => [
        name,
        shown?.booking_id ?? null,
      ]),
    ).toEqual([
      ['Product 9', null],
      ['Product 1', 1],
    ]);
  });
  test('of two bookings of a product shows the one that is not passed', () => {
    expect(
      dependencyFlow([
        booking(1, { product: 50, passed: true }),
        booking(2, { product: 50, start: on(1) }),
        booking(3, { before: [50] }),
      ]).nodes[0]?.booking?.booking_id,
    ).toBe(2);
  });
  test('those without a day follow by name', () => {
    expect(
      products(dependencyFlow([booking(3, { after: [9] }), booking(1, { after: [9] }), booking(2, { after: [9] })])),
    ).toEqual([1, 2, 3, 9]);
  });
  test('ends where bookings need each other, or themselves', () => {
    expect(
      products(
        dependencyFlow([
          booking(2, { before: [1, 2] }),
          booking(1, { start: on(1), before: [2] }),
          booking(3, { before: [1] }),
        ]),
      ),
    ).toEqual([1, 2, 3]);
  });
  test('is empty where nothing depends on anything', () =>
    expect(dependencyFlow([booking(1)])).toEqual({ nodes: [], edges: [] }));
});
