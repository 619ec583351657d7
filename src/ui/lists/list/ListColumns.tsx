import type { KeyedRow, ListColumn } from './list-definition.ts';

/** The widths that the columns ask for, the same in the table and in its skeleton. */
export function ListColumns<Row extends KeyedRow, Sort extends string>({
  columns,
  selects,
}: {
  readonly columns: readonly ListColumn<Row, Sort>[];
  readonly selects: boolean;
}) {
  return (
    <colgroup>
      {selects && <col />}
      {columns.map(({ key, share }) => (
        <col key={key} {...(share === undefined ? {} : { style: { width: `${share}%` } })} />
      ))}
    </colgroup>
  );
}
