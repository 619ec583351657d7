import { toCsv, type CsvCell } from './csv.ts';

/** One column of the export. */
export interface CsvColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => CsvCell;
}

/** V-01: rows as CSV, in their order. Text of people never runs as a formula. */
export const csvOfRows = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  toCsv(
    columns.map(({ header }) => header),
    rows.map((row) => columns.map(({ value }) => value(row))),
  );

/** `pending-evidence.csv` of rows of 2nd March 2026 is `pending-evidence-2026-03-02.csv`; days are those of the device. */
export const datedFileName = (fileName: string, atMs: number | null): string => {
  if (atMs === null) return fileName;
  const day = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(atMs);
  return fileName.replace(/(\.[^.]+)?$/, `-${day}$1`);
};
