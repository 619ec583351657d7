/** A cell of a table as it is exported: text, or a number as it is. */
export type CsvCell = string | number | null;

/** What a spreadsheet would take for a formula or a command when a cell begins with it, its full-width twins included. */
const BEGINS_A_FORMULA = /^\s*[=+\-–−@|%\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

const cell = (value: CsvCell): string => {
  if (value === null) return '';
  // A number is a number, negative ones too: only text can be a formula.
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  // Non-breaking spaces hold dates together on a screen; a spreadsheet would not read them as dates.
  const plain = value.replaceAll('\u00A0', ' ');
  const text = BEGINS_A_FORMULA.test(plain) ? `'${plain}` : plain;
  return `"${text.replaceAll('"', '""')}"`;
};

/**
 * V-01: a table as CSV (RFC 4180) for a spreadsheet: text is quoted and never runs. With a byte order mark, so that
 * letters outside ASCII survive.
 */
export const toCsv = (header: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${[header, ...rows].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
