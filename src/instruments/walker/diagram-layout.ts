import { arrowsOf, type Arrow } from './arrows.ts';
import type { Diagram, DiagramNode } from './diagram.ts';

/** Pixels, of the whole drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Point = readonly [x: number, y: number];

/** On which side an arrow runs: straight to the next state, back at the left, on at the right. */
export type Side = 'down' | 'left' | 'right';

export interface PlacedArrow extends Arrow {
  readonly side: Side;
  /** The line, from the source to the target. */
  readonly points: readonly Point[];
}

/** Where everything of a chart stands. */
export interface DiagramLayout {
  readonly width: number;
  readonly height: number;
  /** By the id of a state. */
  readonly boxes: ReadonlyMap<string, Box>;
  readonly arrows: readonly PlacedArrow[];
}

/** Advance of a letter of the monospace at 13 pixels. */
const LETTER = 7.9;
const BESIDE_NAME = 30;
const LEAST_WIDTH = 112;
/** From the top of a box to its first exit, and from there to the next. */
const FIRST_EXIT = 22;
const EXIT = 8;
const LEAST_HEIGHT = 38;
const HEADER = 34;
const GAP = 30;
const INSET = 18;
const LANE = 10;
/** From the top of a box to where arrows from the side come in. */
const ENTRY = 13;
/** From the left edge of a box to where arrows from above come in. */
const TRUNK = 44;
const MARGIN = 16;
/** Room for a label beside the state to which its arrow leads: as long as labels are cut. */
const LABEL_ROOM = 210;

interface Rows {
  readonly first: number;
  readonly last: number;
}

const childrenOf = (diagram: Diagram): ReadonlyMap<string | null, readonly DiagramNode[]> =>
  Map.groupBy(diagram.nodes, ({ parent }) => parent);

/** Which rows of the one column each state takes: a state without others in it takes one. */
const rowsOf = (children: ReturnType<typeof childrenOf>): ReadonlyMap<string, Rows> => {
  const rows = new Map<string, Rows>();
  let next = 0;
  const layOut = ({ id }: DiagramNode): void => {
    const inside = children.get(id) ?? [];
    const first = next;
    if (inside.length === 0) next += 1;
    inside.forEach(layOut);
    rows.set(id, { first, last: next - 1 });
  };
  (children.get(null) ?? []).forEach(layOut);
  return rows;
};

const isInside = (rows: ReadonlyMap<string, Rows>, one: string, other: string): boolean =>
  one.startsWith(`${other}.`) && rows.has(one);

const sideOf = (rows: ReadonlyMap<string, Rows>, { source, target }: Arrow): Side => {
  const from = rows.get(source);
  const to = rows.get(target);
  if (from === undefined || to === undefined) return 'right';
  // A state that begins another one of its own is above it.
  if (isInside(rows, target, source)) return to.first === from.first ? 'down' : 'right';
  if (isInside(rows, source, target) || to.first <= from.first) return 'left';
  return to.first === from.last + 1 ? 'down' : 'right';
};

interface Exits {
  readonly left: readonly Arrow[];
  readonly right: readonly Arrow[];
}

/** Height of the part of a box in which its arrows begin. */
const heightOf = (exits: Exits | undefined, least: number): number =>
  Math.max(least, FIRST_EXIT + Math.max(exits?.left.length ?? 0, exits?.right.length ?? 0) * EXIT + 4);

interface Span {
  readonly target: string;
  readonly top: number;
  readonly bottom: number;
}

/**
 * One lane for all that leads to a target, the shortest nearest to the states; lanes whose spans do not touch are
 * shared.
 */
const lanesOf = (spans: readonly Span[]): ReadonlyMap<string, number> => {
  const taken: Span[][] = [];
  const lanes = new Map<string, number>();
  for (const span of spans.toSorted((a, b) => a.bottom - a.top - (b.bottom - b.top))) {
    const isFree = (lane: readonly Span[]): boolean =>
      lane.every(({ top, bottom }) => bottom + EXIT < span.top || span.bottom + EXIT < top);
    const free = taken.findIndex(isFree);
    const lane = free === -1 ? taken.length : free;
    (taken[lane] ??= []).push(span);
    lanes.set(span.target, lane);
  }
  return lanes;
};

/**
 * Lays a chart out in one column, in the order in which its states are written: nested states stand in their parents,
 * what goes back runs at the left and what skips a state at the right, with one lane for all arrows to the same state.
 * Pure, and a few milliseconds for the largest chart.
 */
export const layoutDiagram = (diagram: Diagram): DiagramLayout => {
  const children = childrenOf(diagram);
  const rows = rowsOf(children);
  const sided = arrowsOf(diagram).map((arrow) => ({ ...arrow, side: sideOf(rows, arrow) }));
  const exits = new Map<string, Exits>(
    [...Map.groupBy(sided, ({ source }) => source)].map(([source, arrows]) => [
      source,
      { left: arrows.filter(({ side }) => side === 'left'), right: arrows.filter(({ side }) => side === 'right') },
    ]),
  );

  const boxes = new Map<string, Box>();
  /** Places a state with its upper edge at `y`, and answers its size. */
  const layOut = ({ id, name, invokes }: DiagramNode, x: number, y: number): Box => {
    const inside = children.get(id) ?? [];
    const bar = invokes.some(({ isMachine }) => isMachine) ? 14 : 0;
    const own = Math.max(LEAST_WIDTH, Math.ceil(name.length * LETTER) + BESIDE_NAME + bar);
    // Parents stand before their children, in the order of the map too.
    boxes.set(id, { x, y, width: own, height: 0 });
    let bottom = y + heightOf(exits.get(id), inside.length === 0 ? LEAST_HEIGHT : HEADER);
    let width = own;
    for (const child of inside) {
      const box = layOut(child, x + INSET, bottom + GAP / 2);
      bottom = box.y + box.height + GAP / 2;
      width = Math.max(width, box.width + 2 * INSET);
    }
    const box = { x, y, width, height: bottom - y + (inside.length === 0 ? 0 : 4) };
    boxes.set(id, box);
    return box;
  };
  const [root] = children.get(null) ?? [];
  if (root === undefined) throw new Error(`The chart ${diagram.name} has no states.`);
  const frame = layOut(root, 0, 0);

  const boxOf = (id: string): Box => boxes.get(id) ?? frame;
  const startOf = ({ source, target, side }: PlacedArrow | (typeof sided)[number]): number => {
    const all = (side === 'left' ? exits.get(source)?.left : exits.get(source)?.right) ?? [];
    return boxOf(source).y + FIRST_EXIT + all.findIndex((one) => one.target === target) * EXIT;
  };
  const spansOf = (side: Side): readonly Span[] =>
    [
      ...Map.groupBy(
        sided.filter((arrow) => arrow.side === side),
        ({ target }) => target,
      ),
    ].map(([target, arrows]) => {
      const heights = [boxOf(target).y + ENTRY, ...arrows.map(startOf)];
      return { target, top: Math.min(...heights), bottom: Math.max(...heights) };
    });
  const lanes = { left: lanesOf(spansOf('left')), right: lanesOf(spansOf('right')) };
  const most = (side: 'left' | 'right'): number => Math.max(0, ...lanes[side].values()) + 1;
  const shift = MARGIN + (lanes.left.size === 0 ? 0 : most('left') * LANE + LANE);

  const lineOf = (arrow: (typeof sided)[number]): readonly Point[] => {
    const from = boxOf(arrow.source);
    const to = boxOf(arrow.target);
    if (arrow.side === 'down') {
      const x = to.x + TRUNK;
      const isFromInside = to.y < from.y + from.height;
      return [
        [x, isFromInside ? from.y + HEADER - 4 : from.y + from.height],
        [x, to.y],
      ];
    }
    const start = startOf(arrow);
    const end = to.y + ENTRY;
    const lane = (lanes[arrow.side].get(arrow.target) ?? 0) + 1;
    const isLeft = arrow.side === 'left';
    const x = isLeft ? -lane * LANE : frame.width + lane * LANE;
    return [
      [isLeft ? from.x : from.x + from.width, start],
      [x, start],
      [x, end],
      [isLeft ? to.x : to.x + to.width, end],
    ];
  };

  return {
    width:
      shift +
      Math.max(
        frame.width + (lanes.right.size === 0 ? 0 : most('right') * LANE + LANE),
        LEAST_WIDTH + INSET + LABEL_ROOM,
      ) +
      MARGIN,
    height: frame.height + 2 * MARGIN,
    boxes: new Map([...boxes].map(([id, box]) => [id, { ...box, x: box.x + shift, y: box.y + MARGIN }])),
    arrows: sided.map((arrow) => ({
      ...arrow,
      points: lineOf(arrow).map(([x, y]) => [x + shift, y + MARGIN] as const),
    })),
  };
};
