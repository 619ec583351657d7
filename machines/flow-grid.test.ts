import { describe, expect, test } from 'vitest';
import { flowGrid, gridRoutes, isOnGrid, type FlowPoint, type GridSize } from './flow-grid.ts';
import type { FlowItem } from './flow-layout.ts';
import { randomFrom } from './random.ts';

const SIZE: GridSize = { width: 200, height: 200, columnGap: 100, rowGap: 50 };
const item = (id: number, ...needs: readonly number[]): FlowItem => ({ id, needs });

const cells = (items: readonly FlowItem[]) =>
  flowGrid(items, SIZE).map(({ id, x, y }) => `${id}: ${x / 300}/${y / 250}`);

/** Up to 14 items of which each needs up to three before it, and sometimes one behind it. */
const anyGraph = (seed: number): readonly FlowItem[] => {
  const random = randomFrom(seed);
  return Array.from({ length: 1 + Math.floor(random() * 14) }, (_, id) =>
    item(
      id,
      ...new Set(
        Array.from({ length: Math.floor(random() * 4) }, () => Math.floor(random() * (id + (seed % 5 === 0 ? 2 : 0)))),
      ),
    ),
  );
};
const GRAPHS = Array.from({ length: 150 }, (_, seed) => anyGraph(seed));

interface Segment {
  readonly name: string;
  readonly isFlat: boolean;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

const segmentsOf = (name: string, points: readonly FlowPoint[]): readonly Segment[] =>
  points.slice(1).map((end, index) => {
    const start = points[index] as FlowPoint;
    const isFlat = start.y === end.y;
    expect(isFlat || start.x === end.x).toBe(true);
    const [a, b] = isFlat ? [start.x, end.x] : [start.y, end.y];
    return { name, isFlat, at: isFlat ? start.y : start.x, from: Math.min(a, b), to: Math.max(a, b) };
  });

const share = (one: Segment, other: Segment): boolean =>
  one.isFlat === other.isFlat &&
  Math.abs(one.at - other.at) < 0.5 &&
  Math.min(one.to, other.to) > Math.max(one.from, other.from);

describe('V29: a flow in rows of three', () => {
  test('a chain is wrapped, and the next one begins a row', () => {
    expect(cells([item(1), item(2, 1), item(3, 2), item(4, 3), item(5), item(6, 5)])).toEqual([
      '1: 0/0',
      '2: 1/0',
      '3: 2/0',
      '4: 0/1',
      '5: 0/2',
      '6: 1/2',
    ]);
  });

  test('items that one needs share a row with it', () => {
    expect(cells([item(1), item(2), item(3, 1, 2)])).toEqual(['1: 0/0', '2: 1/0', '3: 2/0']);
  });

  test('neighbours are joined straight, a wrapped one around, and each line ends at its box', () => {
    const items = [item(1), item(2, 1), item(3, 2), item(4, 3)];
    const routes = gridRoutes(flowGrid(items, SIZE), SIZE);
    expect(routes[0]?.points).toEqual([
      { x: 200, y: 100 },
      { x: 300, y: 100 },
    ]);
    expect(routes[2]?.points.at(0)?.x).toBe(800);
    expect(routes[2]?.points.at(-1)?.x).toBe(0);
  });

  test('a position of a cell counts, what follows goes on behind it, and never on another one', () => {
    const items = [item(1), item(2, 1), item(3, 2)];
    const positions = new Map([
      [1, { x: 300, y: 250 }],
      [3, { x: 600, y: 250 }],
    ]);
    expect(isOnGrid(positions, SIZE)).toBe(true);
    expect(flowGrid(items, SIZE, positions).map(({ id, x, y }) => [id, x, y])).toEqual([
      [1, 300, 250],
      [2, 0, 500],
      [3, 600, 250],
    ]);
    expect(isOnGrid(new Map([[1, { x: 299, y: 250 }]]), SIZE)).toBe(false);
    expect(isOnGrid(new Map([[1, { x: 900, y: 0 }]]), SIZE)).toBe(false);
    expect(isOnGrid(new Map([...positions, [2, { x: 300, y: 250 }]]), SIZE)).toBe(false);
  });

  test('no two nodes lie on each other, none outside three columns, whatever the flow', () => {
    for (const graph of GRAPHS) {
      const nodes = flowGrid(graph, SIZE);
      expect(new Set(nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(graph.length);
      for (const { x, y } of nodes) expect([x >= 0, x <= 600, y >= 0, y % 250]).toEqual([true, true, true, 0]);
    }
  });

  test('no two lines share a segment, and none runs across a node, whatever the flow', () => {
    for (const graph of GRAPHS) {
      const nodes = flowGrid(graph, SIZE);
      const segments = gridRoutes(nodes, SIZE).flatMap(({ from, to, points }) => segmentsOf(`${from}-${to}`, points));
      const corners = gridRoutes(nodes, SIZE).flatMap(({ points }) => points.map(({ x }) => x));
      expect(
        corners.filter((x) => x < -28 || x > 828),
        'the margin of the window',
      ).toEqual([]);
      for (const [index, one] of segments.entries()) {
        const others = segments.slice(index + 1).filter(({ name }) => name !== one.name);
        expect([one, others.filter((other) => share(one, other))]).toEqual([one, []]);
        for (const { x, y } of nodes) {
          const [left, top] = one.isFlat ? [x, y] : [y, x];
          const isAcross = one.at > top && one.at < top + 200 && one.from < left + 200 && one.to > left;
          expect([one, isAcross]).toEqual([one, false]);
        }
      }
    }
  });
});
