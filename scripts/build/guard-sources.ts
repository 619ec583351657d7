import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GuardFacts } from '../../src/instruments/walker/facts.ts';

/** Charts borrow guards from the kits of other areas. */
const MACHINES = 'machines';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const indentOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;

/** A property from the line in which it begins: what is indented deeper belongs to it, and the bracket that closes it. */
const propertyAt = (lines: readonly string[], from: number): string => {
  const indent = indentOf(lines[from] ?? '');
  const belongs = (line: string): boolean =>
    indentOf(line) > indent || (indentOf(line) === indent && /^[)}\]]/.test(line.trimStart()));
  const after = lines.slice(from + 1);
  const end = after.findIndex((line) => !belongs(line));
  return [lines[from] ?? '', ...after.slice(0, end === -1 ? after.length : end)]
    .map((line) => line.slice(indent))
    .join('\n')
    .replace(/,$/, '');
};

/** The docstring that ends in the line before, as one line. */
const docstringBefore = (lines: readonly string[], at: number): string => {
  if (!(lines[at - 1] ?? '').trimEnd().endsWith('*/')) return '';
  const begin = lines.slice(0, at).findLastIndex((line) => line.trimStart().startsWith('/**'));
  return lines
    .slice(begin, at)
    .map((line) =>
      line
        .trim()
        .replace(/^\/?\*+\/?|\*\/$/g, '')
        .trim(),
    )
    .join(' ')
    .trim();
};

/** Finds a guard in a source: a property of this name whose value is a function. */
export const guardIn = (source: string, name: string): GuardFacts | null => {
  const lines = source.split('\n');
  const at = lines.findIndex((line) => new RegExp(`^\\s+${escaped(name)}: \\((?:.*=>|\\{?$)`).test(line));
  return at === -1
    ? null
    : { description: docstringBefore(lines, at), code: propertyAt(lines, at).replace(`${name}: `, '') };
};

/** The sources of all charts: those of the named area first, as a guard's name may come twice. */
export const machineSources = async (area: string): Promise<readonly string[]> => {
  const files = (await readdir(MACHINES, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'),
  );
  const isOwn = (file: string): boolean => file.startsWith(`${area}/`);
  return Promise.all(
    files
      .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
      .map((file) => readFile(join(MACHINES, file), 'utf8')),
  );
};
