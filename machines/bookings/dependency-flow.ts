import type { Booking } from '#contracts/bookings/booking.schema.ts';
import { FLOW_NODES } from '#contracts/constants.ts';
import { flowGrid, gridRoutes, type FlowPoint, type GridSize } from '../flow-grid.ts';

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
  /** Its corners. */
  readonly points: readonly FlowPoint[];
}

export interface DependencyFlow {
  /** The same as an ordered list: what comes first stands first, and a chain stays together. */
  readonly nodes: readonly FlowNode[];
  readonly edges: readonly FlowEdge[];
}

const GRID: GridSize = {
  width: FLOW_NODES.bookingWidth,
  height: FLOW_NODES.bookingHeight,
  columnGap: 100,
  rowGap: 50,
};

interface Product {
  readonly name: string;
  readonly booking: Booking | null;
  readonly needs: Set<number>;
  /** Whether something needs it. */
  leads: boolean;
}

/**
 * Every product that comes before or after another one. Of several bookings of a product the one that is still to be
 * passed counts.
 */
const productsOf = (bookings: readonly Booking[]): ReadonlyMap<number, Product> => {
  const products = new Map<number, Product>();
  const add = (id: number, name: string, booking: Booking | null): void => {
    if (!products.has(id)) products.set(id, { name, booking, needs: new Set(), leads: false });
  };
  const join = (from: number, to: number): void => {
    if (from === to) return;
    const first = products.get(from);
    if (first !== undefined) first.leads = true;
    products.get(to)?.needs.add(from);
  };
  for (const booking of bookings.toSorted((a, b) => Number(a.passed === true) - Number(b.passed === true)))
    add(booking.product.product_id, booking.product.name, booking);
  for (const { product, prerequisites, dependencies } of bookings) {
    for (const { product_id, name } of [...(prerequisites ?? []), ...(dependencies ?? [])]) add(product_id, name, null);
    for (const { product_id } of prerequisites ?? []) join(product_id, product.product_id);
    for (const { product_id } of dependencies ?? []) join(product.product_id, product_id);
  }
  return new Map([...products].filter(([, { needs, leads }]) => needs.size > 0 || leads));
};

/** Dated ones first, by day; then by name. */
const startOf = ({ booking }: Product): number => booking?.course?.start_date ?? Number.POSITIVE_INFINITY;
const inOrder = ([, a]: readonly [number, Product], [, b]: readonly [number, Product]): number =>
  startOf(a) === startOf(b) ? a.name.localeCompare(b.name) : startOf(a) - startOf(b);

/**
 * What depends on what, as a diagram and, in the same order, as a list: products that come before or after
 * another one, joined on `product_id`, in rows of three.
 */
export const dependencyFlow = (bookings: readonly Booking[]): DependencyFlow => {
  const products = productsOf(bookings);
  const items = [...products].toSorted(inOrder).map(([id, { needs }]) => ({ id, needs: [...needs] }));
  const placed = flowGrid(items, GRID);
  const nodes = placed.map(({ id, ...rest }): FlowNode => {
    const { name, booking } = products.get(id) as Product;
    return { productId: id, name, booking, ...rest };
  });
  return { nodes, edges: gridRoutes(placed, GRID) };
};
