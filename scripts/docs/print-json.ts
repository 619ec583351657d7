/** Characters of a line that a value may fill before it is broken. */
const WIDTH = 110;

const inLine = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  const entries = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${inLine(part)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
};

/** A printed value: brackets and keys of the structure, and its single values, each with its path (`$.data[0].id`). */
export interface Printer {
  /** Writes a single value; the printed structure around it is written as it is. */
  readonly leaf: (text: string, path: string) => string;
  /** Writes structure: brackets, keys, commas, space. */
  readonly text: (text: string) => string;
}

const PLAIN: Printer = { leaf: (text) => text, text: (text) => text };

const pathTo = (path: string, key: string): string => (/^\w+$/.test(key) ? `${path}.${key}` : `${path}['${key}']`);

/** The parts of an object or a list: what stands before each value, the value, its path. */
const partsOf = (value: object, path: string): readonly (readonly [prefix: string, part: unknown, path: string])[] =>
  Array.isArray(value)
    ? value.map((part: unknown, at) => ['', part, `${path}[${at}]`] as const)
    : Object.entries(value).map(([key, part]) => [`${JSON.stringify(key)}: `, part, pathTo(path, key)] as const);

const print = (value: unknown, path: string, indent: string, used: number, printer: Printer): string => {
  if (typeof value !== 'object' || value === null) return printer.leaf(JSON.stringify(value), path);
  const parts = partsOf(value, path);
  const isList = Array.isArray(value);
  if (parts.length === 0) return printer.leaf(isList ? '[]' : '{}', path);
  const short = indent.length + used + inLine(value).length <= WIDTH;
  const inner = short ? indent : `${indent}  `;
  const [open, between, close] = short
    ? isList
      ? ['[', ', ', ']']
      : ['{ ', ', ', ' }']
    : [isList ? `[\n${inner}` : `{\n${inner}`, `,\n${inner}`, isList ? `\n${indent}]` : `\n${indent}}`];
  const printed = parts.map(
    ([prefix, part, at]) => printer.text(prefix) + print(part, at, inner, prefix.length, printer),
  );
  return printer.text(open) + printed.join(printer.text(between)) + printer.text(close);
};

/** JSON that a person reads: two spaces, and on one line what fits into it. */
export const printJson = (value: unknown, printer: Printer = PLAIN): string => print(value, '$', '', 0, printer);
