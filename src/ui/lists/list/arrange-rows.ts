import type { ListAddress } from './address.ts';
import type { KeyedRow, ListDefinition } from './list-definition.ts';
import type { ShownList } from './shown-list.ts';

/**
 * Filters, sorts and pages rows as the address says, for a table within a page: `useList` does the same with the table
 * library, which such a page does not load.
 */
export const arrangeRows = <Row extends KeyedRow, Filters extends object, Sort extends string>(
  { columns, filter }: Pick<ListDefinition<Row, Filters, Sort>, 'columns' | 'filter'>,
  rows: readonly Row[],
  address: ListAddress<Filters, Sort>,
): ShownList<Row> => {
  const compare = columns.find(({ sort }) => sort?.by === address.sort)?.sort?.compare ?? (() => 0);
  const sign = address.direction === 'descending' ? -1 : 1;
  const ordered = filter(rows, address).toSorted((one, other) => sign * compare(one, other));
  const { size } = address;
  const page = Math.min(address.page, Math.max(1, Math.ceil(ordered.length / size)));
  return { ordered, here: ordered.slice((page - 1) * size, page * size), page };
};
