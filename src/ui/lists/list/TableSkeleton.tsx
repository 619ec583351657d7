import { Skeleton } from '../../frames/skeleton/Skeleton.tsx';
import '../table/table.css';
import './list-table.css';
import type { KeyedRow, ListDefinition } from './list-definition.ts';
import { ListColumns } from './ListColumns.tsx';

export interface TableSkeletonProps<Row extends KeyedRow, Filters extends object, Sort extends string> {
  readonly definition: Pick<ListDefinition<Row, Filters, Sort>, 'columns' | 'className'>;
  /** Rows can be selected: the boxes have a column of their own. */
  readonly selects?: boolean;
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** V-17: a table whose rows are on their way: its columns have the widths that they will have. */
export function TableSkeleton<Row extends KeyedRow, Filters extends object, Sort extends string>({
  definition: { columns, className },
  selects = false,
}: TableSkeletonProps<Row, Filters, Sort>) {
  return (
    <table className={className === undefined ? 'table ltable' : `table ltable ${className}`} aria-hidden="true">
      <ListColumns columns={columns} selects={selects} />
      <thead>
        <tr>
          {selects && <th scope="col" className="ltable__box" aria-label="Selection" />}
          {columns.map(({ key, header, numeric }) => (
            <th key={key} scope="col" className={numeric === true ? 'num' : undefined}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            {selects && <td className="ltable__box">&nbsp;</td>}
            {columns.map(({ key, className: ofColumn }) => (
              <td key={key} className={ofColumn}>
                <Skeleton shape="text" width={80} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
