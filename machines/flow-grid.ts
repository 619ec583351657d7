import { flowOrder, type FlowItem, type FlowPositions, type PlacedItem } from './flow-layout.ts';

/** A point of the diagram. Pixels. */
export interface FlowPoint {
  readonly x: number;
  readonly y: number;
}

/** A line from a node to what comes after it: its corners, the first and the last on the sides of the two. */
export interface FlowRoute {
  readonly from: number;
  readonly to: number;
  readonly points: readonly FlowPoint[];
}

/** Of every node, and of the space between two, in pixels. */
export interface GridSize {
  readonly width: number;
  readonly height: number;
  readonly columnGap: number;
  readonly rowGap: number;
}

/** As many nodes in a row as can be read in a window (V29). */
const COLUMNS = 3;
/** Pixels between two ports of a side, where there is room for so much. */
const PORT_GAP = 16;
/** Pixels beside the outermost columns for lines that go around, within the margin of the window. */
const SIDE_GAP = 28;

/** Whether each position is a cell of its own in the rows of three. */
export const isOnGrid = (positions: FlowPositions, { width, height, columnGap, rowGap }: GridSize): boolean => {
  const columns = Array.from({ length: COLUMNS }, (_, column) => column * (width + columnGap));
  const cells = new Set([...positions.values()].map(({ x, y }) => `${x} ${y}`));
  return (
    cells.size === positions.size &&
    [...positions.values()].every(({ x, y }) => columns.includes(x) && y >= 0 && y % (height + rowGap) === 0)
  );
};

/**
 * The items in their order, in rows of three. An item that needs nothing begins a row where the one before ends a
 * chain. A position that is given counts (`isOnGrid`), and what follows goes on behind it.
 */
export const flowGrid = (
  items: readonly FlowItem[],
  size: GridSize,
  positions: FlowPositions = new Map(),
): readonly PlacedItem[] => {
  const [columnStep, rowStep] = [size.width + size.columnGap, size.height + size.rowGap];
  const taken = new Set([...positions.values()].map(({ x, y }) => `${x} ${y}`));
  const order = flowOrder(items);
  const position = new Map(order.map((id, index) => [id, index]));
  const needsOf = new Map(
    items.map(({ id, needs }) => [
      id,
      needs
        .filter((need) => need !== id && position.has(need))
        .toSorted((a, b) => (position.get(a) ?? 0) - (position.get(b) ?? 0)),
    ]),
  );
  let [column, row] = [-1, 0];
  let isChain = false;
  return order.map((id) => {
    const needs = needsOf.get(id) ?? [];
    const given = positions.get(id);
    if (given !== undefined) [column, row] = [given.x / columnStep, given.y / rowStep];
    else {
      const next = () => {
        column += 1;
        if (column === COLUMNS) [column, row] = [0, row + 1];
      };
      if (isChain && needs.length === 0) column = COLUMNS - 1;
      do next();
      while (taken.has(`${column * columnStep} ${row * rowStep}`));
    }
    isChain = needs.length > 0;
    const cell = { x: column * columnStep, y: row * rowStep };
    taken.add(`${cell.x} ${cell.y}`);
    return { id, needs, ...cell };
  });
};

/** `isDirect`: between neighbours of a row. */
interface Course {
  readonly from: PlacedItem;
  readonly to: PlacedItem;
  readonly isDirect: boolean;
}

/** Deals numbers: how many were taken by each name, and one's own. */
const tracks = () => {
  const taken = new Map<string, number>();
  return {
    take: (name: string): number => {
      const own = taken.get(name) ?? 0;
      taken.set(name, own + 1);
      return own;
    },
    of: (name: string): number => taken.get(name) ?? 0,
  };
};

/**
 * A line for each need of items that `flowGrid` placed. Neighbours are joined straight; every other line leaves below
 * the middle of its side, runs between columns and between rows on a track of its own, and ends above the middle of the
 * other's side. So no two share a segment, and none runs across a node.
 */
export const gridRoutes = (placed: readonly PlacedItem[], size: GridSize): readonly FlowRoute[] => {
  const columnStep = size.width + size.columnGap;
  const byId = new Map(placed.map((item) => [item.id, item]));
  const courses = placed.flatMap((to) =>
    to.needs.flatMap((need): readonly Course[] => {
      const from = byId.get(need);
      return from === undefined ? [] : [{ from, to, isDirect: from.y === to.y && from.x + columnStep === to.x }];
    }),
  );
  const dealt = tracks();
  // Between columns `x`: the space to the left of that column; between rows `y`: the space above that row.
  const bent = courses.map((course) => {
    const { from, to, isDirect } = course;
    const [out, across, into] = [`x${from.x + columnStep}`, `y${to.y}`, `x${to.x}`];
    if (isDirect) return { course, out, across, into, own: null };
    const isOneBend = out === into && from.y !== to.y;
    return {
      course,
      out,
      across,
      into,
      own: {
        leave: dealt.take(`out${from.id}`),
        arrive: dealt.take(`in${to.id}`),
        out: dealt.take(out),
        across: isOneBend ? null : dealt.take(across),
        into: isOneBend ? null : dealt.take(into),
      },
    };
  });
  const spread = (name: string, own: number, room: number): number => (room * (own + 1)) / (dealt.of(name) + 1);
  const isLast = ({ x }: PlacedItem): boolean => x >= (COLUMNS - 1) * columnStep;
  const port = (name: string, own: number): number =>
    (own + 1) * Math.min(PORT_GAP, size.height / 2 / (dealt.of(name) + 1));
  return bent.map(({ course: { from, to }, out, across, into, own }): FlowRoute => {
    const start = from.x + size.width;
    const middle = size.height / 2;
    if (own === null)
      return {
        from: from.id,
        to: to.id,
        points: [
          { x: start, y: from.y + middle },
          { x: to.x, y: to.y + middle },
        ],
      };
    const leaveY = from.y + middle + port(`out${from.id}`, own.leave);
    const arriveY = to.y + middle - port(`in${to.id}`, own.arrive);
    const outX = start + spread(out, own.out, isLast(from) ? SIDE_GAP : size.columnGap);
    const intoGap = to.x === 0 ? SIDE_GAP : size.columnGap;
    const bends =
      own.across === null || own.into === null
        ? [
            { x: outX, y: leaveY },
            { x: outX, y: arriveY },
          ]
        : cornersOf({
            outX,
            leaveY,
            arriveY,
            acrossY: to.y - size.rowGap + spread(across, own.across, size.rowGap),
            intoX: to.x - intoGap + spread(into, own.into, intoGap),
          });
    return {
      from: from.id,
      to: to.id,
      points: [{ x: start, y: leaveY }, ...bends, { x: to.x, y: arriveY }],
    };
  });
};

/** Out between columns, along between rows, and in between columns again. */
const cornersOf = (at: {
  readonly outX: number;
  readonly leaveY: number;
  readonly arriveY: number;
  readonly acrossY: number;
  readonly intoX: number;
}): readonly FlowPoint[] => [
  { x: at.outX, y: at.leaveY },
  { x: at.outX, y: at.acrossY },
  { x: at.intoX, y: at.acrossY },
  { x: at.intoX, y: at.arriveY },
];
