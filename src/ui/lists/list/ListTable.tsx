import { memo, useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { Badge } from '../../messages/badge/Badge.tsx';
import { RowActions, type RowAction } from '../table/RowActions.tsx';
import { SelectBox } from '../table/SelectBox.tsx';
import { SortHeader } from '../table/SortHeader.tsx';
import '../table/table.css';
import './list-table.css';
import type { ListOrder } from './address.ts';
import type { KeyedRow, ListColumn, ListSelection } from './list-definition.ts';
import { ListColumns } from './ListColumns.tsx';
import { ExpandButton } from '../table/ExpandButton.tsx';

interface ListTableRowProps<Row extends KeyedRow, Sort extends string> {
  readonly row: Row;
  readonly columns: readonly ListColumn<Row, Sort>[];
  readonly rowLabel: (row: Row) => string;
  /** Null where rows cannot be selected. */
  readonly isSelected: boolean | null;
  readonly isDisabled: boolean;
  readonly note: string | undefined;
  readonly details: ((row: Row) => ReactNode) | undefined;
  readonly isOpen: boolean;
  readonly isNew: boolean;
  readonly actions: ((row: Row) => readonly RowAction[]) | undefined;
  readonly onSelect: (key: string, isSelected: boolean, withShift: boolean) => void;
  readonly onToggle: (key: string) => void;
}

function Row<Data extends KeyedRow, Sort extends string>({
  row,
  columns,
  rowLabel,
  isSelected,
  isDisabled,
  note,
  details,
  isOpen,
  isNew,
  actions,
  onSelect,
  onToggle,
}: ListTableRowProps<Data, Sort>) {
  const detailsId = useId();
  const span = columns.length + (isSelected === null ? 1 : 2) + (actions === undefined ? 0 : 1);
  const classes = [isSelected === true && 'is-sel', isNew && 'is-new'].filter(Boolean).join(' ') || undefined;
  return (
    <>
      <tr className={classes}>
        {isSelected !== null && (
          <td className="ltable__box">
            <SelectBox
              label={`Select ${rowLabel(row)}`}
              state={isSelected ? 'all' : 'none'}
              isDisabled={isDisabled}
              onChange={(selected, withShift) => onSelect(row.key, selected, withShift)}
            />
          </td>
        )}
        {columns.map(({ key, numeric, isRowHeader, className, cell }) => {
          const ofCell =
            [className, numeric === true ? 'num' : undefined].filter((one) => one !== undefined).join(' ') || undefined;
          return isRowHeader === true ? (
            <th key={key} scope="row" className={ofCell}>
              {cell(row, note)}
              {isNew && (
                <span className="ltable__new">
                  <Badge>New</Badge>
                </span>
              )}
            </th>
          ) : (
            <td key={key} className={ofCell}>
              {cell(row, note)}
            </td>
          );
        })}
        {actions !== undefined && (
          <td className="ltable__act">
            <RowActions rowLabel={rowLabel(row)} actions={actions(row)} />
          </td>
        )}
        {details !== undefined && (
          <td className="ltable__open">
            <ExpandButton
              label={`More about ${rowLabel(row)}`}
              isOpen={isOpen}
              controls={detailsId}
              onToggle={() => onToggle(row.key)}
            />
          </td>
        )}
      </tr>
      {details !== undefined && isOpen && (
        <tr id={detailsId} className="ltable__more">
          <td colSpan={span}>{details(row)}</td>
        </tr>
      )}
    </>
  );
}

/** One row of a list; drawn anew only when something of it has changed. */
const ListTableRow = memo(Row) as typeof Row;

export interface ListTableProps<Row extends KeyedRow, Sort extends string> {
  readonly label: string;
  readonly className?: string | undefined;
  readonly columns: readonly ListColumn<Row, Sort>[];
  /** The rows of this page. */
  readonly rows: readonly Row[];
  readonly rowLabel: (row: Row) => string;
  readonly order: ListOrder<Sort>;
  readonly onSort: (by: Sort) => void;
  /** Left out where nothing can be selected. */
  readonly selection?: ListSelection | undefined;
  /** What is said of single rows, by key. */
  readonly notes?: ReadonlyMap<string, string> | undefined;
  /** What a row opens; left out where rows do not open. */
  readonly details?: ((row: Row) => ReactNode) | undefined;
  /** Rows that came with the last refresh. */
  readonly newKeys?: ReadonlySet<string> | undefined;
  /** What can be done with one row; keep it the same from one drawing to the next. Left out where there is one thing. */
  readonly rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
}

const NO_NOTES: ReadonlyMap<string, string> = new Map();
const NO_KEYS: ReadonlySet<string> = new Set();
const selectNothing = (): void => undefined;

/**
 * V-04: one page of a list with sorted columns, boxes to select (with Shift: all from the last one pressed), actions of
 * a row, and rows that open. A phone shows each row in three lines.
 */
export function ListTable<Row extends KeyedRow, Sort extends string>({
  label,
  className,
  columns,
  rows,
  rowLabel,
  order,
  onSort,
  selection,
  notes = NO_NOTES,
  details,
  newKeys = NO_KEYS,
  rowActions,
}: ListTableProps<Row, Sort>) {
  const { selected = NO_KEYS, isDisabled = false, onSelect = selectNothing } = selection ?? {};
  const [open, setOpen] = useState(NO_KEYS);
  const toggle = useCallback(
    (key: string) =>
      setOpen((keys) => new Set(keys.has(key) ? [...keys].filter((one) => one !== key) : [...keys, key])),
    [],
  );
  const range = useRef<{ rows: readonly Row[]; from: string | null }>({ rows, from: null });
  useEffect(() => {
    range.current.rows = rows;
  }, [rows]);
  const selectRow = useCallback(
    (key: string, isSelected: boolean, withShift: boolean) => {
      const { rows: here, from } = range.current;
      const ends = [here.findIndex((row) => row.key === from), here.findIndex((row) => row.key === key)];
      range.current.from = key;
      const isRange = withShift && !ends.includes(-1);
      onSelect(
        isRange ? here.slice(Math.min(...ends), Math.max(...ends) + 1).map((row) => row.key) : [key],
        isSelected,
      );
    },
    [onSelect],
  );
  const count = useMemo(() => rows.filter(({ key }) => selected.has(key)).length, [rows, selected]);
  return (
    <table className={className === undefined ? 'table ltable' : `table ltable ${className}`}>
      <caption className="vh">{label}</caption>
      <ListColumns columns={columns} selects={selection !== undefined} />
      <thead>
        <tr>
          {selection !== undefined && (
            <th scope="col" className="ltable__box">
              <SelectBox
                label="Select all on this page"
                state={count === 0 ? 'none' : count === rows.length ? 'all' : 'mixed'}
                isDisabled={isDisabled || rows.length === 0}
                onChange={(isSelected) =>
                  onSelect(
                    rows.map(({ key }) => key),
                    isSelected,
                  )
                }
              />
            </th>
          )}
          {columns.map(({ key, header, sort, numeric = false }) =>
            sort === undefined ? (
              <th key={key} scope="col" className={numeric ? 'num' : undefined}>
                {header}
              </th>
            ) : (
              <SortHeader
                key={key}
                sorted={order.sort === sort.by ? order.direction : undefined}
                numeric={numeric}
                onSort={() => onSort(sort.by)}
              >
                {header}
              </SortHeader>
            ),
          )}
          {rowActions !== undefined && (
            <th scope="col" className="ltable__act">
              <span className="vh">Actions</span>
            </th>
          )}
          {details !== undefined && (
            <th scope="col" className="ltable__open">
              <span className="vh">More</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ListTableRow
            key={row.key}
            row={row}
            columns={columns}
            rowLabel={rowLabel}
            isSelected={selection === undefined ? null : selected.has(row.key)}
            isDisabled={isDisabled}
            note={notes.get(row.key)}
            details={details}
            isOpen={open.has(row.key)}
            isNew={newKeys.has(row.key)}
            actions={rowActions}
            onSelect={selectRow}
            onToggle={toggle}
          />
        ))}
      </tbody>
    </table>
  );
}
