import type { ReactNode } from 'react';
import type { GraphColumn } from '../table/graph-column.ts';
import type { CsvColumn } from '../table/csv-rows.ts';
import type { ListAddress } from './address.ts';

/** A row of a list. */
export interface KeyedRow {
  readonly key: string;
}

/** One column of the table. */
export interface ListColumn<Row extends KeyedRow, Sort extends string> {
  readonly key: string;
  readonly header: string;
  /** Left out where nobody sorts by it. */
  readonly sort?: { readonly by: Sort; readonly compare: (one: Row, other: Row) => number };
  /** Its share of the table, in per cent: the skeleton has the same. Left out where the text decides. */
  readonly share?: number;
  /** Stands at the right, in figures of one width. */
  readonly numeric?: boolean;
  /** The row is named by it. */
  readonly isRowHeader?: boolean;
  /** A class of the list's own style sheet for its cells. */
  readonly className?: string;
  /** `note`: what the page says of this row, why it failed for instance. */
  readonly cell: (row: Row, note: string | undefined) => ReactNode;
}

/** What is the same of a list whenever it is shown. Define it once, outside of components. */
export interface ListDefinition<Row extends KeyedRow, Filters extends object, Sort extends string> {
  /** The table's accessible name: 'Pending evidence'. */
  readonly label: string;
  /** Of the landmark with the pages: 'Evidence pages'. */
  readonly pagesLabel: string;
  readonly columns: readonly ListColumn<Row, Sort>[];
  /** Names a row for its box and its button: 'Leah Goldman, Local anaesthesia logbook'. */
  readonly rowLabel: (row: Row) => string;
  /** Rows to a page, as the address defines them. */
  readonly sizes: readonly number[];
  /** Rows that the filters of the address leave. */
  readonly filter: (rows: readonly Row[], address: ListAddress<Filters, Sort>) => readonly Row[];
  /** What a row is: one and many. */
  readonly noun: readonly [one: string, many: string];
  /** The day of the rows is added to the file's name. */
  readonly csv: { readonly fileName: string; readonly columns: readonly CsvColumn<Row>[] };
  /** Numeric columns that can be drawn. Left out where there are none: then there is no chart. */
  readonly graphs?: readonly GraphColumn<Row>[];
  /** What a row opens. Left out where rows do not open. */
  readonly details?: (row: Row) => ReactNode;
  /** A class of the list's own style sheet for its table. */
  readonly className?: string;
}

/** What is selected, and by what. The state belongs to whoever shows the list, so that it outlives a page of it. */
export interface ListSelection {
  /** Keys of rows, of this page or another. */
  readonly selected: ReadonlySet<string>;
  /** Nothing can be selected now: a decision is on its way. */
  readonly isDisabled: boolean;
  /** Keep it the same from one drawing to the next: every row has it. */
  readonly onSelect: (keys: readonly string[], isSelected: boolean) => void;
}
