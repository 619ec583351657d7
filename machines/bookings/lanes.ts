import type { Booking } from '#contracts/bookings/booking.schema.ts';
import type { MovingBooking } from './moving-bookings.ts';

/** How a lane runs through a row. `through`: from its upper to its lower edge. */
export type LanePart = 'none' | 'start' | 'through' | 'end';

/** The two lanes of a row, and the one that the row's marker stands on: null where chains of others take both. */
export interface RowLanes {
  readonly parts: readonly [LanePart, LanePart];
  readonly marker: 0 | 1 | null;
}

export const NO_LANES: RowLanes = { parts: ['none', 'none'], marker: 0 };

/**
 * Chosen bookings with what moves for their sake: the position of each in the list, by chain. Chains of one draw
 * nothing.
 */
const chainsOf = (shownIds: readonly number[], moving: readonly MovingBooking[]): readonly (readonly number[])[] => {
  const positionOf = new Map(shownIds.map((id, position) => [id, position]));
  const chosenOf = new Map<number, number>();
  const chains = new Map<number, number[]>();
  // Each stands behind the one it moves for, or, where prerequisites come first, before it.
  const because = new Map(moving.map((entry) => [entry.booking.booking_id, entry.because?.booking_id ?? null]));
  const follow = (id: number): number => {
    const walked: number[] = [];
    let at = id;
    for (let next = because.get(at); next !== null && next !== undefined && !chosenOf.has(at); next = because.get(at)) {
      walked.push(at);
      at = next;
    }
    const chosen = chosenOf.get(at) ?? at;
    for (const one of walked) chosenOf.set(one, chosen);
    return chosen;
  };
  for (const { booking } of moving) {
    const position = positionOf.get(booking.booking_id);
    if (position === undefined) continue;
    const chosen = follow(booking.booking_id);
    const chain = chains.get(chosen);
    if (chain === undefined) chains.set(chosen, [position]);
    else chain.push(position);
  }
  return [...chains.values()]
    .filter(({ length }) => length > 1)
    .map((positions) => positions.toSorted((one, other) => one - other));
};

/** Positions of the rows that lead to each other, by what has to come first, whatever is chosen. */
const chainsAtRest = (shown: readonly Booking[]): readonly (readonly number[])[] => {
  const add = (lists: Map<number, number[]>, key: number, value: number): void => {
    const list = lists.get(key);
    if (list === undefined) lists.set(key, [value]);
    else list.push(value);
  };
  const linked = new Map<number, number[]>();
  const join = (one: number, other: number): void => {
    add(linked, one, other);
    add(linked, other, one);
  };
  const positions = new Map<number, number[]>();
  for (const [position, { product, prerequisites, dependencies }] of shown.entries()) {
    add(positions, product.product_id, position);
    for (const { product_id } of [...(prerequisites ?? []), ...(dependencies ?? [])])
      join(product.product_id, product_id);
  }
  const met = new Set<number>();
  return [...positions.keys()].flatMap((start) => {
    if (!linked.has(start)) return [];
    const chain: number[] = [];
    const open = [start];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (met.has(id)) continue;
      met.add(id);
      chain.push(...(positions.get(id) ?? []));
      open.push(...(linked.get(id) ?? []));
    }
    return chain.length > 1 ? [chain.toSorted((one, other) => one - other)] : [];
  });
};

/**
 * The lines beside a list: each chain of bookings that move together runs in a lane; where two run side by
 * side they take two, and a third is told in words alone. Rows without a line are missing.
 */
export const lanesOf = (shownIds: readonly number[], moving: readonly MovingBooking[]): ReadonlyMap<number, RowLanes> =>
  lanesOfChains(shownIds, chainsOf(shownIds, moving));

/** V30: the lines where nothing is chosen: what depends on what. */
export const lanesAtRest = (shown: readonly Booking[]): ReadonlyMap<number, RowLanes> =>
  lanesOfChains(
    shown.map(({ booking_id: id }) => id),
    chainsAtRest(shown),
  );

/** `shownIds`: `booking_id`s in the order of the rows. `chains`: positions in it. */
const lanesOfChains = (
  shownIds: readonly number[],
  chains: readonly (readonly number[])[],
): ReadonlyMap<number, RowLanes> => {
  const free = [0, 0];
  const rows = new Map<number, { readonly parts: [LanePart, LanePart]; own: 0 | 1 | null }>();
  for (const positions of chains.toSorted(([one = 0], [other = 0]) => one - other)) {
    const [first = 0, last = 0] = [positions[0], positions.at(-1)];
    const lane = free.findIndex((from) => from <= first);
    if (lane === -1) continue;
    free[lane] = last + 1;
    const members = new Set(positions);
    for (let position = first; position <= last; position += 1) {
      const id = shownIds[position] ?? 0;
      const row = rows.get(id) ?? { parts: ['none', 'none'], own: null };
      row.parts[lane] = position === first ? 'start' : position === last ? 'end' : 'through';
      if (members.has(position)) row.own = lane as 0 | 1;
      rows.set(id, row);
    }
  }
  // Who belongs to none of them stands beside the lines, not on one.
  const beside = (parts: RowLanes['parts']): RowLanes['marker'] =>
    parts[0] === 'none' ? 0 : parts[1] === 'none' ? 1 : null;
  return new Map([...rows].map(([id, { parts, own }]) => [id, { parts, marker: own ?? beside(parts) }]));
};
