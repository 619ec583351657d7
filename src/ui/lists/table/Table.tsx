import type { ReactNode } from 'react';
import './table.css';

export interface TableProps {
  /** Its accessible name. */
  label: string;
  columns: readonly { key: string; header: string; numeric?: boolean; sort?: 'ascending' | 'descending' | 'none' }[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A plain table; where it is wider than its column it scrolls by itself, by keyboard too. */
export function Table({ label, columns, rows }: TableProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className="table__scroll" role="region" aria-label={label} tabIndex={0}>
      <table className="table" aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={column.numeric ? 'num' : undefined} aria-sort={column.sort}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {row.cells.map((cell, index) => (
                <td key={columns[index]?.key ?? index} className={columns[index]?.numeric ? 'num' : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
