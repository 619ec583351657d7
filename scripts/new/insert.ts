/** Changes the text of a shared file. Throws where it cannot, or where what is inserted stands there already. */
export type Edit = (text: string) => string;

/** Where something is looked for: an exact piece of text, once in its file. */
const find = (text: string, anchor: string, from = 0): number => {
  const found = text.indexOf(anchor, from);
  if (found === -1) throw new Error(`has no ${JSON.stringify(anchor)} to insert at`);
  return found;
};

/** Whether an identifier or a quoted name stands in a text, not as a part of a longer one. */
const hasName = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w$])${name.replaceAll(/[^\w ]/g, '\\$&')}(?![\\w$])`).test(text);

export interface Entry {
  /** The text right before the list, up to and with its bracket. */
  readonly opening: string;
  /** What is inserted: an element of an array, or a property of an object. */
  readonly item: string;
  /** The name under which it stands there only once. */
  readonly name: string;
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** Adds the last element of an array or property of an object: on a line of its own where the others have one. */
export const entry =
  ({ opening, item, name }: Entry): Edit =>
  (text) => {
    const start = find(text, opening) + opening.length;
    const bracket = CLOSING[opening.at(-1) ?? ''] ?? '';
    const indent = /^ */.exec(text.slice(text.lastIndexOf('\n', start - 1) + 1))?.[0] ?? '';
    const isOnLines = text[start] === '\n';
    const end = find(text, isOnLines ? `\n${indent}${bracket}` : bracket === '}' ? ' }' : bracket, start);
    const list = text.slice(start, end);
    if (hasName(list, name)) throw new Error(`already has ${name}`);
    const inserted = isOnLines
      ? `\n${indent}  ${item.replaceAll('\n', `\n${indent}  `)},`
      : `${list.trim() === '' ? '' : ', '}${item}`;
    return `${text.slice(0, end)}${inserted}${text.slice(end)}`;
  };

interface Import {
  readonly at: number;
  readonly source: string;
  /** Relative or not, and whether types only: what stands together. */
  readonly kind: string;
}

const kindOf = (what: string, source: string): string => `${what.startsWith('type ')} ${source.startsWith('#')}`;

const importsOf = (text: string): readonly Import[] =>
  [...text.matchAll(/^import ([^;]*?)'([^']+)';\n/gm)].map(({ index, 1: what = '', 2: source = '' }) => ({
    at: index,
    source,
    kind: kindOf(what, source),
  }));

/** Adds an import before the first of the same kind (`#area/…` or relative) whose path comes later, or after the last. */
export const importOf =
  (what: string, source: string): Edit =>
  (text) => {
    const line = `import ${what} from '${source}';\n`;
    if (text.includes(line)) throw new Error(`already has ${line.trim()}`);
    const imports = importsOf(text);
    const next = imports.find((other) => other.kind === kindOf(what, source) && other.source > source);
    const last = imports.at(-1);
    if (last === undefined) throw new Error('has no import to insert one beside');
    const at = next?.at ?? text.indexOf('\n', text.indexOf(`'${last.source}';`, last.at)) + 1;
    return `${text.slice(0, at)}${line}${text.slice(at)}`;
  };

/** Puts a line in the place of another where that stands, or else before `anchor`. */
export const line =
  ({
    instead,
    anchor,
    item,
    name,
  }: {
    readonly instead?: string;
    readonly anchor: string;
    readonly item: string;
    readonly name: string;
  }): Edit =>
  (text) => {
    if (text.includes(name)) throw new Error(`already has ${name}`);
    if (instead !== undefined && text.includes(instead)) return text.replace(instead, () => item);
    const at = find(text, anchor);
    return `${text.slice(0, at)}${item}${text.slice(at)}`;
  };
