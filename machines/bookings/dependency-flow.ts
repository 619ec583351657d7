import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { FLOW_NODES } from '#contracts/constants.ts';

/** A product of the flow. `booking`: the person's, or null where it was never booked. */
export interface FlowNode {
  readonly productId: number;
  readonly name: string;
  readonly booking: Booking | null;
  /** Product ids of what comes first, in the order of the flow. */
  readonly needs: readonly number[];
  /** Pixels, of the upper left corner. */
  readonly x: number;
  readonly y: number;
}

/** `from` comes first. Product ids. */
export interface FlowEdge {
  readonly from: number;
  readonly to: number;
}

export interface DependencyFlow {
  /** The same as an ordered list: what comes first stands first, and a chain stays together. */
  readonly nodes: readonly FlowNode[];
  readonly edges: readonly FlowEdge[];
}

/** Pixels, by product id. */
export type FlowPositions = ReadonlyMap<number, { readonly x: number; readonly y: number }>;

/** From one node to the next, in pixels: between columns there is room for the lines. */
const COLUMN = FLOW_NODES.bookingWidth + 100;
const ROW = FLOW_NODES.bookingHeight + 50;

interface Product {
  readonly name: string;
  readonly booking: Booking | null;
  readonly needs: Set<number>;
  readonly leadsTo: Set<number>;
}

/** Every product that comes before or after another one. Of several bookings of a product the one that is still to be passed counts. */
const productsOf = (bookings: readonly Booking[]): ReadonlyMap<number, Product> => {
  const products = new Map<number, Product>();
  const add = (id: number, name: string, booking: Booking | null): void => {
    if (!products.has(id)) products.set(id, { name, booking, needs: new Set(), leadsTo: new Set() });
  };
  const join = (from: number, to: number): void => {
    if (from === to) return;
    products.get(from)?.leadsTo.add(to);
    products.get(to)?.needs.add(from);
  };
  for (const booking of bookings.toSorted((a, b) => Number(a.passed === true) - Number(b.passed === true))) add(booking.product.product_id, booking.product.name, booking);
  for (const { product, prerequisites, dependencies } of bookings) {
    for (const { product_id, name } of [...(prerequisites ?? []), ...(dependencies ?? [])]) add(product_id, name, null);
    for (const { product_id } of prerequisites ?? []) join(product_id, product.product_id);
    for (const { product_id } of dependencies ?? []) join(product.product_id, product_id);
  }
  return new Map([...products].filter(([, { needs, leadsTo }]) => needs.size + leadsTo.size > 0));
};

/** Dated ones first, by day; then by name. */
const startOf = ({ booking }: Product): number => booking?.course?.start_date ?? Number.POSITIVE_INFINITY;
const inOrder = ([, a]: readonly [number, Product], [, b]: readonly [number, Product]): number =>
  startOf(a) === startOf(b) ? a.name.localeCompare(b.name) : startOf(a) - startOf(b);

/** Product ids, each after all that it needs; where they need each other in a circle, the first of the circle stands first. */
const orderOf = (products: ReadonlyMap<number, Product>): readonly number[] => {
  const rank = new Map([...products].toSorted(inOrder).map(([id], position) => [id, position]));
  const placed = new Set<number>();
  const missing = new Map([...products].map(([id, { needs }]) => [id, needs.size]));
  const follow = (start: number): void => {
    const open = [start];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (placed.has(id)) continue;
      placed.add(id);
      const next = [...(products.get(id)?.leadsTo ?? [])].filter((after) => {
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
 * What depends on what, as a diagram and, in the same order, as a list: products that come before or after another
 * one, joined on `product_id`. `positions` of the server count; any other product stands in the column after all it needs.
 */
export const dependencyFlow = (bookings: readonly Booking[], positions: FlowPositions = new Map()): DependencyFlow => {
  const products = productsOf(bookings);
  const columns = new Map<number, number>();
  const rows = new Map<number, number>();
  const nodes = orderOf(products).map((productId): FlowNode => {
    const { name, booking, needs } = products.get(productId) as Product;
    const column = Math.max(-1, ...[...needs].map((id) => columns.get(id) ?? -1)) + 1;
    const row = rows.get(column) ?? 0;
    columns.set(productId, column);
    rows.set(column, row + 1);
    return { productId, name, booking, needs: [...needs], ...(positions.get(productId) ?? { x: column * COLUMN, y: row * ROW }) };
  });
  const position = new Map(nodes.map(({ productId }, index) => [productId, index]));
  const ordered = nodes.map((node) => ({ ...node, needs: node.needs.toSorted((a, b) => (position.get(a) ?? 0) - (position.get(b) ?? 0)) }));
  return { nodes: ordered, edges: ordered.flatMap(({ productId, needs }) => needs.map((from) => ({ from, to: productId }))) };
};
