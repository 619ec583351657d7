import { memo, useId, type ReactNode } from 'react';
import { ExpandButton } from '../table/ExpandButton.tsx';
import { SelectBox } from '../table/SelectBox.tsx';
import type { KeyedRow, ListColumn } from './list-definition.ts';

export interface ListTableRowProps<Row extends KeyedRow, Sort extends string> {
  readonly row: Row;
  readonly columns: readonly ListColumn<Row, Sort>[];
  readonly rowLabel: (row: Row) => string;
  /** Null where rows cannot be selected. */
  readonly isSelected: boolean | null;
  readonly isDisabled: boolean;
  readonly note: string | undefined;
  readonly details: ((row: Row) => ReactNode) | undefined;
  readonly isOpen: boolean;
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
  onSelect,
  onToggle,
}: ListTableRowProps<Data, Sort>) {
  const detailsId = useId();
  const span = columns.length + (isSelected === null ? 1 : 2);
  return (
    <>
      <tr className={isSelected === true ? 'is-sel' : undefined}>
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
          const classes =
            [className, numeric === true ? 'num' : undefined].filter((one) => one !== undefined).join(' ') || undefined;
          return isRowHeader === true ? (
            <th key={key} scope="row" className={classes}>
              {cell(row, note)}
            </th>
          ) : (
            <td key={key} className={classes}>
              {cell(row, note)}
            </td>
          );
        })}
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
export const ListTableRow = memo(Row) as typeof Row;
