import type { KeyedRow } from './list-definition.ts';
import type { ListAddress } from './address.ts';

interface Ordering<Row, Filters extends object, Sort extends string> {
  readonly filter: (rows: readonly Row[], address: ListAddress<Filters, Sort>) => readonly Row[];
  readonly compare: Readonly<Record<Sort, (one: Row, other: Row) => number>>;
}

/** The keys of a list as its page shows them: filtered and sorted as the address says, over all pages. */
export const orderKeys = <Row extends KeyedRow, Filters extends object, Sort extends string>(
  rows: readonly Row[],
  address: ListAddress<Filters, Sort>,
  { filter, compare }: Ordering<Row, Filters, Sort>,
): readonly string[] => {
  const sign = address.direction === 'descending' ? -1 : 1;
  return filter(rows, address)
    .toSorted((one, other) => sign * compare[address.sort](one, other))
    .map(({ key }) => key);
};
