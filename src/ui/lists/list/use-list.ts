import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ListAddress } from './address.ts';
import type { KeyedRow, ListDefinition } from './list-definition.ts';
import type { ShownList } from './shown-list.ts';

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

/** Sorts before every other column. */
const FIRST = 'stands first';
const NO_KEYS: ReadonlySet<string> = new Set();

/**
 * Filters, sorts and pages rows as the address says. Rows whose keys are in `first` stand before the others whatever
 * the order; rows that are alike keep theirs.
 */
export const useList = <Row extends KeyedRow, Filters extends object, Sort extends string>(
  { columns, filter }: Pick<ListDefinition<Row, Filters, Sort>, 'columns' | 'filter'>,
  rows: readonly Row[],
  address: ListAddress<Filters, Sort>,
  first: ReadonlySet<string> = NO_KEYS,
): ShownList<Row> => {
  const data = useMemo(() => filter(rows, address), [filter, rows, address]);
  const columnDefs = useMemo(
    (): ColumnDef<typeof features, Row>[] => [
      {
        id: FIRST,
        accessorFn: ({ key }) => key,
        sortUndefined: false,
        sortFn: (one, other) => Number(first.has(other.original.key)) - Number(first.has(one.original.key)),
      },
      ...columns.flatMap(({ sort }): ColumnDef<typeof features, Row>[] =>
        sort === undefined
          ? []
          : [
              {
                id: sort.by,
                accessorFn: ({ key }) => key,
                sortUndefined: false,
                sortFn: (one, other) => sort.compare(one.original, other.original),
              },
            ],
      ),
    ],
    [columns, first],
  );
  const { sort, direction, size } = address;
  const page = Math.min(address.page, Math.max(1, Math.ceil(data.length / size)));
  const state = useMemo(
    () => ({
      sorting: [
        ...(first.size === 0 ? [] : [{ id: FIRST, desc: false }]),
        { id: sort, desc: direction === 'descending' },
      ],
      pagination: { pageIndex: page - 1, pageSize: size },
    }),
    [first, sort, direction, page, size],
  );
  const table = useTable({
    features,
    columns: columnDefs,
    data,
    getRowId: ({ key }) => key,
    autoResetPageIndex: false,
    state,
  });
  const sorted = table.getSortedRowModel().rows;
  const paged = table.getRowModel().rows;
  return useMemo(
    () => ({ ordered: sorted.map(({ original }) => original), here: paged.map(({ original }) => original), page }),
    [sorted, paged, page],
  );
};
