/** Something that comes after what it needs. */
export interface FlowItem {
  readonly id: number;
  /** Ids of what comes first; one that is not among the items is left out. */
  readonly needs: readonly number[];
}

/** Pixels, of the upper left corner, by id. */
export type FlowPositions = ReadonlyMap<number, { readonly x: number; readonly y: number }>;

/** An item in its order, with its position in the diagram. Its needs stand in the same order. */
export interface PlacedItem extends FlowItem {
  readonly x: number;
  readonly y: number;
}

/** From one node to the next, in pixels. */
export interface FlowSteps {
  readonly column: number;
  readonly row: number;
}

/**
 * Ids, each after all that it needs, and a chain together; of what is equal the earlier item stands first. Where items
 * need each other in a circle, the first of the circle stands first.
 */
export const flowOrder = (items: readonly FlowItem[]): readonly number[] => {
  const rank = new Map(items.map(({ id }, position) => [id, position]));
  const leadsTo = new Map<number, number[]>(items.map(({ id }) => [id, []]));
  const missing = new Map<number, number>();
  for (const { id, needs } of items) {
    const known = needs.filter((need) => need !== id && rank.has(need));
    missing.set(id, known.length);
    for (const need of known) leadsTo.get(need)?.push(id);
  }
  const placed = new Set<number>();
  const follow = (start: number): void => {
    const open = [start];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (placed.has(id)) continue;
      placed.add(id);
      const next = (leadsTo.get(id) ?? []).filter((after) => {
        const left = (missing.get(after) ?? 0) - 1;
        missing.set(after, left);
        return left <= 0;
      });
      open.push(...next.toSorted((a, b) => (rank.get(b) ?? 0) - (rank.get(a) ?? 0)));
    }
  };
  for (const id of rank.keys()) if (missing.get(id) === 0) follow(id);
  for (const id of rank.keys()) follow(id);
  return [...placed];
};

/**
 * The items in their order, each in the column after all that it needs, in the next row that no given position takes; a
 * position that is given counts.
 */
export const flowLayout = (
  items: readonly FlowItem[],
  steps: FlowSteps,
  positions: FlowPositions = new Map(),
): readonly PlacedItem[] => {
  const needsOf = new Map(items.map(({ id, needs }) => [id, needs]));
  const order = flowOrder(items);
  const position = new Map(order.map((id, index) => [id, index]));
  const columns = new Map<number, number>();
  const rows = new Map<number, number>();
  const taken = order.flatMap((id) => positions.get(id) ?? []);
  return order.map((id) => {
    const needs = (needsOf.get(id) ?? [])
      .filter((need) => need !== id && position.has(need))
      .toSorted((a, b) => (position.get(a) ?? 0) - (position.get(b) ?? 0));
    const column = Math.max(-1, ...needs.map((need) => columns.get(need) ?? -1)) + 1;
    columns.set(id, column);
    const given = positions.get(id);
    if (given !== undefined) return { id, needs, ...given };
    const x = column * steps.column;
    let row = rows.get(column) ?? 0;
    while (
      taken.some((other) => Math.abs(other.x - x) < steps.column && Math.abs(other.y - row * steps.row) < steps.row)
    )
      row += 1;
    rows.set(column, row + 1);
    return { id, needs, x, y: row * steps.row };
  });
};
